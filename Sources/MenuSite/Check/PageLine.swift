import Diagnostics
import JSONText
import Mustache
import Publishing

/// What makes pages one after another, from the menu file to the HTML, and what came of them so far.
struct PageLine: Sendable {
    /// Fewer pages than these are not worth a thread.
    static let worthAThread = 8

    let sources: SiteSources
    let request: BuildRequest
    /// The pages that are to be made.
    let pagesToMake: PagesToMake
    /// The folders in which the site has a list of its venues.
    let listFolders: [String]
    private(set) var theme: Theme
    var fields: SiteFields
    var neighbours: Neighbours
    private var menus: BaseMenus
    var shelf: PictureShelf
    /// What is known of prose above pages; none where each text is to be read, since advice goes by them.
    private var shared: SharedProse?
    private var forms = LanguageForms()
    var styles: StyleSheets
    private(set) var stager: Stager?
    /// What tells which pages need not be made again; none where all have to be.
    var reuse: PageReuse?

    /// Whether it makes a part of the pages, beside other threads.
    private var isPart = false
    var report = Report()
    var pages: [OutputFile] = []
    private var icons: Set<String> = []
    var pictures = ShownPictures()
    /// Which of them the page at hand shows.
    private var shown: [UInt32] = []
    /// The folders of the menus that it extends; none where something was said of these.
    private var bases: [String]?
    private var advised: [AdvisedPage] = []
    private var kept = KeptFiles()
    private var states: [String: BuildState.Page] = [:]

    /// A line at its begin; what is wrong with the theme is reported.
    ///
    /// - Parameter reuse: what tells which pages are as the last build found them.
    init(
        _ sources: SiteSources, _ request: BuildRequest, stager: Stager?, reuse: PageReuse?, _ report: inout Report
    ) {
        self.sources = sources
        self.request = request
        self.stager = stager
        pagesToMake = PagesToMake(of: sources.pages, request.shard)
        listFolders = LocationIndex.folders(of: sources.pages, in: sources.tree)
        theme = Theme(checking: sources.theme.files, hasLocations: !listFolders.isEmpty, &report)
        fields = SiteFields(tree: sources.tree)
        neighbours = Neighbours(of: sources.pages, in: sources.tree, url: request.url, reuse: reuse)
        menus = BaseMenus(tree: sources.tree)
        shelf = PictureShelf(tree: sources.tree)
        shared = request.wantsAdvice ? nil : SharedProse()
        styles = StyleSheets(of: theme, sources, shelf)
        self.report = report
    }

    /// Reads the fields that a page shares with others, from the folders above its own.
    mutating func shareFields(above folder: String) {
        guard let above = ContentTree.upward(from: folder).dropFirst().first else { return }
        _ = fields.fields(of: above, &report)
    }

    /// Begins a part of the pages on a thread of its own.
    mutating func beginPart() {
        // Templates of its own: threads that count references to one would wait for each other.
        var known = Report()
        theme = Theme(checking: sources.theme.files, hasLocations: !listFolders.isEmpty, &known)
        (report, isPart) = (Report(), true)
        (pages, pictures, advised, kept, states) = ([], ShownPictures(), [], KeptFiles(), [:])
    }

    /// Makes a page: reads its menu, checks it and, as long as nothing is wrong, lays it out and renders it.
    mutating func make(_ folder: String) {
        defer { request.progress?(1, pagesToMake.count) }
        if reusePage(of: folder) { return }
        let said = report.messages.count
        guard let source = sourceText(ContentTree.joined(folder, "menu.json"), in: sources.tree, &report),
            let menu = menu(PageSource(folder: folder, menu: source))
        else { return }
        guard stager != nil, !report.forbidsPublishing(strict: request.strict) else { return }
        let view = layOut(menu, url: request.url, threads: isPart ? 1 : request.jobs ?? coreCount())
        let html = render(view, theme)
        if let page = stager?.file(html, at: ContentTree.joined(folder, "index.html")) { pages.append(page) }
        let icon = icon(of: view)
        if report.messages.count == said { remember(folder, menu, icon: icon) }
    }

    /// The path of the icon that a page brings with it; nil where it brings none.
    private mutating func icon(of view: PageView) -> String? {
        guard theme.linksIcon, let icon = view.initialIcon else { return nil }
        return path(ofIcon: icon)
    }

    /// The path of an icon, which is brought with the first page that has it.
    mutating func path(ofIcon icon: InitialIcon) -> String {
        let (isNew, path) = icons.insert(icon.path)
        if isNew { pages.append(OutputFile(path: path, content: .bytes(icon.bytes))) }
        return path
    }

    /// Remembers what the next build may go by of a page of which nothing was said.
    private mutating func remember(_ folder: String, _ menu: Menu, icon: String?) {
        guard let bases else { return }
        guard let facts = neighbours.book.facts(of: folder) else { return }
        states[folder] = BuildState.Page(
            digest: 0, theme: menu.site.theme?.name, files: .made(shown, icon: icon), bases: bases, facts: facts,
            links: neighbours.number(for: folder, menus: facts.menus))
    }

    /// Takes a page over from the last build; false where it has to be made.
    private mutating func reusePage(of folder: String) -> Bool {
        guard let page = reuse?.page(of: folder), let stager,
            page.links == neighbours.number(for: folder, menus: page.facts.menus),
            case .places(let places) = page.files, let outputs = reuse?.outputs,
            kept.keep(places, of: outputs, stager)
        else { return false }
        // The style sheet is made all the same: its files are the site's.
        let place = Place(source: SourceText(path: "", bytes: []), offset: 0)
        _ = styles.sheet(for: page.theme.map { PlacedName(name: $0, place: place) }, &report)
        states[folder] = page
        neighbours.book.learn(page.facts, of: folder)
        return true
    }

    /// Learns the language of a page that is made elsewhere, where what is wrong with it is said.
    mutating func learnLanguage(of folder: String) {
        let shared = fields.fields(of: folder, &report)
        // Copies, since what is kept of a menu or of fields is not said again where a page made here has it too.
        var (menus, others, unsaid) = (menus, fields, Report())
        let source = sourceText(ContentTree.joined(folder, "menu.json"), in: sources.tree, &unsaid)
        let read = source.flatMap { menus.menu(of: PageSource(folder: folder, menu: $0), &others, &unsaid) }
        report.appendUnread(of: unsaid)
        fields.remember(language: read?.draft.site.language ?? shared.language ?? .english, of: folder)
    }

    /// A page's menu after it was checked; nil where it could not be read.
    private mutating func menu(_ page: PageSource) -> Menu? {
        guard let read = menus.menu(of: page, &fields, &report) else { return nil }
        bases = read.isSilentOfBases ? read.reading.files.bases.map(\.folder) : nil
        let (site, title) = (read.draft.site, read.draft.title?.value)
        neighbours.book.learn(PageFacts(title, site, in: sources.tree), of: page.folder)
        var rules = PageRules(
            page, read, fields, sources.tree, takeShelf(), &forms, base: request.base,
            threads: isPart ? 1 : request.jobs, shared: takeShared())
        var menu = rules.menu()
        menu.links = neighbours.links(of: page.folder, site, &report)
        if request.wantsAdvice { advised.append(AdvisedPage(of: rules, menu)) }
        (shelf, shared) = (rules.prose.shelf, rules.prose.shared)
        shown = rules.prose.shown.all.map { UInt32(pictures.number(adding: $0)) }
        menu.outside = rules.prose.outside
        report.append(rules.report)
        menu.styleSheet = styles.sheet(for: menu.site.theme, &report)
        return menu
    }

    /// The shelf, which is put back once a page is done with it; a copy of it would be paid for at the first change.
    private mutating func takeShelf() -> PictureShelf {
        var shelf = PictureShelf(tree: sources.tree)
        swap(&shelf, &self.shelf)
        return shelf
    }

    /// What is known of prose above pages, which is put back likewise.
    private mutating func takeShared() -> SharedProse? {
        var shared: SharedProse?
        swap(&shared, &self.shared)
        return shared
    }

    /// Takes over what came of a part; false where one name stands for two files.
    mutating func take(_ part: PageLine) -> Bool {
        report.appendNew(part.report)
        for page in part.pages where !page.path.hasPrefix("icon.") || icons.insert(page.path).inserted {
            pages.append(page)
        }
        let known = pictures.byOutput
        var numbers: [UInt32] = []
        for picture in part.pictures.all {
            if let other = known[picture.output], other.hash != picture.hash { return false }
            numbers.append(UInt32(pictures.number(adding: picture)))
        }
        advised += part.advised
        kept.take(part.kept)
        states.reserveCapacity(states.count + part.states.count)
        for (folder, page) in part.states where states[folder] == nil {
            states[folder] = page.counting(pictures: numbers)
        }
        shelf.take(part.shelf)
        stager?.take(part.stager)
        neighbours.book.learn(from: part.neighbours.book)
        return styles.take(part.styles)
    }

    /// The site that was made; everything there is to say of it goes into the report.
    func site(_ report: inout Report) -> CheckedSite {
        report = self.report
        report.appendUnread(of: neighbours.book.unread)
        var site = CheckedSite(
            pages: pages, kept: kept.all.map(\.file), states: states, styleSheets: styles.all, failure: stager?.failure)
        site.shown = pictures.all
        site.themeFiles = styles.addresses.files.values.sorted { isInOrder($0.output, $1.output) }
        site.pictures = pictures.byOutput.merging(styles.addresses.used) { known, _ in known }.values.sorted {
            isInOrder($0.output, $1.output)
        }
        if request.wantsAdvice, report.count(of: .error) == 0 {
            let shown = styles.addresses.shown.union(shelf.asked)
            var book = neighbours.book
            let root = neighbours.pages.contains("") ? book.facts(of: "")?.url : nil
            let address = request.url ?? root ?? book.site(of: "").url
            report.append(
                advice(
                    on: AdvisedSite(
                        advised, site, sources, shown, listFolders, address: address, output: request.outputFolder)))
        }
        return site
    }
}
