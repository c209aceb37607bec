/// The HTML of a Markdown text of one line in which nothing is Markdown, as most descriptions that stand in a menu file are;
/// nil for any other text, for which CommonMark's parser is asked.
///
/// What that gives for such a line is one paragraph, `&`, `"`, `<` and `>` escaped (CommonMark 0.30, sections 4.8 and 6).
func paragraph(ofPlainLine text: Span<UInt8>) -> [UInt8]? {
    guard isPlainLine(text) else { return nil }
    var html: [UInt8] = []
    html.reserveCapacity(text.count + 48)
    html += "<p>".utf8
    var written = 0
    var index = endOfUnescaped(text, from: 0)
    while index < text.count {
        let reference: StaticString? =
            switch text[index] {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "\""): "&quot;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            default: nil
            }
        if let reference {
            html.append(text.extracting(written..<index))
            reference.withUTF8Buffer { html += $0 }
            written = index + 1
        }
        index = endOfUnescaped(text, from: index + 1)
    }
    html.append(text.extracting(written...))
    html += "</p>\n".utf8
    return html
}

extension [UInt8] {
    /// Appends the bytes of a span.
    fileprivate mutating func append(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }
}

/// Whether a text is one line that begins no block but a paragraph, and holds nothing that Markdown reads.
private func isPlainLine(_ text: Span<UInt8>) -> Bool {
    guard !text.isEmpty, mayBegin(text[0]), text[text.count - 1] != UInt8(ascii: " ") else { return false }
    // A number and a mark behind it begin a list.
    var index = 0
    while index < text.count, 0x30...0x39 ~= text[index] { index += 1 }
    if index < text.count, text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ")") { return false }
    index = endOfQuiet(text, from: index)
    while index < text.count {
        switch text[index] {
        case UInt8(ascii: "&"), UInt8(ascii: "<"):
            // An entity is a name or a number, a tag or an address in angles begins with a letter or a mark.
            guard index + 1 < text.count, text[index + 1] == UInt8(ascii: " ") else { return false }
        case ..<0x20, 0x7F, UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"):
            return false
        default: break
        }
        index = endOfQuiet(text, from: index + 1)
    }
    return true
}

/// The first byte from `start` that Markdown may read, or one beside it.
private func endOfQuiet(_ text: Span<UInt8>, from start: Int) -> Int {
    // Bytes that differ in one bit are looked for together: `!` and `)`, `*` and `:`, `[` and `_`, `\` and `]`, `&` and `.`,
    // `<` and `>`.
    firstMark(in: text, from: start) { eight in
        (eight &- ones &* 0x20) & ~eight | noughts(eight ^ ones &* 0x7F) | noughts(eight ^ ones &* 0x60)
            | noughts((eight | ones &* 0x08) ^ ones &* 0x29) | noughts((eight | ones &* 0x10) ^ ones &* 0x3A)
            | noughts((eight | ones &* 0x04) ^ ones &* 0x5F) | noughts((eight | ones) ^ ones &* 0x5D)
            | noughts((eight | ones &* 0x08) ^ ones &* 0x2E) | noughts((eight | ones &* 0x02) ^ ones &* 0x3E)
    }
}

/// The first byte from `start` that is written as a reference, or one beside it.
private func endOfUnescaped(_ text: Span<UInt8>, from start: Int) -> Int {
    firstMark(in: text, from: start) { eight in
        noughts((eight | ones &* 0x04) ^ ones &* 0x26) | noughts((eight | ones &* 0x02) ^ ones &* 0x3E)
    }
}

/// The first byte from `start` that is marked, or a place before it where fewer than eight bytes are left.
///
/// - Parameter marks: of eight bytes looked at in one, the highest bit of each that is sought. (A borrow can set it for a
///   byte behind the first one too, which does not matter.)
@inline(__always)
private func firstMark(in text: Span<UInt8>, from start: Int, marks: (UInt64) -> UInt64) -> Int {
    var index = start
    while index + 8 <= text.count {
        let eight = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
        let found = marks(eight) & (ones &* 0x80)
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
    }
    return index
}

/// A 1 in each of eight bytes.
private let ones: UInt64 = 0x0101_0101_0101_0101

/// The highest bit of each byte that is nought.
@inline(__always)
private func noughts(_ eight: UInt64) -> UInt64 {
    (eight &- ones) & ~eight
}

/// Whether no block but a paragraph begins with a byte, save a list with a number.
private func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "\""), UInt8(ascii: "("): true
    // Not U+FEFF, which is read over at the begin of a text.
    default: byte >= 0x80 && byte != 0xEF
    }
}
