/// Characters that look like JSON's punctuation, or cannot be seen at all.
extension Parser {
    /// A character that leaves no ink and is no blank of JSON stands at `index`; nil where none does.
    func invisible(at index: Int) -> JSONFault? {
        let character = scalar(at: index)
        guard index < bytes.count, !isBlank(bytes[index]), isInvisible(character) else { return nil }
        return JSONFault(
            offset: index, text: "there is an invisible character (\(codePoint(character))) here",
            hint: character.properties.isWhitespace ? "write a space" : "leave it out")
    }

    /// Whether what stands at `index` ends a word though it is not JSON's: an invisible character, or a foreign comma.
    func isForeign(at index: Int) -> Bool {
        byte(index) >= 0x80 && (isInvisible(scalar(at: index)) || isForeignComma(scalar(at: index)))
    }

    /// A mark that separates in other languages: the semicolon, the full-width, the ideographic and the Arabic comma.
    func isForeignComma(_ scalar: Unicode.Scalar) -> Bool {
        [";", "\u{FF1B}", "\u{FF0C}", "\u{3001}", "\u{060C}", "\u{061B}"].contains(scalar)
    }

    /// A quote as word processors write it, single or double.
    func isTypographicQuote(_ scalar: Unicode.Scalar) -> Bool {
        isTypographicDoubleQuote(scalar)
            || ["\u{2018}", "\u{2019}", "\u{201A}", "\u{2039}", "\u{203A}"].contains(scalar)
    }

    /// A double quote as word processors write it.
    func isTypographicDoubleQuote(_ scalar: Unicode.Scalar) -> Bool {
        ["\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{00AB}", "\u{00BB}", "\u{FF02}", "\u{2033}"].contains(
            scalar)
    }

    /// Whether a double quote as word processors write it begins at `index`, and what follows is what follows a text.
    func isMeantToClose(_ index: Int) -> Bool {
        guard byte(index) >= 0xC2, isTypographicDoubleQuote(scalar(at: index)) else { return false }
        var next = index + scalar(at: index).utf8.count
        while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
        return [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x0A, 0x0D, 0]
            .contains(byte(next))
    }
}
