extension HTMLPlace {
    /// Moves on over literal text, in one pass.
    mutating func read(_ source: [UInt8], _ range: Range<Int>, remarks: inout [Remark]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            let isRead =
                switch step {
                case .text, .lessThan, .endTagOpen, .declaration: readMarkup(byte)
                case .tagName, .wordEnd, .gap, .attributeName, .attributeEnd, .equals:
                    readTag(byte, at: index, &remarks)
                case .doubleQuoted, .singleQuoted, .unquoted: readValue(byte)
                case .commentStart, .commentStartDash, .comment, .commentDash, .commentDashes, .commentBang:
                    readComment(byte)
                case .bogusComment, .doctype, .characterData: readDeclaration(byte, at: index, &remarks)
                case .rawText: readRawText(byte, at: index, &remarks)
                }
            // A byte that ended one thing without being part of it is read again in the next.
            if isRead { index += 1 }
        }
    }

    private mutating func readMarkup(_ byte: UInt8) -> Bool {
        switch (step, byte) {
        case (.text, UInt8(ascii: "<")): step = .lessThan
        case (.text, _): break
        case (.lessThan, UInt8(ascii: "!")): step = .declaration
        case (.lessThan, UInt8(ascii: "/")): step = .endTagOpen
        case (.lessThan, UInt8(ascii: "?")): step = .bogusComment
        case (.endTagOpen, UInt8(ascii: ">")): step = .text
        case (.lessThan, _) where byte.isLetter, (.endTagOpen, _) where byte.isLetter:
            startTag(isEnd: step == .endTagOpen)
            return false
        case (.lessThan, _):
            step = .text
            return false
        case (.endTagOpen, _): step = .bogusComment
        default: return readDeclarationStart(byte)
        }
        return true
    }

    mutating func startTag(isEnd: Bool) {
        self = reset(to: .tagName)
        isEndTag = isEnd
    }

    private mutating func readDeclarationStart(_ byte: UInt8) -> Bool {
        let next = word + [byte.lowercased]
        let marks: [(mark: String, step: Step)] = [
            ("--", .commentStart), ("doctype", .doctype), ("[cdata[", .characterData),
        ]
        for (mark, step) in marks where mark.utf8.starts(with: next) {
            word = next
            if next.count == mark.utf8.count { self = reset(to: step) }
            return true
        }
        self = reset(to: .bogusComment)
        return false
    }

    private mutating func readComment(_ byte: UInt8) -> Bool {
        let isDash = byte == UInt8(ascii: "-")
        let isEnd = byte == UInt8(ascii: ">")
        switch step {
        case .commentStart: step = isEnd ? .text : isDash ? .commentStartDash : .comment
        case .commentStartDash: step = isEnd ? .text : isDash ? .commentDashes : .comment
        case .comment: step = isDash ? .commentDash : .comment
        case .commentDash: step = isDash ? .commentDashes : .comment
        case .commentDashes:
            let isBang = byte == UInt8(ascii: "!")
            step = isEnd ? .text : isDash ? .commentDashes : isBang ? .commentBang : .comment
        default: step = isEnd ? .text : isDash ? .commentDash : .comment
        }
        return true
    }

    /// A CDATA section is one in SVG and MathML only; in HTML it is a comment that the first `>` ends.
    private mutating func readDeclaration(_ byte: UInt8, at offset: Int, _ remarks: inout [Remark]) -> Bool {
        if step == .characterData, byte == UInt8(ascii: "]") {
            word = word.isEmpty ? [byte] : [byte, byte]
            return true
        }
        if byte == UInt8(ascii: ">") {
            if step == .characterData, word.count < 2 {
                remarks.append(
                    Remark(
                        offset: offset, text: "'>' inside a CDATA section, which ends there in HTML",
                        hint: "write plain text, with '&lt;' for '<' and '&amp;' for '&'"))
            }
            self = reset()
        } else {
            word = []
        }
        return true
    }
}
