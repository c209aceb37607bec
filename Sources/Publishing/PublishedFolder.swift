import Glibc

/// A folder that Carte published: what it made there, to be read.
///
/// A build that puts another site in its place meanwhile does not mix the two: nothing more can be read then.
public struct PublishedFolder: Sendable {
    /// The paths that its list names, in order.
    public let paths: [String]
    private let place: ResolvedPath
    private let identity: FileIdentity
    private let shown: String

    /// The folder at a path, links followed; nil where there is none that can be read, or none with a whole list of what
    /// Carte made.
    public init?(_ path: String) {
        do {
            place = try ResolvedPath(path)
            let folder = try Folder.at(place, shownAs: path)
            identity = try FileIdentity(folder.facts())
            guard let list = try folder.read(Manifest.name, limit: Manifest.sizeLimit) else { return nil }
            let paths = Manifest.paths(in: list)
            guard !paths.isEmpty else { return nil }
            self.paths = paths.sorted().map { String(decoding: $0.bytes, as: UTF8.self) }
            shown = path
        } catch {
            return nil
        }
    }

    /// What the file at one of the paths holds; nil where it cannot be read.
    public func bytes(at path: String) -> [UInt8]? {
        guard let path = RelativePath(checking: Array(path.utf8)), let folder = try? folder() else { return nil }
        var trail = FolderTrail(from: folder)
        return try? trail.folder(at: path.parent).read(path.name, limit: .max)
    }

    /// The paths at which no file is.
    public func missingPaths() -> [String] {
        guard let folder = try? folder() else { return paths }
        var trail = FolderTrail(from: folder)
        return paths.filter { path in
            let path = RelativePath(trusted: Array(path.utf8))
            guard let folder = try? trail.folder(at: path.parent) else { return true }
            return !folder.hasFile(path.name)
        }
    }

    private func folder() throws(Stop) -> Folder? {
        let folder = try Folder.at(place, shownAs: shown)
        return try FileIdentity(folder.facts()) == identity ? folder : nil
    }
}

extension Folder {
    /// Whether a file has that name.
    ///
    /// A link is not followed.
    fileprivate func hasFile(_ name: [UInt8]) -> Bool {
        var facts = stat()
        return fstatat(descriptor, cString(name), &facts, AT_SYMLINK_NOFOLLOW) == 0
            && facts.st_mode & S_IFMT == S_IFREG
    }
}
