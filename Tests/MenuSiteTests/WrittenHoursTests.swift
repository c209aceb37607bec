import Testing

@testable import MenuSite

/// What is read as hours, days and dates, and what is said of the rest.
@Suite struct WrittenHoursTests {
    @Test(arguments: [
        ("9-18", 540, 1080), ("09:00-18:00", 540, 1080), (" 9.30 – 18.00 ", 570, 1080), ("9:30—24", 570, 1440),
        ("0-24", 0, 1440), ("18:00-02:00", 1080, 1560), ("18-2", 1080, 1560), ("22-24", 1320, 1440),
        ("22:00-00:00", 1320, 1440), ("11:00-03:00", 660, 1620), ("20:00-08:00", 1200, 1920),
        ("9\u{2212}18", 540, 1080),
    ])
    func hoursAreRead(written: String, opens: Int, closes: Int) {
        for openEnds in [false, true] {
            #expect(WrittenHours(written, openEnds: openEnds) == .span(TimeSpan(opens: opens, closes: closes)))
        }
    }

    @Test func closedAndOpenEndsAreRead() {
        #expect(WrittenHours("Closed ", openEnds: false) == .closed)
        #expect(WrittenHours("-11:00", openEnds: true) == .span(TimeSpan(closes: 660)))
        #expect(WrittenHours("– 11", openEnds: true) == .span(TimeSpan(closes: 660)))
        #expect(WrittenHours("17.30-", openEnds: true) == .span(TimeSpan(opens: 1050)))
    }

    /// Each with parts of the message and its hint.
    @Test(arguments: [
        ("9am-5pm", "24-hour clock|write '09:00-17:00'"), ("9:00 a.m. - 5:00 p.m.", "write '09:00-17:00'"),
        ("5-10pm", "write '17:00-22:00'"), ("12am-12pm", "write '00:00-12:00'"), ("9-5pm", "write '09:00-17:00'"),
        ("9 to 5", "no span of hours|write '09:00-17:00' if the afternoon"), ("9h30 à 18h", "write '09:30-18:00'"),
        ("９：００～１８：００", "write '09:00-18:00'"), ("9時～18時30分", "write '09:00-18:30'"), ("٩-١٧", "write '09:00-17:00'"),
        ("900-1800", "write '09:00-18:00'"), ("9-18 Uhr", "write '09:00-18:00'"),
        ("9-13, 15-19", #"write ["09:00-13:00", "15:00-19:00"]"#), ("24h", "write '00:00-24:00'"),
        ("24/7", "write '00:00-24:00'"), ("geschlossen", "'09:00-18:00', or 'closed'"), ("1e3-4", "or 'closed'"),
        ("9", "is one time, not two|'09:00-18:00'"), ("20:00", "'20:00-23:00'"), ("-11:00", "is one time"),
        ("18:00-26:00", "there is no time '26:00'|write '18:00-02:00', which ends on the next day"),
        ("9:60-18", "there is no time '9:60'|from 00:00 to 24:00"), ("9-31", "there is no time '31'"),
        ("24:00-02:00", "begins at 00:00|'00:00-02:00' on the next day"),
        ("12-12", "at the same time|'00:00-24:00' for the whole day, or 'closed'"),
        ("11-3", "ends before it begins|'11:00-15:00' if the afternoon|'11:00-03:00' if the night"),
        ("9-5", "'09:00-17:00' if the afternoon|on the next day '00:00-05:00'"),
        ("18:00-17:00", "'17:00-18:00' if the day is meant|'18:00-24:00' and on the next day '00:00-17:00'"),
    ])
    func otherHoursAreToldHowToBeWritten(written: String, parts: String) {
        expect(WrittenHours(written, openEnds: false), parts.split(separator: "|").map(String.init), written)
    }

    @Test(arguments: [
        ("11:00", "is one time|'-11:00' for until then, or '11:00-' for from then on"),
        ("0-", "whole day|leave it out"),
        ("-24:00", "whole day"), ("-25", "there is no time '25'"), ("-", "no span of hours"),
    ])
    func otherOpenEndsAreToldHowToBeWritten(written: String, parts: String) {
        expect(WrittenHours(written, openEnds: true), parts.split(separator: "|").map(String.init), written)
    }

    private func expect(_ hours: WrittenHours, _ parts: [String], _ written: String) {
        guard case .fault(let text, let hint) = hours else {
            Issue.record("'\(written)' was read")
            return
        }
        for part in parts { #expect("\(text): \(hint)".contains(part), "'\(text)', '\(hint)' lacks '\(part)'") }
    }

    /// What hints show is read, and is told no other thing.
    @Test(arguments: [
        "9am-5pm", "5-10pm", "9h30 à 18h", "９：００～１８：００", "18:00-26:00", "11-3", "9 to 5", "18:00-17:00", "24h", "9",
        "-11:00",
        "9-13, 15-19", "12-12", "9:00-8:30", "24:00-02:00", "0930-1015",
    ])
    func hintsAreRead(written: String) {
        guard case .fault(_, let hint) = WrittenHours(written, openEnds: false) else {
            Issue.record("'\(written)' was read")
            return
        }
        let shown = hint.matches(of: /[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}/).map { String($0.output) }
        #expect(!shown.isEmpty)
        for hours in shown {
            guard case .span = WrittenHours(hours, openEnds: false) else {
                Issue.record("'\(written)' is told to be '\(hours)', which is not read")
                continue
            }
        }
    }

    // MARK: Days

    @Test(arguments: [
        ("mon", "mon"), ("Tue", "tue"), ("MON - WED", "mon tue wed"), ("sat–mon", "sat sun mon"),
        ("mon,wed", "mon wed"),
        ("mon-tue, fri-sat", "mon tue fri sat"), ("daily", "mon tue wed thu fri sat sun"),
        ("sun-sat", "sun mon tue wed thu fri sat"),
    ])
    func daysAreRead(written: String, days: String) {
        guard case .days(let found) = WrittenDays(written) else {
            Issue.record("'\(written)' was not read")
            return
        }
        #expect(found.map(\.key).joined(separator: " ") == days)
    }

    @Test(arguments: [
        ("monday", "write 'mon'"), ("Mo-Fr", "write 'mon-fri'"), ("mo,di", "write 'mon,tue'"),
        ("Montag", "write 'mon'"),
        ("пн-пт", "write 'mon-fri'"), ("lundi", "write 'mon'"), ("月", "write 'mon'"), ("thurs", "write 'thu'"),
        ("weekend", "write 'sat-sun'"), ("weekdays", "write 'mon-fri'"), ("everyday", "write 'daily'"),
        ("mondy", "write 'mon'"),
        ("public holidays", "into \"specialHours\""), ("xyz", "'sun', such as 'mon-fri', or 'daily'"),
        ("mon-wed-fri", "or 'daily'"), ("daily,mon", "or 'daily'"), ("", "or 'daily'"),
        // In Spanish; one letter is that of two days.
        ("martes", "write 'tue'"), ("t", "or 'daily'"),
    ])
    func otherDaysAreToldHowToBeWritten(written: String, hint: String) {
        guard case .fault(let text, let said) = WrittenDays(written) else {
            Issue.record("'\(written)' was read")
            return
        }
        #expect(text == "'\(written)' is no day" && said.contains(hint), "'\(written)' got '\(text)', '\(said)'")
    }

    @Test(arguments: ["mon,mon", "mon-fri,tue", "fri-sun,sat"]) func noDayStandsTwice(written: String) {
        guard case .fault(let text, _) = WrittenDays(written) else {
            Issue.record("'\(written)' was read")
            return
        }
        #expect(text.hasSuffix("twice"))
    }

    // MARK: Dates

    @Test(arguments: [("2026-12-24", 2026, 12, 24), ("2028-02-29", 2028, 2, 29), ("2000-01-01", 2000, 1, 1)])
    func datesAreRead(written: String, year: Int, month: Int, day: Int) throws {
        #expect(WrittenDate(written) == .date(try #require(CalendarDate(year: year, month: month, day: day))))
    }

    @Test(arguments: [
        ("24.12.2026", "write '2026-12-24'"), ("12/24/2026", "write '2026-12-24'"),
        ("24/12/2026", "write '2026-12-24'"),
        ("5/6/2026", "in two ways: write '2026-06-05' or '2026-05-06'"), ("5/5/2026", "write '2026-05-05'"),
        ("2026-1-5", "write '2026-01-05'"), ("2026年12月24日", "write '2026-12-24'"),
        ("2026-02-29", "there is no day '2026-02-29'"), ("31.04.2026", "there is no day '31.04.2026'"),
        ("2026-13-01", "there is no month 13"), ("2026-00-10", "there is no month 0"),
        ("1999-12-31", "before the year 2000"),
        ("24.12.", "is no date: write the year"), ("24.12.26", "is no date"), ("Christmas", "is no date"),
        ("20261224", "is no date"), ("--12-25", "is no date"),
    ])
    func otherDatesAreToldHowToBeWritten(written: String, part: String) {
        guard case .fault(let text, let hint) = WrittenDate(written) else {
            Issue.record("'\(written)' was read")
            return
        }
        #expect("\(text): \(hint)".contains(part), "'\(written)' got '\(text)', '\(hint)'")
    }
}
