extension [UInt8] {
    /// Appends text with `&`, `<`, `>`, `"` and `'` as character references.
    ///
    /// That is safe between tags and in quoted attribute values alike. Runs of other bytes are copied whole.
    mutating func appendEscaped(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { appendEscaped($0) }
        if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) } }
    }

    mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        var index = endOfPlainText(bytes, from: 0)
        while index < bytes.count {
            defer { index = endOfPlainText(bytes, from: index + 1) }
            guard let reference = characterReference(of: bytes[index]) else { continue }
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<index]))
            // "&amp;" in a text is a text about HTML; written so, it looks to no search like one that was escaped twice.
            let isSpelt = bytes[index] == UInt8(ascii: "&") && bytes[(index + 1)...].starts(with: "amp;".utf8)
            append(contentsOf: (isSpelt ? "&#38;" : reference).utf8)
            copied = index + 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
}

/// The first byte from `start` that may be written as a reference: `"`, `&`, `'`, `<`, `>` or one beside these; the end where
/// there is none.
///
/// Eight bytes are looked at in one: for each that is sought, the highest bit of its byte is set. (A borrow can set it for a
/// byte behind the first one too, which does not matter.)
private func endOfPlainText(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let all = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= text.count {
        let eight = UInt64(littleEndian: all.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        // Pairs that differ in one bit: `"` and `&`, `<` and `>`; `'` stands with `#`.
        let quotes = (eight | ones &* 0x04) ^ ones &* 0x26
        let apostrophes = (eight | ones &* 0x04) ^ ones &* 0x27
        let angles = (eight | ones &* 0x02) ^ ones &* 0x3E
        let marks =
            (quotes &- ones) & ~quotes | (apostrophes &- ones) & ~apostrophes | (angles &- ones) & ~angles
        let found = marks & (ones &* 0x80)
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
    }
    while index < text.count, characterReference(of: text[index]) == nil { index += 1 }
    return index
}

private func characterReference(of byte: UInt8) -> String? {
    // One comparison is enough for most letters.
    if byte > 0x3E { return nil }
    switch byte {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return "&quot;"
    case UInt8(ascii: "'"): return "&#39;"
    default: return nil
    }
}
