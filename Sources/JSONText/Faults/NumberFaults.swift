/// What can be wrong with a number.
extension Parser {
    /// What stands at `at` begins as a number does, and is none.
    func misreadNumber() -> JSONFault {
        let range = numberRange()
        let written = bytes[range]
        let shown = excerpt(written)
        func fault(_ text: String, _ hint: String) -> JSONFault {
            JSONFault(offset: at, text: "'\(shown)' \(text)", hint: hint)
        }
        guard written.contains(where: isDigit) else {
            switch shown.lowercased() {
            case "-infinity", "-inf", "-nan", "+infinity", "+inf", "+nan": return noSuchNumber(shown)
            default: return fault("is not a number", "write digits after '\(scalar(at: at))'")
            }
        }
        if let value = hexadecimalValue(of: written) { return fault("is hexadecimal", "write \(value)") }
        if let (flaw, number) = repaired(written) { return fault(flaw, "write \(number)") }
        return fault(hasOpenExponent(written) ? "has no digits in its exponent" : "is not a number", advice(written))
    }

    /// From `at` to the end of what is written in one piece.
    private func numberRange() -> Range<Int> {
        var end = at
        while continuesNumber(at: end), !isForeign(at: end) { end += 1 }
        return at..<end
    }

    /// A number that is written as other languages allow it: what is wrong, and how JSON writes it.
    private func repaired(_ written: ArraySlice<UInt8>) -> (flaw: String, number: String)? {
        guard written.count <= 40 else { return nil }
        var flaw = ""
        var digits = Array(written)
        var sign: [UInt8] = []
        if let first = digits.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
            digits.removeFirst()
            if first == UInt8(ascii: "-") { sign = [first] } else { flaw = "begins with a plus sign" }
        }
        if digits.contains(where: isDigitSeparator) {
            digits.removeAll(where: isDigitSeparator)
            flaw = "has separators between its digits"
        }
        if digits.first == UInt8(ascii: "0"), digits.count > 1, isDigit(digits[1]) {
            flaw = "begins with a zero"
            let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
            digits.removeFirst(zeros)
            if digits.first.map(isDigit) != true { digits.insert(UInt8(ascii: "0"), at: 0) }
        }
        if digits.first == UInt8(ascii: ".") {
            flaw = "has no digit before its decimal point"
            digits.insert(UInt8(ascii: "0"), at: 0)
        }
        if let point = digits.firstIndex(of: UInt8(ascii: ".")), digits.dropFirst(point + 1).first.map(isDigit) != true
        {
            flaw = "has no digit after its decimal point"
            digits.insert(UInt8(ascii: "0"), at: point + 1)
        }
        let number = sign + digits
        guard !flaw.isEmpty, Parser(number, limits: limits).endOfNumber(at: 0) == number.count
        else { return nil }
        return (flaw, String(decoding: number, as: UTF8.self))
    }

    private func isDigitSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "'")
    }

    private func hexadecimalValue(of written: ArraySlice<UInt8>) -> UInt64? {
        guard written.count > 2, written.first == UInt8(ascii: "0"),
            written.dropFirst().first.map({ $0 | 0x20 }) == 0x78
        else { return nil }
        return UInt64(String(decoding: written.dropFirst(2), as: UTF8.self), radix: 16)
    }

    private func hasOpenExponent(_ written: ArraySlice<UInt8>) -> Bool {
        guard let end = endOfNumber(at: at) else { return false }
        let rest = written[end...]
        return rest.first.map { $0 | 0x20 } == UInt8(ascii: "e")
            && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    }

    /// The number that `written` begins with, where it holds no other, and the whole as a text.
    func advice(_ written: ArraySlice<UInt8>) -> String {
        let text = quotable(written).map { "\($0) for a text" } ?? "it in double quotes for a text"
        guard let end = endOfNumber(at: written.startIndex), end <= written.endIndex,
            !written[end...].contains(where: isDigit)
        else { return "write \(text)" }
        return "write \(excerpt(written[..<end])), or \(text)"
    }
}
