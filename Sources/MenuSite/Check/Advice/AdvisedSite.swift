import Diagnostics

/// What advice on a site rests on.
struct AdvisedSite: Sendable {
    let pages: [AdvisedPage]
    let tree: ContentTree
    /// The paths under `content/` of the pictures that pages and style sheets show.
    let pictures: Set<String>
    /// The site's own templates and style sheets, also those that no page has.
    let theme: [SourceText]
    /// The files that the site is made of, by their paths in the output folder.
    let files: Set<String>
    /// Its pages, by their folders in NFC.
    let pageByFolder: [String: AdvisedPage]
    /// The address of the site; none where it names none.
    let address: String?
    /// The output folder, which may hold files of the owner's own.
    let output: String

    init(
        _ pages: [AdvisedPage], _ site: CheckedSite, _ sources: SiteSources, _ pictures: Set<String>,
        _ lists: [String], address: String?, output: String
    ) {
        self.pages = pages
        tree = sources.tree
        self.pictures = pictures
        theme = sources.theme.files.values.filter { !$0.path.hasSuffix(builtInMark) }
        files = Set(
            site.styleSheets.map(\.name) + site.pictures.map(\.output) + site.themeFiles.map(\.output)
                + pages.map { ContentTree.joined($0.folder, "index.html") }
                // A link may lead to the folder of a list or to the file in it.
                + lists.flatMap { [$0, ContentTree.joined($0, "index.html")] })
        self.address = address
        pageByFolder = Dictionary(pages.map { (composed($0.folder), $0) }) { first, _ in first }
        self.output = output
    }
}
