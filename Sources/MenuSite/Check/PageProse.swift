import Diagnostics

extension PageRules {
    /// The prose of a file that lies beside the menu, or in a folder above whose page has the same language.
    mutating func file(_ name: String, topHeading: Int) -> Markup? {
        path(ofFile: name).flatMap { source(ofFile: $0) }.flatMap { markup(of: $0, topHeading: topHeading) }
    }

    /// The path of such a file.
    func path(ofFile name: String) -> String? {
        for folder in proseFolders {
            if let found = tree.file(name, in: folder) { return ContentTree.joined(folder, found) }
        }
        return nil
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

    /// The path of the file that describes an item whose field does not.
    func descriptionFile(of item: ItemDraft, id: String) -> String? {
        // A section of the same name may have taken the item's own id; the file is named as the item is.
        let made = item.id == nil ? Identifier.made(from: item.name?.value ?? "") : id
        return descriptionFile(id + ".md") ?? (id == made + "-2" ? descriptionFile(made + ".md") : nil)
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
            if let path = descriptionFile(written.value) { return source(ofFile: path) }
            let files = proseFolders.flatMap { tree.files(under: ContentTree.joined($0, "descriptions")) }
            let near = reading.near(written.value, in: files).map { "did you mean '\($0)'?" }
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
        if let id, let path = descriptionFile(id + ".md") {
            reading.error(
                at: written.offset, "the item has a description here and in \(ContentTree.shown(path))",
                hint: "keep one of them")
            return nil
        }
        return ProseSource(written, in: page.menu)
    }

    private mutating func source(ofFile path: String) -> ProseSource? {
        guard let source = sourceText(path, in: tree, &reading.report) else { return nil }
        return ProseSource(file: source, levels: levels(above: path), &reading.report)
    }

    private mutating func markup(of text: ProseSource, topHeading: Int) -> Markup? {
        prose.prose = text
        let (html, words) = markdownToHTML(text.text, topHeading: topHeading, rules: &prose)
        // What stands in the text itself was looked at; an entity such as &#x202E; brings the same characters.
        if text.text.contains(UInt8(ascii: "&")) {
            let content = String(decoding: html, as: UTF8.self)
            let character =
                UnwantedCharacter(in: content, prose: true)
                ?? (html.contains(0x0D) ? UnwantedCharacter(in: "\r") : nil)
            if let character {
                reading.report.error(
                    at: text.place(MarkdownPlace(line: 1, column: 1)), "\(character.words) for an entity of the text",
                    hint: "take the entity out")
            }
        }
        return Markup(html, words: words)
    }

    /// How many folders above the page's a file of prose lies, `descriptions/` aside.
    private func levels(above path: String) -> Int {
        let own = ContentTree.upward(from: page.folder)
        let folder = own.first { $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) } ?? ""
        return own.firstIndex(of: folder) ?? 0
    }

    /// The path of a file in `descriptions/`, of this page or one above in the same language.
    func descriptionFile(_ name: String) -> String? {
        for folder in proseFolders {
            var place = ContentTree.joined(folder, "descriptions")
            var parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard let file = parts.popLast() else { return nil }
            for part in parts { place += "/" + part }
            if let found = tree.file(file, in: place) { return ContentTree.joined(place, found) }
        }
        return nil
    }

    /// Whether a description is the name of a Markdown file: it ends in `.md` and has no blank or line end.
    static func namesFile(_ text: String) -> Bool {
        text.hasSuffix(".md") && !text.unicodeScalars.contains { $0.properties.isWhitespace }
    }
}
