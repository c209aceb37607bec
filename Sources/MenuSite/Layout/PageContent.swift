/// What all views of one page show parts of: its menu, and what follows from the whole of it.
///
/// Views refer to it and to a place in it, so that no section or item is copied for them.
final class PageContent: Sendable {
    let menu: Menu
    let address: PageAddress
    /// The filter; none where nothing would be filtered.
    let filter: Filter?
    /// How many threads may see to it.
    let threads: Int

    /// Fewer items than these are not worth a thread.
    private static let worthAThread = 2000

    /// - Parameter threads: how many threads there are for it.
    init(_ menu: Menu, url: String?, threads: Int = 1) {
        self.menu = menu
        self.threads =
            threads > 1
            ? max(1, min(threads, menu.sections.lazy.map(\.items.count).reduce(0, +) / Self.worthAThread)) : 1
        address = PageAddress(folder: menu.folder, site: url ?? menu.site.url)
        filter = Filter(of: menu)
    }
}
