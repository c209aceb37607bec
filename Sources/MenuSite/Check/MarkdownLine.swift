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
    for index in text.indices where text[index] <= 0x3E {
        let reference: StaticString
        switch text[index] {
        case UInt8(ascii: "&"): reference = "&amp;"
        case UInt8(ascii: "\""): reference = "&quot;"
        case UInt8(ascii: "<"): reference = "&lt;"
        case UInt8(ascii: ">"): reference = "&gt;"
        default: continue
        }
        html.append(text.extracting(written..<index))
        reference.withUTF8Buffer { html += $0 }
        written = index + 1
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
    var isNumber = true
    for index in text.indices {
        switch text[index] {
        case 0x61...0x7A, 0x80...: isNumber = false
        case UInt8(ascii: "&"), UInt8(ascii: "<"):
            // An entity is a name or a number, a tag or an address in angles begins with a letter or a mark.
            guard index + 1 < text.count, text[index + 1] == UInt8(ascii: " ") else { return false }
        case ..<0x20, 0x7F, UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "_"),
            UInt8(ascii: "`"),
            UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"):
            return false
        case UInt8(ascii: "."), UInt8(ascii: ")"): if isNumber { return false }
        case 0x30...0x39: break
        default: isNumber = false
        }
    }
    return true
}

/// Whether no block but a paragraph begins with a byte, save a list with a number.
private func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "\""), UInt8(ascii: "("): true
    // Not U+FEFF, which is read over at the begin of a text.
    default: byte >= 0x80 && byte != 0xEF
    }
}
