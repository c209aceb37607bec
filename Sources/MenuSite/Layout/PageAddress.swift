/// Where a page stands on the web, as far as its site says.
struct PageAddress: Sendable {
    /// The address of the site's root, with a slash at its end.
    let site: String?
    /// The page's own address; none where the site names none.
    let page: String?

    init(folder: String, site: String?) {
        self.site = site
        page = site.map { $0 + (folder.isEmpty ? "" : WebAddress.encodedPath(folder) + "/") }
    }

    /// The whole address of a picture; that from the page where the site names no address.
    func picture(_ picture: Picture) -> String {
        guard let site, let output = picture.output else { return picture.address }
        return site + WebAddress.encodedPath(output)
    }
}
