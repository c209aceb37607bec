/// A file of prose, and where it lies as seen from the page.
struct ProseFile: Sendable {
    /// Its path under `content/`.
    let path: String
    /// The folder that it belongs to, `descriptions/` aside.
    let folder: String
    /// The way from the page to that folder, `../` for each folder above the page's.
    let way: String
    /// Whether it is found only since the page's menu extends one that lies there.
    let isOfBase: Bool
}

/// Where a page's prose is looked for: in its own folder, then in those above whose page has the same language; descriptions
/// then where those of the menus are that its menu extends.
struct ProseFolders: Sendable {
    private struct Folder {
        let path: String
        let way: String
        let isOfBase: Bool
        /// The path of `descriptions/` in it, and the files there.
        let descriptions: String
        let described: [String]

        func file(_ path: String) -> ProseFile {
            ProseFile(path: path, folder: self.path, way: way, isOfBase: isOfBase)
        }
    }

    private let tree: ContentTree
    private let folders: [Folder]

    /// - Parameters:
    ///   - paths: the folders, the nearest first.
    ///   - bases: the folders of the menus that the page's extends, likewise.
    init(_ paths: [String], ofBases bases: [String] = [], from page: String, in tree: ContentTree) {
        self.tree = tree
        folders = (paths + bases.filter { !paths.contains($0) }).enumerated().map { index, path in
            let descriptions = ContentTree.joined(path, "descriptions")
            return Folder(
                path: path, way: way(from: page, to: path), isOfBase: index >= paths.count, descriptions: descriptions,
                described: tree.files(in: descriptions))
        }
    }

    /// The file that lies beside the menu, or in a folder above.
    func file(_ name: String) -> ProseFile? {
        for folder in folders where !folder.isOfBase {
            if let found = tree.file(name, in: folder.path) {
                return folder.file(ContentTree.joined(folder.path, found))
            }
        }
        return nil
    }

    /// Whether `descriptions/` has a file for an item of this id.
    func describes(_ id: String) -> Bool {
        for index in folders.indices where !folders[index].described.isEmpty {
            if ContentTree.has(id, ".md", among: folders[index].described) { return true }
        }
        // An id has no slash; what looks like a path is looked up as one.
        return id.utf8.contains(UInt8(ascii: "/")) && description(id + ".md") != nil
    }

    /// The file of that name in `descriptions/`, or in a folder there.
    func description(_ name: String) -> ProseFile? {
        let slash = name.utf8.lastIndex(of: UInt8(ascii: "/"))
        for index in folders.indices {
            if let slash {
                let place = ContentTree.joined(folders[index].descriptions, String(name[..<slash]))
                if let found = tree.file(String(name[slash...].dropFirst()), in: place) {
                    return folders[index].file(ContentTree.joined(place, found))
                }
            } else if !folders[index].described.isEmpty,
                let found = ContentTree.file(name, among: folders[index].described)
            {
                return folders[index].file(ContentTree.joined(folders[index].descriptions, found))
            }
        }
        return nil
    }

    /// The names of all files in `descriptions/`.
    var descriptions: [String] {
        folders.flatMap { tree.files(under: $0.descriptions) }
    }
}
