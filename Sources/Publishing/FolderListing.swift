import Glibc

/// What an entry of a folder is.
enum EntryKind: Equatable, Sendable {
    case file
    case folder
    /// A link, a pipe, a socket or a device.
    case other
}

/// A name in a folder, and what it stands for.
struct FolderEntry {
    let name: [UInt8]
    let kind: EntryKind
}

extension Folder {
    /// What is in this folder, by name; `isWanted` keeps the others out, of which there may be thousands.
    func entries(named isWanted: ([UInt8]) -> Bool = { _ in true }) throws(Stop) -> [FolderEntry] {
        // A description of its own: reading through a duplicate would move on the position of this one.
        let copy = uninterrupted { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard copy >= 0 else { throw .cannot("list this folder", path) }
        guard let stream = fdopendir(copy) else {
            let stop = Stop.cannot("list this folder", path)
            _ = close(copy)
            throw stop
        }
        var entries: [FolderEntry] = []
        var code: Int32 = 0
        while code == 0 {
            errno = 0
            guard let entry = readdir(stream) else {
                code = errno
                break
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name == [0x2E] || name == [0x2E, 0x2E] || !isWanted(name) { continue }
            if let kind = kind(of: name, listedAs: Int32(entry.pointee.d_type)) {
                entries.append(FolderEntry(name: name, kind: kind))
            } else if errno != ENOENT {
                code = errno
            }
        }
        if closedir(stream) != 0, code == 0 { code = errno }
        guard code == 0 else { throw .cannot("list this folder", path, code: code) }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// The kind of an entry; nil where it has gone meanwhile, or with `errno` set to why it cannot be told.
    ///
    /// Not every file system tells in its list.
    func kind(of name: [UInt8], listedAs type: Int32) -> EntryKind? {
        switch type {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_UNKNOWN):
            var facts = stat()
            guard fstatat(descriptor, cString(name), &facts, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
            return switch facts.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        default: return .other
        }
    }
}
