/// What is wrong with the encoding of a text; nil where it is UTF-8.
///
/// Looked at before anything else, since nothing that is said about the characters of a text in another encoding helps.
func encodingFault(of bytes: [UInt8]) -> JSONFault? {
    if let name = foreignEncoding(of: bytes) {
        return JSONFault(offset: 0, text: "the file is \(name), not UTF-8", hint: "save it as UTF-8")
    }
    if isUTF8(bytes) { return nil }
    do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.span)
        return nil
    } catch {
        let offset = error.byteOffsets.lowerBound
        let byte = bytes.indices.contains(offset) ? bytes[offset] : 0
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        return JSONFault(
            offset: offset, text: "the byte 0x\(hexadecimal) is not UTF-8 here", hint: "save the file as UTF-8")
    }
}

/// UTF-16 or UTF-32 by its byte order mark, or by where the NUL bytes of its first characters are.
///
/// The pattern of NUL bytes is that of RFC 4627, section 3: a JSON text begins with a character of ASCII.
private func foreignEncoding(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(4)
    if head.elementsEqual([0x00, 0x00, 0xFE, 0xFF]) || head.elementsEqual([0xFF, 0xFE, 0x00, 0x00]) {
        return "UTF-32"
    }
    if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) { return "UTF-16" }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    switch head.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    // A text that consists of one digit, or that begins with a quote and a letter outside ASCII, tells by two bytes.
    case let nul where nul.starts(with: [true, false]) || nul.starts(with: [false, true]): return "UTF-16"
    default: return nil
    }
}
