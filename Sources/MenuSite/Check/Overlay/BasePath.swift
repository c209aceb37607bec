import Diagnostics

/// The way to the menu that a menu extends, as it is written.
struct BasePath {
    /// The file under `content/`; none where it is at fault.
    private(set) var path: String?
    /// What is wrong with it, and what to write.
    private(set) var fault: (text: String, hint: String)?

    /// - Parameters:
    ///   - written: the way from the file that it is written in.
    ///   - file: the path of that file under `content/`.
    init(_ written: String, from file: String, in tree: ContentTree) {
        let folder = Self.parts(of: file).dropLast()
        let home = folder.joined(separator: "/")
        let example = "write the way from here, such as \(folder.isEmpty ? "base.json" : "../menu.json")"
        if WebAddress.scheme(of: written) != nil || written.hasPrefix("/") || written.contains("\\") {
            fault = ("'\(written)' is no way to a menu of this site", example)
            return
        }
        var parts = Array(folder)
        for part in Self.parts(of: written) where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                fault = ("'\(written)' leads out of content/", "a menu extends one that lies in content/; \(example)")
                return
            }
        }
        let target = parts.joined(separator: "/")
        if tree.has(folder: target) {
            let isPage = tree.file("menu.json", in: target) != nil
            let inner = ContentTree.joined(target, "menu.json")
            fault = (
                "'\(written)' is a folder",
                isPage ? "write '\(Self.way(to: inner, from: home))'" : "write the way to a file in it"
            )
            return
        }
        let found = parts.last.flatMap { tree.file($0, in: parts.dropLast().joined(separator: "/")) }
        guard let found else {
            let ways = tree.folders.flatMap { folder in
                tree.files(in: folder).filter { $0.hasSuffix(".json") && $0 != "site.json" }.map {
                    ContentTree.joined(folder, $0)
                }
            }.filter { $0 != file }.map { Self.way(to: $0, from: home) }.sorted()
            let meant = Self.nearest(to: written, in: ways)
            fault = ("there is no file '\(written)'", meant.map { "did you mean '\($0)'?" } ?? example)
            return
        }
        guard found.hasSuffix(".json"), found != "site.json" else {
            let text = found == "site.json" ? "'\(written)' is no menu" : "'\(written)' is no .json file"
            fault = (text, found == "site.json" ? "its fields hold without a word; \(example)" : example)
            return
        }
        path = ContentTree.joined(parts.dropLast().joined(separator: "/"), found)
    }

    /// The nearest of some ways: spelt nearly so, or else to a file of the same name.
    private static func nearest(to written: String, in ways: [String]) -> String? {
        if let near = Diagnostics.nearest(to: written, in: ways) { return near }
        let name = parts(of: written).last ?? ""
        let same = ways.filter { parts(of: $0).last == name }
        return same.count == 1 ? same.first : nil
    }

    /// The way to a file from a folder.
    private static func way(to file: String, from folder: String) -> String {
        let parts = parts(of: file)
        return MenuSite.way(from: folder, to: parts.dropLast().joined(separator: "/")) + (parts.last ?? "")
    }

    private static func parts(of path: String) -> [String] {
        path.split(separator: "/").map(String.init)
    }
}
