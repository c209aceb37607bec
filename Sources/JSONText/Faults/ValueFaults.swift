/// What can stand where a value belongs.
extension Parser {
    /// No value stands at `at`.
    func misreadValue() -> JSONFault {
        if let fault = misreadAnywhere() ?? otherQuotes(around: "a text") { return fault }
        let bracket = open.last
        switch scalar(at: at) {
        case ",", "]", "}", ";":
            if bracket?.isObject == true {
                return JSONFault(offset: at, text: "field '\(lastName)' has no value", hint: "write null for none")
            }
            guard scalar(at: at) == "," else {
                return byte(at) == UInt8(ascii: ";") ? meansNothing() : misplacedCloser()
            }
            return JSONFault(offset: at, text: "there is no value before this comma", hint: "leave the comma out")
        case ":":
            guard let bracket else { return meansNothing() }
            guard bracket.isObject else { return namesInList(bracket) }
            return JSONFault(offset: at, text: "there is a second ':' here", hint: "leave it out")
        case "+" where isDigit(byte(at + 1)) || byte(at + 1) == UInt8(ascii: "."): return misreadNumber()
        case "." where isDigit(byte(at + 1)): return misreadNumber()
        case "\u{2212}", "\u{2013}":
            return JSONFault(offset: at, text: "'\(scalar(at: at))' is not a minus sign", hint: "write '-'")
        default: return isWord(at: at) ? misreadWord() : meansNothing()
        }
    }

    /// A word without quotes stands at `at`.
    private func misreadWord() -> JSONFault {
        let word = bytes[wordsRange(at: at, untilColon: false)]
        let shown = excerpt(word)
        func fault(_ text: String, _ hint: String) -> JSONFault { JSONFault(offset: at, text: text, hint: hint) }
        switch shown.lowercased() {
        case "nan", "infinity", "inf", "+infinity", "+inf", "+nan": return noSuchNumber(shown)
        case "none", "nil", "undefined", "null", "nul": return fault("'\(shown)' is not JSON", "write null")
        case "true", "tru": return fault("'\(shown)' is not JSON", "write true")
        case "false", "fals": return fault("'\(shown)' is not JSON", "write false")
        default:
            return fault(
                "text '\(shown)' has no double quotes",
                quotable(word).map { "write \($0)" } ?? "write it in double quotes")
        }
    }

    func noSuchNumber(_ shown: String) -> JSONFault {
        JSONFault(offset: at, text: "'\(shown)' is not a number in JSON", hint: "write a number, or null")
    }

    /// A text in quotes that are none in JSON stands at `at`; nil where none does.
    func otherQuotes(around what: String) -> JSONFault? {
        let mark = scalar(at: at)
        let kind: String
        switch mark {
        case "'": kind = "double quotes, not in single ones"
        case "`": kind = "double quotes, not in backticks"
        case _ where isTypographicQuote(mark): kind = "straight double quotes, not in '\(mark)'"
        default: return nil
        }
        // No more is looked at than a hint can show.
        let inside = bytes[(at + mark.utf8.count)...].prefix(200).prefix { $0 != 0x0A && $0 != 0x0D }
        let closing = inside.indices.first { isClosing(scalar(at: $0), mark) }
        let hint = closing.flatMap { quotable(inside[..<$0]) }.map { "write \($0)" }
        return JSONFault(offset: at, text: "\(what) stands in \(kind)", hint: hint ?? "write '\"' before and after it")
    }

    private func isClosing(_ scalar: Unicode.Scalar, _ opening: Unicode.Scalar) -> Bool {
        isTypographicQuote(opening) ? isTypographicQuote(scalar) : scalar == opening
    }
}
