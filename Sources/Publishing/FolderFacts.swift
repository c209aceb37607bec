import Glibc

/// Which file system a folder is on, whose it is, who may enter it, and when it last changed.
struct FolderFacts: Sendable {
    let device: dev_t
    let number: ino_t
    let owner: uid_t
    let group: gid_t
    let mode: mode_t
    let read: timespec
    let changed: timespec

    /// Whether a folder dressed as this one is not yet all it should be.
    func needsFinish(_ keepingTime: Bool) -> Bool { keepingTime || mode & 0o700 != 0o700 }
}

extension Folder {
    func facts() throws(Stop) -> FolderFacts {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .cannot("look at this folder", path) }
        return FolderFacts(
            device: facts.st_dev, number: facts.st_ino, owner: facts.st_uid, group: facts.st_gid,
            mode: facts.st_mode & 0o7777, read: facts.st_atim, changed: facts.st_mtim)
    }

    /// Makes a folder just made look like the one it stands for, or like any new one: 0755, whatever the umask says.
    func dress(as old: FolderFacts?) throws(Stop) {
        let own = try facts()
        if let old, (own.owner, own.group) != (old.owner, old.group) {
            guard fchown(descriptor, old.owner, old.group) == 0 else {
                throw .cannot("give this folder its owner", path)
            }
        }
        // Its owner keeps the right to fill it till the end.
        try setMode(old.map { $0.mode | 0o700 } ?? 0o755 | own.mode & S_ISGID)
    }

    /// Gives a filled folder the mode of the one it stands for and, where nothing in it changed, its time.
    func finish(as old: FolderFacts, keepingTime: Bool) throws(Stop) {
        if old.mode & 0o700 != 0o700 { try setMode(old.mode) }
        guard keepingTime else { return }
        guard futimens(descriptor, [old.read, old.changed]) == 0 else {
            throw .cannot("give this folder its time", path)
        }
    }

    func setMode(_ mode: mode_t) throws(Stop) {
        guard fchmod(descriptor, mode) == 0 else { throw .cannot("give this folder its mode", path) }
    }
}
