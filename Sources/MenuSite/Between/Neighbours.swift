import Diagnostics

/// Finds the pages that a page has to do with, and what it says of them.
struct Neighbours: Sendable {
    let groups: PageGroups
    let pages: Set<String>
    private let tree: ContentTree
    /// The address of the site, where it is not for `site.json` to say.
    private let url: String?
    var book: FactBook
    /// The names of languages in their own words, as far as pages have asked for them.
    private var names: [String: String] = [:]
    /// The places of entries of `menus` that there is something to say of.
    private var said: Set<String> = []

    init(of pages: [String], in tree: ContentTree, url: String?, reuse: PageReuse?) {
        (self.tree, self.url) = (tree, url)
        groups = PageGroups(of: pages)
        self.pages = Set(pages)
        book = FactBook(tree: tree, reuse: reuse)
    }

    /// A number for all that a page says of others; 0 where it has to do with none.
    ///
    /// - Parameter menus: the folders that are listed for it.
    mutating func number(for folder: String, menus: [String]) -> UInt64 {
        var others = groups.pages(with: folder).filter { $0 != folder }
        // Of a list that the page does not stand in, it matters alone whether it can be read.
        let key = groups.key(of: folder)
        let isListed = menus.contains { groups.key(of: $0) == key }
        if isListed { for menu in menus where menu != folder { others += groups.pages(with: menu) } }
        let missing = menus.filter { !pages.contains($0) }
        guard !others.isEmpty || !missing.isEmpty else { return 0 }
        var numbers = others.map { other in book.facts(of: other)?.hash(in: other) ?? 0 }
        numbers += missing.map { name in Array(name.utf8).withUnsafeBytes { hashNumber($0) } }
        return max(1, numbers.withUnsafeBytes { hashNumber($0) })
    }

    /// The links of a page whose facts are known; what is wrong with the list of its menus is reported.
    mutating func links(of folder: String, _ site: SiteDraft, _ report: inout Report) -> PageLinks {
        guard let own = book.facts(of: folder) else { return PageLinks() }
        var links = PageLinks()
        let translations = self.translations(of: folder)
        links.languages = named(translations)
        links.alternates = alternates(of: translations, own)
        if let menus = site.menus { links.menus = row(of: menus.map { MenuEntry($0, in: tree) }, folder, own, &report) }
        return links
    }

    /// Links to a page in its languages, each called by its own name, with script and region where two are one language.
    mutating func named(_ pages: [(folder: String, facts: PageFacts)]) -> [PageLinks.LanguageLink] {
        let primaries = pages.map { $0.facts.language.lowercased().prefix { $0 != "-" } }
        return zip(pages, primaries).map { page, primary in
            let isWhole = primaries.count { $0 == primary } > 1
            let tag = page.facts.language
            return .init(folder: page.folder, tag: tag, name: name(of: tag, isWhole ? tag : String(primary)))
        }
    }

    /// The page in each of its languages, the shortest path first; none where there is but one.
    ///
    /// Of two pages in one language the first counts, and the other has no translations.
    mutating func translations(of folder: String) -> [(folder: String, facts: PageFacts)] {
        let all = groups.pages(with: folder)
        guard all.count > 1 else { return [] }
        let kept = inEachLanguage(all)
        return kept.count > 1 && kept.contains { $0.folder == folder } ? kept : []
    }

    /// Pages of one group, the first in each language.
    mutating func inEachLanguage(_ pages: [String]) -> [(folder: String, facts: PageFacts)] {
        var languages: Set<String> = []
        var kept: [(folder: String, facts: PageFacts)] = []
        for page in pages {
            guard let facts = book.facts(of: page), languages.insert(facts.language.lowercased()).inserted else {
                continue
            }
            kept.append((page, facts))
        }
        return kept
    }

    /// The whole addresses of the pages that have one, where the page itself has one.
    func alternates(
        of translations: [(folder: String, facts: PageFacts)], _ own: PageFacts
    ) -> [PageLinks.Alternate] {
        guard translations.count > 1, url ?? own.url != nil else { return [] }
        let all = translations.compactMap { page in
            PageAddress(folder: page.folder, site: url ?? page.facts.url).page.map {
                PageLinks.Alternate(tag: page.facts.language, address: $0)
            }
        }
        guard all.count > 1, let first = all.first else { return [] }
        return all + [PageLinks.Alternate(tag: "x-default", address: first.address)]
    }

    /// The lists of venues in these folders, each with links to the others.
    mutating func locationIndexes(in folders: [String]) -> [LocationIndex] {
        let indexes = folders.map { LocationIndex(in: $0, &self) }
        var languages: Set<String> = []
        let pages = indexes.filter { languages.insert($0.language.tag.lowercased()).inserted }.map { index in
            (index.folder, PageFacts(language: index.language.tag, url: index.site.url))
        }
        guard pages.count > 1 else { return indexes }
        return indexes.map { index in
            guard let own = pages.first(where: { $0.0 == index.folder }) else { return index }
            var index = index
            index.links.languages = named(pages)
            index.links.alternates = alternates(of: pages, own.1)
            return index
        }
    }

    /// The menus of a list in the page's language, where the page is one of them.
    private mutating func row(
        of entries: [MenuEntry], _ folder: String, _ own: PageFacts, _ report: inout Report
    ) -> [PageLinks.MenuLink] {
        var isWhole = true
        var seen: Set<String> = []
        for entry in entries {
            let isPage = entry.folder.map(pages.contains) ?? false
            if isPage, let folder = entry.folder, seen.insert(folder).inserted { continue }
            isWhole = false
            guard said.insert(entry.written.place.description).inserted else { continue }
            report.add(
                isPage
                    ? Message(
                        .error, at: entry.written.place, "'\(entry.written.name)' stands twice", hint: "take one out")
                    : entry.fault(among: pages))
        }
        guard isWhole else { return [] }
        let key = groups.key(of: folder)
        guard seen.contains(where: { groups.key(of: $0) == key }) else { return [] }
        var row: [(entry: MenuEntry, folder: String, facts: PageFacts)] = []
        for entry in entries {
            guard let listed = entry.folder else { continue }
            let page = inEachLanguage(groups.pages(with: listed)).first {
                $0.facts.language.lowercased() == own.language.lowercased()
            }
            if let page { row.append((entry, page.folder, page.facts)) }
        }
        guard row.contains(where: { $0.folder == folder }) else { return [] }
        var menus: [PageLinks.MenuLink] = []
        for (entry, folder, facts) in row {
            if let title = facts.title {
                menus.append(.init(folder: folder, title: title))
            } else if said.insert("\(entry.written.place.description) \(folder)").inserted {
                let file = ContentTree.shown(ContentTree.joined(folder, "menu.json"))
                report.error(
                    at: entry.written.place, "the menu in '\(entry.written.name)' has no title",
                    hint: "write \"title\": \"…\" into \(file), which is how the row of menus calls it")
            }
        }
        return menus.count > 1 ? menus : []
    }

    /// A language in its own words.
    private mutating func name(of tag: String, _ shown: String) -> String {
        let key = shown + " " + tag
        let name = names[key] ?? ICU.ownName(of: shown, tag: tag) ?? tag
        names[key] = name
        return name
    }
}
