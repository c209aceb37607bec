/// The links of a page to others of its site.
struct PageLinks: Sendable {
    /// The page in each of its languages, itself among them; none where it has but one.
    var languages: [LanguageLink] = []
    /// The same by their whole addresses, for search engines; none where the site names no address.
    var alternates: [Alternate] = []
    /// The menus of the venue, the page's own among them; none where it has but one.
    var menus: [MenuLink] = []

    /// A page in one of its languages.
    struct LanguageLink: Sendable {
        let folder: String
        let tag: String
        /// The language as it calls itself.
        let name: String
    }

    /// The whole address of a page in a language; `x-default` is the one for all other readers.
    struct Alternate: Sendable {
        let tag: String
        let address: String
    }

    /// A menu of the venue.
    struct MenuLink: Sendable {
        let folder: String
        let title: String
    }
}
