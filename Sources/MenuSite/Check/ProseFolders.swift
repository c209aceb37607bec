/// A file of prose, and where it lies as seen from the page.
struct ProseFile: Sendable {
    /// Its path under `content/`.
    let path: String
    /// How many folders above the page's it lies, `descriptions/` aside.
    let levels: Int
}

/// Where a page's prose is looked for: in its own folder, then in those above whose page has the same language.
struct ProseFolders: Sendable {
    private struct Folder {
        let path: String
        let levels: Int
        /// The path of `descriptions/` in it, and the files there.
        let descriptions: String
        let described: [String]
    }

    private let tree: ContentTree
    private let folders: [Folder]

    /// - Parameter paths: the folders, the nearest first.
    init(_ paths: [String], above page: String, in tree: ContentTree) {
        self.tree = tree
        let upward = ContentTree.upward(from: page)
        folders = paths.map { path in
            let descriptions = ContentTree.joined(path, "descriptions")
            return Folder(
                path: path, levels: upward.firstIndex(of: path) ?? 0, descriptions: descriptions,
                described: tree.files[descriptions] ?? [])
        }
    }

    /// The file that lies beside the menu, or in a folder above.
    func file(_ name: String) -> ProseFile? {
        for folder in folders {
            if let found = tree.file(name, in: folder.path) {
                return ProseFile(path: ContentTree.joined(folder.path, found), levels: folder.levels)
            }
        }
        return nil
    }

    /// The file of that name in `descriptions/`, or in a folder there.
    func description(_ name: String) -> ProseFile? {
        let slash = name.utf8.lastIndex(of: UInt8(ascii: "/"))
        for folder in folders {
            var place = folder.descriptions
            var found: String?
            if let slash {
                place += "/" + name[..<slash]
                found = tree.file(String(name[slash...].dropFirst()), in: place)
            } else if !folder.described.isEmpty {
                found = ContentTree.file(name, among: folder.described)
            }
            if let found { return ProseFile(path: place + "/" + found, levels: folder.levels) }
        }
        return nil
    }

    /// The names of all files in `descriptions/`.
    var descriptions: [String] {
        folders.flatMap { tree.files(under: $0.descriptions) }
    }
}
