extension HTMLPlace {
    /// Reads a byte inside a tag, attribute values apart; false where it is to be read again.
    mutating func readTag(_ byte: UInt8, at offset: Int, _ remarks: inout [Remark]) -> Bool {
        if byte == UInt8(ascii: ">") {
            endName(at: offset, &remarks)
            if let remark = remarkOnPolicy(ofTagAt: offset) { remarks.append(remark) }
            endTag()
            return true
        }
        if byte == UInt8(ascii: "/"), step != .equals {
            endName(at: offset, &remarks)
            attribute = ""
            step = .gap
            return true
        }
        switch step {
        case .tagName:
            if byte.isBlank { endTagName() } else { append(byte) }
        case .wordEnd:
            if !byte.isBlank {
                remarks.append(
                    Remark(
                        offset: offset, text: "no blank between what a section or partial wrote and what follows",
                        hint: "begin it with a blank, inside '<\(element) …>'"))
            }
            step = byte == UInt8(ascii: "=") ? .equals : .gap
            return byte.isBlank || step == .equals
        case .attributeName:
            if byte.isBlank || byte == UInt8(ascii: "=") {
                endName(at: offset, &remarks)
                step = byte.isBlank ? .attributeEnd : .equals
            } else {
                append(byte)
            }
        case .attributeEnd where byte == UInt8(ascii: "="): step = .equals
        case .equals: return startValue(byte)
        default:
            if byte.isBlank { return true }
            startAttribute(byte, at: offset, &remarks)
        }
        return true
    }

    private mutating func endTagName() {
        element = takeWord()
        step = .gap
    }

    private mutating func startAttribute(_ byte: UInt8, at offset: Int, _ remarks: inout [Remark]) {
        if byte == UInt8(ascii: "=") {
            remarks.append(
                Remark(
                    offset: offset, text: "'=' without the name of an attribute before it",
                    hint: "write the name and its value together, inside or outside a section"))
        }
        attribute = ""
        step = .attributeName
        append(byte)
    }

    /// A name that is at its end, of the tag or of an attribute.
    private mutating func endName(at offset: Int, _ remarks: inout [Remark]) {
        switch step {
        case .tagName: endTagName()
        case .attributeName:
            endAttributeName()
            if let remark = remarkOnPolicy(ofAttributeAt: offset - attribute.utf8.count) { remarks.append(remark) }
            if attribute == "http-equiv", hasPrintedContent {
                remarks.append(
                    Remark(
                        offset: offset - attribute.utf8.count,
                        text: "'http-equiv' behind a 'content' with a template tag in it",
                        hint: "write the content out: nothing printed there can be made safe"))
            }
        default: break
        }
    }

    mutating func endAttributeName() {
        attribute = takeWord()
        if element == "meta", attribute == "http-equiv" { hasPragma = true }
        // Of two types a browser takes the first; here two are one too many.
        if element == "script", attribute == "type" { scriptType = scriptType == .none ? .unread : .other }
    }

    private mutating func startValue(_ byte: UInt8) -> Bool {
        if byte.isBlank { return true }
        address = AddressPart.attributes.contains(attribute) ? .start : nil
        switch byte {
        case UInt8(ascii: "\""): step = .doubleQuoted
        case UInt8(ascii: "'"): step = .singleQuoted
        default:
            step = .unquoted
            return false
        }
        return true
    }

    /// Reads a byte of an attribute's value; false where it is to be read again.
    mutating func readValue(_ byte: UInt8) -> Bool {
        let isEnd =
            switch step {
            case .doubleQuoted: byte == UInt8(ascii: "\"")
            case .singleQuoted: byte == UInt8(ascii: "'")
            default: byte.isBlank || byte == UInt8(ascii: ">")
            }
        guard isEnd else {
            address?.read(byte, attribute: attribute)
            if attribute == "type", scriptType == .unread { append(byte) }
            return true
        }
        let isQuote = step != .unquoted
        if attribute == "type", scriptType == .unread {
            scriptType = ["application/ld+json", "application/json"].contains(takeWord()) ? .json : .other
        }
        attribute = ""
        address = nil
        step = .gap
        return isQuote
    }

    /// Behind the `>` of a tag.
    private mutating func endTag() {
        let (element, scriptType) = (element, scriptType)
        let isStart = !isEndTag
        self = reset()
        if isStart, HTMLPlace.readersOfRawText.contains(element) { mayReadRawText = true }
        guard isStart, HTMLPlace.rawTextElements.contains(element) else { return }
        step = .rawText
        self.element = element
        self.scriptType = scriptType
    }

    /// The elements whose text has no tags in it.
    ///
    /// `noscript` has, in a browser that runs no scripts.
    private static let rawTextElements: Set<String> = [
        "iframe", "noembed", "noframes", "noscript", "plaintext", "script", "style", "textarea", "title", "xmp",
    ]

    /// The elements in which a browser may take those for elements like others (HTML standard, section 13.2.6).
    private static let readersOfRawText: Set<String> = ["col", "colgroup", "frameset", "math", "select", "svg"]
}
