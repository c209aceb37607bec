/// Writes a text as a JSON string, its quotes included, at the end of `out`.
///
/// What is written is JSON (RFC 8259, section 7) that may stand inside an HTML script element: `<`, `>`, `&`, U+2028 and
/// U+2029 are written as `\u…`, so that nothing in it ends the element or begins a comment; so is every control character
/// (Unicode's category Cc). A JSON parser reads the same text back.
public func escapedJSONString(_ text: String, into out: inout [UInt8]) {
    var text = text
    text.withUTF8 { escape($0, into: &out) }
}

/// Writes a text in UTF-8 as a JSON string in the same way.
public func escapedJSONString(_ text: [UInt8], into out: inout [UInt8]) {
    text.withUnsafeBufferPointer { escape($0, into: &out) }
}

private func escape(_ bytes: UnsafeBufferPointer<UInt8>, into out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    var written = 0
    var index = endOfPlainText(bytes, from: 0)
    while index < bytes.count {
        let (unit, length) = unitToEscape(bytes[index...])
        if let unit {
            out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[written..<index]))
            appendEscape(of: unit, to: &out)
            written = index + length
        }
        index = endOfPlainText(bytes, from: index + length)
    }
    out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[written...]))
    out.append(UInt8(ascii: "\""))
}

/// The first byte from `start` that is, or begins, a character that may not be written as it is; the end where there is
/// none.
///
/// Eight bytes are looked at in one: for each that is sought, the highest bit of its byte is set. (A borrow can set it for a
/// byte behind the first one too, which does not matter.)
private func endOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let all = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= bytes.count {
        let eight = UInt64(littleEndian: all.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let controls = (eight &- ones &* 0x20) & ~eight
        let deletes = eight ^ ones &* 0x7F
        // Pairs that differ in one bit: `"` and `&`, `<` and `>`, 0xC2 and 0xE2.
        let quotes = (eight | ones &* 0x04) ^ ones &* 0x26
        let angles = (eight | ones &* 0x02) ^ ones &* 0x3E
        let backslashes = eight ^ ones &* 0x5C
        let leads = (eight | ones &* 0x20) ^ ones &* 0xE2
        let marks =
            controls | (deletes &- ones) & ~deletes | (quotes &- ones) & ~quotes | (angles &- ones) & ~angles
            | (backslashes &- ones) & ~backslashes | (leads &- ones) & ~leads
        let found = marks & (ones &* 0x80)
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
    }
    while index < bytes.count, !mayNeedEscape(bytes[index]) { index += 1 }
    return index
}

/// Whether a byte is, or begins, a character that is not written as it is.
private func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xE2: true
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): true
    default: false
    }
}

/// The character that `rest` begins with if it has to be escaped, and how many of its bytes to pass over.
private func unitToEscape(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> (unit: UInt16?, length: Int) {
    let head = rest.prefix(3)
    switch head.first {
    case 0xC2:
        // The controls U+0080 to U+009F.
        guard let second = head.dropFirst().first, second < 0xA0 else { return (nil, 1) }
        return (UInt16(second), 2)
    case 0xE2:
        if head.elementsEqual([0xE2, 0x80, 0xA8]) { return (0x2028, 3) }
        return head.elementsEqual([0xE2, 0x80, 0xA9]) ? (0x2029, 3) : (nil, 1)
    case let byte: return (byte.map { UInt16($0) }, 1)
    }
}

private func appendEscape(of unit: UInt16, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\\"))
    switch unit {
    case 0x22, 0x5C: out.append(UInt8(truncatingIfNeeded: unit))
    case 0x0A: out.append(UInt8(ascii: "n"))
    case 0x0D: out.append(UInt8(ascii: "r"))
    case 0x09: out.append(UInt8(ascii: "t"))
    default:
        out.append(UInt8(ascii: "u"))
        for shift in [12, 8, 4, 0] as [UInt16] {
            let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
            out.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
