/// Whether bytes are well-formed UTF-8 (Unicode 3.9, table 3-7).
///
/// Characters of one, two and three bytes are looked at here, eight bytes in one where there are no longer ones; the standard
/// library takes over where one of four bytes stands, or what is none.
public func isUTF8(_ bytes: [UInt8]) -> Bool {
    let text = bytes.span
    var index = endOfShortCharacters(text, from: 0)
    while index < text.count, let end = endOfThreeBytes(text, at: index) {
        index = endOfShortCharacters(text, from: end)
    }
    do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: text.extracting(index..<text.count))
        return true
    } catch {
        return false
    }
}

/// The end of the run of ASCII and of well-formed characters of two bytes that begins at `start`, or a place before it
/// where a character begins.
private func endOfShortCharacters(_ text: Span<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highest = ones &* 0x80
    let bytes = text.bytes
    var index = start
    // The highest bit of the first byte, where it has to be the second one of a character.
    var open: UInt64 = 0
    while index + 8 <= text.count {
        let eight = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
        if eight & highest == 0, open == 0 {
            index += 8
            continue
        }
        let beginning = eight & (eight << 1) & highest
        let following = eight & ~(eight << 1) & highest
        // 0xE0 and above begin longer characters, 0xC0 and 0xC1 none.
        let isLong = beginning & (eight << 2)
        let isShort = ((eight & (ones &* 0x1E)) &+ ones &* 0x7E) & highest
        guard isLong == 0, beginning & ~isShort == 0, following == beginning << 8 | open else { break }
        open = beginning >> 56
        index += 8
    }
    if open != 0 { index -= 1 }
    while index < text.count {
        if text[index] < 0x80 {
            index += 1
        } else if 0xC2...0xDF ~= text[index], index + 1 < text.count, text[index + 1] & 0xC0 == 0x80 {
            index += 2
        } else {
            break
        }
    }
    return index
}

/// The end of the character of three bytes that begins at an index; nil where there is none.
private func endOfThreeBytes(_ text: Span<UInt8>, at index: Int) -> Int? {
    guard index + 3 <= text.count, text[index + 1] & 0xC0 == 0x80, text[index + 2] & 0xC0 == 0x80 else { return nil }
    switch text[index] {
    case 0xE0: if text[index + 1] < 0xA0 { return nil }
    // 0xED 0xA0 and above would be halves of surrogate pairs.
    case 0xED: if text[index + 1] > 0x9F { return nil }
    case 0xE1...0xEF: break
    default: return nil
    }
    return index + 3
}
