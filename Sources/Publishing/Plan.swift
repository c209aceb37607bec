import Diagnostics

/// What has to be done to the old site to make it the new one.
struct Plan {
    /// A folder of the new site.
    struct NewFolder {
        let path: RelativePath
        /// Of the old site's folder at this path.
        let old: FolderFacts?
        /// Whether nothing of Carte's came, went or changed beneath it.
        let isUntouched: Bool
    }

    /// Files that are new or differ.
    private(set) var written: [NewSite.File] = []
    /// Files that are as they were.
    private(set) var unchanged: [NewSite.File] = []
    /// Carte's files of the old site that the new one does not have.
    private(set) var removed: [RelativePath] = []
    /// What Carte did not make and what the new site leaves as it is; no folders.
    private(set) var foreign: [RelativePath] = []
    /// What Carte did not make and, being told to, takes away because a folder must stand there.
    private(set) var displaced: [RelativePath] = []
    /// The folders of the new site in order of their paths, the output folder left out.
    private(set) var folders: [NewFolder] = []
    /// The folders of the old site that are empty once the removed files are gone, in order.
    private(set) var vanished: [RelativePath] = []
    /// What stands in the way, in order of its path.
    private(set) var conflicts: [Message] = []
    /// The list of the new site's files.
    let manifest: [UInt8]
    /// Whether the list has to be written.
    let manifestDiffers: Bool

    /// Whether the old site is the new one.
    var isEmpty: Bool { written.isEmpty && removed.isEmpty && !manifestDiffers }

    /// Compares the new site with the old one, reading what may be the same.
    init(from old: OldSite?, to new: NewSite, force: Bool, output: String) throws(Stop) {
        manifest = Manifest.bytes(of: new.files.map(\.path))
        manifestDiffers = manifest != old?.manifest
        guard let old else {
            written = new.files
            folders = new.folders.map { NewFolder(path: $0, old: nil, isUntouched: false) }
            return
        }
        sortOut(old, new)
        let changed = findVanished(old, new)
        try decide(old, new, force, output)
        list(old, new, changed)
    }

    /// Tells the old site's files that go from those that stay.
    private mutating func sortOut(_ old: OldSite, _ new: NewSite) {
        for entry in old.entries where entry.kind != .folder && entry.path != Manifest.path {
            if new.paths.contains(entry.path) { continue }
            if old.isOurs(entry) {
                removed.append(entry.path)
            } else if !new.needsFolder(at: entry.path) {
                foreign.append(entry.path)
            }
        }
    }

    /// Finds the folders that only removed files held up; the result is those that lose a file.
    private mutating func findVanished(_ old: OldSite, _ new: NewSite) -> Set<RelativePath> {
        var needed = Set(new.folders)
        for path in foreign { needed.insertAncestors(of: path) }
        // An empty folder is another's, unless Carte's files stood in it: a killed build may have left it behind.
        for entry in old.entries where entry.kind == .folder && !entry.isFilled && !old.ourFolders.contains(entry.path)
        {
            needed.insert(entry.path)
            needed.insertAncestors(of: entry.path)
        }
        vanished = old.entries.filter { $0.kind == .folder && !needed.contains($0.path) }.map(\.path)
        return RelativePath.folders(of: removed)
    }

    /// Decides what becomes of each place that the new site needs.
    private mutating func decide(_ old: OldSite, _ new: NewSite, _ force: Bool, _ output: String) throws(Stop) {
        let vanishing = Set(vanished)
        var trail = FolderTrail(from: old.folder)
        var blocked: [(path: RelativePath, text: String)] = []
        if old[Manifest.path]?.kind == .folder {
            blocked.append((Manifest.path, "Carte keeps this name for its list of files, and it is a folder"))
        }
        for path in new.folders {
            guard let entry = old[path], entry.kind != .folder, !old.isOurs(entry) else { continue }
            displaced.append(path)
            if !force { blocked.append((path, "Carte did not make this file, and a folder must stand here")) }
        }
        for file in new.files {
            switch old[file.path] {
            case nil:
                written.append(file)
            case let entry? where entry.kind == .folder:
                written.append(file)
                if !vanishing.contains(file.path) {
                    blocked.append((file.path, "Carte did not make this folder, and a file must stand here"))
                }
            case let entry?:
                let folder = try trail.folder(at: file.path.parent)
                if entry.kind == .file, try file.isSame(in: folder) {
                    unchanged.append(file)
                } else {
                    written.append(file)
                    if !force, !old.isOurs(entry) {
                        blocked.append((file.path, "Carte did not make this file and would overwrite it"))
                    }
                }
            }
        }
        blocked.sort { $0.path < $1.path }
        let hint = "move what is in the way elsewhere" + (force ? "" : ", or say '--force' to overwrite files")
        conflicts = blocked.enumerated().map { number, block in
            let isLast = number == blocked.count - 1
            return Message(.error, file: block.path.shown(in: output), block.text, hint: isLast ? hint : nil)
        }
    }

    /// Lists the new site's folders.
    private mutating func list(_ old: OldSite, _ new: NewSite, _ losing: Set<RelativePath>) {
        let vanishing = Set(vanished)
        for entry in old.entries where entry.kind == .folder && !vanishing.contains(entry.path) {
            let isUntouched = !new.needsFolder(at: entry.path) && !losing.contains(entry.path)
            folders.append(NewFolder(path: entry.path, old: entry.facts, isUntouched: isUntouched))
        }
        for path in new.folders where old[path]?.kind != .folder {
            folders.append(NewFolder(path: path, old: nil, isUntouched: false))
        }
        folders.sort { $0.path < $1.path }
    }
}
