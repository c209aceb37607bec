import Mustache

/// The page in one of its languages.
struct LanguageView: View {
    let link: PageLinks.LanguageLink
    /// The folder of the page that leads there.
    let from: String

    static let table = RecordTable<LanguageView>(
        "language",
        [
            .text("name", "The language as it calls itself: Français.") { $0.link.name },
            .text("tag", "Its BCP 47 tag.") { $0.link.tag },
            .address("target", "The page in it.") { addressOfPage(in: $0.link.folder, from: $0.from) },
            .flag("isCurrent", "Whether it is the page at hand.") { $0.link.folder == $0.from },
        ])
}

/// The whole address of the page in one of its languages.
struct AlternateView: View {
    let alternate: PageLinks.Alternate

    static let table = RecordTable<AlternateView>(
        "alternate",
        [
            .text("tag", "The language's BCP 47 tag, or x-default.") { $0.alternate.tag },
            .address("address", "The page's whole address.") { $0.alternate.address },
        ])
}

/// A menu of the venue.
struct MenuLinkView: View {
    let link: PageLinks.MenuLink
    /// The folder of the page that leads there.
    let from: String

    static let table = RecordTable<MenuLinkView>(
        "menu",
        [
            .text("name", "What the menu is called: Lunch.") { $0.link.title },
            .address("target", "Its page.") { addressOfPage(in: $0.link.folder, from: $0.from) },
            .flag("isCurrent", "Whether it is the page at hand.") { $0.link.folder == $0.from },
        ])
}

/// The address of a page as seen from another, which leads there from disk too.
func addressOfPage(in folder: String, from other: String) -> String {
    WebAddress.encodedPath(way(from: other, to: folder)) + "index.html"
}
