import Glibc

/// What came of an attempt to read a file.
enum FileReading {
    /// Its bytes.
    case bytes([UInt8])
    /// There is no such file.
    case missing
    /// It is there and cannot be read; why, in words.
    case unreadable(String)
    /// It is there and larger than the limit: its size in bytes.
    case tooLarge(Int)
}

/// Reads a whole regular file.
///
/// A FIFO, a device or a folder is unreadable, and never waited for.
///
/// - Parameter limit: the most bytes that are read; a larger file is not read.
func readFile(_ path: String, limit: Int) -> FileReading {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        let code = errno
        return code == ENOENT || code == ENOTDIR ? .missing : .unreadable(words(forErrno: code))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .unreadable(words(forErrno: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .unreadable("it is not a file") }
    guard status.st_size <= limit else { return .tooLarge(Int(status.st_size)) }
    return readToEnd(file, expecting: Int(status.st_size))
}

private func readToEnd(_ file: Int32, expecting size: Int) -> FileReading {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
            let got = read(file, buffer.baseAddress.map { $0 + count }, size - count)
            if got > 0 {
                count += got
            } else if got == 0 {
                break
            } else if errno != EINTR {
                failure = errno
                break
            }
        }
    }
    return failure == 0 ? .bytes(bytes) : .unreadable(words(forErrno: failure))
}

/// Whether an error number says that a path leads nowhere, rather than that nobody knows where it leads.
func isAbsence(_ code: Int32) -> Bool { [ENOENT, ENOTDIR, ELOOP].contains(code) }

/// What the system says of an error number, in lower case, such as `permission denied`.
func words(forErrno code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text).lowercased()
}

/// The absolute path that `path` leads to when every link is followed, or nil where it leads nowhere.
func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
