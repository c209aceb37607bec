/// What can be wrong between two values, and between a name and its value.
extension Parser {
    /// A value has ended, and neither a comma nor the closing bracket follows.
    func misreadSeparator(in bracket: OpenBracket) -> JSONFault {
        if let fault = spacedNumber(in: bracket) ?? misreadAnywhere() { return fault }
        switch scalar(at: at) {
        case "]", "}": return misplacedCloser()
        case ":" where bracket.isObject:
            return JSONFault(offset: at, text: "there is a second ':' here", hint: "write ',' between two fields")
        case ":": return namesInList(bracket)
        case let mark where isForeignComma(mark):
            return JSONFault(offset: at, text: "'\(scalar(at: at))' does not separate values", hint: "write ','")
        case "\"", "{", "[", "'": return missingComma()
        default: return quoteInsideText() ?? (isWord(at: at) ? missingComma() : meansNothing())
        }
    }

    /// A name has ended, and no colon follows.
    func misreadColon() -> JSONFault {
        if let fault = misreadAnywhere() { return fault }
        if let fault = colonInsideName() { return fault }
        switch scalar(at: at) {
        case "=", "\u{FF1A}":
            return JSONFault(offset: at, text: "'\(scalar(at: at))' stands where ':' belongs", hint: "write ':'")
        case ",", "}", "]", ";":
            return JSONFault(
                offset: tokenEnd, text: "field '\(lastName)' has no value", hint: "write ':' and a value here")
        default:
            return quoteInsideText()
                ?? JSONFault(offset: tokenEnd, text: "':' is missing after '\(lastName)'", hint: "write ':' here")
        }
    }

    /// A name took the colon and the value's first quote in, for its own last quote is missing: `"name: "Latte"`.
    private func colonInsideName() -> JSONFault? {
        guard at == tokenEnd, byte(at) == UInt8(ascii: "\"") || isWord(at: at) else { return nil }
        guard let name = tape.last, bytes[name.range].contains(UInt8(ascii: ":")) else { return nil }
        return JSONFault(
            offset: name.offset, text: "field name '\(lastName)' has a ':' in it",
            hint: "write '\"' before the ':' to close the name")
    }

    /// The element before the colon at `at` is the name of a field, as it seems.
    func namesInList(_ bracket: OpenBracket) -> JSONFault {
        let isLikelyOpen = bracket.count > 1 && open.dropLast().last?.isObject == true
        return JSONFault(
            offset: at, text: "a list has no field names",
            hint: isLikelyOpen
                ? "write ']' before the name to close the list"
                : "write '{' and '}' instead of '[' and ']' around fields",
            related: bracket.offset)
    }

    private func missingComma() -> JSONFault {
        JSONFault(offset: tokenEnd, text: "a comma is missing after this value", hint: "write ',' here")
    }

    /// A text has ended and a word follows in its line: the quote that ended it was meant as part of it.
    ///
    ///     "name": "12" Pizza",
    func quoteInsideText() -> JSONFault? {
        let quote = tokenEnd - 1
        guard quote > 0, byte(quote) == UInt8(ascii: "\""), isWord(at: at) else { return nil }
        let word = excerpt(bytes[wordRange(at: at)])
        if at > tokenEnd {
            guard bytes[tokenEnd..<at].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
            guard scalar(at: at).properties.isAlphabetic, !["true", "false", "null"].contains(word) else { return nil }
        }
        if let node = tape.last, let mark = node.range.first(where: isMeantToClose) {
            return JSONFault(
                offset: mark, text: "'\(scalar(at: mark))' does not close a text", hint: "write '\"' instead")
        }
        return JSONFault(
            offset: quote, text: "the text ends at this quote, before '\(word)'",
            hint: "write '\\\"' for a quote inside a text, or close the text before it")
    }

    /// The name that was read last, as a message shows it.
    var lastName: String {
        guard let node = tape.last, node.range.count >= 2 else { return "" }
        return excerpt(bytes[node.range].dropFirst().dropLast())
    }
}
