import Diagnostics

extension PageRules {
    /// The prose of a file that lies beside the menu, or in a folder above whose page has the same language.
    mutating func file(_ name: String, topHeading: Int) -> Markup? {
        folders.file(name).flatMap { source(ofFile: $0) }.flatMap { markup(of: $0, topHeading: topHeading) }
    }

    /// An item's description.
    mutating func description(of item: ItemDraft, id: String) -> Markup? {
        source(ofDescriptionOf: item, id: id).flatMap { markup(of: $0, topHeading: 4) }
    }

    /// Where an item's description stands: the file its field names, its field's text, or `descriptions/ID.md`.
    mutating func source(ofDescriptionOf item: ItemDraft, id: String) -> ProseSource? {
        if let written = item.description { return source(written: written, id: id) }
        return descriptionFile(of: item, id: id).flatMap { source(ofFile: $0) }
    }

    /// The file that describes an item whose field does not.
    func descriptionFile(of item: ItemDraft, id: String) -> ProseFile? {
        if let file = folders.description(id + ".md") { return file }
        // A section of the same name may have taken the item's own id; the file is named as the item is.
        guard item.id == nil, id.hasSuffix("-2") else { return nil }
        let made = Identifier.made(from: item.name?.value ?? "")
        return id == made + "-2" ? folders.description(made + ".md") : nil
    }

    /// The Markdown that a field holds or names.
    mutating func markup(written: Placed<String>, topHeading: Int) -> Markup? {
        source(written: written, id: nil).flatMap { markup(of: $0, topHeading: topHeading) }
    }

    /// Where the Markdown stands that a field holds or names.
    ///
    /// - Parameter id: the id of the item it describes; a file of that name beside a text is an error.
    mutating func source(written: Placed<String>, id: String?) -> ProseSource? {
        if Self.namesFile(written.value) {
            if let file = folders.description(written.value) { return source(ofFile: file) }
            let near = reading.near(written.value, in: folders.descriptions).map { "did you mean '\($0)'?" }
            let elsewhere = ContentTree.upward(from: page.folder).lazy
                .map { ContentTree.joined($0, "descriptions/" + written.value) }
                .first { tree.contains(path: $0) }
            reading.error(
                at: written.offset, "there is no file '\(written.value)' in descriptions/",
                hint: near
                    ?? elsewhere.map {
                        "\(ContentTree.shown($0)) is of a page in another language; put one in this one's here"
                    }
                    ?? "write the description itself, or put the file there")
            return nil
        }
        if let id, let file = folders.description(id + ".md") {
            reading.error(
                at: written.offset, "the item has a description here and in \(ContentTree.shown(file.path))",
                hint: "keep one of them")
            return nil
        }
        return ProseSource(written, in: page.menu)
    }

    private mutating func source(ofFile file: ProseFile) -> ProseSource? {
        guard let source = sourceText(file.path, in: tree, &reading.report) else { return nil }
        return ProseSource(file: source, levels: file.levels, &reading.report)
    }

    private mutating func markup(of text: ProseSource, topHeading: Int) -> Markup? {
        prose.prose = text
        let html = markdownToHTML(text.text, topHeading: topHeading, rules: &prose)
        // What stands in the text itself was looked at; an entity such as &#x202E; brings the same characters.
        if text.text.contains(UInt8(ascii: "&")) {
            let character =
                UnwantedCharacter(in: html, prose: true)
                ?? (html.contains(0x0D) ? UnwantedCharacter(in: "\r") : nil)
            if let character {
                reading.report.error(
                    at: prose.prose.place(MarkdownPlace(line: 1, column: 1)),
                    "\(character.words) for an entity of the text",
                    hint: "take the entity out")
            }
        }
        return Markup(html)
    }

    /// Whether a description is the name of a Markdown file: it ends in `.md` and has no blank or line end.
    static func namesFile(_ text: String) -> Bool {
        text.utf8.suffix(3).elementsEqual(".md".utf8) && !text.unicodeScalars.contains { $0.properties.isWhitespace }
    }
}
