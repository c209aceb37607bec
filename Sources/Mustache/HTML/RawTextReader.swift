extension HTMLPlace {
    /// Reads a byte of an element whose text has no tags in it; false where it is to be read again.
    ///
    /// In a script, `<!--` and then `<script` keep `</script>` from ending it (HTML standard, sections 13.2.5.15 to
    /// 13.2.5.31).
    mutating func readRawText(_ byte: UInt8, at offset: Int, _ remarks: inout [Remark]) -> Bool {
        if word.isEmpty {
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "-") && scriptEscape > 0 { word = [byte] }
            return true
        }
        let isWordEnd = byte.isBlank || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
        if isWordEnd, isWord("</", element), element != "plaintext" {
            if scriptEscape == 2 {
                scriptEscape = 1
                word = []
                return false
            }
            endRawText()
            return false
        }
        if isWordEnd, scriptEscape == 1, isWord("<", "script") { scriptEscape = 2 }
        if byte == UInt8(ascii: ">"), word == Array("--".utf8) { scriptEscape = 0 }
        return readMark(byte, at: offset, &remarks)
    }

    /// Goes on with a mark as long as one may come of it.
    private mutating func readMark(_ byte: UInt8, at offset: Int, _ remarks: inout [Remark]) -> Bool {
        let next = word + [byte.lowercased]
        var marks = ["</" + element]
        if element == "script" { marks += ["<!--", "<script", "--"] }
        if marks.contains(where: { $0.utf8.starts(with: next) }) {
            word = next
            if next == Array("<!--".utf8) {
                scriptEscape = max(scriptEscape, 1)
                word = Array("--".utf8)
            }
            return true
        }
        if isTitleText || mayReadRawText, word.count > 1 || byte.isLetter || byte == 0x21 || byte == 0x3F,
            word.first == UInt8(ascii: "<")
        {
            remarks.append(
                Remark(
                    offset: offset - word.count, text: "'<' inside <\(element)>, where a tag is only text",
                    hint: "write '&lt;' or leave it out, or close <\(element)> first"))
        }
        let isDashes = word == Array("--".utf8) && byte == UInt8(ascii: "-")
        if !isDashes { word = [] }
        return isDashes
    }

    private func isWord(_ mark: String, _ name: String) -> Bool {
        word.elementsEqual((mark + name).utf8)
    }

    private mutating func endRawText() {
        let element = element
        self = reset(to: .gap)
        self.element = element
        isEndTag = true
    }
}
