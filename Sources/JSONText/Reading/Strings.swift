extension Parser {
    /// Reads the string whose opening quote is at `at`; its bytes stay as they are until someone asks for them.
    mutating func readString() throws(JSONFault) {
        var index = endOfPlainText(bytes.span, from: at + 1)
        var escapes = 0
        while byte(index) != UInt8(ascii: "\"") {
            guard byte(index) == UInt8(ascii: "\\") else { throw misreadString(at: index) }
            index = endOfPlainText(bytes.span, from: try endOfEscape(at: index))
            escapes += 1
        }
        append(end: index + 1, count: escapes)
    }

    /// The end of the escape whose backslash is at `backslash` (RFC 8259, section 7); a surrogate pair is one escape.
    private func endOfEscape(at backslash: Int) throws(JSONFault) -> Int {
        switch byte(backslash + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return backslash + 2
        default: break
        }
        guard let unit = escapedUnit(at: backslash) else { throw misreadEscape(at: backslash) }
        if !UTF16.isSurrogate(unit) { return backslash + 6 }
        guard UTF16.isLeadSurrogate(unit), let trail = escapedUnit(at: backslash + 6), UTF16.isTrailSurrogate(trail)
        else { throw halfCharacter(at: backslash) }
        return backslash + 12
    }

    /// What `\uXXXX` at `backslash` says; nil where there is no such escape.
    private func escapedUnit(at backslash: Int) -> UInt16? {
        guard backslash + 6 <= bytes.count, byte(backslash) == UInt8(ascii: "\\"),
            byte(backslash + 1) == UInt8(ascii: "u")
        else { return nil }
        return hexadecimal(bytes[backslash + 2..<backslash + 6])
    }
}

/// The first quote, backslash or byte below 0x20 from `start`; the end of the text where there is none.
///
/// Eight bytes are looked at in one: for each that is sought, the highest bit of its byte is set. (A borrow can set it for a
/// byte behind the first one too, which does not matter.)
@inline(__always)
func endOfPlainText(_ text: Span<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let all = text.bytes
    var index = start
    while index + 8 <= all.byteCount {
        let eight = UInt64(littleEndian: all.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
        let quotes = eight ^ (ones &* 0x22)
        let backslashes = eight ^ (ones &* 0x5C)
        let controls = (eight &- (ones &* 0x20)) & ~eight
        let found = ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | controls) & (ones &* 0x80)
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
    }
    while index < text.count, text[index] >= 0x20, text[index] != 0x22, text[index] != 0x5C { index += 1 }
    return index
}
