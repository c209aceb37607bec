import Glibc

/// What the folders below one hold, as a look at their entries tells: a number for each, which another look gives again as
/// long as no file in it came, went or changed.
///
/// A change of a file's bytes changes at least the time at which the system last wrote to it (`st_ctime`), which no program
/// can set.
struct FolderDigests: Sendable, Equatable {
    /// By the folder's path below the root, "" for the root itself.
    private(set) var byFolder: [String: UInt64] = [:]
    /// The names of the folders in a folder, sorted.
    private(set) var children: [String: [String]] = [:]
    /// Whether a link leads to a folder, so that a folder has two paths.
    private(set) var hasLinkedFolders = false

    /// Looks at a folder and those in it, names that begin with a dot left out; nil where one cannot be read.
    ///
    /// - Parameter limit: a file that changed at or after this time may have changed again since it was read: its folder
    ///   gets a number that is never met again. Nanoseconds since 1970.
    init?(of root: String, changedBefore limit: Int64) {
        var waiting = [""]
        while let folder = waiting.popLast() {
            guard let found = Self.look(at: folder.isEmpty ? root : root + "/" + folder, limit) else { return nil }
            byFolder[folder] = found.digest
            hasLinkedFolders = hasLinkedFolders || found.hasLinkedFolders
            if found.folders.isEmpty { continue }
            children[folder] = found.folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            waiting += found.folders.map { ContentTree.joined(folder, $0) }
        }
    }

    /// One number for all of them; nil where one may have changed since it was looked at.
    var whole: UInt64? {
        byFolder.values.contains(Self.unknown)
            ? nil
            : byFolder.reduce(UInt64(byFolder.count)) { sum, folder in
                var name = Array(folder.key.utf8)
                withUnsafeBytes(of: folder.value) { name += $0 }
                return sum &+ name.withUnsafeBytes { hashNumber($0) }
            }
    }

    /// The number of a folder that was not there, or that is never met again.
    static let unknown: UInt64 = 0

    private static func look(
        at path: String, _ limit: Int64
    ) -> (digest: UInt64, folders: [String], hasLinkedFolders: Bool)? {
        guard let stream = opendir(path) else { return nil }
        defer { closedir(stream) }
        let descriptor = dirfd(stream)
        var (digest, isFresh, hasLinks) = (UInt64(1), false, false)
        var folders: [String] = []
        while let entry = readdir(stream) {
            if entry.pointee.d_name.0 == CChar(bitPattern: UInt8(ascii: ".")) { continue }
            let isLink = Int(entry.pointee.d_type) == DT_LNK
            let kept = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name -> Bool in
                    if Int(entry.pointee.d_type) == DT_DIR {
                        folders.append(String(cString: name))
                        return true
                    }
                    guard let facts = FileFacts(name, in: descriptor) else { return false }
                    if facts.isFolder {
                        folders.append(String(cString: name))
                        hasLinks = hasLinks || isLink
                        return true
                    }
                    isFresh = isFresh || facts.lastChange >= limit - facts.grain
                    digest &+= facts.hash(withName: UnsafeRawBufferPointer(start: name, count: strlen(name)))
                    return true
                }
            }
            // A link to nothing is a fault that is to be said again.
            if !kept { isFresh = true }
        }
        return (isFresh ? unknown : max(digest, 1), folders, hasLinks)
    }
}

/// What the system says of a file without reading it.
struct FileFacts: Sendable, Equatable {
    /// Its number in the file system, size in bytes, and when its bytes, and anything of it, last changed; in nanoseconds
    /// since 1970.
    let number: UInt64
    let size: Int64
    let modified: Int64
    let changed: Int64
    let isFolder: Bool

    /// The facts of a name in a folder that is open, links followed; nil where nothing is there.
    init?(_ name: UnsafePointer<CChar>, in descriptor: Int32) {
        var facts = stat()
        guard fstatat(descriptor, name, &facts, 0) == 0 else { return nil }
        number = UInt64(facts.st_ino)
        size = Int64(facts.st_size)
        modified = Self.nanoseconds(facts.st_mtim)
        changed = Self.nanoseconds(facts.st_ctim)
        isFolder = facts.st_mode & S_IFMT == S_IFDIR
    }

    var lastChange: Int64 { max(modified, changed) }

    /// How far two moments may lie apart that the file system cannot tell apart, with the kernel's own tick: 2 s where it
    /// seems to count in seconds.
    var grain: Int64 { changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000 }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// A number for the facts of the file of a name.
    func hash(withName name: UnsafeRawBufferPointer) -> UInt64 {
        withUnsafeTemporaryAllocation(byteCount: 32 + name.count, alignment: 8) { buffer in
            buffer.storeBytes(of: number, toByteOffset: 0, as: UInt64.self)
            buffer.storeBytes(of: size, toByteOffset: 8, as: Int64.self)
            buffer.storeBytes(of: modified, toByteOffset: 16, as: Int64.self)
            buffer.storeBytes(of: changed, toByteOffset: 24, as: Int64.self)
            UnsafeMutableRawBufferPointer(rebasing: buffer[32...]).copyMemory(from: name)
            return hashNumber(UnsafeRawBufferPointer(buffer))
        }
    }
}

/// The time by the clock that the kernel gives to files, in nanoseconds since 1970.
func fileClock() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &now)
    return Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
}

extension FolderDigests {
    /// One number for all that pages of these folders can be made of: the folders themselves and those above them, each with
    /// its `descriptions` and `images`; nil where one of them may have changed since it was looked at.
    func digest(ofPagesIn folders: [String], _ memo: inout [String: UInt64]) -> UInt64? {
        var numbers: [UInt64] = []
        for folder in folders.flatMap(ContentTree.upward) {
            let number = memo[folder] ?? own(folder)
            memo[folder] = number
            if number == Self.unknown { return nil }
            numbers.append(number)
        }
        return numbers.withUnsafeBytes { hashNumber($0) }
    }

    /// A folder with its `descriptions` and `images` and all that is in these.
    private func own(_ folder: String) -> UInt64 {
        var waiting = [folder]
        var numbers: [UInt64] = []
        while let next = waiting.popLast() {
            guard let number = byFolder[next], number != Self.unknown else { return Self.unknown }
            numbers.append(number)
            let inner = (children[next] ?? []).filter { next != folder || $0 == "descriptions" || $0 == "images" }
            for name in inner {
                numbers.append(Array(name.utf8).withUnsafeBytes { hashNumber($0) })
                waiting.append(ContentTree.joined(next, name))
            }
        }
        return max(1, numbers.withUnsafeBytes { hashNumber($0) })
    }
}
