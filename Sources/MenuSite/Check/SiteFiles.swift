import Publishing

extension PageLine {
    /// Makes the files that are of the site as a whole, once its pages are made: the lists of venues, what search engines read,
    /// and the page for addresses where there is none.
    ///
    /// An owner's file at such a path stays.
    mutating func makeSiteFiles() {
        guard stager != nil, !report.forbidsPublishing(strict: request.strict), let first = sources.pages.first,
            request.shard?.holdsSiteFiles(of: sources.pages) ?? true
        else { return }
        let site = fields.fields(of: "", &report)
        let main = neighbours.pages.contains("") ? neighbours.book.facts(of: "") : nil
        let lists = neighbours.locationIndexes(in: listFolders)
        for list in lists { make(list, site: request.url ?? list.site.url) }
        let root = request.url ?? main?.url ?? site.url
        let language = main.flatMap { Language($0.language) } ?? lists.first?.language ?? site.language ?? .english
        let base = request.base == "/" ? root.map(Self.path) : request.base
        let hasRoot = main != nil || listFolders.contains("")
        let missing = MissingPage(
            language: language, words: site.words(in: language), name: main?.name ?? site.name, base: base,
            target: hasRoot ? "" : first,
            styleSheet: base == nil ? nil : styles.sheet(for: site.theme, &report))
        add(OutputFile(path: "404.html", content: .bytes(missing.html), yields: true))
        if theme.printsPolicy, base == nil || base == "/" { add(headerFile) }
        guard let root else { return }
        for file in sitemaps(of: sitemap(lists, root: root), root: root) { add(file) }
        if let file = robots(root: root) { add(file) }
    }

    private mutating func make(_ list: LocationIndex, site: String?) {
        let sheet = styles.sheet(for: list.site.theme, &report)
        let root = rootAddress(from: list.folder)
        var icon: String?
        if let written = list.site.icon?.name {
            if let scheme = WebAddress.scheme(of: written) {
                if scheme == "https" { icon = WebAddress.encoded(written) }
            } else if case .found(let file) = shelf.picture(named: written, from: list.folder) {
                _ = pictures.insert(file)
                icon = root + file.address
            }
        } else if theme.linksIcon,
            let made = InitialIcon(of: list.site.name, in: list.language, sheet?.colors)
        {
            icon = root + self.path(ofIcon: made)
        }
        let view = LocationsView(
            index: list, words: list.site.words(in: list.language),
            address: PageAddress(folder: list.folder, site: site), icon: icon, styleSheet: sheet)
        let path = ContentTree.joined(list.folder, "index.html")
        add(OutputFile(path: path, content: .bytes(render(view, theme)), yields: true))
    }

    /// The pages of the site at an address, those of other sites among its branches left out.
    private mutating func sitemap(_ lists: [LocationIndex], root: String) -> [SitemapEntry] {
        var entries: [(folder: String, entry: SitemapEntry)] = []
        for folder in sources.pages {
            guard let facts = neighbours.book.facts(of: folder), request.url ?? facts.url == root,
                let address = PageAddress(folder: folder, site: root).page
            else { continue }
            let alternates = neighbours.alternates(of: neighbours.translations(of: folder), facts)
            entries.append((folder, SitemapEntry(address: address, alternates: alternates)))
        }
        for list in lists where request.url ?? list.site.url == root {
            guard let address = PageAddress(folder: list.folder, site: root).page else { continue }
            entries.append((list.folder, SitemapEntry(address: address, alternates: list.links.alternates)))
        }
        return entries.sorted { isInOrder($0.folder, $1.folder) }.map(\.entry)
    }

    /// Adds a file of the site, where no page has its path for a folder.
    private mutating func add(_ file: OutputFile) {
        if sources.pages.contains(where: { $0 == file.path || $0.hasPrefix(file.path + "/") }) { return }
        pages.append(file)
    }

    /// The path of a web address, with a slash at both ends.
    private static func path(of address: String) -> String {
        "/" + address.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "/")
    }
}

extension SiteDraft {
    /// Carte's words in a language, with the owner's in place of some where these are in that language.
    func words(in language: Language) -> Words {
        let words = Words.inLanguage(language.tag) ?? .english
        return (self.language ?? .english) == language ? words.replacing(self.words) : words
    }
}
