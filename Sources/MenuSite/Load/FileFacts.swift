import Glibc

/// What the system says of a file without reading it.
struct FileFacts: Sendable, Equatable {
    /// Its number in the file system, size in bytes, and when its bytes, and anything of it, last changed; in nanoseconds
    /// since 1970.
    let number: UInt64
    let size: Int64
    let modified: Int64
    let changed: Int64
    let kind: FolderLook.Kind

    /// The facts of a name in a folder that is open; nil where nothing is there.
    init?(_ name: UnsafePointer<CChar>, in descriptor: Int32, followingLinks: Bool = true) {
        var facts = stat()
        guard fstatat(descriptor, name, &facts, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        number = UInt64(facts.st_ino)
        size = Int64(facts.st_size)
        modified = Self.nanoseconds(facts.st_mtim)
        changed = Self.nanoseconds(facts.st_ctim)
        switch facts.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
    }

    /// When anything of it last changed.
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
