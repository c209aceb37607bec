import Diagnostics

/// Where an imported menu will lie, and what of the site lies there already: pictures, descriptions, the site's fields.
struct ImportPlace {
    private let tree: ContentTree
    /// The menu's folder under `content/`.
    private let folder: String
    private let base: SiteFields

    /// The place of a menu file; outside of a folder `content` nothing is looked for.
    init(of file: String) {
        let slash = file.lastIndex(of: "/")
        let folder = slash.map { String(file[..<$0]) } ?? "."
        var parts = (resolvedPath(folder.isEmpty ? "/" : folder) ?? "").split(separator: "/").map(String.init)
        var inner: [String] = []
        while let last = parts.last, last != "content" {
            inner.insert(last, at: 0)
            parts.removeLast()
        }
        self.folder = parts.isEmpty ? "" : inner.joined(separator: "/")
        let root = "/" + parts.joined(separator: "/")
        var scratch = Report()
        tree =
            parts.isEmpty
            ? ContentTree(unwalked: root)
            : ContentTree(root: root, site: "/" + parts.dropLast().joined(separator: "/"), report: &scratch)
        base = SiteFields(tree: tree)
    }

    /// Everything that reader and rules find wrong in a menu file that would lie here, or in the folder of a language.
    func faults(of menu: [UInt8], language: String?) -> [Message] {
        let folder = language.map { ContentTree.joined(self.folder, $0) } ?? self.folder
        let source = SourceText(path: ContentTree.shown(ContentTree.joined(folder, "menu.json")), bytes: menu)
        var fields = base
        var scratch = Report()
        let page = PageSource(folder: folder, menu: source)
        var menus = BaseMenus(tree: tree)
        guard let read = menus.menu(of: page, &fields, &scratch) else { return scratch.messages }
        var forms = LanguageForms()
        var rules = PageRules(page, read, fields, tree, PictureShelf(tree: tree), &forms, base: "/")
        _ = rules.menu()
        return (rules.reading.report.messages + rules.prose.report.messages).filter {
            $0.severity == .error && $0.path == source.path
        }
    }

    /// The file of the folder that describes the item with an id.
    func description(_ id: String) -> (path: String, text: String)? {
        let place = ContentTree.joined(folder, "descriptions")
        guard let name = tree.file(id + ".md", in: place) else { return nil }
        var scratch = Report()
        let path = ContentTree.joined(place, name)
        guard let source = sourceText(path, in: tree, &scratch), firstInvalidByte(in: source.bytes) == nil else {
            return nil
        }
        return (source.path, String(decoding: source.bytes[source.start...], as: UTF8.self))
    }
}
