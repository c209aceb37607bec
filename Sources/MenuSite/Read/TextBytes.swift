import Glibc

/// Whether an unwanted character may stand in a text: a look at its bytes, which nearly every text passes.
///
/// - Parameters:
///   - text: Well-formed UTF-8.
///   - prose: Whether tabs and line ends are meant.
func mayHoldUnwantedCharacter(_ text: Span<UInt8>, prose: Bool) -> Bool {
    let bytes = text.bytes
    // Scalars in a row that may be marks.
    var marks = 0
    var index = 0
    while index < text.count {
        // Behind the last whole eight, the last eight are looked at: what of them was seen is seen again.
        let start = index + 8 <= text.count || text.count < 8 ? index : text.count - 8
        if start + 8 <= text.count,
            isPlain(
                UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)), prose: prose)
        {
            // Eight bytes are never all of one character's inside.
            marks = 0
            index = start + 8
            continue
        }
        let end = min(index + 8, text.count)
        while index < end {
            let byte = text[index]
            index += 1
            switch byte {
            case 0x09, 0x0A, 0x0D: if !prose { return true }
            case 0..<0x20, 0x7F: return true
            case ..<0x80: marks = 0
            case ..<0xC0: continue
            // C1; U+200B–U+200D, U+202A–U+202E, U+2060–U+206F; U+FEFF.
            case 0xC2:
                if text[index] < 0xA0 { return true }
                marks = 0
            case 0xE2:
                let (second, third) = (text[index], text[index + 1])
                if second == 0x80 && (0x8B...0x8D ~= third || 0xAA...0xAE ~= third) || second == 0x81 && third >= 0xA0 {
                    return true
                }
                marks += 1
            case 0xEF:
                if text[index] == 0xBB && text[index + 1] == 0xBF { return true }
                marks += 1
            // U+0380–U+047F have no marks, nor have U+4000–U+9FFF and U+B000–U+CFFF.
            case 0xCE...0xD1, 0xE4...0xE9, 0xEB, 0xEC: marks = 0
            case 0xCC...: marks += 1
            default: marks = 0
            }
            if marks > 30 { return true }
        }
    }
    return false
}

extension [UInt8] {
    /// The index of the first such byte from a place on, found by the machine's own search; nil where there is none.
    func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count,
                let found = memchr(base + start, Int32(byte), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Whether an entity of HTML may stand among these: an `&`, letters, digits or `#`, and a `;`.
    var mayHoldEntity: Bool {
        var start = 0
        while let found = firstPlace(of: UInt8(ascii: "&"), from: start) {
            var end = found + 1
            while end < count, isPartOfEntity(self[end]) { end += 1 }
            if end < count, end > found + 1, self[end] == UInt8(ascii: ";") { return true }
            start = end
        }
        return false
    }
}

/// Whether a byte may stand in an entity between its `&` and its `;` (CommonMark 0.30, section 2.5).
private func isPartOfEntity(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "#")
}

/// Whether eight bytes are all of printable ASCII, of Russian or Ukrainian letters (they begin with 0xD0 or 0xD1), or inside
/// a character.
///
/// All are looked at in one: the highest bit of each says whether that byte is so.
///
/// - Parameter prose: whether line feeds are meant.
@inline(__always)
private func isPlain(_ eight: UInt64, prose: Bool) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highest = ones &* 0x80
    let low = eight & ~highest
    var isPrintable = (low &+ ones &* 0x60) & ~(low &+ ones)
    if prose { isPrintable |= ~((low ^ ones &* 0x0A) &+ ones &* 0x7F) }
    let isInside = ~(low &+ ones &* 0x40)
    let isCyrillic = ~(((low ^ ones &* 0x50) & ~ones) &+ ones &* 0x7F)
    return (eight & (isInside | isCyrillic) | ~eight & isPrintable) & highest == highest
}
