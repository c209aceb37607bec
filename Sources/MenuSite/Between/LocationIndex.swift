/// A page that Carte makes where an owner wrote none: the list of the venues below a folder.
///
/// It stands at the root, or in the folder of a language there, where that has no menu and at least two pages are below it.
struct LocationIndex: Sendable {
    /// A venue, once however many languages and menus it has.
    struct Location: Sendable {
        let name: String
        /// What tells it apart from another of its name, where the address does not.
        var detail: String?
        let address: String?
        /// The folder of its page in the list's language, else in its first.
        let folder: String
        /// The tag of that page's language.
        let language: String
        /// The venue in each of its languages; none where it has but one.
        let languages: [PageLinks.LanguageLink]
    }

    /// Its folder under `content/`.
    let folder: String
    let language: Language
    /// The fields that hold in its folder.
    let site: SiteDraft
    private(set) var locations: [Location] = []
    /// The same list in other languages.
    var links = PageLinks()

    /// The folders in which there is such a list.
    static func folders(of pages: [String], in tree: ContentTree) -> [String] {
        guard pages.count > 1 else { return [] }
        let all = Set(pages)
        let languages = tree.folders(in: "").filter { LanguageTag.isFolder($0) }
        return (all.contains("") ? [] : [""])
            + languages.filter { name in
                !all.contains(name) && pages.lazy.filter { $0.hasPrefix(name + "/") }.prefix(2).count == 2
            }
    }

    /// The list in a folder, of pages whose facts are known.
    init(in folder: String, _ neighbours: inout Neighbours) {
        self.folder = folder
        site = neighbours.book.site(of: folder)
        let own = folder.isEmpty ? nil : neighbours.book.ownLanguage(of: folder) ?? Language(folder)
        language = own ?? site.language ?? .english
        var keys: [String] = []
        for (key, pages) in neighbours.groups.all
        where folder.isEmpty || pages.contains(where: { $0.hasPrefix(folder + "/") }) {
            keys.append(key)
        }
        keys.sort(by: isInOrder)
        for key in keys {
            if let location = location(of: neighbours.groups.all[key] ?? [], key, &neighbours) {
                locations.append(location)
            }
        }
        tellApart()
    }

    private func location(of pages: [String], _ key: String, _ neighbours: inout Neighbours) -> Location? {
        let languages = neighbours.inEachLanguage(pages)
        let wanted = language.tag.lowercased()
        guard let page = languages.first(where: { $0.facts.language.lowercased() == wanted }) ?? languages.first else {
            return nil
        }
        // A venue is listed with the first of its menus.
        let menus = page.facts.menus.map { neighbours.groups.key(of: $0) }
        if menus.dropFirst().contains(key), menus.first != key { return nil }
        let name = page.facts.name ?? page.facts.title ?? page.folder.split(separator: "/").last.map(String.init)
        return Location(
            name: name ?? "", detail: page.facts.title, address: page.facts.address, folder: page.folder,
            language: page.facts.language, languages: languages.count > 1 ? neighbours.named(languages) : [])
    }

    /// Leaves out what need not be said to tell venues apart; where nothing does, their paths do.
    private mutating func tellApart() {
        var details: [String: Set<String?>] = [:]
        var counts: [[String?]: Int] = [:]
        var names: [String: Int] = [:]
        let all = { (location: Location) in [location.name, location.detail, location.address] }
        for location in locations {
            names[location.name, default: 0] += 1
            details[location.name, default: []].insert(location.detail)
            counts[all(location), default: 0] += 1
        }
        for (index, location) in locations.enumerated() {
            if names[location.name] == 1 {
                locations[index].detail = nil
            } else if counts[all(location)] != 1 {
                locations[index].detail = "/" + location.folder + "/"
            } else if details[location.name]?.count == 1 {
                locations[index].detail = nil
            }
        }
    }
}
