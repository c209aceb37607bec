import Diagnostics
import JSONText

/// A page as it is exported: what its menu file says, and the texts of the Markdown files that belong to it.
struct ExportedPage {
    /// Its folder under `content/`.
    let folder: String
    /// The menu file, and those that it extends.
    let files: MenuFiles
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

    /// An entry of the objects, or texts in their place, that lie one over another.
    init<Draft>(at offset: Int, _ layers: [JSONValue], _ form: ObjectForm<Draft>, _ table: ExchangeTable) {
        self.offset = offset
        var found: [String: Field] = [:]
        let seen = form.seen(in: layers, textIn: "name")
        if let name = seen.text, let text = name.string {
            found["name"] = Field(name: "name", key: "name", offset: name.offset, value: .string(text))
        }
        for member in seen.members {
            let description = table.field(member.key)
            let name = description?.name ?? member.key
            var written = JSONTree(member.value)
            if case .object(let changes) = written, description?.changes != nil {
                written =
                    found[name]?.value.changed(by: changes, calledBy: name == "prices" ? "label" : "name") ?? .null
            }
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
        var menus = BaseMenus(tree: tree)
        for folder in ContentTree.upward(from: page.folder).dropFirst().reversed()
        where tree.file("menu.json", in: folder) != nil {
            guard let source = sourceText(ContentTree.joined(folder, "menu.json"), in: tree, &scratch) else { continue }
            _ = menus.menu(of: PageSource(folder: folder, menu: source), &fields, &scratch)
        }
        menus = BaseMenus(tree: tree)
        guard let menu = menus.menu(of: page, &fields, &report) else { return nil }
        report.append(menu.reading.report)
        guard report.count(of: .error) == 0 else { return nil }
        let draft = menu.draft
        var forms = LanguageForms()
        var rules = PageRules(page, menu, fields, tree, PictureShelf(tree: tree), &forms, base: "/")
        (folder, files, site) = (page.folder, menu.reading.files, draft.site)
        arrangement = Arrangement(
            of: draft, other: rules.words.other, turkic: rules.language.isTurkic, &rules.reading)
        let ids = rules.identifiers(for: arrangement).plain
        sections = zip(draft.categories, menu.categoryLayers).filter { !$1.isEmpty }.map { category, layers in
            var entry = ExportedEntry(at: category.offset, layers, Forms.categoryObject, .section)
            if menu.isExtending, let id = category.id { entry.set("id", .string(id.value), .section) }
            return entry
        }
        items = zip(draft.items, menu.itemLayers).map { item, layers in
            var entry = ExportedEntry(at: item.offset, layers, Forms.item, .item)
            if menu.isExtending, let id = item.id { entry.set("id", .string(id.value), .item) }
            return entry
        }
        others = menu.roots.flatMap(\.members).filter {
            !["categories", "items", "extends"].contains($0.key) && $0.value.kind != .null
        }.map { ($0.key, $0.keyOffset) }
        if menu.isExtending { nameSections(besides: draft.offset) }
        for index in sections.indices {
            guard let file = rules.file(namedIn: sections[index]) else { continue }
            if let text = rules.text(ofFile: file, &report) { sections[index].set("description", text, .section) }
        }
        for index in items.indices {
            let named = rules.file(namedIn: items[index])
            let isOpen = items[index]["description"] == nil
            let file = named ?? (isOpen ? rules.descriptionFile(of: draft.items[index], id: ids[index]) : nil)
            if let text = file.flatMap({ rules.text(ofFile: $0, &report) }) {
                items[index].set("description", text, .item)
            }
        }
    }

    /// Names the sections of each item as they are called now: a menu that extends another may call them otherwise.
    ///
    /// - Parameter offset: where the section of items without one stands.
    private mutating func nameSections(besides offset: Int) {
        var names = items.map { _ in [JSONTree]() }
        for section in arrangement.sections where section.hasHeading && section.category.offset != offset {
            guard let name = section.category.name ?? section.category.id else { continue }
            for item in section.items { names[item].append(.string(name.value)) }
        }
        for (item, names) in names.enumerated() where !names.isEmpty {
            items[item].set("category", names.count == 1 ? names[0] : .array(names), .item)
        }
    }
}

extension PageRules {
    /// The Markdown file that a description names.
    fileprivate func file(namedIn entry: ExportedEntry) -> ProseFile? {
        guard let written = entry["description"]?.string, Self.namesFile(written) else { return nil }
        return folders.description(written)
    }

    /// What a Markdown file says, without its byte order mark; nil where that is nothing or cannot be read.
    fileprivate func text(ofFile file: ProseFile, _ report: inout Report) -> JSONTree? {
        guard let source = sourceText(file.path, in: tree, &report) else { return nil }
        if let bad = firstInvalidByte(in: source.bytes) {
            report.error(
                at: source.place(at: bad), "the file is not UTF-8 text", hint: "save it again with the encoding UTF-8")
            return nil
        }
        let text = String(decoding: source.bytes[source.start...], as: UTF8.self)
        return trimmed(text).isEmpty ? nil : .string(text)
    }
}
