/// The tags of a page, by the tokenizer of the HTML standard (section 13.2.5) without what a fuzz target has no use for:
/// written from the standard, in ignorance of Carte's own reader.
///
/// Elements are taken to be HTML's: a page with `svg` or `math` in it is to be left alone by the caller.
public func htmlTags(_ html: [UInt8]) -> [HTMLTag] {
    var reader = TagReader(html)
    while let tag = reader.next() { reader.tags.append(tag) }
    return reader.tags
}

private struct TagReader {
    let html: [UInt8]
    var at = 0
    var tags: [HTMLTag] = []

    static let rawText: Set<String> = [
        "title", "textarea", "script", "style", "xmp", "iframe", "noembed", "noframes", "noscript", "plaintext",
    ]

    init(_ html: [UInt8]) { self.html = html }

    func byte(_ index: Int) -> UInt8 { index < html.count ? html[index] : 0 }

    func isLetter(_ index: Int) -> Bool { 0x61...0x7A ~= byte(index) | 0x20 }

    func isBlank(_ index: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte(index)) && index < html.count }

    func holds(_ word: String, at index: Int) -> Bool {
        var index = index
        for letter in word.utf8 {
            let byte = byte(index)
            guard (0x41...0x5A ~= byte ? byte | 0x20 : byte) == letter else { return false }
            index += 1
        }
        return true
    }

    /// Moves behind the first place from here at which a word stands, or to the end.
    mutating func skip(behind word: String) {
        while at < html.count, !holds(word, at: at) { at += 1 }
        at = min(html.count, at + word.utf8.count)
    }

    mutating func next() -> HTMLTag? {
        while at < html.count {
            guard html[at] == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            let isEnd = byte(at + 1) == UInt8(ascii: "/")
            if isLetter(at + (isEnd ? 2 : 1)) {
                at += isEnd ? 2 : 1
                return tag(isEnd: isEnd)
            } else if holds("<!--", at: at) {
                at += 4
                skipComment()
            } else if byte(at + 1) == UInt8(ascii: "!") || byte(at + 1) == UInt8(ascii: "?")
                || isEnd && at + 2 < html.count
            {
                at += 2
                skip(behind: ">")
            } else {
                at += 1
            }
        }
        return nil
    }

    private mutating func skipComment() {
        if holds(">", at: at) || holds("->", at: at) { return skip(behind: ">") }
        while at < html.count {
            if holds("-->", at: at) {
                at += 3
                return
            }
            if holds("--!>", at: at) {
                at += 4
                return
            }
            at += 1
        }
    }

    private mutating func tag(isEnd: Bool) -> HTMLTag? {
        var tag = HTMLTag()
        let name = word(until: ["/", ">"])
        tag.name = (isEnd ? "/" : "") + name
        while true {
            while isBlank(at) || byte(at) == UInt8(ascii: "/") { at += 1 }
            // A tag that the file ends in is none.
            guard at < html.count else { return nil }
            if html[at] == UInt8(ascii: ">") { break }
            let attribute = attribute()
            if tag.value(attribute.name) == nil { tag.attributes.append(attribute) }
        }
        at += 1
        if !isEnd, Self.rawText.contains(name) { tag.rawText = readRawText(of: name) }
        return tag
    }

    /// The bytes up to a blank or one of these, in small letters.
    private mutating func word(until ends: [Character]) -> String {
        let start = at
        at += 1
        while at < html.count, !isBlank(at), !ends.contains(Character(Unicode.Scalar(html[at]))) { at += 1 }
        return String(
            decoding: html[start..<min(at, html.count)].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private mutating func attribute() -> HTMLAttribute {
        let name = word(until: ["/", ">", "="])
        while isBlank(at) { at += 1 }
        guard byte(at) == UInt8(ascii: "=") else { return HTMLAttribute(name: name, value: "") }
        at += 1
        while isBlank(at) { at += 1 }
        var value: [UInt8] = []
        let quote = byte(at)
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            at += 1
            while at < html.count, html[at] != quote {
                value.append(html[at])
                at += 1
            }
            at += 1
        } else {
            while at < html.count, !isBlank(at), html[at] != UInt8(ascii: ">") {
                value.append(html[at])
                at += 1
            }
        }
        return HTMLAttribute(name: name, value: decoded(value))
    }

    private mutating func readRawText(of name: String) -> [UInt8] {
        let start = at
        var (isEscaped, isDoublyEscaped) = (false, false)
        while at < html.count {
            guard html[at] == UInt8(ascii: "<") || html[at] == UInt8(ascii: "-") else {
                at += 1
                continue
            }
            if name == "script", holds("<!--", at: at) { isEscaped = true }
            if holds("-->", at: at) { (isEscaped, isDoublyEscaped) = (false, false) }
            if name == "script", isEscaped, isWord("<script", at: at) { isDoublyEscaped = true }
            if name != "plaintext", isWord("</" + name, at: at) {
                if !isDoublyEscaped { break }
                isDoublyEscaped = false
            }
            at += 1
        }
        return Array(html[start..<at])
    }

    private func isWord(_ word: String, at index: Int) -> Bool {
        guard holds(word, at: index) else { return false }
        let end = index + word.utf8.count
        return isBlank(end) || byte(end) == UInt8(ascii: "/") || byte(end) == UInt8(ascii: ">")
    }
}

/// A value with its character references decoded: numbers, and the names that matter to an address or a tag.
func decoded(_ value: [UInt8]) -> String {
    let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "colon": ":", "tab": "\t", "newline": "\n",
    ]
    var text = ""
    var rest = Substring(String(decoding: value, as: UTF8.self)).unicodeScalars
    while let scalar = rest.popFirst() {
        guard scalar == "&" else {
            text.unicodeScalars.append(scalar)
            continue
        }
        let name = rest.prefix(12).prefix { $0 != ";" }
        let word = String(name).lowercased()
        let isNumber = word.hasPrefix("#")
        let isHex = word.hasPrefix("#x")
        let digits = word.dropFirst(isHex ? 2 : 1).prefix { isHex ? $0.isHexDigit : ("0"..."9").contains($0) }
        if isNumber, let code = UInt32(digits, radix: isHex ? 16 : 10) {
            text.unicodeScalars.append(Unicode.Scalar(code) ?? "\u{FFFD}")
            rest = rest.dropFirst((isHex ? 2 : 1) + digits.count)
            if rest.first == ";" { rest.removeFirst() }
        } else if let meant = names[word] {
            text += meant
            rest = rest.dropFirst(name.count)
            if rest.first == ";" { rest.removeFirst() }
        } else {
            text.unicodeScalars.append(scalar)
        }
    }
    return text
}
