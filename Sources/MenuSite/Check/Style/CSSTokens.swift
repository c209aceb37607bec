/// Takes a style sheet apart into tokens (CSS Syntax Level 3, section 4.3), blanks and comments left out.
///
/// The bytes are UTF-8; every input has tokens.
struct CSSTokens: IteratorProtocol {
    private let bytes: [UInt8]
    /// Where the next token is looked for.
    private var index: Int
    /// Where a comment begins that nothing ends.
    private(set) var openComment: Int?

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        index = start
    }

    mutating func next() -> CSSToken? {
        skipBlanks()
        guard index < bytes.count else { return nil }
        let start = index
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return mark(.open)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return mark(.close)
        case UInt8(ascii: ":"): return mark(.colon)
        case UInt8(ascii: ";"): return mark(.semicolon)
        case UInt8(ascii: "@"):
            index += 1
            guard startsName(at: index) else { return token(.other, from: start) }
            skipName()
            return CSSToken(kind: .atName, range: start..<index, content: start + 1..<index)
        case UInt8(ascii: "#"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            // A number takes its unit with it, so that 5url( is no address.
            index += 1
            skipName()
            return token(.other, from: start)
        case UInt8(ascii: "-") where follows("->"): return mark(.other, length: 3)
        case UInt8(ascii: "<") where follows("!--"): return mark(.other, length: 4)
        default: return startsName(at: index) ? nameOrFunction() : mark(.other)
        }
    }

    /// Where the token ends that begins at a place.
    static func end(ofTokenAt place: Int, in bytes: [UInt8]) -> Int {
        var tokens = CSSTokens(bytes, from: place)
        return tokens.next()?.range.upperBound ?? bytes.count
    }

    /// Where the comment ends that begins at a place; the end of the bytes where nothing ends it.
    static func end(ofCommentAt place: Int, in bytes: [UInt8]) -> Int {
        var index = place + 3
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") { return index + 1 }
            index += 1
        }
        return bytes.count
    }

    // MARK: - Kinds of tokens

    private mutating func nameOrFunction() -> CSSToken {
        let start = index
        skipName()
        let name = start..<index
        guard byte(at: index) == UInt8(ascii: "(") else { return token(.name, from: start) }
        index += 1
        let function = CSSToken(kind: .function, range: start..<index, content: name)
        guard name.count >= 3, isURL(name) else { return function }
        var first = index
        while let next = byte(at: first), Self.isBlank(next) { first += 1 }
        // With quotes it is a function like any other.
        if let next = byte(at: first), Self.isQuote(next) { return function }
        index = first
        return address(from: start)
    }

    /// The rest of `url(` without quotes (section 4.3.6).
    private mutating func address(from start: Int) -> CSSToken {
        let first = index
        while let next = byte(at: index) {
            switch next {
            case UInt8(ascii: ")"):
                index += 1
                return CSSToken(kind: .address, range: start..<index, content: first..<index - 1)
            case _ where Self.isBlank(next):
                let end = index
                while let next = byte(at: index), Self.isBlank(next) { index += 1 }
                guard byte(at: index) ?? UInt8(ascii: ")") == UInt8(ascii: ")") else { return badAddress(from: start) }
                index = min(index + 1, bytes.count)
                return CSSToken(kind: .address, range: start..<index, content: first..<end)
            case UInt8(ascii: "\\") where isEscape(at: index): skipEscape()
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0x01...0x08, 0x0B,
                0x0E...0x1F, 0x7F:
                return badAddress(from: start)
            default: index += 1
            }
        }
        return CSSToken(kind: .address, range: start..<index, content: first..<index)
    }

    /// What is left of an address that is not well formed (section 4.3.14).
    private mutating func badAddress(from start: Int) -> CSSToken {
        while let next = byte(at: index) {
            if isEscape(at: index) {
                skipEscape()
            } else {
                index += 1
                if next == UInt8(ascii: ")") { break }
            }
        }
        return token(.badAddress, from: start)
    }

    private mutating func string() -> CSSToken {
        let start = index
        let quote = bytes[index]
        index += 1
        while let next = byte(at: index) {
            if next == quote {
                index += 1
                return CSSToken(kind: .string, range: start..<index, content: start + 1..<index - 1)
            }
            if Self.endsLine(next) { return token(.badString, from: start) }
            if next != UInt8(ascii: "\\") {
                index += 1
            } else if isEscape(at: index) {
                skipEscape()
            } else {
                index = min(index + 2, bytes.count)
            }
        }
        return CSSToken(kind: .string, range: start..<index, content: start + 1..<index)
    }

    private mutating func mark(_ kind: CSSToken.Kind, length: Int = 1) -> CSSToken {
        index += length
        return token(kind, from: index - length)
    }

    private func token(_ kind: CSSToken.Kind, from start: Int) -> CSSToken {
        CSSToken(kind: kind, range: start..<index, content: start..<index)
    }

    // MARK: - Characters

    private mutating func skipBlanks() {
        while let next = byte(at: index) {
            if Self.isBlank(next) {
                index += 1
            } else if next == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
                let (start, end) = (index, Self.end(ofCommentAt: index, in: bytes))
                if end - start < 4 || bytes[end - 2] != UInt8(ascii: "*") || bytes[end - 1] != UInt8(ascii: "/") {
                    openComment = start
                }
                index = end
            } else {
                return
            }
        }
    }

    private mutating func skipName() {
        while let next = byte(at: index) {
            if Self.isInName(next) {
                index += 1
            } else if isEscape(at: index) {
                skipEscape()
            } else {
                return
            }
        }
    }

    /// Goes past a backslash and what it escapes (section 4.3.7).
    private mutating func skipEscape() {
        index += 1
        let start = index
        while index < start + 6, let next = byte(at: index), Character(UnicodeScalar(next)).isHexDigit { index += 1 }
        if index == start {
            index = min(index + 1, bytes.count)
        } else if let next = byte(at: index), Self.isBlank(next) {
            index += 1
        }
    }

    /// Whether a name begins here (section 4.3.9).
    private func startsName(at start: Int) -> Bool {
        guard let first = byte(at: start) else { return false }
        guard first == UInt8(ascii: "-") else { return Self.beginsName(first) || isEscape(at: start) }
        guard let second = byte(at: start + 1) else { return false }
        return Self.beginsName(second) || second == UInt8(ascii: "-") || isEscape(at: start + 1)
    }

    private func isEscape(at place: Int) -> Bool {
        guard byte(at: place) == UInt8(ascii: "\\"), let next = byte(at: place + 1) else { return false }
        return !Self.endsLine(next)
    }

    private func isURL(_ name: Range<Int>) -> Bool {
        if name.count == 3 {
            return bytes[name.lowerBound] | 0x20 == UInt8(ascii: "u")
                && bytes[name.lowerBound + 1] | 0x20 == UInt8(ascii: "r")
                && bytes[name.lowerBound + 2] | 0x20 == UInt8(ascii: "l")
        }
        return bytes[name].contains(UInt8(ascii: "\\")) && withoutCSSEscapes(bytes[name]).lowercased() == "url"
    }

    private func follows(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[(index + 1)...].starts(with: $0) }
    }

    private func byte(at place: Int) -> UInt8? {
        place < bytes.count ? bytes[place] : nil
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || endsLine(byte)
    }

    static func endsLine(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0C || byte == 0x0D
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, UInt8(ascii: "_"), 0x80..., 0: true
        default: false
        }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, UInt8(ascii: "-"), 0x41...0x5A, 0x30...0x39, UInt8(ascii: "_"), 0x80..., 0: true
        default: false
        }
    }
}
