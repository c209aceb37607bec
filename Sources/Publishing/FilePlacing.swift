import Diagnostics
import Glibc

/// What became of files that were to be put in place.
public enum PlacingOutcome: Sendable {
    /// Each file is in place.
    case placed
    /// A name is taken, and nothing was written.
    case refused([Message])
    /// The machine failed; each file is as it was, or new and whole.
    case failed(Message)
}

/// Writes files of the owner's: each is written beside its place, flushed, and moved there in one step.
///
/// Folders that lead to a file are made where they are missing. Where one name is taken, nothing is written at all.
///
/// - Parameters:
///   - files: Their paths, as messages show them, and what they hold.
///   - force: Whether a file that is there is replaced.
public func placeFiles(_ files: [(path: String, bytes: [UInt8])], force: Bool) -> PlacingOutcome {
    var staged: [StagedFile] = []
    do throws(Stop) {
        for file in files {
            do throws(Stop) {
                staged.append(try StagedFile(file.bytes, for: file.path, force: force))
            } catch {
                for other in staged.reversed() { other.undo() }
                throw error
            }
        }
        while let file = staged.first {
            do throws(Stop) {
                try file.place(force: force)
            } catch {
                for other in staged.reversed() { other.undo() }
                throw error
            }
            staged.removeFirst()
        }
        return .placed
    } catch {
        return switch error.outcome {
        case .refused(let messages): .refused(messages)
        case .failed(let message): .failed(message)
        case .published: .placed
        }
    }
}

/// A file that is written, and not yet in its place.
private struct StagedFile {
    private let place: OutputPlace
    private let name: [UInt8]

    init(_ bytes: [UInt8], for path: String, force: Bool) throws(Stop) {
        // What a link leads to may lie anywhere.
        var facts = stat()
        guard lstat(path, &facts) != 0 || facts.st_mode & S_IFMT != S_IFLNK else {
            throw .refused([Message(.error, file: path, "this is a link", hint: "name the file itself")])
        }
        place = try OutputPlace(of: path)
        name = Array(".".utf8) + place.name + Array(".carte-\(getpid())".utf8)
        do throws(Stop) {
            try Self.refuseTaken(place, force: force)
            try place.parent.write(bytes, as: name, sync: true)
        } catch {
            undo()
            throw error
        }
    }

    /// Moves the file to its place.
    func place(force: Bool) throws(Stop) {
        if force {
            try place.parent.move(name, to: place.parent, as: place.name)
        } else {
            do throws(Stop) {
                // A second name fails where the first is taken meanwhile, which renaming would not.
                try place.parent.link(name, in: place.parent, as: place.name)
                try place.parent.remove(name)
            } catch .system(let error) where error.code == EEXIST {
                throw Self.taken(place.shown)
            } catch .system(let error) where [EPERM, ENOTSUP, EMLINK].contains(error.code) {
                // A file system without second names.
                try place.parent.move(name, to: place.parent, as: place.name, .noReplace)
            }
        }
        try place.parent.sync()
        try place.sync()
    }

    /// Takes away what was made, where nothing came of it.
    func undo() {
        _ = unlinkat(place.parent.descriptor, cString(name), 0)
        place.undo()
    }

    private static func refuseTaken(_ place: OutputPlace, force: Bool) throws(Stop) {
        var facts = stat()
        guard fstatat(place.parent.descriptor, cString(place.name), &facts, AT_SYMLINK_NOFOLLOW) == 0 else { return }
        if facts.st_mode & S_IFMT != S_IFREG {
            throw .refused([
                Message(.error, file: place.shown, "this is no file", hint: "name another one")
            ])
        }
        if !force { throw taken(place.shown) }
    }

    private static func taken(_ path: String) -> Stop {
        .refused([
            Message(.error, file: path, "this file is there already", hint: "write --force to overwrite it")
        ])
    }
}
