/// What a piece of the text is, for the sake of a message about it.
extension Parser {
    /// What is wrong with the character at `at` wherever it stands outside a text; nil where that depends.
    func misreadAnywhere() -> JSONFault? {
        if at >= bytes.count { return open.last.map(unclosed) ?? nothingHere(from: tokenEnd) }
        return invisible(at: at) ?? otherComment()
    }

    /// A character that can stand nowhere outside a text.
    func meansNothing() -> JSONFault {
        JSONFault(
            offset: at, text: "'\(excerpt(bytes[wordRange(at: at)]))' means nothing here",
            hint: "leave it out, or write it in double quotes")
    }

    /// The character whose first byte is at `index`; U+FFFD where none begins.
    func scalar(at index: Int) -> Unicode.Scalar {
        guard index < bytes.count else { return "\u{FFFD}" }
        return String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    }

    /// Whether a word or a number stands at `index`, and not only punctuation.
    func isWord(at index: Int) -> Bool {
        String(decoding: bytes[wordRange(at: index)], as: UTF8.self).unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }

    /// From `start` to the next blank or punctuation of JSON; at least one character.
    func wordRange(at start: Int) -> Range<Int> {
        var end = min(start + scalar(at: start).utf8.count, bytes.count)
        while continuesWord(byte(end)) { end += 1 }
        return min(start, end)..<end
    }

    /// From `start` to where several words without quotes seem to end, in the same line.
    func wordsRange(at start: Int, untilColon: Bool) -> Range<Int> {
        var end = start
        scan: while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), 0..<0x20: break scan
            case UInt8(ascii: ":") where untilColon: break scan
            case UInt8(ascii: "/") where isBlank(byte(end - 1)) && byte(end + 1) == UInt8(ascii: "/"): break scan
            default: end += 1
            }
        }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// A piece of the text in double quotes as it would be right; nil where it is too long or needs escapes.
    func quotable(_ content: ArraySlice<UInt8>) -> String? {
        let needsEscape = content.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        return needsEscape || !isShownWhole(content) ? nil : "\"\(excerpt(content))\""
    }
}
