/// Writes a text as a JSON string, its quotes included, at the end of `out`.
///
/// What is written is JSON (RFC 8259, section 7) that may stand inside an HTML script element: `<`, `>`, `&`, U+2028 and
/// U+2029 are written as `\u…`, so that nothing in it ends the element or begins a comment; so is every control character
/// (Unicode's category Cc). A JSON parser reads the same text back.
public func escapedJSONString(_ text: String, into out: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
        out.append(UInt8(ascii: "\""))
        var written = 0
        var index = 0
        while index < bytes.count {
            let next = bytes[index]
            if !mayNeedEscape(next) {
                index += 1
                continue
            }
            let (unit, length) = unitToEscape(bytes[index...])
            if let unit {
                out.append(contentsOf: bytes[written..<index])
                appendEscape(of: unit, to: &out)
                written = index + length
            }
            index += length
        }
        out.append(contentsOf: bytes[written...])
        out.append(UInt8(ascii: "\""))
    }
}

/// Whether a byte is, or begins, a character that is not written as it is.
@inline(__always)
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
