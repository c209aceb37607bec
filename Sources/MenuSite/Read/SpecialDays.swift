import Diagnostics
import JSONText

/// A day with hours of its own, as it was read.
struct SpecialDayDraft: Sendable {
    /// The object's `{`.
    var offset: Int
    var date: Placed<CalendarDate>?
    /// Whether there is a date, be it one that could not be read.
    var dateIsWritten = false
    var hours: DayHours?
    /// Whether there are hours, be they such as could not be read.
    var hoursAreWritten = false
    var name: String?
}

extension Forms {
    private static let specialDay: Form<SpecialDayDraft> = ObjectForm<SpecialDayDraft>(
        "special day", rules: [.oneIsWritten(["date"]), .oneIsWritten(["hours"])],
        [
            field("date", date, "The day, such as 2026-12-24.") { $0.date = $1 },
            field("hours", dayHours, "Its hours, or closed.") { $0.hours = $1 },
            field("name", text, "What the day is called: Christmas Eve.") { $0.name = $1.value },
        ]
    ).form { SpecialDayDraft(offset: $0) }.noting(["date"]) { $0.dateIsWritten = true }.noting(["hours"]) {
        $0.hoursAreWritten = true
    }

    /// Days with hours of their own, by date; each has a date and hours, and no two have the same date.
    static let specialDays = Form<[SpecialDay]>(shape: .list(specialDay.shape)) { value, reading in
        guard let drafts = list(of: specialDay).read(value, &reading) else { return nil }
        var days: [SpecialDay] = []
        var places: [CalendarDate: Int] = [:]
        for draft in drafts {
            if draft.date == nil, !draft.dateIsWritten {
                reading.error(
                    at: draft.offset, "the special day has no date", hint: "write \"date\": \"2026-12-24\" or another")
            }
            if draft.hours == nil, !draft.hoursAreWritten {
                reading.error(
                    at: draft.offset, "the special day has no hours",
                    hint: "write \"hours\": \"closed\", or such as \"10:00-14:00\"")
            }
            guard let date = draft.date else { continue }
            if let first = places[date.value] {
                reading.error(
                    at: date.offset, "'\(date.value.text)' has hours already",
                    hint: "that is at {place}; keep one of them", related: first)
            }
            places[date.value] = date.offset
            if let hours = draft.hours { days.append(SpecialDay(date: date.value, hours: hours, name: draft.name)) }
        }
        return days.sorted { $0.date < $1.date }
    }

    /// A date as ISO 8601 writes it; others are errors that show how it is written.
    private static let date = Form<Placed<CalendarDate>>(
        shape: .matching("[2-9][0-9]{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])")
    ) { value, reading in
        guard let written = reference.read(value, &reading) else { return nil }
        switch WrittenDate(written.value) {
        case .date(let date): return Placed(date, at: value.offset)
        case .fault(let text, let hint):
            reading.error(at: value.offset, text, hint: hint)
            return nil
        }
    }
}

/// A date as an owner wrote it: `2026-12-24`, or what is wrong with it and what to write.
enum WrittenDate: Equatable {
    case date(CalendarDate)
    case fault(String, hint: String)

    init(_ written: String) {
        let parts = written.split { !$0.isASCII || !$0.isNumber }.map(String.init)
        let numbers = parts.compactMap { $0.utf8.count > 4 ? nil : Int($0) }
        let example = "write the year, month and day, such as 2026-12-24"
        guard numbers.count >= 3, numbers.count == parts.count, let year = parts[0].utf8.count == 4 ? 0 : 2,
            parts[year].utf8.count == 4
        else {
            self = .fault("'\(written)' is no date", hint: example)
            return
        }
        let two = year == 0 ? [numbers[1], numbers[2]] : [numbers[1], numbers[0]]
        let isPlain = year == 0 && written == parts.joined(separator: "-") && parts.map(\.utf8.count) == [4, 2, 2]
        let date = CalendarDate(year: numbers[year], month: two[0], day: two[1])
        // 12/24/2026 is American, 24/12/2026 is not; 5/6/2026 may be either.
        let other =
            year == 2 && written.contains("/") ? CalendarDate(year: numbers[2], month: two[1], day: two[0]) : nil
        switch (date, other) {
        case (let date?, _) where isPlain: self = .date(date)
        case (let date?, let other?) where date != other:
            self = .fault("'\(written)' is a date in two ways", hint: "write '\(date.text)' or '\(other.text)'")
        case (let date?, _), (nil, let date?):
            self = .fault("'\(written)' is not written as dates are", hint: "write '\(date.text)'")
        case (nil, nil): self = .fault(Self.fault(year: numbers[year], month: two[0], written), hint: example)
        }
    }

    /// What is wrong with a date that there is not.
    private static func fault(year: Int, month: Int, _ written: String) -> String {
        guard CalendarDate.years.contains(year) else { return "'\(written)' lies before the year 2000" }
        guard 1...12 ~= month else { return "there is no month \(month)" }
        return "there is no day '\(written)'"
    }
}
