import CLinux
import Glibc

/// A folder held open, so that no link put in its way can lead what is done in it elsewhere.
final class Folder: Sendable {
    let descriptor: Int32
    /// The path that messages show.
    let path: String

    /// A folder that closes `descriptor` when it is let go.
    init(owning descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        // Nothing was written through this descriptor, so there is nothing a failing close could lose.
        _ = close(descriptor)
    }

    /// The folder at a path from the root of the file system; one that may be entered but not listed will do.
    static func at(_ place: ResolvedPath, shownAs path: String) throws(Stop) -> Folder {
        let name = cString(place.bytes)
        var descriptor = uninterrupted { open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        if descriptor < 0, errno == EACCES {
            descriptor = uninterrupted { open(name, openAsPlace | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        }
        guard descriptor >= 0 else { throw .cannot("open this folder", path) }
        return Folder(owning: descriptor, path: path)
    }

    /// The folder of that name in this one.
    ///
    /// A link is not followed.
    func folder(_ name: [UInt8], shownAs path: String? = nil) throws(Stop) -> Folder {
        let descriptor = uninterrupted {
            openat(self.descriptor, cString(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        guard descriptor >= 0 else { throw .cannot("open this folder", shown(name)) }
        return Folder(owning: descriptor, path: path ?? shown(name))
    }

    /// Makes a folder that its owner alone can enter, until it is given its mode, or one with as much of a mode as the umask
    /// allows.
    func makeFolder(_ name: [UInt8], mode: mode_t = 0o700) throws(Stop) {
        guard mkdirat(descriptor, cString(name), mode) == 0 else { throw .cannot("make this folder", shown(name)) }
    }

    /// The same, but false where the name is taken: another build may make the same folder.
    func makeFolder(ifMissing name: [UInt8], mode: mode_t = 0o700) throws(Stop) -> Bool {
        do {
            try makeFolder(name, mode: mode)
            return true
        } catch .system(let error) where error.code == EEXIST {
            return false
        }
    }

    /// Gives an entry of this folder one more name, in another folder.
    func link(_ name: [UInt8], in other: Folder, as newName: [UInt8]) throws(Stop) {
        guard linkat(descriptor, cString(name), other.descriptor, cString(newName), 0) == 0 else {
            throw .cannot("link this file", other.shown(newName))
        }
    }

    /// Moves an entry of this folder to a name in another one; what had that name is gone.
    func move(_ name: [UInt8], to other: Folder, as newName: [UInt8]) throws(Stop) {
        guard renameat(descriptor, cString(name), other.descriptor, cString(newName)) == 0 else {
            throw .cannot("put this file in place", other.shown(newName))
        }
    }

    /// Moves a folder in this one to a name that is free, or lets two folders change places.
    func move(_ name: [UInt8], to other: Folder, as newName: [UInt8], _ how: RenameFlag) throws(Stop) {
        let (old, new) = (cString(name), cString(newName))
        var result = carte_renameat2(descriptor, old, other.descriptor, new, how.rawValue)
        if result != 0, how == .noReplace, errno == EINVAL || errno == ENOSYS {
            // A file system without this flag: what came up at the name meanwhile is replaced only by being empty.
            result = renameat(descriptor, old, other.descriptor, new)
        }
        guard result == 0 else { throw .cannot("put this folder in place", other.shown(newName)) }
    }

    /// Removes an entry that is no folder.
    func remove(_ name: [UInt8]) throws(Stop) {
        guard unlinkat(descriptor, cString(name), 0) == 0 else { throw .cannot("remove this file", shown(name)) }
    }

    /// Removes an empty folder.
    func removeFolder(_ name: [UInt8]) throws(Stop) {
        guard unlinkat(descriptor, cString(name), AT_REMOVEDIR) == 0 else {
            throw .cannot("remove this folder", shown(name))
        }
    }

    /// Brings the names in this folder to the disk.
    func sync() throws(Stop) {
        guard uninterrupted({ fsync(descriptor) }) == 0 else { throw .cannot("bring this folder to the disk", path) }
    }

    /// The path of an entry of this folder, as messages show it.
    func shown(_ name: [UInt8]) -> String {
        path + "/" + String(decoding: name, as: UTF8.self)
    }
}

/// How renameat2(2) treats a name that is taken.
enum RenameFlag: UInt32 {
    /// It fails.
    case noReplace = 1
    /// The two change places.
    case exchange = 2
}

/// `O_PATH`, which the Glibc module hides; the number is that of every architecture Linux has for Swift.
private let openAsPlace: Int32 = 0o10000000

/// A name as C wants it.
func cString(_ name: some Sequence<UInt8>) -> [CChar] {
    var characters = name.map { CChar(truncatingIfNeeded: $0) }
    characters.append(0)
    return characters
}
