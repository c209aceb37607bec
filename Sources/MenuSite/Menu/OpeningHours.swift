/// A day of the week, in the order of ISO 8601.
enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Its key in a menu file: `mon`.
    var key: String { String(name.prefix(3)) }

    /// Its English name in lower case: `monday`.
    var name: String {
        switch self {
        case .monday: "monday"
        case .tuesday: "tuesday"
        case .wednesday: "wednesday"
        case .thursday: "thursday"
        case .friday: "friday"
        case .saturday: "saturday"
        case .sunday: "sunday"
        }
    }

    /// The day that is so many days later, of the same or the next week.
    func advanced(by days: Int) -> Weekday {
        Weekday.allCases[(rawValue + days) % 7]
    }

    /// The days from this one to another; over the end of the week where that comes first.
    func through(_ last: Weekday) -> [Weekday] {
        (0...(last.rawValue - rawValue + 7) % 7).map(advanced)
    }
}

/// A span of time in a day, in minutes from its midnight.
struct TimeSpan: Sendable, Hashable {
    /// Its begin, 0 to 1439; none where only its end is stated.
    var opens: Int?
    /// Its end, later than its begin, up to the same time of the next day; none where only its begin is stated.
    var closes: Int?

    /// The minutes of a day.
    static let day = 24 * 60
    /// From midnight to midnight.
    static let wholeDay = TimeSpan(opens: 0, closes: day)
}

/// When a venue is open on a day, or a section's dishes are served: spans in order that do not overlap.
struct DayHours: Sendable, Hashable {
    var spans: [TimeSpan]

    /// No hours at all.
    static let closed = DayHours(spans: [])
}

/// The hours of the days of a week.
struct WeekHours: Sendable, Equatable {
    /// By day, from Monday on; none where nothing is stated.
    private var days: [DayHours?] = Array(repeating: nil, count: 7)

    subscript(day: Weekday) -> DayHours? {
        get { days[day.rawValue] }
        set { days[day.rawValue] = newValue }
    }

    init() {}

    /// The same hours on every day.
    init(daily hours: DayHours) {
        days = Array(repeating: hours, count: 7)
    }

    /// The hours of every day where they are all the same.
    var daily: DayHours? {
        days.allSatisfy { $0 == days[0] } ? days[0] : nil
    }

    /// Days in a row that have the same hours.
    struct Run: Sendable, Equatable {
        var first: Weekday
        var last: Weekday
        var hours: DayHours
    }

    /// The stated days in runs of the same hours, in a week that begins with a day; a run over the end of that week comes
    /// last: Monday to Friday, Saturday to Sunday, where a week begins with Sunday too.
    func runs(from start: Weekday) -> [Run] {
        var runs: [Run] = []
        var previous: DayHours?
        for day in (0..<7).map(start.advanced) {
            if let hours = self[day] {
                if hours == previous {
                    runs[runs.count - 1].last = day
                } else {
                    runs.append(Run(first: day, last: day, hours: hours))
                }
            }
            previous = self[day]
        }
        if let first = runs.first, let last = runs.last, runs.count > 1, first.first == start,
            last.last.advanced(by: 1) == start, first.hours == last.hours
        {
            runs[runs.count - 1].last = first.last
            runs.removeFirst()
        }
        return runs
    }

    /// The days of each different hours, in the order of ISO 8601 by their first.
    var byHours: [(days: [Weekday], hours: DayHours)] {
        var groups: [(days: [Weekday], hours: DayHours)] = []
        for day in Weekday.allCases {
            guard let hours = self[day] else { continue }
            if let known = groups.firstIndex(where: { $0.hours == hours }) {
                groups[known].days.append(day)
            } else {
                groups.append(([day], hours))
            }
        }
        return groups
    }
}

/// A day with hours of its own.
struct SpecialDay: Sendable, Equatable {
    var date: CalendarDate
    var hours: DayHours
    /// What the day is called: Christmas Eve.
    var name: String?
}

/// A day of the Gregorian calendar.
struct CalendarDate: Sendable, Hashable, Comparable {
    let year: Int
    let month: Int
    let day: Int

    /// The years that a date may lie in.
    static let years = 2000...9999

    /// The day of a year and month; nil where there is none.
    init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), 1...12 ~= month, day >= 1, day <= Self.days(of: month, in: year) else {
            return nil
        }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// How many days a month has.
    static func days(of month: Int, in year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// How many days after the first of January 1970 it is.
    var daysSince1970: Int {
        let years = year - 1
        let leapDays = years / 4 - years / 100 + years / 400
        let months = (1..<month).reduce(0) { $0 + Self.days(of: $1, in: year) }
        // The same sum for that day.
        return years * 365 + leapDays + months + day - 719_163
    }

    /// The date as ISO 8601 writes it: `2026-12-24`.
    var text: String { "\(year)-\(twoDigits(month))-\(twoDigits(day))" }

    static func < (one: CalendarDate, other: CalendarDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

/// A number below 100 with two digits.
func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
}

/// A time of day on the 24-hour clock, as a menu file has it: `09:00`, and `02:00` on the next day too.
///
/// - Parameter minutes: from midnight on; 24 hours are `24:00`.
func clockTime(_ minutes: Int) -> String {
    let time = minutes > TimeSpan.day ? minutes - TimeSpan.day : minutes
    return "\(twoDigits(time / 60)):\(twoDigits(time % 60))"
}
