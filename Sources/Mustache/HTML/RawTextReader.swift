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
        if isTitleText, word.count == 1, byte.isLetter || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") {
            // In SVG it would be a tag.
            remarks.append(
                Remark(
                    offset: offset - 1, text: "'<' inside <\(element)>, where a tag is only text",
                    hint: "write '&lt;', or close it with '</\(element)>' first"))
        }
        let next = word + [byte.lowercased]
        var marks = ["</" + element]
        if element == "script" { marks += ["<!--", "<script", "--"] }
        guard marks.contains(where: { $0.utf8.starts(with: next) }) else {
            let isDashes = word == Array("--".utf8) && byte == UInt8(ascii: "-")
            if !isDashes { word = [] }
            return isDashes
        }
        word = next
        if next == Array("<!--".utf8) {
            scriptEscape = max(scriptEscape, 1)
            word = Array("--".utf8)
        }
        return true
    }

    private func isWord(_ mark: String, _ name: String) -> Bool {
        word.elementsEqual((mark + name).utf8)
    }

    private mutating func endRawText() {
        let element = element
        self = HTMLPlace(step: .gap, element: element, isEndTag: true)
    }
}
