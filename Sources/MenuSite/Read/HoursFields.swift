import JSONText

extension Forms {
    /// The spans of a day: text such as `09:00-18:00` or `closed`, or a list of such.
    private static let daySpans = spans(openEnds: false)
    /// Spans by day.
    private static let weekSpans = Shape.later { .dictionary(daySpans, names: WrittenDays.pattern) }
    /// Spans that hold on every day, or spans by day; ends may be open.
    private static let servedSpans = Shape.later {
        let day = spans(openEnds: true)
        return .either([day, .dictionary(day, names: WrittenDays.pattern)])
    }

    private static func spans(openEnds: Bool) -> Shape {
        let span = Shape.matching(WrittenHours.pattern(openEnds: openEnds))
        return .either([span, .list(span)])
    }

    /// A venue's hours by day: `{"mon-fri": "09:00-18:00", "sun": "closed"}`; a day that is not named is not stated.
    static let hours = Form<WeekHours>(shape: weekSpans) { value, reading in
        guard value.kind == .object else {
            if value.kind != .null {
                reading.mismatch(value, wants: weekSpans, hint: "write {\"mon-fri\": \"09:00-18:00\"}")
            }
            return nil
        }
        return week(of: value, openEnds: false, &reading)
    }

    /// When a section is served: by day, or spans that hold on every day; ends may be open, `-11:00` and `17:00-`.
    static let servingHours = Form<WeekHours>(shape: servedSpans) { value, reading in
        if value.kind == .object { return week(of: value, openEnds: true, &reading) }
        guard let day = day(value, openEnds: true, &reading) else { return nil }
        if day == .closed {
            reading.error(
                at: value.offset, "'\(reading.field)' says when a category is served, not that it is not",
                hint: "write such as '-11:00', or take its items out")
        }
        return WeekHours(daily: day)
    }

    private static func week(of object: JSONValue, openEnds: Bool, _ reading: inout Reading) -> WeekHours {
        var week = WeekHours()
        var keys: [Weekday: PlacedText] = [:]
        for member in object.members where !member.key.hasPrefix("_") && !member.key.hasPrefix("$") {
            // A key that stands twice is a fault of the JSON already.
            if keys.values.contains(where: { $0.value == member.key }) { continue }
            switch WrittenDays(member.key) {
            case .fault(let text, let hint): reading.error(at: member.keyOffset, text, hint: hint)
            case .days(let days):
                (reading.field, reading.isEntry) = (member.key, false)
                let hours = day(member.value, openEnds: openEnds, &reading)
                if let day = days.first(where: { keys[$0] != nil }), let other = keys[day] {
                    reading.error(
                        at: member.keyOffset, "'\(day.key)' has hours in '\(other.value)' already",
                        hint: "that is at {place}; name each day once", related: other.offset)
                }
                for day in days where keys[day] == nil {
                    keys[day] = PlacedText(member.key, at: member.keyOffset)
                    week[day] = hours
                }
            }
        }
        return week
    }

    /// The hours of one day; nil where nothing is stated or what is stated is at fault.
    private static func day(_ value: JSONValue, openEnds: Bool, _ reading: inout Reading) -> DayHours? {
        switch value.kind {
        case .null: return nil
        case .string:
            switch span(value, openEnds: openEnds, &reading) {
            case .closed: return .closed
            case .span(let span): return DayHours(spans: [span])
            case .fault, nil: return nil
            }
        case .array: return spans(of: value, openEnds: openEnds, &reading)
        default:
            let hint = value.boolean == false ? "write \"closed\"" : "write such as \"09:00-18:00\" or \"closed\""
            reading.mismatch(value, wants: daySpans, hint: hint)
            return nil
        }
    }

    /// Several spans of one day, in order, with breaks between them.
    private static func spans(of list: JSONValue, openEnds: Bool, _ reading: inout Reading) -> DayHours? {
        let isEmpty = list.elements.allSatisfy { $0.kind == .null || $0.string.map(trimmed) == "" }
        if isEmpty {
            reading.error(
                at: list.offset, "'\(reading.field)' has no hours in it",
                hint: "write \"closed\", or such as \"09:00-18:00\"")
            return nil
        }
        var spans: [(span: TimeSpan, value: JSONValue)] = []
        for value in list.elements {
            reading.isEntry = true
            if value.kind == .null { continue }
            if value.kind != .string {
                reading.mismatch(value, wants: .text, hint: "write such as \"09:00-18:00\"")
                continue
            }
            switch span(value, openEnds: openEnds, &reading) {
            case .span(let span): spans.append((span, value))
            case .closed where list.count == 1: return .closed
            case .closed:
                reading.error(
                    at: value.offset, "'closed' stands beside hours", hint: "keep the hours, or write \"closed\" alone")
            case .fault, nil: break
            }
        }
        for (earlier, later) in zip(spans, spans.dropFirst()) {
            let (one, two) = (earlier.value.string ?? "", later.value.string ?? "")
            guard (later.span.opens ?? 0) < (earlier.span.closes ?? .max) else { continue }
            let isTurned = (later.span.closes ?? .max) <= (earlier.span.opens ?? 0)
            reading.error(
                at: later.value.offset,
                isTurned ? "'\(two)' stands behind '\(one)'" : "'\(two)' overlaps with '\(one)'",
                hint: isTurned ? "write the hours of a day in order" : "write spans that end before the next begins")
            return nil
        }
        return spans.isEmpty ? nil : DayHours(spans: spans.map(\.span))
    }

    /// One span, or nil where the text has nothing in it or cannot be read; what is at fault is reported.
    private static func span(_ value: JSONValue, openEnds: Bool, _ reading: inout Reading) -> WrittenHours? {
        guard let text = reference.read(value, &reading) else { return nil }
        let written = WrittenHours(text.value, openEnds: openEnds)
        if case .fault(let text, let hint) = written { reading.error(at: value.offset, text, hint: hint) }
        return written
    }

    /// The hours of one day, by itself.
    static let dayHours = Form<DayHours>(shape: daySpans) { value, reading in
        day(value, openEnds: false, &reading)
    }
}
