import Diagnostics

/// The files that are to be published, in order of their paths, all of which can stand in one folder.
struct NewSite {
    /// One file, at a path that is safe.
    struct File {
        let path: RelativePath
        let content: OutputFile.Content

        /// What it holds.
        func bytes() throws(Stop) -> [UInt8] {
            switch content {
            case .bytes(let bytes): return bytes
            case .deferred(let bytes):
                if let bytes = bytes() { return bytes }
                let path = String(decoding: path.bytes, as: UTF8.self)
                throw NewSite.fault(path, "what this file is made from changed during the build", hint: "build again")
            case .staged(let file), .same(let file): return try file.bytes()
            }
        }

        /// Whether it stands in this staging folder already.
        func isStaged(in folder: Folder) -> Bool {
            if case .staged(let file) = content { file.root === folder } else { false }
        }

        /// Whether a folder of the old site holds the same file.
        func isSame(in old: Folder) throws(Stop) -> Bool {
            switch content {
            case .same: true
            case .staged: false
            case .bytes, .deferred: old.holds(try bytes(), as: path.name)
            }
        }

        /// Whether others refer to this file, rather than it to them.
        var isAsset: Bool { !path.bytes.suffix(5).elementsEqual(".html".utf8) }
    }

    let files: [File]
    /// The folders that the files need, in order, the output folder itself left out.
    let folders: [RelativePath]
    let paths: Set<RelativePath>
    private let folderPaths: Set<RelativePath>

    /// Checks every path, whoever made it.
    init(_ files: [OutputFile], output: String) throws(Stop) {
        var checked: [File] = []
        checked.reserveCapacity(files.count)
        for file in files {
            guard let path = RelativePath(checking: Array(file.path.utf8)), !Self.isReserved(path) else {
                throw Self.fault(file.path, "a file of the site cannot have this path")
            }
            checked.append(File(path: path, content: file.content))
        }
        self.files = checked.sorted { $0.path < $1.path }
        var paths = Set<RelativePath>(minimumCapacity: files.count)
        let folderPaths = RelativePath.folders(of: self.files.lazy.map(\.path))
        for file in self.files {
            guard paths.insert(file.path).inserted else {
                throw Self.fault(file.path.shown(in: output), "two files of the site have this path")
            }
        }
        if let both = self.files.first(where: { folderPaths.contains($0.path) }) {
            throw Self.fault(both.path.shown(in: output), "a file and a folder of the site have this path")
        }
        self.paths = paths
        self.folderPaths = folderPaths
        folders = folderPaths.sorted()
    }

    func needsFolder(at path: RelativePath) -> Bool { folderPaths.contains(path) }

    /// Names in the output folder that Carte keeps for itself.
    private static func isReserved(_ path: RelativePath) -> Bool {
        guard let first = path.parts.first else { return true }
        return first == Manifest.name[...] || first.starts(with: Staging.hiddenPrefix)
    }

    fileprivate static func fault(_ path: String, _ text: String, hint: String? = nil) -> Stop {
        .failed(Message(.error, file: path, text, hint: hint))
    }
}
