import Diagnostics
import Mustache

/// A site after it was checked: what is laid out, and with what.
struct CheckedSite: Sendable {
    var menus: [Menu] = []
    /// The pictures that pages show, each once.
    var pictures: [PictureFile] = []
    /// The style sheets that pages have, each once.
    var styleSheets: [StyleSheet] = []
    /// What the style sheets bring with them, each file once.
    var themeFiles: [ThemeFile] = []
    var theme: Theme
}

/// Checks everything that was loaded and says all that is wrong with it; hands on a blank where it could not read.
func check(_ sources: SiteSources, _ request: BuildRequest, _ report: inout Report) -> CheckedSite {
    var site = CheckedSite(theme: Theme(checking: sources.theme.files, &report))
    var fields = SiteFields(tree: sources.tree)
    var shelf = PictureShelf(tree: sources.tree)
    var forms = LanguageForms()
    var pictures: [String: PictureFile] = [:]
    var advised: [AdvisedPage] = []
    for page in sources.pages {
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
            continue
        }
        var rules = PageRules(page, draft, fields, sources.tree, shelf, &forms, base: request.base, reading)
        site.menus.append(rules.menu())
        if request.wantsAdvice, let menu = site.menus.last { advised.append(AdvisedPage(of: rules, menu)) }
        shelf = rules.prose.shelf
        pictures.merge(rules.prose.used) { known, _ in known }
        report.append(rules.reading.report)
        report.append(rules.prose.report)
    }
    var styles = StyleSheets(of: site.theme, sources, shelf)
    for page in site.menus.indices {
        site.menus[page].styleSheet = styles.sheet(for: site.menus[page].site.theme, &report)
    }
    site.styleSheets = styles.all
    site.themeFiles = styles.addresses.files.values.sorted { $0.output.utf8.lexicographicallyPrecedes($1.output.utf8) }
    pictures.merge(styles.addresses.used) { known, _ in known }
    site.pictures = pictures.values.sorted { $0.output.utf8.lexicographicallyPrecedes($1.output.utf8) }
    if request.wantsAdvice, report.count(of: .error) == 0 {
        report.append(
            advice(on: AdvisedSite(advised, site, sources, styles.addresses.shown, output: request.outputFolder)))
    }
    return site
}
