import Diagnostics

/// The rules for one page: its draft goes in, a menu that cannot fail any more comes out, and everything that is wrong
/// is said on the way.
struct PageRules {
    let page: PageSource
    let draft: MenuDraft
    let tree: ContentTree
    /// Where its prose is looked for.
    let folders: ProseFolders
    let base: String
    /// How many threads may see to it; none means as many as there are cores.
    let threads: Int?
    let language: Language
    let words: Words
    let prices: PriceForm
    /// The form of the page's price ranges, on a page that has any.
    let priceRanges: PriceRangeForm?
    /// The form of the page's numbers, on a page that has ratings or states energy.
    let numbers: PriceForm?
    /// The form of the page's hours, on a page that has some.
    let hours: HoursForm?
    var reading: Reading
    var prose: ProseRules

    init(
        _ page: PageSource, _ menu: ReadMenu, _ fields: SiteFields, _ tree: ContentTree, _ shelf: PictureShelf,
        _ forms: inout LanguageForms, base: String, threads: Int? = 1,
        shared: SharedProse? = nil
    ) {
        self.page = page
        draft = menu.draft
        self.tree = tree
        self.base = base
        self.threads = threads
        reading = menu.reading
        folders = ProseFolders(
            fields.foldersOfOneLanguage(upward: page.folder),
            ofBases: reading.files.bases.reversed().flatMap { fields.foldersOfOneLanguage(upward: $0.folder) },
            from: page.folder, in: tree)
        language = draft.site.language ?? .english
        words = draft.site.words(in: language)
        prices = forms.prices.form(for: draft.site, language: language)
        forms.prices.warnOfUnknownHabit(draft.site, in: language, &self.reading.report)
        let hasRanges = draft.items.contains { !$0.isPlain && $0.priceRange != nil }
        priceRanges = hasRanges ? forms.prices.ranges(for: draft.site, language: language) : nil
        let hasNumbers = draft.items.contains {
            !$0.isPlain && ($0.rating != nil || $0.reviews != nil || $0.kilocalories != nil || $0.kilojoules != nil)
        }
        numbers = hasNumbers ? forms.prices.numbers(of: language) : nil
        hours = forms.hours.form(for: draft, language: language)
        prose = ProseRules(
            prose: ProseSource(PlacedText("", at: 0), in: reading.files), folder: page.folder,
            baseFolders: reading.files.bases.reversed().map(\.folder),
            root: rootAddress(from: page.folder),
            base: base, identifiers: IdentifierRegister(), shelf: shelf)
        prose.shared = shared
    }

    /// Everything that was said of the page.
    ///
    /// Of what stands in a file that it extends the page is named, since others of that file may have nothing to say.
    var report: Report {
        var report = reading.report
        report.append(prose.report)
        guard !reading.files.bases.isEmpty else { return report }
        return report.naming(reading.source.path, in: reading.files.bases.map(\.source.path))
    }

    /// The page's menu.
    mutating func menu() -> Menu {
        let arrangement = Arrangement(of: draft, other: words.other, turkic: language.isTurkic, &reading)
        checkNames()
        let ids = identifiers(for: arrangement)
        var menu = Menu(folder: page.folder, site: site())
        menu.title = draft.title?.value
        menu.intro = file("intro.md", topHeading: 2)
        menu.hero = draft.hero.flatMap { hero($0) }
        menu.banners = draft.banners.map { banner($0) }
        menu.footer = file("footer.md", topHeading: 2)
        let descriptions = arrangement.sections.map { section in
            section.category.description.flatMap { markup(written: $0, topHeading: 3) }
        }
        // In the order of the file, as ids are: a new item at its end changes no heading's.
        let ahead = descriptionsAhead(ids.plain)
        let drafts = draft.items
        var checked: [Item] = []
        checked.reserveCapacity(drafts.count)
        for index in drafts.indices {
            checked.append(item(drafts[index], id: ids.plain[index], ahead: ahead?[index]))
        }
        if let numbers, checked.contains(where: { $0.rating != nil }) {
            let counts = checked.compactMap(\.rating?.count)
            menu.site.ratings = RatingForm(numbers: numbers, language: words.language, counts: counts)
        }
        var timesShown = arrangement.timesShown(of: drafts.count)
        for (index, section) in arrangement.sections.enumerated() {
            var made = Section(id: ids.sections[index])
            made.name = section.hasHeading ? section.category.name?.value ?? section.category.id?.value : nil
            made.description = descriptions[index]
            made.hours = section.category.hours
            made.style = section.category.style ?? "list"
            made.isInBar = section.hasHeading && !section.category.hidden
            made.items.reserveCapacity(section.items.count)
            for (position, item) in section.items.enumerated() {
                timesShown[item] -= 1
                var shown = timesShown[item] > 0 ? checked[item] : checked.taken(at: item)
                shown.id = ids.items[index][position]
                // An item that is shown again has headings with ids of their own.
                if shown.id != ids.plain[item] {
                    shown.description = description(of: drafts[item], id: ids.plain[item])
                }
                made.items.append(shown)
            }
            menu.sections.append(made)
        }
        checkFragments()
        // Items that could not be read are not said to be missing.
        if draft.items.isEmpty, reading.report.count(of: .error) == 0 {
            reading.warning(
                at: draft.offset, "the menu has no items", hint: "write \"items\": [{ \"name\": \"…\", \"price\": … }]")
        }
        return menu
    }

    /// The descriptions that several threads can see to at once; none where the menu is too short for it.
    private func descriptionsAhead(_ ids: [String]) -> [Markup?]? {
        guard draft.items.count >= 2 * ProseAhead.worthAThread else { return nil }
        let threads = min(self.threads ?? coreCount(), draft.items.count / ProseAhead.worthAThread)
        guard threads > 1 else { return nil }
        var rules = prose
        // Those of the page are not copied for a text that has a heading.
        rules.identifiers = IdentifierRegister()
        return ProseAhead(
            items: draft.items, ids: ids, folders: folders, files: reading.files, tree: tree, rules: rules
        ).markup(by: threads)
    }

    private mutating func site() -> Site {
        let from = draft.site
        var site = Site(language: language, prices: prices, numbers: numbers, words: words)
        site.energyNotice = from.energyNotice?.text
        site.name = from.name
        site.kind = from.kind ?? site.kind
        site.currency = from.currency
        site.priceRanges = priceRanges
        site.url = from.url
        site.theme = from.theme
        site.icon = from.icon.flatMap { picture(named: $0.name, at: $0.place, alt: "") }
        (site.phone, site.email, site.address, site.map) = (from.phone, from.email, from.address, from.map)
        (site.hours, site.specialDays, site.hoursForm) = (from.hours, from.specialDays ?? [], hours)
        site.social = SocialPage.pages(from.social ?? [])
        if from.language == nil, !from.isAtFault {
            reading.warning(
                at: draft.offset, "the site names no language; English is taken",
                hint: "write \"language\": \"en\" or another tag into content/site.json")
        }
        if from.currency == nil, !from.isAtFault, let first = draft.items.lazy.compactMap(\.amounts.first).first {
            reading.warning(
                at: first.offset, "the site names no currency; prices are printed as bare numbers",
                hint: "write \"currency\": \"EUR\" or another code into content/site.json")
        }
        return site
    }

    /// An item and a category have a name; a row of a text section may have a description alone.
    private mutating func checkNames() {
        let turkic = language.isTurkic
        let textSections = Set(
            draft.categories.filter { $0.style == "text" }.flatMap { [$0.id?.value, $0.name?.value] + $0.baseNames }
                .compactMap { $0 }
                .map { matchKey($0, turkic: turkic) })
        for index in draft.items.indices where draft.items[index].name == nil && !draft.items[index].nameIsWritten {
            let item = draft.items[index]
            let isRow =
                item.description != nil && !item.categories.isEmpty
                && item.categories.allSatisfy { textSections.contains(matchKey($0.value, turkic: turkic)) }
            if !isRow { reading.error(at: item.offset, "the item has no name", hint: "write \"name\": \"…\"") }
        }
        for category in draft.categories where category.name == nil && category.id == nil {
            reading.error(at: category.offset, "the category has no name", hint: "write \"name\": \"…\"")
        }
    }

    private mutating func checkFragments() {
        let missing = prose.fragments.filter { !prose.identifiers.contains($0.id) }
        let ids = missing.isEmpty ? [] : prose.identifiers.all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for fragment in missing {
            let near = reading.near(fragment.id, in: ids)
            reading.report.error(
                at: fragment.place, "no part of the page has the id '\(fragment.id)'",
                hint: near.map { "did you mean '#\($0)'?" } ?? "write the id of an item or a category after the '#'")
        }
    }
}

extension [Item] {
    /// The item at an index, in whose place one of which nothing is known is left.
    fileprivate mutating func taken(at index: Int) -> Item {
        var item = Item(id: "")
        swap(&item, &self[index])
        return item
    }
}

extension PageRules {
    /// The way from the page to a folder.
    func wayFromPage(to folder: String) -> String {
        way(from: page.folder, to: folder)
    }
}

/// The way from a folder to another, with a slash at its end; nothing where they are the same.
func way(from folder: String, to other: String) -> String {
    if folder == other { return "" }
    let (from, to) = (folder.split(separator: "/"), other.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return (from.dropFirst(shared).map { _ in "../" } + to.dropFirst(shared).map { $0 + "/" }).joined()
}

/// The way from a page to the site's root: `../` for each folder it lies in.
func rootAddress(from folder: String) -> String {
    String(repeating: "../", count: folder.isEmpty ? 0 : folder.utf8.count { $0 == UInt8(ascii: "/") } + 1)
}
