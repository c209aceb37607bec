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
    /// What the root and each part is, as far as they exist.
    private let identities: [FileIdentity]

    /// Follows every link of a path (path_resolution(7)).
    ///
    /// What does not exist is taken as it is written.
    init(_ path: String) throws(Stop) {
        var parts: [[UInt8]] = []
        var facts = stat()
        guard stat("/", &facts) == 0 else { throw .cannot("find this folder", path) }
        var identities = [FileIdentity(facts)]
        var ahead = try Array(Self.absolute(path).reversed())
        var links = 0
        var end = End.folder
        while let part = ahead.popLast() {
            if part == [0x2E] { continue }
            if part == [0x2E, 0x2E] {
                if parts.popLast() != nil, identities.count > parts.count + 1 { identities.removeLast() }
                end = identities.count > parts.count ? .folder : .missing
                continue
            }
            if end == .notAFolder { throw .cannot("find this folder", path, code: ENOTDIR) }
            parts.append(part)
            let name = cString(Self.bytes(of: parts))
            if end == .missing || lstat(name, &facts) != 0 {
                guard end == .missing || errno == ENOENT else { throw .cannot("find this folder", path) }
                end = .missing
            } else if facts.st_mode & S_IFMT == S_IFLNK {
                links += 1
                guard links <= 40 else { throw .cannot("find this folder", path, code: ELOOP) }
                let target = try Self.target(of: name, path)
                parts.removeLast()
                if target.first == UInt8(ascii: "/") { (parts, identities) = ([], [identities[0]]) }
                ahead += Self.split(target).reversed()
            } else {
                identities.append(FileIdentity(facts))
                end = facts.st_mode & S_IFMT == S_IFDIR ? .folder : .notAFolder
            }
        }
        self.parts = parts
        self.identities = identities
        self.end = end
    }

    private init(parts: [[UInt8]], identities: [FileIdentity]) {
        self.parts = parts
        self.identities = identities
        end = identities.count > parts.count ? .folder : .missing
    }

    var bytes: [UInt8] { Self.bytes(of: parts) }

    var name: [UInt8] { parts.last ?? [] }

    /// The folder this stands in.
    var parent: ResolvedPath {
        ResolvedPath(parts: parts.dropLast(), identities: Array(identities.prefix(max(1, parts.count))))
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

    private static func split(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var part: [UInt8] = []
        for byte in bytes {
            if byte != UInt8(ascii: "/") {
                part.append(byte)
            } else if !part.isEmpty {
                parts.append(part)
                part = []
            }
        }
        if !part.isEmpty { parts.append(part) }
        return parts
    }

    private static func bytes(of parts: some Sequence<[UInt8]>) -> [UInt8] {
        [UInt8(ascii: "/")] + Array(parts.joined(separator: [UInt8(ascii: "/")]))
    }
}

/// What tells one file from every other of the machine, whatever path leads to it.
struct FileIdentity: Equatable {
    let device: dev_t
    let number: ino_t

    init(_ facts: stat) {
        device = facts.st_dev
        number = facts.st_ino
    }

    init(_ facts: FolderFacts) {
        device = facts.device
        number = facts.number
    }
}
