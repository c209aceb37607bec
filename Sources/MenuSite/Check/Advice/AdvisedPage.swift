import Diagnostics

/// What advice on a page rests on: its menu as it was written and as it was understood.
struct AdvisedPage: Sendable {
    /// A section, in the order of the page.
    struct Section: Sendable {
        let category: CategoryDraft
        /// Its heading; none on a page without categories.
        let name: String?
        /// Whether it has rows of text, which need neither price nor picture.
        let isText: Bool
        let description: ProseSource?
        /// Its items, by their places in the menu file.
        let items: [Int]
    }

    /// An item, once however often it is shown.
    struct Item: Sendable {
        let draft: ItemDraft
        /// The same after it was checked; its id is the one of the file.
        let checked: MenuSite.Item
        let description: ProseSource?
        /// Whether it is shown as a row of text and in no other way.
        let isRow: Bool

        /// The item as a message names it.
        var shown: String { Arrangement.shown(draft) }
    }

    /// Its folder under `content/`.
    let folder: String
    /// Its `menu.json`, and the files that it extends.
    let files: MenuFiles
    let site: SiteDraft
    let isTurkic: Bool
    let prices: PriceForm
    let sections: [Section]
    let items: [Item]
    /// The links of its prose and banners.
    let links: [SiteLink]
    /// The ids of its parts.
    let ids: Set<String>
    /// The Markdown files that it shows, as messages name them.
    let markdown: Set<String>

    /// What the rules of a page have learned of it, and the menu they came to.
    init(of rules: PageRules, _ menu: Menu) {
        var rules = rules
        // What there is to say of arrangement and descriptions was said.
        var reading = rules.reading
        let draft = rules.draft
        let arrangement = Arrangement(
            of: draft, other: rules.words.other, turkic: rules.language.isTurkic, &reading)
        var checked: [Int: MenuSite.Item] = [:]
        var rows: Set<Int> = []
        var dishes: Set<Int> = []
        var sections: [Section] = []
        for (section, shown) in zip(arrangement.sections, menu.sections) {
            let isText = shown.style == "text"
            for (index, item) in zip(section.items, shown.items) {
                if checked[index] == nil { checked[index] = item }
                if isText { rows.insert(index) } else { dishes.insert(index) }
            }
            sections.append(
                Section(
                    category: section.category, name: shown.name, isText: isText,
                    description: section.category.description.flatMap { rules.source(written: $0, id: nil) },
                    items: section.items))
        }
        self.sections = sections
        items = draft.items.enumerated().map { index, draft in
            let item = checked[index] ?? MenuSite.Item(id: "")
            return Item(
                draft: draft, checked: item, description: rules.source(ofDescriptionOf: draft, id: item.id),
                isRow: rows.contains(index) && !dishes.contains(index))
        }
        let prose = ["intro.md", "footer.md"].compactMap { rules.folders.file($0).map { ContentTree.shown($0.path) } }
        markdown = Set(prose + items.compactMap(\.description?.path) + sections.compactMap(\.description?.path))
        folder = rules.page.folder
        files = rules.reading.files
        site = draft.site
        isTurkic = rules.language.isTurkic
        prices = rules.prices
        links = rules.prose.links
        ids = rules.prose.identifiers.all
    }

    /// A note on this page's menu file.
    func note(
        at offset: Int, _ text: String, hint: @autoclosure @escaping () -> String, related: Int? = nil
    ) -> Advice {
        Advice(at: files.place(at: offset), text, hint: hint(), related: related.map(files.place))
    }
}
