/// Where in an HTML document a byte stands.
///
/// It is the state of a tokenizer (HTML standard, section 13.2.5), with as much beside it as decides what may be printed
/// there. It is simpler than a browser's: what it cannot tell apart it holds for the more dangerous.
struct HTMLPlace: Hashable {
    enum Step: Hashable {
        /// Between tags.
        case text
        /// Behind `<`.
        case lessThan
        /// Behind `</`.
        case endTagOpen
        /// Behind `<!`, until it is clear what follows; `word` holds it.
        case declaration
        /// In a tag's name; `word` holds it.
        case tagName
        /// Behind a name that a section or partial tag ended: only a blank, `/` or `>` may follow.
        case wordEnd
        /// In a tag, where an attribute may begin.
        case gap
        /// In an attribute's name; `word` holds it.
        case attributeName
        /// Behind an attribute's name and a blank.
        case attributeEnd
        /// Behind the `=` of an attribute.
        case equals
        case doubleQuoted
        case singleQuoted
        case unquoted
        case commentStart
        case commentStartDash
        case comment
        case commentDash
        case commentDashes
        case commentBang
        /// What a browser takes for a comment: from `<?`, `</` or `<!` up to `>`.
        case bogusComment
        case doctype
        case characterData
        /// The text of an element that has no tags in it, such as `title`; `word` holds what may be its end tag.
        case rawText
    }

    /// What the `type` of a script says.
    enum ScriptType: Hashable {
        case none
        /// There is one, and its value was not read yet.
        case unread
        case json
        case other
    }

    var step = Step.text
    /// The bytes, in lower case, of a name or mark that is not complete.
    var word: [UInt8] = []
    /// The element whose tag is read or whose text is raw.
    var element = ""
    var isEndTag = false
    /// The attribute whose value is read.
    var attribute = ""
    /// How much of an address is read, in an attribute that holds one.
    var address: AddressPart?
    var scriptType = ScriptType.none
    /// How deep a script's text is in `<!--` and, within that, `<script`: 0 to 2.
    var scriptEscape = 0
    /// Whether the page has an element, such as `svg`, in which a browser may read tags in the text of others.
    var mayReadRawText = false
    /// Whether the tag has an `http-equiv`.
    var hasPragma = false
    /// Whether the tag has a `content` with a template tag in it.
    var hasPrintedContent = false

    /// What the tokenizer's names are cut to; no name that matters is as long.
    static let wordLimit = 40

    mutating func append(_ byte: UInt8) {
        if word.count < HTMLPlace.wordLimit { word.append(byte.lowercased) }
    }

    /// The word, which is then complete.
    mutating func takeWord() -> String {
        defer { word = [] }
        return String(decoding: word, as: UTF8.self)
    }

    /// The place behind a tag or a comment, nothing of which matters any more.
    func reset(to step: Step = .text) -> HTMLPlace {
        HTMLPlace(step: step, mayReadRawText: mayReadRawText)
    }

    /// Whether the text here is shown with its character references decoded, tags apart.
    var isTitleText: Bool {
        step == .rawText && (element == "title" || element == "textarea")
    }

    var isJSONScript: Bool {
        step == .rawText && element == "script" && scriptType == .json
    }

    var isStyle: Bool {
        step == .rawText && element == "style"
    }

    /// Whether this is the `content` of a `meta` that gives the browser an order.
    var isOrder: Bool {
        step == .doubleQuoted && element == "meta" && attribute == "content" && hasPragma
    }

    var isInValue: Bool {
        step == .doubleQuoted || step == .singleQuoted
    }

    /// The place in words, behind "begins" and "ends".
    var description: String {
        switch step {
        case .text: "between tags"
        case .lessThan, .endTagOpen: "behind '<'"
        case .tagName, .wordEnd, .gap, .attributeName, .attributeEnd:
            "inside the tag '<\(isEndTag ? "/" : "")\(element)>'"
        case .equals, .doubleQuoted, .singleQuoted, .unquoted: "inside the attribute '\(attribute)'"
        case .declaration, .commentStart, .commentStartDash, .comment, .commentDash, .commentDashes, .commentBang,
            .bogusComment:
            "inside a comment"
        case .doctype: "inside the doctype"
        case .characterData: "inside a CDATA section"
        case .rawText: "inside <\(element)>"
        }
    }
}

extension UInt8 {
    /// The byte, an ASCII capital as the small letter.
    var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

    var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
}

/// Something wrong with the HTML of a template itself.
struct Remark {
    let offset: Int
    let text: String
    let hint: String
    /// Whether it is wrong only on a page that prints a policy, which lets nothing of the kind load or run.
    var isOfPolicy = false
}
