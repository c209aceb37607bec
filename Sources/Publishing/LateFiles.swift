import Diagnostics
import Glibc

/// Brings over what others put into the old site after it was looked through: an upload that came during a build is not
/// removed with the old site.
struct LateFiles {
    private let old: OldSite
    private let shown: String
    private var oldTrail: FolderTrail
    private var newTrail: FolderTrail
    /// What could not be brought over, because the new site has a file of its own there.
    private var warnings: [Message] = []

    /// Brings everything over; the result is what could not be.
    ///
    /// What fails is tried once more.
    ///
    /// - Parameters:
    ///   - old: the site that was exchanged.
    ///   - new: the folder that took its place, shown by messages as `shown`.
    static func bring(from old: OldSite, to new: Folder, shownAs shown: String) throws(Stop) -> [Message] {
        var files = LateFiles(in: old, to: new, shownAs: shown)
        do throws(Stop) {
            try files.run()
        } catch {
            try files.run()
        }
        return files.warnings
    }

    private init(in old: OldSite, to new: Folder, shownAs shown: String) {
        (self.old, self.shown) = (old, shown)
        oldTrail = FolderTrail(from: old.folder)
        newTrail = FolderTrail(from: new)
    }

    private mutating func run() throws(Stop) {
        warnings = []
        try bring(from: .root, old.facts)
        for entry in old.entries where entry.kind == .folder {
            // One without facts is one that cannot be read, with which no site is exchanged.
            if let facts = entry.facts { try bring(from: entry.path, facts) }
        }
    }

    /// Brings over what came into a folder since it was looked at; where nothing came or went, its time is as it was.
    private mutating func bring(from path: RelativePath, _ facts: FolderFacts) throws(Stop) {
        let folder: Folder
        do throws(Stop) {
            guard try old.folder.changed(at: path) != facts.changed else { return }
            folder = try oldTrail.folder(at: path)
        } catch {
            // Who removed it meanwhile wants nothing of it.
            if error.isAbsence { return }
            throw error
        }
        for entry in try folder.entries() {
            let place = path.appending(entry.name)
            guard let known = old[place] else {
                try bring(entry.name, of: folder, to: place)
                continue
            }
            if known.kind != .folder, !old.isOurs(known), place != Manifest.path {
                try bringNewer(entry.name, of: folder, to: place)
            }
        }
    }

    /// Moves a file or a folder that nobody knew of to where it was put.
    private mutating func bring(_ name: [UInt8], of folder: Folder, to place: RelativePath) throws(Stop) {
        do throws(Stop) {
            try folder.move(name, to: newFolder(at: place.parent), as: name, .noReplace)
        } catch .system(let error) where [EEXIST, ENOTEMPTY, ENOTDIR].contains(error.code) {
            let text = "this came during the build, and the new site has something of its own here: it is gone"
            warnings.append(Message(.warning, file: place.shown(in: shown), text))
        }
    }

    /// The new site's folder at a path, which is made like the old one where there is none any more.
    private mutating func newFolder(at path: RelativePath) throws(Stop) -> Folder {
        do throws(Stop) {
            return try newTrail.folder(at: path)
        } catch {
            guard error.isAbsence else { throw error }
        }
        let around = try newFolder(at: path.parent)
        try around.makeFolder(path.name)
        let folder = try newTrail.folder(at: path)
        try folder.dress(as: old[path]?.facts)
        return folder
    }

    /// Moves a file of another's that took the place of one that was kept.
    private mutating func bringNewer(_ name: [UInt8], of folder: Folder, to place: RelativePath) throws(Stop) {
        let target: Folder
        do throws(Stop) { target = try newTrail.folder(at: place.parent) } catch { return }
        guard let kept = target.identity(of: name), let now = folder.identity(of: name), kept != now else { return }
        try folder.move(name, to: target, as: name)
    }
}

extension Folder {
    /// When a folder beneath this one last changed.
    fileprivate func changed(at path: RelativePath) throws(Stop) -> timespec {
        var facts = stat()
        let name = path == .root ? [0x2E] : path.bytes
        guard fstatat(descriptor, cString(name), &facts, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw .cannot("look at this folder", path.shown(in: self.path))
        }
        return facts.st_mtim
    }

    /// What a name stands for; nil where that cannot be told.
    fileprivate func identity(of name: [UInt8]) -> FileIdentity? {
        var facts = stat()
        return fstatat(descriptor, cString(name), &facts, AT_SYMLINK_NOFOLLOW) == 0 ? FileIdentity(facts) : nil
    }
}

extension timespec {
    fileprivate static func != (one: timespec, other: timespec) -> Bool {
        one.tv_sec != other.tv_sec || one.tv_nsec != other.tv_nsec
    }
}
