import Diagnostics
import JSONText

/// What is known of pages: of those that were made, of those that the last build made, and of others from their menus, read
/// only as far as it takes.
///
/// What is wrong with a page is for its own making to say; one that cannot be read is not known.
struct FactBook: Sendable {
    private let tree: ContentTree
    /// Fields of the site of its own, since what is wrong with them is said where a page is made.
    private var fields: SiteFields
    private(set) var known: [String: PageFacts?] = [:]
    /// What the machine could not read, so that less may be known than there is.
    private(set) var unread = Report()
    /// What the menus come to that others extend, by path under `content/`.
    private var bases: [String: Known?] = [:]
    /// What tells which pages are as the last build found them.
    private var reuse: PageReuse?

    private struct Known: Sendable {
        let folder: String
        var title: String?
        var site: SiteDraft
    }

    private static let names = JSONNames(["extends", "title", "site"])

    init(tree: ContentTree, reuse: PageReuse?) {
        (self.tree, self.reuse) = (tree, reuse)
        fields = SiteFields(tree: tree)
    }

    /// The facts of the page of a folder; nil where it cannot be read.
    mutating func facts(of folder: String) -> PageFacts? {
        if let known = known[folder] { return known }
        var facts = reuse?.facts(of: folder)
        if facts == nil, let menu = menu(at: ContentTree.joined(folder, "menu.json"), depth: 0) {
            facts = PageFacts(menu.title, menu.site, in: tree)
        }
        known[folder] = .some(facts)
        return facts
    }

    /// Learns the facts of a page that is made.
    mutating func learn(_ facts: PageFacts, of folder: String) {
        known[folder] = facts
    }

    /// Learns what another book knows.
    mutating func learn(from other: FactBook) {
        known.merge(other.known) { known, _ in known }
        unread.appendUnread(of: other.unread)
    }

    /// The fields that hold in a folder.
    mutating func site(of folder: String) -> SiteDraft {
        var unsaid = Report()
        defer { unread.appendUnread(of: unsaid) }
        return fields.fields(of: folder, &unsaid)
    }

    /// The language that a folder's `site.json` names.
    mutating func ownLanguage(of folder: String) -> Language? {
        _ = site(of: folder)
        return fields.ownLanguage(of: folder)
    }

    /// The menu at a path, over those that it extends, without its parts.
    private mutating func menu(at path: String, depth: Int) -> Known? {
        if let known = bases[path] { return known }
        var unsaid = Report()
        defer { unread.appendUnread(of: unsaid) }
        guard depth <= BaseMenus.limit, let source = sourceText(path, in: tree, &unsaid) else { return nil }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        var reading = Reading(files: MenuFiles(source, folder: folder))
        guard let root = reading.object("menu") else { return nil }
        var own = MenuDraft()
        var statesTitle = false
        for member in root.members where Self.names.index(of: member) != nil {
            statesTitle = statesTitle || member.key == "title"
            Forms.menu.readKnown(member, into: &own, &reading)
        }
        guard reading.report.count(of: .error) == 0 else { return nil }
        var known = Known(folder: folder, title: own.title?.value, site: own.site)
        if let extends = own.extends {
            let way = BasePath(extends.value, from: path, in: tree)
            guard let path = way.path, let base = menu(at: path, depth: depth + 1) else { return nil }
            let near = fields.fields(of: folder, notOf: base.folder, &unsaid)
            known.site = own.site.overriding(near.overriding(base.site))
            if !statesTitle { known.title = base.title }
        } else {
            known.site = own.site.overriding(site(of: folder))
        }
        if depth > 0 { bases[path] = known }
        return known
    }
}
