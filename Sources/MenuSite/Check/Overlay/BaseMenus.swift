import Diagnostics
import JSONText

/// Reads menus, and keeps those that others extend: each of them is read once.
struct BaseMenus: Sendable {
    /// The most menus that extend one another.
    static let limit = 16

    private let tree: ContentTree
    /// The menus that others extend, by path under `content/`; none stands for one that cannot be read.
    private var known: [String: BaseMenu?] = [:]

    init(tree: ContentTree) {
        self.tree = tree
    }

    /// Reads the menu of a page, with the fields of its site; none where it cannot be read.
    ///
    /// - Parameter report: what is wrong with the menus that it extends and with files of the site's fields; what is wrong
    ///   with its own file stands in its reading, where there is one.
    mutating func menu(of page: PageSource, _ fields: inout SiteFields, _ report: inout Report) -> ReadMenu? {
        let link = Link(page.menu, path: ContentTree.joined(page.folder, "menu.json"))
        guard link.root != nil else {
            let site = fields.fields(of: page.folder, &report)
            fields.remember(language: site.language ?? .english, of: page.folder)
            report.append(link.reading.report)
            return nil
        }
        var chain = [link]
        var base = innermostBase(of: &chain, &report)
        while let link = chain.popLast(), let root = link.root {
            var menu: ReadMenu
            if link.isExtending {
                var reading = link.reading
                if let extends = link.extends, let deep = base, deep.depth >= Self.limit {
                    reading.error(
                        at: extends.offset, "more than \(Self.limit) menus extend one another",
                        hint: "extend one of those that come before '\(extends.value)'")
                    base = nil
                }
                menu = ReadMenu(root, reading, changing: base)
                menu.complete(over: base, in: tree, &fields, &report)
                // What stands over nothing is not said to be empty or unknown.
                if base == nil {
                    report.append(menu.reading.report)
                    if !chain.isEmpty { known[link.path] = .some(nil) }
                    continue
                }
            } else {
                menu = ReadMenu(root, link.reading)
                menu.complete(over: nil, in: tree, &fields, &report)
            }
            if chain.isEmpty { return menu }
            report.append(menu.reading.report)
            base = BaseMenu(of: menu, depth: (base?.depth ?? 0) + 1)
            known[link.path] = base
        }
        return nil
    }

    /// Follows the way from a menu to the innermost one that it extends, or to one that is known, which is handed on.
    ///
    /// What leads nowhere, or back to itself, is an error.
    private func innermostBase(of chain: inout [Link], _ report: inout Report) -> BaseMenu? {
        while let last = chain.last, let extends = last.extends {
            let way = BasePath(extends.value, from: last.path, in: tree)
            guard let path = way.path else {
                chain[chain.count - 1].reading.error(
                    at: extends.offset, way.fault?.text ?? "", hint: way.fault?.hint)
                return nil
            }
            if let base = known[path] { return base }
            if let first = chain.firstIndex(where: { $0.path == path }) {
                sayRing(of: chain[first...], &report)
                return nil
            }
            guard let source = sourceText(path, in: tree, &report) else { return nil }
            let link = Link(source, path: path)
            guard link.root != nil else {
                report.append(link.reading.report)
                return nil
            }
            chain.append(link)
        }
        return nil
    }

    /// Says which menus extend one another in a ring: of the first of them by path, whichever page led into it.
    private func sayRing(of ring: ArraySlice<Link>, _ report: inout Report) {
        let first = ring.indices.min { ring[$0].path.utf8.lexicographicallyPrecedes(ring[$1].path.utf8) }
        guard let first, let extends = ring[first].extends else { return }
        let names = (ring[first...] + ring[..<first]).map { ContentTree.shown($0.path) }
        let isAlone = names.count == 1
        report.error(
            at: ring[first].reading.place(at: extends.offset),
            isAlone
                ? "the menu extends itself"
                : "menus extend one another in a ring: \((names + names.prefix(1)).joined(separator: " → "))",
            hint: isAlone ? "write the way to another" : "take \"extends\" out of one of them")
    }
}

/// A file on the way from a menu to the innermost one that it extends.
private struct Link {
    /// Its path under `content/`.
    let path: String
    var reading: Reading
    /// Its object; none where it is no JSON or has none.
    let root: JSONValue?
    /// Whether it extends another.
    let isExtending: Bool
    /// What it extends, as it is written; none where that cannot be read.
    let extends: PlacedText?

    private static let word = JSONNames(["extends"])

    init(_ source: SourceText, path: String) {
        self.path = path
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        reading = Reading(files: MenuFiles(source, folder: folder))
        root = reading.object("menu")
        // What is wrong with the word is said when the menu is read.
        var scratch = Reading(source: source)
        let written = root?.members.first { Self.word.index(of: $0) != nil }?.value
        extends = written.flatMap { Forms.reference.read($0, &scratch) }
        isExtending = extends != nil || scratch.report.count(of: .error) > 0
    }
}

extension ReadMenu {
    /// Puts the fields of the site that hold for the menu under its own: those of files that hold for it and not for its base,
    /// then those of the base, or all that hold in its folder.
    fileprivate mutating func complete(
        over base: BaseMenu?, in tree: ContentTree, _ fields: inout SiteFields, _ report: inout Report
    ) {
        let (own, folder) = (draft.site, reading.files.own.folder)
        if let base {
            let near = fields.fields(of: folder, notOf: base.files.own.folder, &report)
            draft.site = own.overriding(near.overriding(base.draft.site))
        } else {
            draft.site = own.overriding(fields.fields(of: folder, &report))
        }
        reading.warnOfMissingWords(own, in: draft.site)
        let language = draft.site.language ?? .english
        reading.files.set(language: language)
        if reading.source.path.hasSuffix("/menu.json") { fields.remember(language: language, of: folder) }
        if base != nil { sayUntranslated() }
    }
}
