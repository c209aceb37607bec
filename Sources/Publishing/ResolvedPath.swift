import Glibc

/// A path from the root of the file system in which no link is left; its end need not exist.
struct ResolvedPath {
    /// What a path leads to.
    enum End: Equatable {
        case missing
        case folder
        case notAFolder
    }

    let parts: [[UInt8]]
    let end: End
    /// The folders on the way and the end, as far as they exist, the root first.
    let identities: [FileIdentity]

    /// Follows every link of a path (path_resolution(7)); what does not exist is taken as it is written.
    init(_ path: String) throws(Stop) {
        var parts: [[UInt8]] = []
        var ahead = try Array(Self.absolute(path).reversed())
        var links = 0
        var missing = 0
        var last = End.folder
        while let part = ahead.popLast() {
            if part.isEmpty || part == [0x2E] { continue }
            if part == [0x2E, 0x2E] {
                if parts.popLast() != nil, missing > 0 { missing -= 1 }
                if missing == 0 { last = .folder }
                continue
            }
            if last == .notAFolder { throw .cannot("find this folder", path, code: ENOTDIR) }
            parts.append(part)
            var facts = stat()
            let name = cString(Self.bytes(of: parts))
            if missing > 0 || lstat(name, &facts) != 0 {
                guard missing > 0 || errno == ENOENT else { throw .cannot("find this folder", path) }
                missing += 1
                last = .missing
            } else if facts.st_mode & S_IFMT == S_IFLNK {
                links += 1
                guard links <= 40 else { throw .cannot("find this folder", path, code: ELOOP) }
                let target = try Self.target(of: name, path)
                if target.first == UInt8(ascii: "/") { parts = [] } else { parts.removeLast() }
                ahead += Self.split(target).reversed()
            } else {
                last = facts.st_mode & S_IFMT == S_IFDIR ? .folder : .notAFolder
            }
        }
        self.parts = parts
        end = last
        identities = (0...parts.count - missing).compactMap { FileIdentity(of: Self.bytes(of: parts.prefix($0))) }
    }

    private init(parts: [[UInt8]], identities: [FileIdentity], end: End) {
        self.parts = parts
        self.identities = identities
        self.end = end
    }

    var bytes: [UInt8] { Self.bytes(of: parts) }

    var name: [UInt8] { parts.last ?? [] }

    /// The folder this stands in.
    var parent: ResolvedPath {
        ResolvedPath(
            parts: parts.dropLast(), identities: Array(identities.prefix(parts.count)),
            end: identities.count >= parts.count ? .folder : .missing)
    }

    /// Whether this is the folder that `other` is, or that `other` lies in.
    ///
    /// Names decide and, as a folder may be mounted at two places, so does what they lead to.
    func contains(_ other: ResolvedPath) -> Bool {
        if other.parts.starts(with: parts) { return true }
        guard end != .missing, let own = identities.last else { return false }
        return other.identities.contains(own)
    }

    private static func absolute(_ path: String) throws(Stop) -> [[UInt8]] {
        let bytes = Array(path.utf8)
        if bytes.first == UInt8(ascii: "/") { return split(bytes) }
        guard let folder = getcwd(nil, 0) else { throw .cannot("find the current folder", path) }
        defer { free(folder) }
        return split(UnsafeRawBufferPointer(start: folder, count: strlen(folder))) + split(bytes)
    }

    private static func target(of name: [CChar], _ path: String) throws(Stop) -> [UInt8] {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(name, &buffer, buffer.count)
        guard count >= 0 else { throw .cannot("follow the link", path) }
        guard count < buffer.count else { throw .cannot("follow the link", path, code: ENAMETOOLONG) }
        return buffer[..<count].map { UInt8(truncatingIfNeeded: $0) }
    }

    private static func split(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
        bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    }

    private static func bytes(of parts: some Sequence<[UInt8]>) -> [UInt8] {
        [UInt8(ascii: "/")] + Array(parts.joined(separator: [UInt8(ascii: "/")]))
    }
}

/// What tells one file from every other of the machine, whatever path leads to it.
struct FileIdentity: Equatable {
    let device: dev_t
    let number: ino_t

    /// The identity of what a path leads to; nil where nothing is there.
    init?(of path: [UInt8]) {
        var facts = stat()
        guard stat(cString(path), &facts) == 0 else { return nil }
        device = facts.st_dev
        number = facts.st_ino
    }

    init(_ facts: FolderFacts) {
        device = facts.device
        number = facts.number
    }
}
