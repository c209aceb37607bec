import JSONText

extension Forms {
    /// A whole number between bounds.
    static func wholeNumber(_ range: ClosedRange<Int>) -> Form<Int> {
        let shape = Shape.number(range, whole: true)
        return Form(shape: shape) { value, reading in
            if let number = value.number.flatMap(Int.init), range.contains(number) { return number }
            wrongNumber(value, range, isWhole: true, &reading)
            return nil
        }
    }

    /// A number between bounds that may have decimals, exact to the tenth of them at least: a mean that a program worked
    /// out has more, which are cut off.
    static func number(_ range: ClosedRange<Int>) -> Form<ExactNumber> {
        let shape = Shape.number(range, whole: false)
        return Form(shape: shape) { value, reading in
            if let text = value.number, let number = ExactNumber(text) ?? shortened(text),
                number >= ExactNumber(range.lowerBound), number <= ExactNumber(range.upperBound)
            {
                return number
            }
            wrongNumber(value, range, isWhole: false, &reading)
            return nil
        }
    }

    /// A number of a few digits before its point and too many behind it, without the last of these.
    private static func shortened(_ text: String) -> ExactNumber? {
        let start = text.prefix(16)
        guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }),
            start.prefix(6).utf8.contains(UInt8(ascii: "."))
        else { return nil }
        return ExactNumber(String(start))
    }

    /// Says what is wrong with a value that is not such a number, and what to write.
    private static func wrongNumber(
        _ value: JSONValue, _ range: ClosedRange<Int>, isWhole: Bool, _ reading: inout Reading
    ) {
        let shape = Shape.number(range, whole: isWhole)
        if let text = value.number {
            let hint =
                boundsHint(of: text, range)
                ?? ExactNumber(text).map { $0.isWhole ? "write \($0.reduced.text())" : "write it without decimals" }
                ?? (shortened(text) == nil ? "write fewer digits" : "write it without decimals")
            reading.error(at: value.offset, "'\(reading.field)' is \(shape.words)", hint: hint)
        } else if value.kind != .null {
            let hint = value.string.flatMap { self.hint(forText: trimmed($0), range, isWhole: isWhole) }
            reading.mismatch(value, wants: shape, hint: hint)
        }
    }

    /// What to write in place of a number that lies outside its bounds; nil for any other.
    private static func boundsHint(of text: String, _ range: ClosedRange<Int>) -> String? {
        let (tooSmall, tooLarge): (Bool, Bool)
        if let number = ExactNumber(text) ?? shortened(text) {
            tooSmall = number < ExactNumber(range.lowerBound)
            tooLarge = number > ExactNumber(range.upperBound)
        } else {
            // Nothing is read from it but the side on which it lies.
            let number = Double(text) ?? 0
            tooSmall = number < Double(range.lowerBound)
            tooLarge = number > Double(range.upperBound)
        }
        if tooSmall { return "write at least \(range.lowerBound)" }
        return tooLarge ? "write at most \(range.upperBound)" : nil
    }

    /// What to write in place of a text that is a number or holds one: `4.9/5`, `400px`, `2,637`; nil where it is not
    /// clear which.
    private static func hint(forText text: String, _ range: ClosedRange<Int>, isWhole: Bool) -> String? {
        let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
        let plain = isNegative ? String(text.dropFirst()) : text
        let runs = NumberRun.all(in: plain)
        guard let run = runs.first, runs.count == 1 || plain.hasPrefix(run.text) else { return nil }
        let hint = { (digits: String) in self.hint(forDigits: (isNegative ? "-" : "") + digits, range, isWhole: isWhole)
        }
        switch run.reading {
        case .plain(let digits):
            let isAll = run.text == plain && (!isWhole || !digits.contains("."))
            return boundsHint(of: digits, range) == nil && isAll && !isNegative
                ? "write \(digits), without quotes" : hint(digits)
        case .likely(let digits): return hint(digits)
        case .two(let thousands, let decimals):
            if isWhole || boundsHint(of: decimals, range) != nil { return hint(thousands) }
            if boundsHint(of: thousands, range) != nil { return hint(decimals) }
            return "write \(thousands) if thousands are meant, or \(decimals) if decimals are"
        case .unreadable: return nil
        }
    }

    private static func hint(forDigits digits: String, _ range: ClosedRange<Int>, isWhole: Bool) -> String {
        let number = isWhole ? String(digits.prefix { $0 != "." }) : digits
        return boundsHint(of: number, range) ?? "write \(number)"
    }
}
