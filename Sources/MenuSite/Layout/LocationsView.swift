import Mustache

/// The list of a chain's venues as templates see it.
struct LocationsView: View {
    let index: LocationIndex
    let words: Words
    /// The address of the site's root.
    let address: PageAddress
    /// The picture in a browser's tabs, from the page.
    let icon: String?
    let styleSheet: StyleSheet?

    /// What the page may load.
    var policy: ContentPolicy {
        let isOutside = icon.map { WebAddress.scheme(of: $0) != nil }
        return ContentPolicy(
            pictures: isOutside.map { $0 ? .secure : [] } ?? .data, style: styleSheet?.outside ?? [])
    }

    /// The way from the page to the site's root.
    var root: String { rootAddress(from: index.folder) }

    static let table = RecordTable<LocationsView>(
        "locations page",
        [
            .policy("policy", "What the page may load and run: its own pictures, styles and fonts, and no script.") {
                _ in
                ContentPolicy.mark
            },
            .text("language", "The page's language, a BCP 47 tag.") { $0.index.language.tag },
            .text("direction", "ltr or rtl.") { $0.index.language.isRightToLeft ? "rtl" : "ltr" },
            .text("title", "The document's title.") { page in
                page.index.site.name.map { "\(page.words.locations) – \($0)" } ?? page.words.locations
            },
            .text("name", "The name of the chain.") { $0.index.site.name },
            .address("canonical", "The page's address on the web, where the site names one.") { $0.address.page },
            .list("alternates", "The page in each of its languages, where the site names its address.") {
                $0.index.links.alternates.map(AlternateView.init)
            },
            .address("icon", "The picture in a browser's tabs.") { $0.icon },
            .address("styleSheet", "The style sheet.") {
                $0.root + WebAddress.encodedPath($0.styleSheet?.name ?? "")
            },
            .record("themeColor", "The colour of the browser's own bar, where the style sheet says one.") {
                $0.styleSheet?.colors.paper.map(ThemeColorView.init)
            },
            .flag("hasLanguages", "Whether the list is there in several languages.") {
                !$0.index.links.languages.isEmpty
            },
            .list("languages", "The list in each of its languages.") { page in
                page.index.links.languages.map { LanguageView(link: $0, from: page.index.folder) }
            },
            .list("locations", "The venues, by their paths.") { page in
                let shared = SharedIndex(page.index)
                return page.index.locations.indices.lazy.map { LocationView(shared: shared, position: $0) }
            },
            .record("words", "Carte's own words in the page's language.") { WordsView(words: $0.words) },
        ])
}

/// The list that the views of its venues show parts of; of thousands of them none has a copy.
final class SharedIndex: Sendable {
    let index: LocationIndex

    init(_ index: LocationIndex) {
        self.index = index
    }
}

/// A venue of a chain, by its place in the list.
struct LocationView: View {
    let shared: SharedIndex
    let position: Int

    private var index: LocationIndex { shared.index }
    private var location: LocationIndex.Location { shared.index.locations[position] }

    static let table = RecordTable<LocationView>(
        "location",
        [
            .text("name", "The venue's name.") { $0.location.name },
            .text("foreign", "The tag of the language of its page, where that is not the list's.") {
                $0.location.language.lowercased() == $0.index.language.tag.lowercased() ? nil : $0.location.language
            },
            .text("detail", "What tells it apart from another of its name, where the address does not.") {
                $0.location.detail
            },
            .text("address", "Street and town.") { $0.location.address },
            .address("target", "Its page.") { addressOfPage(in: $0.location.folder, from: $0.index.folder) },
            .flag("hasLanguages", "Whether it has pages in several languages.") { !$0.location.languages.isEmpty },
            .list("languages", "Its page in each of its languages.") { view in
                view.location.languages.map { LanguageView(link: $0, from: view.index.folder) }
            },
        ])
}
