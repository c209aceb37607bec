/// The bytes that the inside of a string stands for, its escapes decoded (RFC 8259, section 7).
///
/// The escapes are right, for the parser has seen them; one that is not would become U+FFFD.
func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(content.count)
    var rest = content
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
        out += rest[..<backslash]
        rest = rest[backslash...].dropFirst()
        switch rest.popFirst() {
        case UInt8(ascii: "n"): out.append(0x0A)
        case UInt8(ascii: "t"): out.append(0x09)
        case UInt8(ascii: "r"): out.append(0x0D)
        case UInt8(ascii: "b"): out.append(0x08)
        case UInt8(ascii: "f"): out.append(0x0C)
        case UInt8(ascii: "u"): out += String(escapedScalar(&rest)).utf8
        case let other?: out.append(other)
        case nil: break
        }
    }
    return out + rest
}

/// Takes the digits of `\u…`, and the second half of a surrogate pair with them.
private func escapedScalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let unit = hexadecimal(rest.prefix(4)) ?? 0xFFFD
    rest = rest.dropFirst(4)
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let trail = hexadecimal(rest.dropFirst(2).prefix(4)) ?? 0
    rest = rest.dropFirst(6)
    var decoder = UTF16()
    var units = [unit, trail].makeIterator()
    return if case .scalarValue(let scalar) = decoder.decode(&units) { scalar } else { "\u{FFFD}" }
}

/// The number that exactly four hexadecimal digits say; nil for anything else.
func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count == 4 else { return nil }
    var value: UInt16 = 0
    for digit in digits {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt16(digit & 0x0F)
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
            value = value << 4 | (UInt16(digit & 0x0F) + 9)
        default: return nil
        }
    }
    return value
}
