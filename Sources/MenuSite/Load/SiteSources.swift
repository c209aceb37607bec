import Diagnostics
import Publishing

/// What a build was asked for.
public struct BuildRequest: Sendable {
    /// The site's folder.
    public var site: String
    /// The folder to publish into; none means `output` in the site's folder.
    public var output: String?
    /// The path under which the site will be served, `/` if not given.
    public var base = "/"
    /// The address of the site's root; none means the one in `site.json`.
    public var url: String?
    /// Whether a warning forbids publishing.
    public var strict = false
    /// Whether files that Carte did not make may be overwritten.
    public var force = false
    /// Whether `refusal(of:publishing:)` has accepted the request in this run, and need not be asked again.
    public var isAccepted = false
    /// Whether files are flushed to disk before the swap.
    public var sync = true
    /// How many threads make pages at most; none means as many as there are cores.
    public var jobs: Int?
    /// The part of the site that is built; none is the whole.
    public var shard: Shard?
    /// Carte's version, which the parts of a site have to have in common.
    public var version = ""
    /// Told what came of the build, with all there is to say of the content, while it can still be taken back: the message
    /// it gives is why that cannot be said, and the output folder becomes what it was before; nil where all is well.
    public var announce: (@Sendable (PublishSummary, Report) -> Message?)?
    /// Told how many more pages were made, and of how many; any thread may call it.
    public var progress: (@Sendable (_ more: Int, _ of: Int) -> Void)?
    /// How much is read at most.
    public var limits = Limits()
    /// Whether advice is wanted beside what is wrong.
    var wantsAdvice = false
    /// The files that stand where the site has no template or style sheet of its own, by their paths in `templates/`.
    public var builtInTheme: [String: [UInt8]]

    /// A request with everything else as it is by default.
    public init(site: String, builtInTheme: [String: [UInt8]]) {
        self.site = site
        self.builtInTheme = builtInTheme
    }
}

/// The files of a site as they were loaded.
struct SiteSources: Sendable {
    /// The site's folder on this machine, links followed.
    let root: String
    /// `content/`, walked.
    let tree: ContentTree
    /// The folders of the pages, in order.
    let pages: [String]
    /// The templates and style sheets, the site's own over the built-in ones.
    let theme: ThemeSources
}

/// The files of one page.
struct PageSource: Sendable {
    /// Its folder under `content/`.
    let folder: String
    /// Its `menu.json`.
    let menu: SourceText
}

/// Reads what lies in `content/` and `templates/`.
///
/// A site that is not there at all is for the command line to refuse.
func load(_ request: BuildRequest, _ walk: ContentWalk, _ report: inout Report) -> SiteSources {
    let site = resolvedPath(request.site) ?? request.site
    var tree = ContentTree(walk, site: site, report: &report)
    tree.limits = request.limits
    tree.warnOfNearNames(&report)
    var pages: [String] = []
    let folders = tree.pageFolders
    for folder in folders {
        if let fault = faultOfPageFolder(folder) {
            report.error(file: ContentTree.shown(folder), fault, hint: "rename the folder")
        } else {
            pages.append(folder)
        }
    }
    let limit = request.limits[.pages]
    if pages.count > limit {
        report.error(
            file: "content", "the site has \(pages.count) pages, more than \(Limits.Name.pages.words(limit))",
            hint: request.limits.hint(.pages, "make sites of its parts", needed: pages.count))
        pages = []
    }
    if folders.isEmpty {
        report.error(
            file: "content/menu.json", "there is no menu",
            hint:
                "write content/menu.json; the smallest one is { \"items\": [{ \"name\": \"Latte\", \"price\": 3.5 }] }")
    }
    return SiteSources(
        root: site, tree: tree, pages: pages,
        theme: ThemeSources(builtIn: request.builtInTheme, site: site, request.limits, &report))
}

/// Why a page cannot have the address of its folder, or nil.
private func faultOfPageFolder(_ folder: String) -> String? {
    let parts = folder.split(separator: "/")
    if parts.contains("index.html") { return "a page's folder cannot be called 'index.html', which is the page itself" }
    if parts.count > 32 { return "a page lies at most 32 folders deep" }
    if UnwantedCharacter(in: folder) != nil { return "the folder's name holds a character that cannot be seen" }
    return nil
}

/// A file under `content/`; one that cannot be read is an error.
func sourceText(_ path: String, in tree: ContentTree, _ report: inout Report) -> SourceText? {
    let shown = ContentTree.shown(path)
    switch readFile(tree.path(of: path), limit: tree.limits[.textSize]) {
    case .bytes(let bytes): return SourceText(path: shown, bytes: bytes)
    case .missing: report.error(file: shown, "the file is not there")
    case .tooLarge(let size): report.add(tree.limits.message(on: shown, ofSize: size))
    case .unreadable(let why):
        report.unread(shown, "the file cannot be read: \(why)", hint: "check its permissions")
    }
    return nil
}
