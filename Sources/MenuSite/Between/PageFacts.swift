/// What other pages say of a page: what has to be known of it before they can be made.
struct PageFacts: Sendable, Equatable {
    /// The tag of its language.
    var language: String
    /// The venue's name.
    var name: String?
    /// The name of the menu among those of its venue.
    var title: String?
    /// Street and town.
    var address: String?
    /// The address of its site's root.
    var url: String?
    /// The folders of the menus that are listed for it, whether it is one of them or not.
    var menus: [String] = []
}

extension PageFacts {
    /// The facts of a menu with this title and these fields.
    init(_ title: String?, _ site: SiteDraft, in tree: ContentTree) {
        self.init(
            language: (site.language ?? .english).tag, name: site.name, title: title, address: site.address,
            url: site.url, menus: (site.menus ?? []).compactMap { MenuEntry($0, in: tree).folder })
    }

    /// A number for what a link from another page says of this one.
    func hash(in folder: String) -> UInt64 {
        Array([folder, language, title ?? "\0", url ?? "\0"].joined(separator: "\n").utf8).withUnsafeBytes {
            hashNumber($0)
        }
    }
}
