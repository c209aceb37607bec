/// A walk through the folders beneath one, which holds open only those on the way to where it stands.
struct FolderTrail: Sendable {
    let root: Folder
    /// Where it stands; nil after a step that failed.
    private var path: RelativePath? = .root
    private var names: [ArraySlice<UInt8>] = []
    private var folders: [Folder] = []

    init(from root: Folder) {
        self.root = root
    }

    /// Goes to a folder that is there, entering no link.
    mutating func folder(at path: RelativePath) throws(Stop) -> Folder {
        if path != self.path {
            let parts = path.parts
            var common = 0
            while common < min(parts.count, names.count), parts[common] == names[common] { common += 1 }
            names.removeLast(names.count - common)
            folders.removeLast(folders.count - common)
            self.path = nil
            for part in parts[common...] {
                folders.append(try (folders.last ?? root).folder(Array(part)))
                names.append(part)
            }
            self.path = path
        }
        return folders.last ?? root
    }
}
