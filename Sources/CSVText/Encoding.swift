/// A text in UTF-8, read from UTF-8 or UTF-16 with or without a byte order mark; any other encoding is a fault.
func utf8Text(of bytes: [UInt8]) throws(CSVFault) -> [UInt8] {
    let mark = bytes.prefix(4)
    if mark.elementsEqual([0xFF, 0xFE, 0, 0]) || mark.elementsEqual([0, 0, 0xFE, 0xFF]) {
        throw CSVFault(offset: 0, text: "the file is UTF-32", hint: "save it as UTF-8")
    }
    if mark.starts(with: [0xFF, 0xFE]) { return try fromUTF16(bytes[2...], isBigEndian: false) }
    if mark.starts(with: [0xFE, 0xFF]) { return try fromUTF16(bytes[2...], isBigEndian: true) }
    if let isBigEndian = byteOrder(of: bytes) { return try fromUTF16(bytes[...], isBigEndian: isBigEndian) }
    do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.span)
    } catch {
        throw CSVFault(
            offset: error.byteOffsets.lowerBound, text: "the file is not UTF-8 text",
            hint: "save it again as 'CSV UTF-8'")
    }
    if let nul = bytes.firstIndex(of: 0) {
        throw CSVFault(offset: nul, text: "a NUL stands in the file", hint: "save it again as 'CSV UTF-8'")
    }
    return bytes
}

/// Whether a text without a byte order mark is UTF-16, and in which order: separators, quotes and line ends are then a NUL
/// and another byte.
private func byteOrder(of bytes: [UInt8]) -> Bool? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var (even, odd) = (0, 0)
    for (index, byte) in bytes.prefix(4096).enumerated() where byte == 0 {
        if index.isMultiple(of: 2) { even += 1 } else { odd += 1 }
    }
    // A lone NUL is a fault of a text in UTF-8; words of any script have a blank, which is a NUL and another byte.
    let most = max(even, odd)
    guard most * 32 >= min(bytes.count, 4096), min(even, odd) * 8 <= most, most > 1 else { return nil }
    return even > odd
}

private func fromUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(CSVFault) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var decoder = UTF16()
    var pairs = CodeUnits(bytes: bytes, isBigEndian: isBigEndian)
    while true {
        switch decoder.decode(&pairs) {
        case .scalarValue(let scalar) where scalar != "\u{0}": out.append(contentsOf: UTF8.encode(scalar) ?? .init())
        case .emptyInput where bytes.count.isMultiple(of: 2): return out
        default:
            throw CSVFault(
                offset: 0, text: "the file is not UTF-16 text throughout", hint: "save it again as 'CSV UTF-8'")
        }
    }
}

/// The 16-bit units of a text; a lone byte at its end is left out.
private struct CodeUnits: IteratorProtocol {
    var bytes: ArraySlice<UInt8>
    let isBigEndian: Bool

    mutating func next() -> UInt16? {
        guard let first = bytes.popFirst(), let second = bytes.popFirst() else { return nil }
        return isBigEndian ? UInt16(first) << 8 | UInt16(second) : UInt16(second) << 8 | UInt16(first)
    }
}
