import Glibc

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

    /// By path; bytes of a name that are not UTF-8 are U+FFFD.
    var entries: [String: Entry] = [:]
    var identities: [String: Identity] = [:]

    /// Whether both hold the same, touched or not.
    static func == (one: Snapshot, other: Snapshot) -> Bool { one.entries == other.entries }

    init(of root: String) throws {
        try add(Array(root.utf8), as: "")
    }

    private mutating func add(_ path: [UInt8], as name: String) throws {
        var facts = stat()
        guard lstat(cPath(path), &facts) == 0 else { throw Unreadable(path: path, code: errno) }
        var bytes: [UInt8] = []
        switch facts.st_mode & S_IFMT {
        case S_IFREG: bytes = try contents(of: path, size: Int(facts.st_size))
        case S_IFLNK: bytes = try target(of: path)
        case S_IFDIR:
            for child in try names(in: path) {
                let shown = String(decoding: child, as: UTF8.self)
                try add(path + Array("/".utf8) + child, as: name.isEmpty ? shown : name + "/" + shown)
            }
        default: break
        }
        entries[name] = Entry(mode: facts.st_mode, bytes: bytes)
        identities[name] = Identity(
            number: facts.st_ino, seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec)
    }

    private struct Unreadable: Error {
        let path: [UInt8]
        let code: Int32
    }

    private func cPath(_ path: [UInt8]) -> [CChar] { (path + [0]).map { CChar(truncatingIfNeeded: $0) } }

    private func names(in path: [UInt8]) throws -> [[UInt8]] {
        guard let stream = opendir(cPath(path)) else { throw Unreadable(path: path, code: errno) }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }

    private func contents(of path: [UInt8], size: Int) throws -> [UInt8] {
        guard let file = fopen(cPath(path), "r") else { throw Unreadable(path: path, code: errno) }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: size + 1)
        let length = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<length])
    }

    private func target(of path: [UInt8]) throws -> [UInt8] {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink(cPath(path), &buffer, buffer.count)
        guard count >= 0 else { throw Unreadable(path: path, code: errno) }
        return buffer[..<count].map { UInt8(truncatingIfNeeded: $0) }
    }
}
