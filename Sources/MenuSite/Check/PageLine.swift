import Diagnostics
import Mustache
import Publishing

/// What makes pages one after another, from the menu file to the HTML, and what came of them so far.
struct PageLine: Sendable {
    /// Fewer pages than these are not worth a thread.
    static let worthAThread = 8

    private let sources: SiteSources
    private let request: BuildRequest
    private var theme: Theme
    private var fields: SiteFields
    private var shelf: PictureShelf
    private var forms = LanguageForms()
    private var styles: StyleSheets
    private var stager: Stager?

    private(set) var report = Report()
    private var pages: [OutputFile] = []
    private var icons: Set<String> = []
    private var pictures: [String: PictureFile] = [:]
    private var advised: [AdvisedPage] = []

    /// A line at its begin; what is wrong with the theme is reported.
    init(_ sources: SiteSources, _ request: BuildRequest, stager: Stager?, _ report: inout Report) {
        self.sources = sources
        self.request = request
        self.stager = stager
        theme = Theme(checking: sources.theme.files, &report)
        fields = SiteFields(tree: sources.tree)
        shelf = PictureShelf(tree: sources.tree)
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
        theme = Theme(checking: sources.theme.files, &known)
        report = Report()
        (pages, pictures, advised) = ([], [:], [])
    }

    /// Makes a page: reads its menu, checks it and, as long as nothing is wrong, lays it out and renders it.
    mutating func make(_ folder: String) {
        guard let source = sourceText(ContentTree.joined(folder, "menu.json"), in: sources.tree, &report),
            let menu = menu(PageSource(folder: folder, menu: source))
        else { return }
        guard stager != nil, !report.forbidsPublishing(strict: request.strict) else { return }
        let view = layOut(menu, url: request.url)
        if theme.linksIcon, let icon = view.initialIcon, icons.insert(icon.path).inserted {
            pages.append(OutputFile(path: icon.path, content: .bytes(icon.bytes)))
        }
        let html = render(view, theme)
        if let page = stager?.file(html, at: ContentTree.joined(folder, "index.html")) { pages.append(page) }
    }

    /// A page's menu after it was checked; nil where it could not be read.
    private mutating func menu(_ page: PageSource) -> Menu? {
        var reading = Reading(source: page.menu)
        var draft = MenuDraft()
        let root = reading.object("menu")
        if let root {
            draft.offset = root.offset
            Forms.menu.read(root, into: &draft, &reading)
        }
        let own = draft.site
        draft.site = own.overriding(fields.fields(of: page.folder, &report))
        reading.warnOfMissingWords(own, in: draft.site)
        fields.remember(language: draft.site.language ?? .english, of: page.folder)
        guard root != nil else {
            report.append(reading.report)
            return nil
        }
        var rules = PageRules(page, draft, fields, sources.tree, shelf, &forms, base: request.base, reading)
        var menu = rules.menu()
        if request.wantsAdvice { advised.append(AdvisedPage(of: rules, menu)) }
        shelf = rules.prose.shelf
        pictures.merge(rules.prose.used) { known, _ in known }
        report.append(rules.reading.report)
        report.append(rules.prose.report)
        menu.styleSheet = styles.sheet(for: menu.site.theme, &report)
        return menu
    }

    /// Takes over what came of a part; false where one name stands for two files.
    mutating func take(_ part: PageLine) -> Bool {
        report.appendNew(part.report)
        for page in part.pages where !page.path.hasPrefix("icon.") || icons.insert(page.path).inserted {
            pages.append(page)
        }
        for (name, picture) in part.pictures {
            if let known = pictures.updateValue(picture, forKey: name), known.hash != picture.hash { return false }
        }
        advised += part.advised
        shelf.take(part.shelf)
        stager?.take(part.stager)
        return styles.take(part.styles)
    }

    /// The site that was made; everything there is to say of it goes into the report.
    func site(_ report: inout Report) -> CheckedSite {
        report = self.report
        var site = CheckedSite(pages: pages, styleSheets: styles.all, failure: stager?.failure)
        site.themeFiles = styles.addresses.files.values.sorted {
            $0.output.utf8.lexicographicallyPrecedes($1.output.utf8)
        }
        site.pictures = pictures.merging(styles.addresses.used) { known, _ in known }.values.sorted {
            $0.output.utf8.lexicographicallyPrecedes($1.output.utf8)
        }
        if request.wantsAdvice, report.count(of: .error) == 0 {
            let shown = styles.addresses.shown.union(shelf.asked)
            report.append(advice(on: AdvisedSite(advised, site, sources, shown, output: request.outputFolder)))
        }
        return site
    }
}
