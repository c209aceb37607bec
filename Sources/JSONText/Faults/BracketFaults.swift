/// What can be wrong with brackets, with the end of the text, and with what stands behind it.
extension Parser {
    /// The text has ended before its value began.
    func nothingHere(from start: Int) -> JSONFault {
        JSONFault(
            offset: start, text: start == bytes.count ? "the file is empty" : "the file holds only blanks and comments",
            hint: "write '{}' at least")
    }

    func nestedTooDeep() -> JSONFault {
        JSONFault(
            offset: at, text: "brackets are nested more than \(limits.depth) deep",
            hint: "keep to \(limits.depth) levels"
        )
    }

    /// The text has ended while a bracket is open.
    func unclosed(_ bracket: OpenBracket) -> JSONFault {
        JSONFault(
            offset: tokenEnd, text: "'\(bracket.opener)' is not closed",
            hint: "write '\(bracket.closingCharacter)' here",
            related: bracket.offset)
    }

    /// The closing bracket at `at` is not the one that is due.
    func misplacedCloser() -> JSONFault {
        let found = excerpt(bytes[at...].prefix(1))
        guard let bracket = open.last else {
            return JSONFault(offset: at, text: "'\(found)' closes nothing", hint: "leave it out")
        }
        let closesAnOuterOne = open.contains { $0.closer == byte(at) }
        return JSONFault(
            offset: at, text: "'\(found)' does not close '\(bracket.opener)'",
            hint: "write '\(bracket.closingCharacter)' \(closesAnOuterOne ? "before it" : "instead")",
            related: bracket.offset)
    }

    /// Something stands behind the value that a text consists of.
    func misreadAfterEnd() -> JSONFault {
        if let fault = misreadAnywhere() ?? quoteInsideText() { return fault }
        if byte(at) == UInt8(ascii: "]") || byte(at) == UInt8(ascii: "}") { return misplacedCloser() }
        let follows = "the value of the file has ended before this"
        guard byte(tokenEnd - 1) == UInt8(ascii: "]") || byte(tokenEnd - 1) == UInt8(ascii: "}") else {
            return JSONFault(offset: at, text: follows, hint: "leave out what follows")
        }
        return JSONFault(
            offset: at, text: follows, hint: "leave out what follows, or the bracket that closes too early",
            related: tokenEnd - 1)
    }
}

extension Parser.OpenBracket {
    var opener: String { isObject ? "{" : "[" }
    var closingCharacter: String { isObject ? "}" : "]" }
}
