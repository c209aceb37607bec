/// Whether a text is JSON with comments and trailing commas, nested at most 500 deep: RFC 8259's grammar, rule by rule.
func isJSON(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var reader = SlowReader(rest: Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...])
    if reader.rest.first == "\u{FEFF}" { reader.rest.removeFirst() }
    return reader.value(depth: 0) && reader.blanks() && reader.rest.isEmpty
}

private struct SlowReader {
    var rest: ArraySlice<Unicode.Scalar>

    mutating func take(_ word: String) -> Bool {
        guard rest.starts(with: word.unicodeScalars) else { return false }
        rest = rest.dropFirst(word.unicodeScalars.count)
        return true
    }

    mutating func digits() -> Bool {
        let count = rest.prefix { ("0"..."9").contains($0) }.count
        rest = rest.dropFirst(count)
        return count > 0
    }

    /// Reads over blanks and comments; false where a comment is not closed.
    mutating func blanks() -> Bool {
        while true {
            rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
            if take("//") {
                rest = rest.drop { $0 != "\n" && $0 != "\r" }
            } else if take("/*") {
                while !take("*/") { if rest.popFirst() == nil { return false } }
            } else {
                return true
            }
        }
    }

    mutating func value(depth: Int) -> Bool {
        guard blanks() else { return false }
        switch rest.first {
        case "\"": return string()
        case "[": return container("]", depth: depth + 1) { $0.value(depth: depth + 1) }
        case "{":
            return container("}", depth: depth + 1) {
                $0.string() && $0.blanks() && $0.take(":") && $0.value(depth: depth + 1)
            }
        case "-", .some("0"..."9"): return number()
        default: return take("true") || take("false") || take("null")
        }
    }

    private mutating func container(_ end: String, depth: Int, _ part: (inout Self) -> Bool) -> Bool {
        rest.removeFirst()
        guard depth <= 500, blanks() else { return false }
        while !take(end) {
            guard part(&self), blanks() else { return false }
            if !take(",") { return take(end) }
            guard blanks() else { return false }
        }
        return true
    }

    private mutating func number() -> Bool {
        _ = take("-")
        guard take("0") || digits() else { return false }
        if take("."), !digits() { return false }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard digits() else { return false }
        }
        // A number ends where no letter or digit goes on.
        return rest.first.map { !("0"..."9").contains($0) } ?? true
    }

    mutating func string() -> Bool {
        guard take("\"") else { return false }
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return true
            case "\u{0}"..<" ": return false
            case "\\":
                guard let escape = rest.popFirst() else { return false }
                guard escape == "u" ? unit() : "\"\\/bfnrt".unicodeScalars.contains(escape) else { return false }
            default: continue
            }
        }
        return false
    }

    /// Four digits behind `\u`, and those of the other half behind half of a pair.
    private mutating func unit() -> Bool {
        guard let first = hex() else { return false }
        if 0xDC00...0xDFFF ~= first { return false }
        guard 0xD800...0xDBFF ~= first else { return true }
        return take("\\u") && hex().map { 0xDC00...0xDFFF ~= $0 } == true
    }

    private mutating func hex() -> Int? {
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        return Int(String(String.UnicodeScalarView(digits)), radix: 16)
    }
}
