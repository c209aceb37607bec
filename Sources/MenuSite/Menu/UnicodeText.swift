/// The text in Unicode's Normalization Form C (UAX #15): equal texts are then equal bytes.
func composed(_ text: String) -> String {
    text.utf8.allSatisfy(beginsComposed) ? text : ICU.composed(text)
}

/// Whether a byte of UTF-8 stands in characters alone that compose with none: ASCII, U+0080–U+02FF, U+0400–U+047F (Russian
/// and Ukrainian among them), U+4000–U+9FFF, or inside a character.
private func beginsComposed(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0xCC, 0xD0, 0xD1, 0xE4...0xE9: true
    default: false
    }
}

/// Two texts, and a byte of ASCII between them where there is one; put together at once, in less time than by `+`.
func text(of first: String.UTF8View, _ byte: UInt8? = nil, and second: String.UTF8View) -> String {
    let start = first.count + (byte == nil ? 0 : 1)
    return String(unsafeUninitializedCapacity: start + second.count) { buffer in
        _ = buffer.initialize(fromContentsOf: first)
        if let byte { buffer.initializeElement(at: first.count, to: byte) }
        _ = UnsafeMutableBufferPointer(rebasing: buffer[start...]).initialize(fromContentsOf: second)
        return start + second.count
    }
}

/// What two names are compared by: trimmed, runs of blanks as one, NFC, case folded.
///
/// The fold is Unicode's full one; Turkish and Azerbaijani keep dotted and dotless i apart (CaseFolding.txt, status T).
///
/// - Parameter turkic: whether the language is one of these.
func matchKey(_ name: String, turkic: Bool = false) -> String {
    var key: [UInt8] = []
    var blank = false
    var isFolded = true
    for scalar in name.unicodeScalars {
        if scalar.isSpace {
            blank = true
            continue
        }
        if blank, !key.isEmpty { key.append(0x20) }
        blank = false
        let folded = turkic ? nil : scalar.foldedQuickly
        isFolded = isFolded && folded != nil
        key += (folded ?? scalar).utf8
    }
    let text = String(decoding: key, as: UTF8.self)
    // Folding can take a composed text apart.
    return isFolded ? text : composed(ICU.caseFolded(composed(text), turkic: turkic))
}

extension Unicode.Scalar {
    /// Whether it is white space (PropList.txt); the standard library takes longer to look that up.
    var isSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Its case fold where that is told without a table: of ASCII and of U+0400–U+0481, in every language but Turkish and
    /// Azerbaijani; nil for any other.
    ///
    /// It is what the letter is in lower case.
    var foldedQuickly: Unicode.Scalar? {
        switch value {
        case 0x41...0x5A, 0x0410...0x042F: Unicode.Scalar(value + 0x20)
        case 0x0400...0x040F: Unicode.Scalar(value + 0x50)
        case 0x0460...0x0481: Unicode.Scalar(value | 1)
        case ..<0x80, 0x0430...0x045F: self
        default: nil
        }
    }
}
