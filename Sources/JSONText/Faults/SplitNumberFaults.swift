/// Numbers that were written in two pieces, as people do: `12,50`, `1 000`, `12 EUR`.
extension Parser {
    /// A number in an object that was written with a comma: what is behind the comma is read as a name.
    func decimalComma() -> JSONFault? {
        guard let number = lastNumber, number.upperBound == at - 1, isDigit(byte(at)) else { return nil }
        let rest = bytes[at...].prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
        let isWhole = bytes[number].allSatisfy { isDigit($0) || $0 == UInt8(ascii: "-") }
        guard isWhole, byte(rest.endIndex) != UInt8(ascii: ":") else { return nil }
        let (before, behind) = (excerpt(bytes[number]), excerpt(rest))
        let (joined, decimal) = (before + behind, before + "." + behind)
        let isGrouped = rest.count >= 3 && isNumber(joined)
        guard isGrouped || isNumber(decimal) else { return nil }
        let hint =
            if !isNumber(decimal) {
                "write \(joined)"
            } else if isGrouped && rest.count == 3 {
                "write \(joined), or \(decimal) if the comma is a decimal one"
            } else {
                "write \(decimal)"
            }
        return JSONFault(offset: number.lowerBound, text: "'\(before),\(behind)' is not a number", hint: hint)
    }

    /// A number, a blank, and in the same line more digits or a word.
    func spacedNumber(in bracket: OpenBracket) -> JSONFault? {
        guard let number = lastNumber, number.upperBound == tokenEnd else { return nil }
        var next = at
        while byte(next) >= 0x80, scalar(at: next).properties.isWhitespace { next += scalar(at: next).utf8.count }
        guard next > tokenEnd, bytes[tokenEnd..<next].allSatisfy({ $0 != 0x0A && $0 != 0x0D }) else { return nil }
        let rest = wordsRange(at: next, untilColon: false)
        let written = bytes[number.lowerBound..<max(next, rest.upperBound)]
        let text = "'\(excerpt(written))' is not a number"
        if isDigit(byte(next)) {
            // In a list it is more likely that a comma is missing.
            let joined = excerpt(bytes[number]) + excerpt(bytes[rest])
            guard bracket.isObject, isNumber(joined) else { return nil }
            return JSONFault(offset: number.lowerBound, text: text, hint: "write \(joined)")
        }
        let first = scalar(at: next)
        guard first.properties.isAlphabetic || first.properties.generalCategory == .currencySymbol || first == "%",
            !["true", "false", "null"].contains(excerpt(bytes[rest]))
        else { return nil }
        return JSONFault(offset: number.lowerBound, text: text, hint: advice(written))
    }

    private func isNumber(_ text: String) -> Bool {
        Parser(Array(text.utf8), limits: limits).endOfNumber(at: 0) == text.utf8.count
    }

    /// The number that was read last, if nothing but a comma was read since.
    private var lastNumber: Range<Int>? {
        guard let node = tape.last, isDigit(byte(node.offset)) || byte(node.offset) == UInt8(ascii: "-") else {
            return nil
        }
        return node.range
    }
}
