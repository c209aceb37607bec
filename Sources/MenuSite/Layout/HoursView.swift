import Mustache

/// A row of opening hours: days, or a date, and their hours.
struct HoursView: View {
    let days: String
    let name: String?
    let spans: [String]

    static let table = RecordTable<HoursView>(
        "hours",
        [
            .text("days", "A day, several in a row, or a date, as the page's language writes them.") { $0.days },
            .text("name", "What a special day is called.") { $0.name },
            .list("spans", "When it is open; one that says so where it is closed.") { $0.spans.map(SpanView.init) },
        ])
}

/// A span of hours.
struct SpanView: View {
    let text: String

    static let table = RecordTable<SpanView>(
        "span", [.text("text", "The span, as the page's language writes it.") { $0.text }])
}

extension HoursForm {
    /// The rows of a week, days in a row with the same hours in one.
    func rows(of week: WeekHours, in words: Words) -> [HoursView] {
        if let daily = week.daily {
            return [HoursView(days: words.daily, name: nil, spans: texts(of: daily, in: words))]
        }
        return week.runs(from: firstDay).map { run in
            HoursView(days: text(from: run.first, to: run.last), name: nil, spans: texts(of: run.hours, in: words))
        }
    }

    /// The row of a day with hours of its own.
    func row(of day: SpecialDay, in words: Words) -> HoursView {
        HoursView(days: text(of: day.date), name: day.name, spans: texts(of: day.hours, in: words))
    }

    /// When the dishes of a section are served, in a sentence; nil where nothing is stated.
    ///
    /// Days on which they are not are left out, unless there are no others.
    func served(_ week: WeekHours, in words: Words, isRightToLeft: Bool) -> String? {
        let runs = week.runs(from: firstDay)
        let isServed = runs.contains { $0.hours != .closed }
        let parts = runs.filter { !isServed || $0.hours != .closed }.map { run in
            // Digits on both sides of a dash would change places in a text from right to left.
            let spans = texts(of: run.hours, in: words).map { isRightToLeft ? "\u{2068}\($0)\u{2069}" : $0 }
            let hours = spans.joined(separator: words.separator)
            return week.daily == nil ? text(from: run.first, to: run.last) + " " + hours : hours
        }
        return parts.isEmpty ? nil : words.served.filled(["hours": parts.joined(separator: words.separator)])
    }

    private func texts(of hours: DayHours, in words: Words) -> [String] {
        hours == .closed ? [words.closed] : hours.spans.map { text(of: $0, in: words) }
    }
}
