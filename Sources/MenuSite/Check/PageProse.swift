import Diagnostics

extension PageRules {
    /// The prose of a file that lies beside the menu, or in a folder above whose page has the same language.
    mutating func file(_ name: String, topHeading: Int) -> Markup? {
        folders.file(name).flatMap { source(of: $0) }.flatMap { markup(of: $0, topHeading: topHeading) }
    }

    /// An item's description.
    mutating func description(of item: ItemDraft, id: String) -> Markup? {
        if let written = item.description {
            if let known = knownMarkup(written) { return known }
            if let line = plainLine(written, id: id) { return line }
        }
        return source(ofDescriptionOf: item, id: id).flatMap { markup(of: $0, topHeading: 4) }
    }

    /// What the file that a field names is known to come to, where it lies above the page; nil where that is not known.
    private func knownMarkup(_ written: PlacedText) -> Markup?? {
        guard let shared = prose.shared, Self.namesFile(written.value), let file = folders.description(written.value),
            file.folder != page.folder, !file.isOfBase
        else { return nil }
        return shared[file.path]
    }

    /// A description that is one line without any Markdown, where no file says another; nil for any other.
    private func plainLine(_ written: PlacedText, id: String) -> Markup? {
        guard !reading.files.isOfBase(written.offset), !folders.describes(id), !Self.namesFile(written.value) else {
            return nil
        }
        return paragraph(ofPlainLine: written.value.utf8.span).flatMap(Markup.init)
    }

    /// Where an item's description stands: the file its field names, its field's text, or `descriptions/ID.md`.
    mutating func source(ofDescriptionOf item: ItemDraft, id: String) -> ProseSource? {
        if let written = item.description { return source(written: written, id: id) }
        guard let file = descriptionFile(of: item, id: id) else { return nil }
        sayUntranslated(file, of: PlacedText(id, at: item.offset))
        return source(of: file)
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
    mutating func markup(written: PlacedText, topHeading: Int) -> Markup? {
        source(written: written, id: nil).flatMap { markup(of: $0, topHeading: topHeading) }
    }

    /// Where the Markdown stands that a field holds or names.
    ///
    /// - Parameter id: the id of the item it describes; a file of that name beside a text is an error.
    mutating func source(written: PlacedText, id: String?) -> ProseSource? {
        if Self.namesFile(written.value) {
            if let file = folders.description(written.value) {
                sayUntranslated(file, of: PlacedText(id ?? written.value, at: written.offset))
                return source(of: file)
            }
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
            let (text, other) = (menu(ofByte: written.offset), menu(ofFolder: file.folder))
            if text < other { return source(of: file) }
            guard text > other else {
                reading.error(
                    at: written.offset, "the item has a description here and in \(ContentTree.shown(file.path))",
                    hint: "keep one of them")
                return nil
            }
        }
        let isOfPage = !reading.files.isOfBase(written.offset)
        return ProseSource(
            written, in: reading.files,
            way: isOfPage ? "" : wayFromPage(to: reading.files.file(at: written.offset).folder))
    }

    private mutating func source(of file: ProseFile) -> ProseSource? {
        let isShared = file.folder != page.folder && prose.shared != nil
        if isShared, prose.shared?.has(file.path) == true { return ProseSource(known: file.path) }
        guard let source = sourceText(file.path, in: tree, &reading.report) else { return nil }
        let text = ProseSource(file: source, way: file.way, &reading.report)
        return isShared ? text?.shared(at: file.path) : text
    }

    /// Which of the menus that extend one another a byte stands in, from the innermost.
    private func menu(ofByte offset: Int) -> Int {
        reading.files.bases.firstIndex { $0.start == reading.files.file(at: offset).start } ?? reading.files.bases.count
    }

    /// Which of the menus that extend one another a folder belongs to, from the innermost: a text of one stands in place of a
    /// file of those before it, and a file in place of their texts.
    private func menu(ofFolder folder: String) -> Int {
        let bases = reading.files.bases
        return bases.firstIndex { ContentTree.upward(from: $0.folder).contains(folder) } ?? bases.count
    }

    /// Warns of a description that is still the base's on a page in another language.
    private mutating func sayUntranslated(_ file: ProseFile, of item: PlacedText) {
        guard file.isOfBase,
            let base = reading.files.bases.last(where: { ContentTree.upward(from: $0.folder).contains(file.folder) }),
            base.language?.isRead(as: language) != true
        else { return }
        let path = ContentTree.joined(
            page.folder, String(file.path.dropFirst(file.folder.isEmpty ? 0 : file.folder.utf8.count + 1)))
        reading.warning(
            at: item.offset, "the description of '\(item.value)' is not translated in \(page.menu.path)",
            hint: "put one into \(ContentTree.shown(path))")
    }

    private mutating func markup(of text: ProseSource, topHeading: Int) -> Markup? {
        guard let path = text.sharedPath else { return ownMarkup(of: text, topHeading: topHeading) }
        if let known = prose.shared?[path] { return known }
        let before = (prose.findings, reading.report.messages.count)
        let markup = ownMarkup(of: text, topHeading: topHeading)
        if before == (prose.findings, reading.report.messages.count) { prose.shared?[path] = .some(markup) }
        return markup
    }

    private mutating func ownMarkup(of text: ProseSource, topHeading: Int) -> Markup? {
        prose.prose = text
        if let fault = MarkdownLimits.fault(in: text.text, tree.limits) {
            reading.report.error(at: prose.prose.place(ofByte: fault.offset), fault.text, hint: fault.hint)
            return nil
        }
        let html = markdownToHTML(text.text, topHeading: topHeading, rules: &prose)
        // What stands in the text itself was looked at; an entity such as &#x202E; brings the same characters.
        if text.text.mayHoldEntity {
            let character =
                UnwantedCharacter(in: html, prose: true)
                ?? (html.firstPlace(of: 0x0D) != nil ? UnwantedCharacter(in: "\r") : nil)
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
        let utf8 = text.utf8.span
        guard utf8.count >= 3, utf8[utf8.count - 3] == UInt8(ascii: "."), utf8[utf8.count - 2] == UInt8(ascii: "m"),
            utf8[utf8.count - 1] == UInt8(ascii: "d")
        else { return false }
        return !text.unicodeScalars.contains(where: \.isSpace)
    }
}
