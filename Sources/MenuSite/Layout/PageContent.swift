/// What all views of one page show parts of: its menu, and what follows from the whole of it.
///
/// Views refer to it and to a place in it, so that no section or item is copied for them.
final class PageContent: Sendable {
    let menu: Menu
    let address: PageAddress
    /// The filter; none where nothing would be filtered.
    let filter: Filter?

    init(_ menu: Menu, url: String?) {
        self.menu = menu
        address = PageAddress(folder: menu.folder, site: url ?? menu.site.url)
        filter = Filter(of: menu)
    }
}
