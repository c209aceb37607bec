import Diagnostics
import Glibc

/// Where the output folder stands: the folder that holds it, and its name there.
struct OutputPlace {
    let parent: Folder
    let name: [UInt8]
    /// The output folder as messages show it.
    let shown: String
    /// The folders on the way that had to be made, the outermost first, each with the one it stands in.
    private var made: [(parent: Folder, name: [UInt8])] = []

    /// Finds the place, making the folders that lead to it where they are missing.
    init(of output: String) throws(Stop) {
        let place = try ResolvedPath(output)
        name = place.name
        shown = output
        var way = place.parent
        var missing: [[UInt8]] = []
        while way.end == .missing, !way.parts.isEmpty {
            missing.append(way.name)
            way = way.parent
        }
        var folder = try Folder.at(way, shownAs: String(decoding: way.bytes, as: UTF8.self))
        var made: [(parent: Folder, name: [UInt8])] = []
        do {
            for name in missing.reversed() {
                // It has its mode at once, since nobody gives it one after a kill.
                let isNew = try folder.makeFolder(ifMissing: name, mode: 0o755)
                if isNew { made.append((folder, name)) }
                let inner = try folder.folder(name)
                if isNew { try inner.dress(as: nil) }
                folder = inner
            }
        } catch {
            Self.remove(made)
            throw error
        }
        parent = folder
        self.made = made
    }

    /// The output folder as it is; nil where there is none.
    func folder() throws(Stop) -> Folder? {
        do {
            return try parent.folder(name, shownAs: shown)
        } catch {
            if error.isAbsence { return nil }
            throw error
        }
    }

    /// Waits until no other build publishes to this folder, and gives it as it is then, with its lock; nil where there
    /// is no folder yet.
    func lock(waiting patience: Patience) throws(Stop) -> (folder: Folder, lock: Lock?)? {
        while let folder = try folder() {
            let lock = try patience.wait(for: shown) { () throws(Stop) in Lock.ask(for: folder) }
            // The build that was waited for may have put another folder in place of this one.
            if let now = try self.folder(), try FileIdentity(now.facts()) == FileIdentity(folder.facts()) {
                return (folder, lock)
            }
        }
        return nil
    }

    /// Removes the folders made on the way, where nothing came of it.
    func undo() {
        Self.remove(made)
    }

    /// Brings the folders made on the way to the disk.
    func sync() throws(Stop) {
        for made in made { try made.parent.sync() }
    }

    private static func remove(_ made: [(parent: Folder, name: [UInt8])]) {
        for made in made.reversed() {
            // One that others use meanwhile stays, and so do those it stands in.
            do { try made.parent.removeFolder(made.name) } catch { return }
        }
    }
}
