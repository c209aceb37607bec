/// A token of a style sheet (CSS Syntax Level 3, section 4), kinds told apart as far as Carte asks for.
struct CSSToken: Sendable {
    enum Kind: Sendable {
        /// A name, such as a property's.
        case name
        /// A name and the `(` behind it, not that of a `url(` without quotes.
        case function
        /// `@` and a name.
        case atName
        /// An address in `url( )` without quotes, and one that is not well formed.
        case address, badAddress
        /// Text in quotes, the last of which the file's end may stand for, and text that its line ends.
        case string, badString
        /// One of `(`, `[`, `{`, and of the same that close.
        case open, close
        case colon, semicolon
        /// Anything else: a number, a hash, a mark.
        case other
    }

    let kind: Kind
    /// The bytes it stands in.
    let range: Range<Int>
    /// The bytes of what it says: the name without `@` or `(`, the text without quotes, the address without `url( )`.
    let content: Range<Int>

    /// What closes the bracket that this opens.
    func closingBracket(in bytes: [UInt8]) -> UInt8 {
        let bracket = bytes[range.upperBound - 1]
        return bracket == UInt8(ascii: "(") ? bracket + 1 : bracket + 2
    }

    /// Whether it is an address that runs on into what follows it, since no `)` ends it where it should.
    func isUnclosedAddress(in bytes: [UInt8]) -> Bool {
        guard kind == .address || kind == .badAddress else { return false }
        if bytes[range.upperBound - 1] != UInt8(ascii: ")") { return true }
        guard kind == .badAddress else { return content.upperBound == range.upperBound }
        guard let opening = bytes[range].firstIndex(of: UInt8(ascii: "(")) else { return false }
        let rest = bytes[(opening + 1)..<range.upperBound].drop(while: CSSTokens.isBlank)
        let ends = { (byte: UInt8) in byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") }
        // What it is as far as it could be read: data in it may hold any mark.
        let address = rest.prefix { !CSSTokens.isBlank($0) && !"\"'(".utf8.contains($0) }
        if String(decoding: address.prefix(5), as: UTF8.self).lowercased() == "data:" { return false }
        return address.contains(where: ends)
            || rest[address.endIndex...].first { !CSSTokens.isBlank($0) }.map(ends) == true
    }

    /// Whether it is `<!--` or `-->`, which is skipped between rules (CSS Syntax Level 3, section 5.4.1).
    func isCommentMark(in bytes: [UInt8]) -> Bool {
        guard kind == .other, range.count >= 3 else { return false }
        let last = bytes[range.upperBound - 1]
        return range.count == 4 && bytes[range.lowerBound] == UInt8(ascii: "<")
            || range.count == 3 && bytes[range.lowerBound] == UInt8(ascii: "-") && last == UInt8(ascii: ">")
    }
}

/// The text that these bytes of a style sheet stand for, escapes turned back (CSS Syntax Level 3, section 4.3.7).
func withoutCSSEscapes(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\") else {
            text.append(byte)
            continue
        }
        let digits = rest.prefix(6).prefix { Character(UnicodeScalar($0)).isHexDigit }
        if digits.isEmpty {
            // Any other character stands for itself; the end of a line in a string for nothing.
            if let next = rest.popFirst(), !CSSTokens.endsLine(next) { text.append(next) }
            continue
        }
        rest = rest.dropFirst(digits.count)
        if let next = rest.first, CSSTokens.isBlank(next) { rest = rest.dropFirst() }
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
        let scalar = number == 0 ? nil : UnicodeScalar(number)
        text += Array(String(scalar ?? "\u{FFFD}").utf8)
    }
    return String(decoding: text, as: UTF8.self)
}
