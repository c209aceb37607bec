/// What can be wrong in a text in double quotes; `at` is its opening quote.
extension Parser {
    /// The text has a byte below 0x20 in it, or the end of the file.
    func misreadString(at index: Int) -> JSONFault {
        guard index < bytes.count else {
            return unclosedText(before: index, text: "this text is not closed", hint: "write '\"' at its end")
        }
        switch bytes[index] {
        case 0x0A, 0x0D:
            return unclosedText(
                before: index, text: "this text is not closed in its line",
                hint: "write '\"' at its end, or '\\n' for a line break")
        case 0x09: return JSONFault(offset: index, text: "there is a tab in a text", hint: "write '\\t'")
        default:
            return JSONFault(
                offset: index, text: "there is a control character (\(codePoint(scalar(at: index)))) in a text",
                hint: "leave it out, or write '\(excerpt(bytes[index...index]))'")
        }
    }

    /// Where a typographic quote was meant to close it, the hint says so.
    private func unclosedText(before end: Int, text: String, hint: String) -> JSONFault {
        guard let mark = (at + 1..<end).last(where: isMeantToClose) else {
            return JSONFault(offset: at, text: text, hint: hint)
        }
        return JSONFault(offset: at, text: text, hint: "write '\"' at its end, '\(scalar(at: mark))' does not close it")
    }

    /// The backslash at `index` begins no escape.
    func misreadEscape(at index: Int) -> JSONFault {
        let next = scalar(at: index + 1)
        switch next {
        case _ where index + 1 >= bytes.count: return misreadString(at: index + 1)
        case "\n", "\r":
            return JSONFault(
                offset: index, text: "'\\' stands at the end of the line",
                hint: "write '\\\\' for a backslash, '\\n' for a line break")
        case "u":
            let digits = bytes[(index + 2)...].prefix(4).prefix { hexadecimal([0x30, 0x30, 0x30, $0]) != nil }
            return JSONFault(
                offset: index, text: "'\\u\(excerpt(digits))' is not an escape",
                hint: "write four hexadecimal digits, such as '\\u00e9'")
        case "'": return JSONFault(offset: index, text: "'\\'' is not an escape", hint: "write ' without the backslash")
        default:
            let shown = excerpt(bytes[index + 1..<index + 1 + next.utf8.count])
            return JSONFault(
                offset: index, text: "'\\\(shown)' is not an escape", hint: "write '\\\\' for a backslash")
        }
    }

    /// The escape at `index` is a surrogate without its other half.
    func halfCharacter(at index: Int) -> JSONFault {
        JSONFault(
            offset: index, text: "'\(excerpt(bytes[index...].prefix(6)))' is half of a character",
            hint: "write the character itself, or both halves, such as '\\ud83c\\udf55'")
    }
}
