import JSONText

/// The text without blanks and line ends at its ends; a no-break space is kept.
func trimmed(_ text: String) -> String {
    let utf8 = text.utf8.span
    guard !utf8.isEmpty, mayBeTrimmed(utf8) else { return text }
    let scalars = text.unicodeScalars
    let isTrimmed = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace && !isNoBreak(scalar) }
    guard let from = scalars.firstIndex(where: { !isTrimmed($0) }),
        let to = scalars.lastIndex(where: { !isTrimmed($0) })
    else { return "" }
    return String(text[from...to])
}

extension JSONValue {
    /// The text of a string as it stands, where it is neither to be trimmed nor holds a character that must not stand in
    /// it; nil where it has to be looked at closely, is empty, or is no string.
    ///
    /// - Parameter prose: whether tabs and line ends are meant.
    func plainText(prose: Bool) -> String? {
        let text = withText { bytes -> String? in
            guard !bytes.isEmpty, !mayBeTrimmed(bytes), !mayHoldUnwantedCharacter(bytes, prose: prose) else {
                return nil
            }
            // The whole file was found to be UTF-8, and quotes never stand inside a character.
            return String(copying: UTF8Span(unchecked: bytes))
        }
        return text ?? nil
    }
}

/// Whether a text that is not empty may begin or end with a blank.
///
/// Most texts do not. U+3000 begins with 0xE3 and ends in 0x80.
private func mayBeTrimmed(_ text: Span<UInt8>) -> Bool {
    let isBlank = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
    let (first, last) = (text[0], text[text.count - 1])
    return isBlank(first) || isBlank(last) || first == 0xE3 || last == 0x80
}

/// Whether a space is there on purpose: no-break, narrow no-break or figure space.
private func isNoBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2007}"
}

/// A character that must not stand in a text: it cannot be seen, or it turns the direction of what follows.
struct UnwantedCharacter {
    /// What was found, with its code point.
    let words: String
    /// What to do.
    let hint: String
    /// Its byte in the text.
    private(set) var offset = 0

    /// The first such character of a text, or nil.
    ///
    /// Joiners are kept where a script needs them (after a letter or mark of a script other than Latin, Greek or
    /// Cyrillic, and in emoji sequences); U+200E and U+200F, which a right-to-left page needs, too.
    ///
    /// So are more than 30 marks on one letter, which no script has and which take long to put in order (UAX #15,
    /// *Stream-Safe Text Format*).
    ///
    /// - Parameter prose: whether tabs and line ends are meant, as in a description.
    init?(in text: String, prose: Bool = false) {
        guard mayHoldUnwantedCharacter(text.utf8.span, prose: prose) else { return nil }
        self.init(lookingThrough: text, prose: prose)
    }

    /// The first such character of UTF-8, or nil.
    init?(in text: [UInt8], prose: Bool = false) {
        guard mayHoldUnwantedCharacter(text.span, prose: prose) else { return nil }
        self.init(lookingThrough: String(decoding: text, as: UTF8.self), prose: prose)
    }

    private init?(lookingThrough text: String, prose: Bool) {
        var previous: Unicode.Scalar?
        var marks = 0
        var at = 0
        for scalar in text.unicodeScalars {
            defer {
                previous = scalar
                at += UTF8.width(scalar)
            }
            marks = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered ? marks + 1 : 0
            if marks > 30 {
                words = "a letter with more than 30 marks stands"
                hint = "take them out"
                offset = at
                return
            }
            if let kind = Self.kind(of: scalar, after: previous, prose: prose) {
                let code = String(scalar.value, radix: 16, uppercase: true)
                let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
                words = "a \(kind) (U+\(padded)) stands"
                hint = scalar == "\n" || scalar == "\r" || scalar == "\t" ? "write a blank instead" : "take it out"
                offset = at
                return
            }
        }
        return nil
    }

    private static func kind(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?, prose: Bool) -> String? {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: prose ? nil : "control character"
        case 0x00..<0x20, 0x7F...0x9F: "control character"
        case 0x202A...0x202E, 0x2066...0x2069: "direction override"
        case 0x200B, 0x2060...0x2064, 0xFEFF: "zero-width character"
        case 0x200C, 0x200D: joins(previous) ? nil : "zero-width joiner"
        default: nil
        }
    }

    private static func joins(_ previous: Unicode.Scalar?) -> Bool {
        guard let previous else { return false }
        let properties = previous.properties
        return previous.value >= 0x0530 && (properties.isAlphabetic || properties.generalCategory == .nonspacingMark)
            || properties.isEmoji || properties.isVariationSelector || properties.isEmojiModifier
    }
}
