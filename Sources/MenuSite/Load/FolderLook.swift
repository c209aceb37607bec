import Glibc

/// What lies in one folder of the machine, as one look at its entries tells; names that begin with a dot are left out.
struct FolderLook: Sendable {
    /// The names of the files, sorted.
    private(set) var files: [String] = []
    /// The names of the folders, sorted.
    private(set) var folders: [String] = []
    /// The links among them: those to folders are not among `folders`, others are among `files`.
    private(set) var links: [Link] = []
    /// The names of what is neither a file nor a folder, such as a pipe.
    private(set) var others: [String] = []
    /// The names that are no UTF-8, each bad byte as U+FFFD.
    private(set) var unreadable: [String] = []
    /// Why it could not be read; none where it could.
    private(set) var failure: String?
    /// Whether there is no such folder.
    private(set) var isMissing = false
    /// A number for the names, sizes, numbers and times of its files, which another look gives again as long as none of them
    /// came, went or changed; `unknown` where one may have changed since.
    ///
    /// A change of a file's bytes changes at least the time at which the system last wrote to it (`st_ctime`), which no
    /// program can set.
    private(set) var digest: UInt64

    struct Link: Sendable {
        let name: String
        let leadsToFolder: Bool
    }

    /// The number of a folder that is never met again.
    static let unknown: UInt64 = 0

    /// Looks at a folder.
    ///
    /// - Parameters:
    ///   - limit: a file that changed at or after this time, in nanoseconds since 1970, may have changed again since it was
    ///     read; nil where no number is asked for, and no file is looked at for it.
    ///   - jobs: how many threads may look at the files of a large folder.
    init(_ path: String, changedBefore limit: Int64?, jobs: Int = 1) {
        digest = limit == nil ? Self.unknown : 1
        guard let stream = opendir(path) else {
            isMissing = isAbsence(errno)
            fail(errno)
            return
        }
        defer { closedir(stream) }
        let descriptor = dirfd(stream)
        var linked: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            if entry.pointee.d_name.0 != CChar(bitPattern: UInt8(ascii: ".")) {
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                        take($0, Int(entry.pointee.d_type), in: descriptor, limit, &linked)
                    }
                }
            }
            errno = 0
        }
        if errno != 0 { fail(errno) }
        // Links to files are counted already, and not yet among them.
        if let limit { count(files, in: descriptor, limit, jobs) }
        files += linked
        files.sortByBytes()
        folders.sortByBytes()
        links.sort { isInOrder($0.name, $1.name) }
    }

    private mutating func take(
        _ name: UnsafePointer<CChar>, _ type: Int, in folder: Int32, _ limit: Int64?, _ linked: inout [String]
    ) {
        guard let text = String(validatingCString: name) else {
            unreadable.append(String(cString: name))
            digest = Self.unknown
            return
        }
        guard let kind = type == DT_UNKNOWN ? kind(of: name, in: folder) : Kind(type) else { return }
        if kind == .folder { return folders.append(text) }
        if kind == .file { return files.append(text) }
        let facts = limit != nil || kind == .link ? FileFacts(name, in: folder) : nil
        // A link to a folder that nobody may look at is told from a broken one where it is followed.
        if kind == .link, facts == nil, errno != EACCES, !isAbsence(errno) { fail(errno) }
        if let limit { count(Self.number(facts, name, limit)) }
        guard kind == .link else { return others.append(text) }
        let leadsToFolder = facts?.kind == .folder
        links.append(Link(name: text, leadsToFolder: leadsToFolder))
        if !leadsToFolder { linked.append(text) }
    }

    /// What an entry is of which the folder does not say it; nil where it has gone meanwhile, or cannot be told.
    private mutating func kind(of name: UnsafePointer<CChar>, in folder: Int32) -> Kind? {
        if let facts = FileFacts(name, in: folder, followingLinks: false) { return facts.kind }
        if !isAbsence(errno) { fail(errno) }
        return nil
    }

    private mutating func fail(_ code: Int32) {
        (failure, digest) = (words(forErrno: code), Self.unknown)
    }

    /// Takes a link out of the files.
    mutating func leaveOut(_ link: Link) {
        files.removeAll { $0 == link.name }
    }

    /// Counts a link that leads to a folder among the folders.
    mutating func follow(_ link: Link) {
        folders.append(link.name)
        folders.sortByBytes()
    }

    /// Fewer files than these are not worth a thread.
    private static let worthAThread = 2000

    /// Counts files into the number of the folder.
    private mutating func count(_ names: [String], in folder: Int32, _ limit: Int64, _ jobs: Int) {
        let threads = max(1, min(jobs, names.count / Self.worthAThread))
        let parts = (0..<threads).map { names[names.count * $0 / threads..<names.count * ($0 + 1) / threads] }
        for part in concurrently(parts, { Self.number(of: $0, in: folder, limit) }) { count(part) }
    }

    /// The numbers of files taken together; nil where one of them has none.
    private static func number(of names: ArraySlice<String>, in folder: Int32, _ limit: Int64) -> UInt64? {
        var sum: UInt64 = 0
        for name in names {
            guard let number = name.withCString({ number(FileFacts($0, in: folder), $0, limit) }) else { return nil }
            sum &+= number
        }
        return sum
    }

    /// The number of a file, or of a link; nil where it may have changed since, or where nothing is there.
    private static func number(_ facts: FileFacts?, _ name: UnsafePointer<CChar>, _ limit: Int64) -> UInt64? {
        // A link to nothing is a fault that is to be said again.
        guard let facts, facts.lastChange < limit - facts.grain else { return nil }
        return facts.hash(withName: UnsafeRawBufferPointer(start: name, count: strlen(name)))
    }

    /// Counts a number into that of the folder; none makes it unknown.
    private mutating func count(_ number: UInt64?) {
        guard digest != Self.unknown, let number else {
            digest = Self.unknown
            return
        }
        digest = max(1, digest &+ number)
    }
}

extension FolderLook {
    /// What an entry is.
    enum Kind {
        case file, folder, link, other

        /// What the folder itself says of an entry.
        init(_ type: Int) {
            switch type {
            case DT_REG: self = .file
            case DT_DIR: self = .folder
            case DT_LNK: self = .link
            default: self = .other
            }
        }
    }
}

/// Whether a path leads to a folder, links followed; one of which that cannot be told is none.
func isFolder(_ path: String) -> Bool { isKnownFolder(path) ?? false }

/// Whether a path leads to a folder, links followed; nil where that cannot be told.
func isKnownFolder(_ path: String) -> Bool? {
    var status = stat()
    guard stat(path, &status) == 0 else { return isAbsence(errno) ? false : nil }
    return status.st_mode & S_IFMT == S_IFDIR
}
