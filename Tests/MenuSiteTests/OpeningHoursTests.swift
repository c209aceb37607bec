import Foundation
import Testing

@testable import MenuSite

/// Weeks in runs, and how they are printed; how other languages write them is held against CLDR in HoursTableTests.
@Suite struct OpeningHoursTests {
    private func week(_ hours: [Weekday: DayHours]) -> WeekHours {
        var week = WeekHours()
        for (day, hours) in hours { week[day] = hours }
        return week
    }

    private static let open = DayHours(spans: [TimeSpan(opens: 540, closes: 1080)])

    /// Each with the days that are open and closed, the day that a week begins with, and the runs.
    @Test(arguments: [
        ("mon,tue,wed,thu,fri", "sat,sun", "mon", "mon-fri sat-sun!"),
        ("mon,tue,wed,thu,fri", "sat,sun", "sun", "mon-fri sat-sun!"),
        ("tue,wed,thu,fri,sat,sun", "mon", "sun", "mon! tue-sun"), ("fri,sat", "", "sat", "fri-sat"),
        ("fri,sat", "", "mon", "fri-sat"), ("sun,mon", "", "mon", "sun-mon"), ("mon,wed,fri", "", "mon", "mon wed fri"),
        ("mon,tue,thu,fri", "wed", "sun", "mon-tue wed! thu-fri"), ("sun", "mon", "sun", "sun mon!"),
        ("sat,sun,mon", "tue,wed", "sat", "sat-mon tue-wed!"), ("mon,tue,wed,thu,fri,sat,sun", "", "sun", "sun-sat"),
        ("", "", "sun", ""),
    ])
    func areRuns(open: String, closed: String, start: String, runs: String) throws {
        var hours: [Weekday: DayHours] = [:]
        let day = { (key: Substring) in try #require(Weekday.allCases.first { $0.key == key }) }
        for key in open.split(separator: ",") { hours[try day(key)] = Self.open }
        for key in closed.split(separator: ",") { hours[try day(key)] = .closed }
        let found = week(hours).runs(from: try day(Substring(start))).map { run in
            (run.first == run.last ? run.first.key : run.first.key + "-" + run.last.key)
                + (run.hours == .closed ? "!" : "")
        }
        #expect(found == runs.split(separator: " ").map(String.init))
    }

    /// What stands in the rows of a page, days and their spans.
    private func rows(_ hours: String, language: String = "en", special: String = "[]") throws -> [String] {
        let site = """
            {"name": "T", "language": "\(language)", "currency": "EUR", "hours": \(hours), "specialHours": \(special)}
            """
        let result = try SiteFixture(menu: #"{"items": ["a"]}"#, site: site).build()
        #expect(result.messages == [])
        return result.page.matches(of: /<d[td]>(.*?)<\/d[td]>/).map { String($0.1).replacing(/<.*?>/, with: "") }
    }

    @Test func areShownByTheHabitOfTheLanguage() throws {
        let hours =
            #"{"mon-thu": "9-18", "fri": ["10:00-14:00", "17:00-02:00"], "sat": "00:00-24:00", "sun": "closed"}"#
        #expect(
            try rows(hours) == [
                "Sun", "closed", "Mon\u{2009}–\u{2009}Thu", "9:00\u{202F}AM\u{2009}–\u{2009}6:00\u{202F}PM", "Fri",
                "10:00\u{202F}AM\u{2009}–\u{2009}2:00\u{202F}PM", "5:00\u{202F}PM\u{2009}–\u{2009}2:00\u{202F}AM",
                "Sat",
                "open 24 hours",
            ])
        #expect(
            try rows(hours, language: "de") == [
                "Mo\u{2009}–\u{2009}Do", "09:00–18:00 Uhr", "Fr", "10:00–14:00 Uhr", "17:00–02:00 Uhr", "Sa",
                "24\u{A0}Stunden geöffnet", "So", "geschlossen",
            ])
        #expect(try rows(#"{"daily": "9-12"}"#) == ["daily", "9:00\u{202F}AM\u{2009}–\u{2009}12:00\u{202F}PM"])
        #expect(try rows(#"{"mon-sun": "closed"}"#) == ["daily", "closed"])
        #expect(try rows("{}") == [] && rows(#"{"mon": null, "_sun": "later"}"#) == [])
    }

    /// "9:00 – 2:00 PM" would be five hours of an afternoon, "1:00 – 12:30 AM" half an hour.
    @Test(arguments: [
        ("21:00-02:00", "9:00\u{202F}PM\u{2009}–\u{2009}2:00\u{202F}AM"),
        ("01:00-00:30", "1:00\u{202F}AM\u{2009}–\u{2009}12:30\u{202F}AM"),
        ("18:00-24:00", "6:00\u{202F}PM\u{2009}–\u{2009}12:00\u{202F}AM"),
        ("13:00-15:00", "1:00\u{2009}–\u{2009}3:00\u{202F}PM"),
    ])
    func haveTheHalfOfEachDay(written: String, text: String) throws {
        #expect(try rows(#"{"daily": "\#(written)"}"#) == ["daily", text])
    }

    @Test func specialDaysStandByDateWithTheirName() throws {
        let special = """
            [{"date": "2026-12-31", "hours": ["10:00-12:00", "13:00-15:00"], "name": "New Year’s Eve"},
             {"date": "2026-12-25", "hours": "closed"}, {"date": "2028-02-29", "hours": "0-24", "name": null}]
            """
        #expect(
            try rows("null", language: "en-GB", special: special) == [
                "Fri, 25 Dec 2026", "closed", "Thu, 31 Dec 2026 New Year’s Eve", "10:00\u{2009}–\u{2009}12:00",
                "13:00\u{2009}–\u{2009}15:00", "Tue, 29 Feb 2028", "open 24 hours",
            ])
    }

    /// The names are words of the language that they are written in.
    @Test func pagesInAnotherLanguageHaveTheDaysWithoutTheirNames() throws {
        let site = """
            {"name": "T", "language": "de", "specialHours": [{"date": "2026-12-24", "hours": "closed", "name": "Heiligabend"}]}
            """
        let files = try SiteFixture([
            "content/site.json": site, "content/menu.json": #"{"items": ["a"]}"#,
            "content/en/menu.json": #"{"site": {"language": "en"}, "items": ["a"]}"#,
        ]).build().files
        #expect(files["index.html"]?.contains("<dt>Do. 24. Dez. 2026 <span><bdi>Heiligabend</bdi></span></dt>") == true)
        #expect(files["en/index.html"]?.contains("<dt>Thu, Dec 24, 2026</dt>") == true)
    }

    private func served(_ hours: String, language: String = "en") throws -> [String] {
        let result = try SiteFixture(
            menu: #"{"categories": [{"name": "C", "hours": \#(hours)}], "items": [{"name": "a", "category": "C"}]}"#,
            site: #"{"name": "T", "language": "\#(language)"}"#
        ).build()
        #expect(result.messages == [])
        return result.page.texts(ofClass: "section__hours")
    }

    @Test(arguments: [
        (#""-11:00""#, "Erhältlich: bis 11:00"), (#""17-""#, "Erhältlich: ab 17:00"),
        (#"["-11:00", "15:00-17:30"]"#, "Erhältlich: bis 11:00, 15:00–17:30 Uhr"),
        (#"{"sat-sun": "9-14", "mon": "closed"}"#, "Erhältlich: Sa\u{2009}–\u{2009}So 09:00–14:00 Uhr"),
        (#"{"daily": "12:00-14:00"}"#, "Erhältlich: 12:00–14:00 Uhr"),
        (
            #"{"mon,wed": "-11", "fri": "17:00-"}"#,
            "Erhältlich: Mo bis 11:00, Mi bis 11:00, Fr ab 17:00"
        ),
    ])
    func sectionsSayWhenTheyAreServed(hours: String, text: String) throws {
        #expect(try served(hours, language: "de") == [text])
    }

    @Test func spansAreIsolatedFromRightToLeft() throws {
        #expect(try served(#""9-14""#, language: "he") == ["זמני הגשה: \u{2068}9:00–14:00\u{2069}"])
        #expect(try served("null") == [])
    }

    // MARK: Dates

    @Test func datesAreThoseOfTheCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var count = 0
        for year in 2000..<2400 {
            for month in 1...12 {
                let first = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
                let days = try #require(calendar.range(of: .day, in: .month, for: first)).count
                let since = Int(first.timeIntervalSince1970 / 86_400)
                #expect(CalendarDate.days(of: month, in: year) == days)
                for day in [1, 15, days] {
                    #expect(CalendarDate(year: year, month: month, day: day)?.daysSince1970 == since + day - 1)
                }
                #expect(CalendarDate(year: year, month: month, day: days + 1) == nil)
                count += days
            }
        }
        // 400 years of the Gregorian calendar.
        #expect(count == 146_097)
        #expect(
            CalendarDate(year: 1999, month: 12, day: 31) == nil && CalendarDate(year: 2026, month: 0, day: 1) == nil)
        #expect(CalendarDate(year: 2026, month: 13, day: 1) == nil && CalendarDate(year: 2026, month: 1, day: 0) == nil)
    }
}
