import Glibc

/// A stream of the process, written with every return value looked at.
enum Stream: Int32 {
    case standardOutput = 1
    case standardError = 2

    /// Takes the places of those that are closed: a file of the site that got one would be written into as if it were the
    /// stream.
    ///
    /// What is written to them fails as before. False where a place cannot be taken.
    static func holdPlaces() -> Bool {
        for place in Int32(0)...2 where fcntl(place, F_GETFD) < 0 {
            guard open("/dev/null", O_RDONLY) == place else { return false }
        }
        return true
    }

    /// Writes the text whole; false where it cannot be.
    @discardableResult
    func write(_ text: String) -> Bool {
        write(Array(text.utf8))
    }

    /// Writes the bytes whole; false where they cannot be.
    func write(_ bytes: [UInt8]) -> Bool {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
            if written > 0 {
                bytes.removeFirst(written)
            } else if written < 0, errno == EAGAIN {
                // Who shares the stream made it one that does not wait.
                var waiting = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if written == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Whether colour is wanted: a terminal, and `NO_COLOR` (no-color.org) not set.
    var wantsColour: Bool {
        getenv("NO_COLOR").map { $0.pointee == 0 } ?? true && isTerminal
    }

    /// Whether this is a terminal that can do more than print lines.
    var isTerminal: Bool {
        guard isatty(rawValue) == 1 else { return false }
        return getenv("TERM").map { strcmp($0, "dumb") != 0 } ?? false
    }
}
