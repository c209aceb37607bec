import Diagnostics
import JSONText

/// A page as it is exported: what its menu file says, and the texts of the Markdown files that belong to it.
struct ExportedPage {
    /// Its folder under `content/`.
    let folder: String
    /// The menu file.
    let source: SourceText
    /// The site's fields, those of `site.json` under the menu's own.
    let site: SiteDraft
    /// The sections in the order of the file.
    var sections: [ExportedEntry]
    /// The items in the order of the file.
    var items: [ExportedEntry]
    /// Which items stand in which section of the page.
    let arrangement: Arrangement
    /// The fields of the menu file that are neither sections nor items, with their places.
    let others: [(name: String, offset: Int)]
}

/// A section or an item: its fields in the order of the reader's table.
struct ExportedEntry {
    /// Where it begins in the menu file.
    let offset: Int
    private(set) var fields: [Field]

    struct Field {
        let name: String
        /// The name as the file writes it, which may be a tutorial's.
        let key: String
        /// The field's key.
        let offset: Int
        var value: JSONTree
    }

    init(_ value: JSONValue, _ table: ExchangeTable) {
        offset = value.offset
        if let name = value.string {
            fields = [Field(name: "name", key: "name", offset: value.offset, value: .string(name))]
            return
        }
        var found: [String: Field] = [:]
        for member in value.members {
            let description = table.field(member.key)
            let name = description?.name ?? member.key
            let written = JSONTree(member.value)
            let value = description.map { written.normal($0.shape) } ?? written
            found[name] = value.map { Field(name: name, key: member.key, offset: member.keyOffset, value: $0) }
        }
        fields = found.values.sorted { (table.rank($0.name), $0.offset) < (table.rank($1.name), $1.offset) }
    }

    subscript(_ name: String) -> JSONTree? { fields.first { $0.name == name }?.value }

    /// Puts a text in place of a field, or adds it.
    mutating func set(_ name: String, _ value: JSONTree, _ table: ExchangeTable) {
        if let index = fields.firstIndex(where: { $0.name == name }) {
            fields[index].value = value
        } else {
            let place = fields.firstIndex { table.rank($0.name) > table.rank(name) } ?? fields.count
            fields.insert(Field(name: name, key: name, offset: offset, value: value), at: place)
        }
    }
}

extension ExportedPage {
    /// Reads the page of a folder; nil where its menu cannot be read, which is reported.
    init?(_ page: PageSource, in tree: ContentTree, _ report: inout Report) {
        var fields = SiteFields(tree: tree)
        var scratch = Report()
        // Prose is taken from the folders above only where their pages are in the same language.
        for folder in ContentTree.upward(from: page.folder).dropFirst().reversed()
        where tree.file("menu.json", in: folder) != nil {
            guard let source = sourceText(ContentTree.joined(folder, "menu.json"), in: tree, &scratch) else { continue }
            let language = ExportedPage.read(source, &fields, folder, &scratch)?.draft.site.language
            fields.remember(language: language ?? .english, of: folder)
        }
        guard let (root, draft) = Self.read(page.menu, &fields, page.folder, &report),
            report.count(of: .error) == 0
        else { return nil }
        fields.remember(language: draft.site.language ?? .english, of: page.folder)
        var forms = LanguageForms()
        var rules = PageRules(
            page, draft, fields, tree, PictureShelf(tree: tree), &forms, base: "/", Reading(source: page.menu))
        (folder, source, site) = (page.folder, page.menu, draft.site)
        arrangement = Arrangement(
            of: draft, other: rules.words.other, turkic: rules.language.isTurkic, &rules.reading)
        let ids = rules.identifiers(for: arrangement).plain
        let values = { (name: String) in root.members.first { $0.key == name }?.value.elements }
        sections = values("categories")?.map { ExportedEntry($0, .section) } ?? []
        items = values("items")?.map { ExportedEntry($0, .item) } ?? []
        others = root.members.filter { !["categories", "items"].contains($0.key) && $0.value.kind != .null }
            .map { ($0.key, $0.keyOffset) }
        for index in sections.indices {
            guard let file = rules.file(namedIn: sections[index]) else { continue }
            if let text = rules.text(ofFile: file, &report) { sections[index].set("description", text, .section) }
        }
        for index in items.indices {
            let named = rules.file(namedIn: items[index])
            let isOpen = items[index]["description"] == nil && draft.items.indices.contains(index)
            let path = named ?? (isOpen ? rules.descriptionFile(of: draft.items[index], id: ids[index])?.path : nil)
            if let text = path.flatMap({ rules.text(ofFile: $0, &report) }) {
                items[index].set("description", text, .item)
            }
        }
    }

    private static func read(
        _ source: SourceText, _ fields: inout SiteFields, _ folder: String, _ report: inout Report
    ) -> (root: JSONValue, draft: MenuDraft)? {
        var reading = Reading(source: source)
        var draft = MenuDraft()
        let root = reading.object("menu")
        if let root {
            draft.offset = root.offset
            Forms.menu.read(root, into: &draft, &reading)
        }
        report.append(reading.report)
        draft.site = draft.site.overriding(fields.fields(of: folder, &report))
        return root.map { ($0, draft) }
    }
}

extension PageRules {
    /// The path of the Markdown file that a description names.
    fileprivate func file(namedIn entry: ExportedEntry) -> String? {
        guard let written = entry["description"]?.string, Self.namesFile(written) else { return nil }
        return folders.description(written)?.path
    }

    /// What a Markdown file says, without its byte order mark; nil where that is nothing or cannot be read.
    fileprivate func text(ofFile path: String, _ report: inout Report) -> JSONTree? {
        guard let source = sourceText(path, in: tree, &report) else { return nil }
        if let bad = firstInvalidByte(in: source.bytes) {
            report.error(
                at: source.place(at: bad), "the file is not UTF-8 text", hint: "save it again with the encoding UTF-8")
            return nil
        }
        let text = String(decoding: source.bytes[source.start...], as: UTF8.self)
        return trimmed(text).isEmpty ? nil : .string(text)
    }
}
