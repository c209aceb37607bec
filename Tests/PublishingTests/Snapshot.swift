import Foundation

/// Everything in a folder as lstat(2) and read(2) tell it, found without the code under test.
struct Snapshot: Equatable {
    /// One entry; equal where kind, mode and bytes are.
    struct Entry: Equatable {
        var mode: mode_t
        var bytes: [UInt8]
    }

    /// What stays the same only where an entry was not touched at all.
    struct Identity: Equatable {
        var number: ino_t
        var seconds: Int
        var nanoseconds: Int
    }

    /// By path, in the escaped form of a name that is not UTF-8.
    var entries: [String: Entry] = [:]
    var identities: [String: Identity] = [:]

    init(of root: String) throws {
        try add(root, as: "")
    }

    private mutating func add(_ path: String, as name: String) throws {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        var bytes: [UInt8] = []
        switch facts.st_mode & S_IFMT {
        case S_IFREG: bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
        case S_IFLNK: bytes = try Array(FileManager.default.destinationOfSymbolicLink(atPath: path).utf8)
        case S_IFDIR:
            for child in try FileManager.default.contentsOfDirectory(atPath: path) {
                try add(path + "/" + child, as: name.isEmpty ? child : name + "/" + child)
            }
        default: break
        }
        entries[name] = Entry(mode: facts.st_mode, bytes: bytes)
        identities[name] = Identity(
            number: facts.st_ino, seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec)
    }
}
