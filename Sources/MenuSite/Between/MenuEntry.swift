import Diagnostics

/// An entry of a site's `menus`: the folder of a menu, seen from the file that it is written in.
struct MenuEntry: Sendable {
    let written: PlacedName
    /// The folder under `content/`; none where there is none.
    private(set) var folder: String?
    /// The folder of the file that it is written in.
    private let home: String

    init(_ written: PlacedName, in tree: ContentTree) {
        self.written = written
        let file = written.place.source.path.split(separator: "/").dropFirst()
        home = file.dropLast().joined(separator: "/")
        guard WebAddress.scheme(of: written.name) == nil, !written.name.hasPrefix("/") else { return }
        var path = home
        for part in written.name.split(separator: "/") where part != "." {
            if part == ".." {
                guard !path.isEmpty else { return }
                path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
                continue
            }
            let wanted = composed(String(part))
            guard let name = tree.folders(in: path).first(where: { composed($0).utf8.elementsEqual(wanted.utf8) })
            else {
                return
            }
            path = ContentTree.joined(path, name)
        }
        folder = path
    }

    /// The error of an entry in whose folder there is no page.
    func fault(among pages: Set<String>) -> Message {
        let ways = pages.map { page in
            let way = way(from: home, to: page)
            return way.isEmpty ? "." : String(way.dropLast())
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let near = nearest(to: written.name, in: ways)
        return Message(
            .error, at: written.place, "there is no menu in '\(written.name)'",
            hint: near.map { "did you mean '\($0)'?" }
                ?? "write the folder of a menu.json, seen from this file, such as \(ways.first ?? ".")")
    }
}
