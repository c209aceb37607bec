import Diagnostics
import Mustache
import Publishing

/// A site after all its pages were checked: the files it is made of, but for their bytes.
struct CheckedSite: Sendable {
    /// The pages that are rendered, and their icons.
    var pages: [OutputFile] = []
    /// What pages need that are as they were, by its path in the output folder.
    var kept: [OutputFile] = []
    /// What the next build may go by of each page, by its folder.
    var states: [String: BuildState.Page] = [:]
    /// The pictures that pages show, as `states` count them.
    var shown: [PictureFile] = []
    /// The pictures of the site, each once, by their paths.
    var pictures: [PictureFile] = []
    /// The style sheets that pages have, each once.
    var styleSheets: [StyleSheet] = []
    /// What the style sheets bring with them, each file once.
    var themeFiles: [ThemeFile] = []
    /// Why a page could not be put beside the old site.
    var failure: PublishOutcome?
}

/// Checks everything that was loaded and says all that is wrong with it; lays out and renders the pages meanwhile, as far
/// as nothing is.
///
/// Pages are made in parts by several threads, each with a copy of what they share: what one learns of a picture or of
/// a language's prices the other learns for itself, and nothing is waited for.
///
/// - Parameters:
///   - stager: what takes the pages; none where they are not wanted.
///   - reuse: what tells which pages need not be made again.
func check(
    _ sources: SiteSources, _ request: BuildRequest, stager: Stager? = nil, reuse: PageReuse? = nil,
    _ report: inout Report
) -> CheckedSite {
    var line = PageLine(sources, request, stager: stager, reuse: reuse, &report)
    // Pages that stand above others come first, since prose is taken from them, and so do the fields that pages share.
    let pages = line.pagesToMake
    let single = pages.single
    for folder in single { line.shareFields(above: folder) }
    for folder in pages.known { line.learnLanguage(of: folder) }
    for folder in pages.shared { line.make(folder) }
    line.reuse = reuse
    let threads = min(request.jobs ?? coreCount(), single.count / PageLine.worthAThread)
    guard threads > 1, !line.report.forbidsPublishing(strict: request.strict) else {
        for folder in single { line.make(folder) }
        line.makeSiteFiles()
        return line.site(&report)
    }
    let start = line
    let parts = (0..<threads).map { single[single.count * $0 / threads..<single.count * ($0 + 1) / threads] }
    let lines = concurrently(parts) { part in
        var line = start
        line.beginPart()
        for folder in part { line.make(folder) }
        return line
    }
    for other in lines {
        guard line.take(other) else {
            // Two pictures want one name: a single thread tells them apart.
            line = start
            for folder in single { line.make(folder) }
            break
        }
    }
    line.makeSiteFiles()
    return line.site(&report)
}
