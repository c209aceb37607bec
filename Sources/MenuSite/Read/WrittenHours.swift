/// One span of hours as an owner wrote it: `09:00-18:00`, `9-18`, `closed`, where ends may be open also `-11:00` and
/// `17:00-`; or what is wrong with it.
///
/// Read is what has one reading only: hours of one or two digits, minutes behind a colon or a point, blanks, any dash. An
/// end before its begin lies on the next day.
enum WrittenHours: Equatable {
    case closed
    case span(TimeSpan)
    case fault(String, hint: String)

    /// A regular expression for what is read, as far as one can say it: whether there is such a time is not in it.
    static func pattern(openEnds: Bool) -> String {
        let time = #"[0-9]{1,2}(?:[:.][0-9]{2})?"#
        let dash = #"\s*[\#(dashes)]\s*"#
        let open = openEnds ? "|\(dash)\(time)|\(time)\(dash)" : ""
        return "[Cc][Ll][Oo][Ss][Ee][Dd]|\(time)\(dash)\(time)\(open)"
    }

    /// - Parameter openEnds: whether only the begin or only the end may be stated.
    init(_ written: String, openEnds: Bool) {
        var plain = ""
        for scalar in written.lowercased().unicodeScalars where !scalar.properties.isWhitespace {
            plain.unicodeScalars.append(isDash(scalar) ? "-" : scalar)
        }
        if plain == "closed" {
            self = .closed
            return
        }
        let ends = plain.split(separator: "-", omittingEmptySubsequences: false)
        let times = ends.map { ClockTime($0) }
        guard ends.count == 2, let opens = times[0], let closes = times[1] else {
            if openEnds, ends.count == 2, ends.contains(""), let time = times[0] ?? times[1] {
                self = Self.open(time, isBegin: times[0] != nil, written)
            } else {
                self = Self.unreadable(written, openEnds: openEnds)
            }
            return
        }
        self = Self.span(from: opens, to: closes, written)
    }

    /// Hours of which only one end is stated.
    private static func open(_ time: ClockTime, isBegin: Bool, _ written: String) -> WrittenHours {
        if let fault = time.fault { return fault }
        guard 1..<TimeSpan.day ~= time.minutes else {
            return .fault("'\(written)' is the whole day", hint: "leave it out")
        }
        return .span(isBegin ? TimeSpan(opens: time.minutes) : TimeSpan(closes: time.minutes))
    }

    private static func span(from opens: ClockTime, to closes: ClockTime, _ written: String) -> WrittenHours {
        if let fault = opens.fault { return fault }
        let (begin, end) = (opens.minutes, closes.minutes)
        if end > TimeSpan.day, closes.hour < 30, begin < TimeSpan.day, closes.minute < 60, end - TimeSpan.day < begin {
            return .fault(
                "there is no time '\(closes.text)'",
                hint: "write '\(clockTime(begin))-\(clockTime(end))', which ends on the next day")
        }
        if let fault = closes.fault { return fault }
        if begin == TimeSpan.day {
            return .fault(
                "a day begins at 00:00, not at 24:00", hint: "write '00:00-\(clockTime(end))' on the next day")
        }
        if begin == end {
            return .fault(
                "'\(written)' opens and closes at the same time",
                hint: "write '00:00-24:00' for the whole day, or 'closed'")
        }
        if end > begin { return .span(TimeSpan(opens: begin, closes: end)) }
        if let hint = otherReading(from: begin, to: end, isPadded: closes.isPadded) {
            return .fault("'\(written)' ends before it begins", hint: hint)
        }
        return .span(TimeSpan(opens: begin, closes: end + TimeSpan.day))
    }

    /// What else may be meant by hours that end on the next day; nil where nothing else is likely.
    private static func otherReading(from begin: Int, to end: Int, isPadded: Bool) -> String? {
        let night = "'\(clockTime(begin))-24:00' and on the next day '00:00-\(clockTime(end))' if the night is"
        let afternoon = end + 12 * 60
        if begin <= 12 * 60, afternoon > begin, !isPadded || end >= 5 * 60 {
            let byNight = end >= 5 * 60 ? night : "'\(clockTime(begin))-\(clockTime(end))' if the night is"
            return "write '\(clockTime(begin))-\(clockTime(afternoon))' if the afternoon is meant, or \(byNight)"
        }
        // Hardly any venue that opens in the afternoon closes so late in the morning.
        return end > 8 * 60
            ? "write '\(clockTime(end))-\(clockTime(begin))' if the day is meant, or \(night)" : nil
    }

    private static func unreadable(_ written: String, openEnds: Bool) -> WrittenHours {
        let found = ClockTime.all(in: written)
        let shown = found.times.map { clockTime($0 % TimeSpan.day) }
        if shown.count == 1, !found.isWholeDay {
            let time = shown[0]
            return openEnds
                ? .fault(
                    "'\(written)' is one time, not two",
                    hint: "write '-\(time)' for until then, or '\(time)-' for from then on")
                : .fault(
                    "'\(written)' is one time, not two", hint: "write both, such as '\(time)-\(example(after: time))'")
        }
        let text =
            found.hasHalves ? "'\(written)' is not written on the 24-hour clock" : "'\(written)' is no span of hours"
        if found.isWholeDay { return .fault(text, hint: "write '00:00-24:00'") }
        guard !shown.isEmpty, shown.count.isMultiple(of: 2) else {
            return .fault(text, hint: "write hours such as '09:00-18:00', or 'closed'")
        }
        if shown.count == 2, !found.hasHalves, found.times[1] < found.times[0],
            let hint = otherReading(from: found.times[0], to: found.times[1], isPadded: false)
        {
            return .fault(text, hint: hint)
        }
        let spans = stride(from: 0, to: shown.count, by: 2).map { "\(shown[$0])-\(shown[$0 + 1])" }
        return .fault(
            text,
            hint: spans.count == 1
                ? "write '\(spans[0])'" : "write [\(spans.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }

    /// An end for a begin, to show how both are written.
    private static func example(after time: String) -> String {
        time < "18:00" ? "18:00" : "23:00"
    }
}
