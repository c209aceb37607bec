import Glibc

/// The output folder as it is before publishing: everything in it, and which of it Carte made.
struct OldSite: Sendable {
    /// Something beneath the output folder.
    struct Entry: Sendable {
        let path: RelativePath
        let kind: EntryKind
        /// Known of folders only, and not of one that cannot be read.
        let facts: FolderFacts?
        /// Whether something is known to be in this folder.
        var isFilled = false
    }

    let folder: Folder
    let facts: FolderFacts
    /// Every entry in order of its path, a folder before what is in it.
    private(set) var entries: [Entry] = []
    /// The list of Carte's files, as it is on disk.
    let manifest: [UInt8]?
    /// The paths that the list names.
    let ours: Set<RelativePath>
    /// The folders that those paths stand in, the output folder left out.
    let ourFolders: Set<RelativePath>
    /// Whether something is in it that cannot be given a place in another folder: a folder that cannot be read, or
    /// one of another file system.
    private(set) var mustStay = false

    private var numbers: [RelativePath: Int] = [:]

    /// Looks through the whole output folder.
    init(_ folder: Folder) throws(Stop) {
        self.folder = folder
        facts = try folder.facts()
        manifest = try folder.read(Manifest.name, limit: Manifest.sizeLimit)
        ours = manifest.map { Manifest.paths(in: $0) } ?? []
        ourFolders = RelativePath.folders(of: ours)
        try look(in: folder, at: .root, depth: 1)
        entries.sort { $0.path < $1.path }
        for (number, entry) in entries.enumerated() { numbers[entry.path] = number }
    }

    /// The entry at a path, if there is one.
    subscript(path: RelativePath) -> Entry? {
        numbers[path].map { entries[$0] }
    }

    /// Whether Carte made the file at a path.
    ///
    /// Carte makes files only, so what else stands there is another's.
    func isOurs(_ entry: Entry) -> Bool {
        entry.kind == .file && ours.contains(entry.path)
    }

    /// Adds what is in a folder.
    ///
    /// The depth is bounded, so that the walk is.
    private mutating func look(in folder: Folder, at path: RelativePath, depth: Int) throws(Stop) {
        for entry in try folder.entries() {
            if path == .root, Staging.isName(entry.name, after: Staging.hiddenPrefix) { continue }
            let place = path.appending(entry.name)
            if entry.kind == .folder {
                try look(intoFolder: entry.name, of: folder, at: place, depth: depth)
            } else {
                entries.append(Entry(path: place, kind: entry.kind, facts: nil))
            }
        }
    }

    private mutating func look(
        intoFolder name: [UInt8], of parent: Folder, at path: RelativePath, depth: Int
    ) throws(Stop) {
        let folder: Folder
        do throws(Stop) {
            guard depth < RelativePath.depthLimit else { throw Stop.cannot("open this folder", "", code: EACCES) }
            folder = try parent.folder(name)
        } catch .system(let error) where error.code == EACCES && !ourFolders.contains(path) {
            // It is kept as it is, and where it is.
            entries.append(Entry(path: path, kind: .folder, facts: nil))
            mustStay = true
            return
        }
        let facts = try folder.facts()
        if facts.device != self.facts.device { mustStay = true }
        let number = entries.count
        entries.append(Entry(path: path, kind: .folder, facts: facts))
        try look(in: folder, at: path, depth: depth + 1)
        entries[number].isFilled = entries.count > number + 1
    }
}
