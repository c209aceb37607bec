/// How a language writes opening hours, learned from ICU (CLDR's data): the names of days, the times that are asked for
/// and what stands between two of them.
struct HoursForm: Sendable {
    /// The day that a week begins with.
    let firstDay: Weekday
    /// The abbreviated names of the days, from Monday on.
    private let days: [String]
    /// What stands between two days, or between two times where CLDR's own form of both has another form of a time.
    private let dash: String
    private let tag: String
    /// Whether CLDR's form of two times is made of the form of one.
    private let hasTimeIntervals: Bool
    private var spans: [TimeSpan: String] = [:]
    private var times: [Int: String] = [:]
    private var dates: [CalendarDate: String] = [:]

    /// The form of a language; it knows no time and no date yet.
    init(language: Language) {
        tag = language.tag
        let names = ICU.dayNames(areShort: true, tag: tag)
        days = names.count == 7 ? names : Weekday.allCases.map(\.key)
        firstDay = Weekday.sunday.advanced(by: (ICU.firstDayOfWeek(tag: tag) + 6) % 7)
        // The first of January 1970 was a Thursday.
        let day = Double(TimeSpan.day)
        dash =
            Self.between(
                ICU.intervals("E", [(Self.moment(4 * day), Self.moment(8 * day))], tag: tag).first,
                ICU.dates("E", [Self.moment(4 * day), Self.moment(8 * day)], tag: tag).texts) ?? " – "
        let probe = ICU.dates("jm", [Self.moment(9 * 60), Self.moment(18 * 60)], tag: tag).texts
        hasTimeIntervals =
            Self.between(
                ICU.intervals("jm", [(Self.moment(9 * 60), Self.moment(18 * 60))], tag: tag).first, probe) != nil
    }

    /// Minutes after midnight as ICU counts moments.
    private static func moment(_ minutes: Double) -> Double { minutes * 60_000 }

    /// What stands between two ends in a text of both; nil where they do not stand in it as they are.
    private static func between(_ interval: String?, _ ends: [String]) -> String? {
        guard let interval, ends.count == 2, let first = interval.firstRange(of: ends[0]),
            let last = interval[first.upperBound...].firstRange(of: ends[1])
        else { return nil }
        return String(interval[first.upperBound..<last.lowerBound])
    }

    /// Learns to write spans and dates.
    mutating func learn(_ asked: Set<TimeSpan>, _ askedDates: [CalendarDate]) {
        let newDates = askedDates.filter { dates[$0] == nil }
        if !newDates.isEmpty {
            let moments = newDates.map { Self.moment(Double($0.daysSince1970 * TimeSpan.day)) }
            let texts = ICU.dates("yMMMEd", moments, tag: tag).texts
            for (date, text) in zip(newDates, texts) { dates[date] = text }
        }
        let new = asked.filter { spans[$0] == nil && $0 != .wholeDay }.sorted { $0.order < $1.order }
        let ends = new.flatMap { [$0.opens, $0.closes] }.compactMap { $0 }.filter { times[$0] == nil }
        guard !new.isEmpty else { return }
        let (texts, isTwelveHour) = ICU.dates("jm", ends.map { Self.moment(Double($0)) }, tag: tag)
        for (time, text) in zip(ends, texts) { times[time] = text }
        let pairs = new.filter { $0.opens != nil && $0.closes != nil }
        // The end as a time of the same day: of two days CLDR's form would have the dates.
        let moments = pairs.map { span in
            (Self.moment(Double(span.opens ?? 0)), Self.moment(Double((span.closes ?? 0) % TimeSpan.day)))
        }
        let intervals = hasTimeIntervals ? ICU.intervals("jm", moments, tag: tag) : []
        for (index, span) in pairs.enumerated() {
            guard let opens = span.opens, let closes = span.closes else { continue }
            // "9:00 – 2:00 AM" would be five hours of a night.
            let isHalfDay = isTwelveHour && closes >= TimeSpan.day && opens / 720 == closes % TimeSpan.day / 720
            let isGiven = intervals.count == pairs.count && !isHalfDay
            spans[span] = isGiven ? intervals[index] : text(of: opens) + dash + text(of: closes)
        }
    }

    /// A time of day, in minutes after midnight.
    private func text(of time: Int) -> String { times[time] ?? clockTime(time) }

    /// A day, or the first and last of several.
    func text(from first: Weekday, to last: Weekday) -> String {
        first == last ? days[first.rawValue] : days[first.rawValue] + dash + days[last.rawValue]
    }

    /// A span that was learned: `09:00–18:00`, `until 11:00`, `open 24 hours`.
    func text(of span: TimeSpan, in words: Words) -> String {
        if span == .wholeDay { return words.allDay }
        switch (span.opens, span.closes) {
        case (nil, let closes?): return words.until.filled(["time": text(of: closes)])
        case (let opens?, nil): return words.since.filled(["time": text(of: opens)])
        default: return spans[span] ?? text(of: span.opens ?? 0) + dash + text(of: span.closes ?? 0)
        }
    }

    /// A date that was learned, with its day of the week and its year.
    func text(of date: CalendarDate) -> String { dates[date] ?? date.text }
}

extension TimeSpan {
    /// A number by which spans are put in an order that is the same in every run.
    fileprivate var order: Int { (opens ?? -1) * 10_000 + (closes ?? -1) }
}

/// The forms that pages have asked for, each learned once.
struct HoursForms: Sendable {
    private var known: [String: HoursForm] = [:]

    /// The form of a page's hours; nil where it has none.
    mutating func form(for page: MenuDraft, language: Language) -> HoursForm? {
        let weeks = [page.site.hours] + page.categories.map(\.hours)
        let special = page.site.specialDays ?? []
        guard !special.isEmpty || weeks.contains(where: { $0 != nil }) else { return nil }
        var form = known[language.tag] ?? HoursForm(language: language)
        let days = weeks.compactMap { $0 }.flatMap { week in Weekday.allCases.compactMap { week[$0] } }
        form.learn(Set((days + special.map(\.hours)).flatMap(\.spans)), special.map(\.date))
        known[language.tag] = form
        return form
    }
}
