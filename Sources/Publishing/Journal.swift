import Glibc

/// What was done to an output folder one step at a time, so that it can be taken back.
struct Journal {
    fileprivate enum Step {
        case placed(RelativePath)
        case replaced(RelativePath, backup: [UInt8])
        case overwritten(RelativePath)
        case removed(RelativePath, backup: [UInt8])
        case madeFolder(RelativePath)
        case removedFolder(RelativePath, FolderFacts?)
    }

    private let staging: Folder
    private var trail: FolderTrail
    private var steps: [Step] = []
    private var backups = 0
    private var touched: Set<RelativePath> = []

    init(root: Folder, staging: Folder) {
        self.staging = staging
        trail = FolderTrail(from: root)
    }

    /// Moves a staged file to where it belongs; a reader sees the old file or the new one.
    mutating func place(_ staged: [UInt8], at path: RelativePath) throws(Stop) {
        let folder = try folder(of: path)
        let backup = nextBackup()
        var step = Step.replaced(path, backup: backup)
        do {
            try folder.link(path.name, in: staging, as: backup)
        } catch {
            guard let why = error.whyWithoutBackup(of: path) else { throw error }
            step = why
        }
        try staging.move(staged, to: folder, as: path.name)
        steps.append(step)
    }

    /// Moves a file to the staging folder; one that has gone meanwhile is no fault.
    mutating func remove(_ path: RelativePath) throws(Stop) {
        let backup = nextBackup()
        do {
            try folder(of: path).move(path.name, to: staging, as: backup)
            steps.append(.removed(path, backup: backup))
        } catch {
            if !error.isAbsence { throw error }
        }
    }

    mutating func makeFolder(_ path: RelativePath) throws(Stop) {
        try place(folderLike: nil, at: path)
        steps.append(.madeFolder(path))
    }

    /// Makes a folder out of sight, so that it has its mode from the moment it is seen.
    private mutating func place(folderLike facts: FolderFacts?, at path: RelativePath) throws(Stop) {
        let name = nextBackup()
        try staging.makeFolder(name)
        try staging.folder(name).dress(as: facts)
        try staging.move(name, to: folder(of: path), as: path.name, .noReplace)
    }

    /// Removes a folder that should be empty; one that another program put something in stays, one that has gone is no
    /// fault.
    mutating func removeFolder(_ path: RelativePath, like facts: FolderFacts?) throws(Stop) {
        do {
            try folder(of: path).removeFolder(path.name)
            steps.append(.removedFolder(path, facts))
        } catch .system(let error) where [ENOTEMPTY, EEXIST, ENOENT].contains(error.code) {
        }
        touched.remove(path)
    }

    /// Brings every folder that was touched since the last time to the disk.
    mutating func sync() throws(Stop) {
        for path in touched.sorted() { try trail.folder(at: path).sync() }
        touched = []
    }

    /// Takes every step back, the last first.
    ///
    /// False where the output folder could not be brought back whole.
    mutating func undo(sync: Bool) -> Bool {
        var isWhole = true
        for step in steps.reversed() {
            do { try undo(step) } catch { isWhole = false }
        }
        steps = []
        // What this cannot do, the next build's does.
        if sync { try? self.sync() }
        return isWhole
    }

    private mutating func undo(_ step: Step) throws(Stop) {
        switch step {
        case .placed(let path):
            try folder(of: path).remove(path.name)
        case .replaced(let path, let backup), .removed(let path, let backup):
            try staging.move(backup, to: folder(of: path), as: path.name)
        case .overwritten(let path):
            throw .cannot("bring back this file", path.shown(in: trail.root.path), code: ENOTSUP)
        case .madeFolder(let path):
            try folder(of: path).removeFolder(path.name)
        case .removedFolder(let path, let facts):
            try place(folderLike: facts, at: path)
        }
    }

    private mutating func folder(of path: RelativePath) throws(Stop) -> Folder {
        let folder = try trail.folder(at: path.parent)
        touched.insert(path.parent)
        return folder
    }

    private mutating func nextBackup() -> [UInt8] {
        backups += 1
        return Array("old-\(backups)".utf8)
    }
}

extension Stop {
    /// The step of putting a file in place of which no backup could be linked: none was there, or this file system has no
    /// links; nil where the link failed for another reason, so that nothing may be put over what is there.
    fileprivate func whyWithoutBackup(of path: RelativePath) -> Journal.Step? {
        guard case .system(let error) = self else { return nil }
        if error.code == ENOENT { return .placed(path) }
        return [EPERM, ENOTSUP, EMLINK].contains(error.code) ? .overwritten(path) : nil
    }
}
