import Diagnostics

/// What an export was asked for.
public struct ExportRequest: Sendable {
    /// The forms a menu can be given in.
    public enum Format: String, Sendable, CaseIterable {
        /// Comma-separated text, which is complete.
        case csv
        /// The JSON of Google's Business Profile (`FoodMenus`, version 4), which holds less.
        case foodmenus
    }

    /// The site's folder.
    public var site: String
    /// The form.
    public var format: Format
    /// The page's folder under `content/`; none means the page at the root, or the only one there is.
    public var page: String?
    /// How much is read at most.
    public var limits = Limits()

    /// A request for a page of a site.
    public init(site: String, format: Format, page: String? = nil) {
        self.site = site
        self.format = format
        self.page = page
    }
}

/// What came of an export.
public enum ExportOutcome: Sendable {
    /// The menu in the form that was asked for, and a message for each field that has no place there.
    case exported([UInt8], leftOut: Report)
    /// The content is at fault.
    case faulty
    /// The request is refused.
    case refused([Message])
}

/// Gives a page's menu in a form for other programs; writes nothing.
///
/// - Parameter report: what there is to say about the content.
public func export(_ request: ExportRequest, _ report: inout Report) -> ExportOutcome {
    let site = resolvedPath(request.site) ?? request.site
    var tree = ContentTree(root: site + "/content", site: site, report: &report)
    tree.limits = request.limits
    let folders = tree.pageFolders
    let wanted = request.page.map { $0.split(separator: "/").joined(separator: "/") }
    guard let folder = wanted ?? (folders.contains("") ? "" : folders.first), folders.contains(folder),
        wanted != nil || folder.isEmpty || folders.count == 1
    else {
        return .refused([noSuchPage(request, folders)])
    }
    guard let menu = sourceText(ContentTree.joined(folder, "menu.json"), in: tree, &report) else { return .faulty }
    guard let page = ExportedPage(PageSource(folder: folder, menu: menu), in: tree, &report),
        report.count(of: .error) == 0
    else { return .faulty }
    var leftOut = Report()
    for other in folders where other != folder {
        let path = ContentTree.shown(ContentTree.joined(other, "menu.json"))
        leftOut.add(
            Message(
                .note, file: path, "another page is not in this export",
                hint: "write --page \(other.isEmpty ? "/" : other)"))
    }
    switch request.format {
    case .csv:
        for field in page.others where !CSVHeader.isRemark(field.name) {
            leftOut.note(
                at: page.files.place(at: field.offset), "'\(field.name)' has no place in a table of sections and items")
        }
        return .exported(csvTable(of: page), leftOut: leftOut)
    case .foodmenus:
        guard let currency = page.site.currency else {
            report.error(
                at: menu.place(at: menu.start), "the site names no currency, which FoodMenus needs",
                hint: "write \"currency\": \"EUR\" or another code into content/site.json")
            return .faulty
        }
        var foodMenus = FoodMenus(page, currency: currency)
        let file = foodMenus.file()
        leftOut.append(foodMenus.leftOut)
        guard let file else {
            report.append(leftOut)
            report.error(
                at: menu.place(at: menu.start), "the menu has no item that FoodMenus can hold",
                hint: "an item needs a name and an amount")
            return .faulty
        }
        return .exported(file, leftOut: leftOut)
    }
}

private func noSuchPage(_ request: ExportRequest, _ folders: [String]) -> Message {
    let known = folders.map { $0.isEmpty ? "/" : $0 }
    let path = request.site + "/content"
    if known.isEmpty {
        return Message(.error, file: path, "there is no menu", hint: "write content/menu.json")
    }
    let pages = "the pages are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    guard let page = request.page else {
        return Message(.error, file: path, "there are \(known.count) pages", hint: "write --page; \(pages)")
    }
    return Message(
        .error, file: path, "there is no page '\(page)'",
        hint: nearest(to: page, in: known).map { "did you mean '\($0)'?" } ?? pages)
}
