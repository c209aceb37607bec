/// A venue's hours and other pages in schema.org's words, as members of the object of a `FoodEstablishment`.
extension JSONWriter {
    /// `openingHoursSpecification`: the days of each different hours; none for days that are not stated.
    ///
    /// A day that is closed opens and closes at 00:00, and one that never closes is open from 00:00 to 23:59, as Google's
    /// *Local business* has it; hours over midnight close at a time before they open.
    mutating func openingHours(_ week: WeekHours) {
        let groups = week.byHours.flatMap { group in group.hours.specified.map { (days: group.days, hours: $0) } }
        guard !groups.isEmpty else { return }
        list("openingHoursSpecification", groups) { group, json in
            json.object {
                $0.text("@type", "OpeningHoursSpecification")
                $0.texts("dayOfWeek", group.days.map(\.schemaAddress))
                $0.hours(group.hours)
            }
        }
    }

    /// `specialOpeningHoursSpecification`: the days with hours of their own.
    mutating func specialOpeningHours(_ days: [SpecialDay]) {
        let rows = days.flatMap { day in day.hours.specified.map { (date: day.date.text, hours: $0) } }
        guard !rows.isEmpty else { return }
        list("specialOpeningHoursSpecification", rows) { row, json in
            json.object {
                $0.text("@type", "OpeningHoursSpecification")
                $0.text("validFrom", row.date)
                $0.text("validThrough", row.date)
                $0.hours(row.hours)
            }
        }
    }

    /// `sameAs`: the venue's pages on other sites.
    mutating func sameAs(_ pages: [SocialPage]) {
        if !pages.isEmpty { texts("sameAs", pages.map(\.address)) }
    }

    private mutating func hours(_ hours: (opens: String, closes: String)) {
        text("opens", hours.opens)
        text("closes", hours.closes)
    }
}

extension DayHours {
    /// The day's spans as times of `opens` and `closes`.
    fileprivate var specified: [(opens: String, closes: String)] {
        if self == .closed { return [("00:00", "00:00")] }
        return spans.map { span in
            if span == .wholeDay { return ("00:00", "23:59") }
            return (clockTime(span.opens ?? 0), clockTime((span.closes ?? 0) % TimeSpan.day))
        }
    }
}

extension Weekday {
    /// schema.org's address of the day.
    fileprivate var schemaAddress: String {
        "https://schema.org/" + name.prefix(1).uppercased() + name.dropFirst()
    }
}
