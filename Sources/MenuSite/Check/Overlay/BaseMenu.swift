import JSONText

/// A menu that others extend, read once: its parts have the ids that they have on its own page.
struct BaseMenu: Sendable {
    let files: MenuFiles
    let draft: MenuDraft
    /// The objects of its files, that of the innermost base first.
    let roots: [JSONValue]
    let items: MenuParts<ItemDraft>
    let categories: MenuParts<CategoryDraft>
    /// Where each item and each section stands, by its id.
    let itemIndex: [String: Int]
    let categoryIndex: [String: Int]
    /// By item: the sections that it stands in.
    let sections: [[Int]]
    /// How many menus extend one another up to this one.
    let depth: Int
    /// Whether nothing was said of it and of those that it extends, as far as it was read.
    let isSilent: Bool

    init(of menu: ReadMenu, depth: Int) {
        var draft = menu.draft
        // What there is to say is said of the menu itself.
        var scratch = Reading(files: menu.reading.files)
        let language = draft.site.language ?? .english
        let words = (Words.inLanguage(language.tag) ?? .english).replacing(draft.site.words)
        let arrangement = Arrangement(of: draft, other: words.other, turkic: language.isTurkic, &scratch)
        var register = IdentifierRegister()
        let ids = PageIdentifiers(of: draft, arrangement, &register, &scratch)
        var categoryLayers = menu.categoryLayers
        var sections = draft.items.map { _ in [Int]() }
        for (section, id) in zip(arrangement.sections, ids.sections) {
            // Items without a category stand in a section that is none of the menu's.
            guard section.listed != nil || section.category.offset != draft.offset else { continue }
            let position = section.listed ?? draft.categories.count
            if section.listed == nil {
                draft.categories.append(section.category)
                draft.categories[position].isUnlisted = true
                categoryLayers.append([])
            }
            draft.categories[position].take(id)
            draft.categories[position].hasBaseItems = true
            for item in section.items { sections[item].append(position) }
        }
        for position in draft.categories.indices where draft.categories[position].id == nil {
            let name = draft.categories[position].name?.value ?? ""
            draft.categories[position].take(register.free(Identifier.made(from: name, fallback: "section")))
        }
        for position in draft.items.indices { draft.items[position].take(ids.plain[position]) }
        self.draft = draft
        self.depth = depth
        isSilent = menu.isSilentOfBases && menu.reading.report.messages.isEmpty
        self.sections = sections
        files = menu.reading.files
        roots = menu.roots
        items = MenuParts(drafts: draft.items, layers: menu.itemLayers)
        categories = MenuParts(drafts: draft.categories, layers: categoryLayers)
        itemIndex = Self.index(of: draft.items)
        categoryIndex = Self.index(of: draft.categories)
    }

    private static func index<Part: MenuPart>(of parts: [Part]) -> [String: Int] {
        var index: [String: Int] = [:]
        for (position, part) in parts.enumerated().reversed() {
            if let id = part.id { index[composed(id.value)] = position }
        }
        return index
    }
}

extension MenuPart {
    /// Takes the id that the part has on its page.
    fileprivate mutating func take(_ made: String) {
        id = id ?? PlacedText(made, at: offset)
    }
}
