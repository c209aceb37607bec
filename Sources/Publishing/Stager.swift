import Diagnostics
import Glibc

/// Puts files beside the old site while the others are still being made; a file that is the same as before is left where
/// it is.
public struct Stager: Sendable {
    private let old: OldSite?
    private let staging: Folder?
    private let sync: Bool
    private var oldTrail: FolderTrail?
    private var newTrail: FolderTrail?
    /// Why a file could not be written; none is tried after it.
    public private(set) var failure: PublishOutcome?

    init(old: OldSite?, staging: Folder?, sync: Bool) {
        (self.old, self.staging, self.sync) = (old, staging, sync)
        oldTrail = old.map { FolderTrail(from: $0.folder) }
        newTrail = staging.map { FolderTrail(from: $0) }
    }

    /// Takes over why another thread's copy could not write a file.
    public mutating func take(_ other: Stager?) {
        failure = failure ?? other?.failure
    }

    /// A file of the old site that is known to be the same in the new one; nil where there is none.
    public func kept(_ written: String) -> OutputFile? {
        guard let old, let path = RelativePath(checking: Array(written.utf8)), old[path]?.kind == .file else {
            return nil
        }
        return OutputFile(path: written, content: .same(ReadyFile(root: old.folder, path: path)))
    }

    /// A file of the new site, put where it is not in the way; its bytes need not be kept.
    public mutating func file(_ bytes: [UInt8], at written: String) -> OutputFile {
        // A path that is at fault, and a second file at one path, are for the whole site to say.
        guard let staging, failure == nil, let path = RelativePath(checking: Array(written.utf8)) else {
            return OutputFile(path: written, content: .bytes(failure == nil ? bytes : []))
        }
        do throws(Stop) {
            if let old, old[path]?.kind == .file, let folder = try oldTrail?.folder(at: path.parent),
                folder.holds(bytes, as: path.name)
            {
                return OutputFile(path: written, content: .same(ReadyFile(root: old.folder, path: path)))
            }
            try newTrail?.folder(making: path.parent).write(bytes, as: path.name, sync: sync)
            return OutputFile(path: written, content: .staged(ReadyFile(root: staging, path: path)))
        } catch .system(let error) where error.code == EEXIST {
            return OutputFile(path: written, content: .bytes(bytes))
        } catch {
            failure = error.outcome
            return OutputFile(path: written, content: .bytes([]))
        }
    }
}

/// A file that lies in a staging folder or in the old site already.
public struct ReadyFile: Sendable {
    let root: Folder
    let path: RelativePath

    /// What it holds.
    func bytes() throws(Stop) -> [UInt8] {
        var trail = FolderTrail(from: root)
        if let bytes = try trail.folder(at: path.parent).read(path.name, limit: .max) { return bytes }
        throw .cannot("read this file", path.shown(in: root.path), code: ENOENT)
    }
}

extension FolderTrail {
    /// Goes to a folder, making those on the way that are not there.
    mutating func folder(making path: RelativePath) throws(Stop) -> Folder {
        do throws(Stop) {
            return try folder(at: path)
        } catch {
            guard error.isAbsence else { throw error }
        }
        // Another thread may make it.
        _ = try folder(making: path.parent).makeFolder(ifMissing: path.name)
        return try folder(at: path)
    }
}
