import Diagnostics
import JSONText

/// What stays of a menu file that an import replaces: what another program's file has no place for, such as `hero`.
struct ReplacedMenu {
    /// The fields of its site.
    private(set) var site: Members = []
    /// Its other fields but for sections and items.
    private(set) var others: Members = []

    /// What stays where nothing is replaced.
    init() {}

    /// What stays of the file at a path, where one is there; one that cannot be read is said.
    init(_ path: String, _ limits: Limits, _ report: inout Report) {
        let bytes: [UInt8]
        switch readFile(path, limit: limits[.textSize]) {
        case .bytes(let read): bytes = read
        case .missing: return
        case .tooLarge(let size):
            report.add(limits.message(on: path, ofSize: size))
            return
        case .unreadable(let why):
            report.unread(path, "the file that is to be replaced cannot be read: \(why)")
            return
        }
        guard let root = readJSON(bytes).document?.root, root.kind == .object else {
            report.warning(file: path, "the file that is replaced is no menu; nothing of it is kept")
            return
        }
        for member in JSONTree(root).members where !["categories", "items"].contains(member.key) {
            if member.key == "site" { site = member.value.members } else { others.append(member) }
        }
    }

    /// The fields of the site, with those that the import says in their place.
    func site(with imported: Members) -> Members {
        var site = site.filter { own in !imported.contains { $0.key == own.key } } + imported
        site.sort { ExchangeTable.site.rank($0.key) < ExchangeTable.site.rank($1.key) }
        return site
    }
}
