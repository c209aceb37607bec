import Glibc

/// Something that one build at a time may hold (flock(2)); it is let go with its last owner, even a killed one.
final class Lock {
    private let descriptor: Int32
    private let owned: Folder?

    private init(_ descriptor: Int32, owned: Folder?) {
        self.descriptor = descriptor
        self.owned = owned
    }

    deinit {
        // The lock goes with the descriptor, and nothing was written through it.
        if owned == nil { _ = close(descriptor) }
    }

    /// What asking for a lock came to.
    enum Answer {
        case held(Lock)
        /// Another build holds it.
        case busy
        /// The file system has no locks.
        case unsupported
    }

    /// Asks for the lock on a folder.
    static func ask(for folder: Folder) -> Answer {
        answer(of: folder.descriptor) { Lock(folder.descriptor, owned: folder) }
    }

    /// Asks for the lock on a file of that name, which is made where it is missing.
    static func ask(for name: [UInt8], in folder: Folder) throws(Stop) -> Answer {
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        let descriptor = uninterrupted { openat(folder.descriptor, cString(name), flags, 0o644) }
        guard descriptor >= 0 else { throw .cannot("open this file", folder.shown(name)) }
        let answer = answer(of: descriptor) { Lock(descriptor, owned: nil) }
        if case .held = answer { return answer }
        _ = close(descriptor)
        return answer
    }

    private static func answer(of descriptor: Int32, _ lock: () -> Lock) -> Answer {
        if uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return .held(lock()) }
        return errno == EWOULDBLOCK ? .busy : .unsupported
    }
}
