import Glibc

extension Folder {
    /// Writes a new file, readable for everyone whatever the umask says.
    func write(_ bytes: [UInt8], as name: [UInt8], sync: Bool, shownAs shown: String? = nil) throws(Stop) {
        let shown = shown ?? self.shown(name)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = uninterrupted { openat(self.descriptor, cString(name), flags, 0o644) }
        guard descriptor >= 0 else { throw .cannot("write this file", shown) }
        var code = fill(descriptor, with: bytes)
        if code == 0, !isReadable(descriptor), fchmod(descriptor, 0o644) != 0 { code = errno }
        if code == 0, sync, uninterrupted({ fsync(descriptor) }) != 0 { code = errno }
        // A full disk or a lost server may show only here. Linux has closed the file even where a signal came.
        if close(descriptor) != 0, errno != EINTR, code == 0 { code = errno }
        guard code == 0 else { throw .cannot("write this file", shown, code: code) }
    }

    /// Whether a file has the mode 0644: asking is cheaper than setting it, which goes into the file system's journal.
    private func isReadable(_ descriptor: Int32) -> Bool {
        var facts = stat()
        return fstat(descriptor, &facts) == 0 && facts.st_mode & 0o7777 == 0o644
    }

    /// The most bytes that one call writes: a call for many megabytes takes Linux's ext4 several times as long as calls for
    /// parts of them.
    private static let mostAtOnce = 1 << 18

    /// Writes all the bytes, however few a call takes; 0, or the number of the error.
    private func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest.prefix(Self.mostAtOnce))
                let count = uninterrupted { Glibc.write(descriptor, part.baseAddress, part.count) }
                if count < 0 { return errno }
                if count == 0 { return EIO }
                rest = rest.dropFirst(count)
            }
            return 0
        }
    }

    /// Whether a file of that name can be read and holds exactly these bytes.
    ///
    /// A link is not followed.
    func holds(_ bytes: [UInt8], as name: [UInt8]) -> Bool {
        guard let file = openToRead(name) else { return false }
        var same = file.size == bytes.count
        let step = 1 << 16
        withUnsafeTemporaryAllocation(byteCount: step, alignment: 16) { buffer in
            bytes.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while same, !rest.isEmpty {
                    let count = uninterrupted { Glibc.read(file.descriptor, buffer.baseAddress, min(step, rest.count)) }
                    let part = UnsafeRawBufferPointer(rebasing: rest.prefix(max(0, count)))
                    guard count > 0, let one = buffer.baseAddress, let other = part.baseAddress else {
                        same = false
                        return
                    }
                    same = memcmp(one, other, count) == 0
                    rest = rest.dropFirst(count)
                }
            }
        }
        _ = close(file.descriptor)
        return same
    }

    /// The bytes of a file, or nil where no file has that name or it is longer than `limit`.
    ///
    /// A link is not followed.
    func read(_ name: [UInt8], limit: Int) throws(Stop) -> [UInt8]? {
        guard let file = openToRead(name) else {
            if [0, ENOENT, ELOOP, ENXIO].contains(errno) { return nil }
            throw .cannot("read this file", shown(name))
        }
        var bytes = [UInt8](repeating: 0, count: file.size <= limit ? file.size : 0)
        var (length, code): (Int, Int32) = (0, 0)
        while length < bytes.count {
            let count = bytes.withUnsafeMutableBytes { buffer in
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[length...])
                return uninterrupted { Glibc.read(file.descriptor, rest.baseAddress, rest.count) }
            }
            if count <= 0 {
                // One that became shorter meanwhile is not what was to be read.
                code = count < 0 ? errno : EIO
                break
            }
            length += count
        }
        _ = close(file.descriptor)
        guard code == 0 else { throw .cannot("read this file", shown(name), code: code) }
        return file.size == bytes.count ? bytes : nil
    }

    /// Nil with `errno` set, which is 0 where the name is that of something else than a file.
    private func openToRead(_ name: [UInt8]) -> (descriptor: Int32, size: Int)? {
        // Not waiting: the name may be that of a pipe that nobody writes to.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let descriptor = uninterrupted { openat(self.descriptor, cString(name), flags) }
        guard descriptor >= 0 else { return nil }
        var facts = stat()
        let code = fstat(descriptor, &facts) == 0 ? 0 : errno
        if code == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size >= 0 {
            return (descriptor, Int(facts.st_size))
        }
        _ = close(descriptor)
        errno = code
        return nil
    }
}
