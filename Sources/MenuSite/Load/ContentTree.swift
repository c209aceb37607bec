import Diagnostics
import Glibc

/// The files under `content/`, walked once: what lies in which folder, by name.
struct ContentTree: Sendable {
    /// The path of `content/` on this machine, links followed.
    let root: String
    /// The files of each folder, by the folder's path under `content/` ("" for `content/` itself), sorted.
    private(set) var files: [String: [String]] = [:]
    /// The folders of each folder, likewise.
    private(set) var folders: [String: [String]] = [:]

    /// The folders that hold a `menu.json`, in order of their paths: each is a page.
    var pageFolders: [String] {
        files.filter { $0.value.contains("menu.json") }.keys
            .filter { folder in !folder.split(separator: "/").contains { $0 == "images" || $0 == "descriptions" } }
            .sorted(by: isInOrder)
    }

    /// The folder itself and those above it, up to `content/`.
    static func upward(from folder: String) -> [String] {
        var folders = [folder]
        while let last = folders.last, !last.isEmpty {
            folders.append(last.lastIndex(of: "/").map { String(last[..<$0]) } ?? "")
        }
        return folders
    }

    /// The files of a folder and of the folders in it, as paths under `folder`, sorted.
    func files(under folder: String) -> [String] {
        var found: [String] = []
        var waiting = [(path: folder, shown: "")]
        while let (path, shown) = waiting.popLast() {
            found += (files[path] ?? []).map { shown + $0 }
            waiting += (folders[path] ?? []).map { (Self.joined(path, $0), shown + $0 + "/") }
        }
        return found.sorted(by: isInOrder)
    }

    /// A path under `content/` and a name in it.
    static func joined(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : text(of: folder.utf8, UInt8(ascii: "/"), name.utf8)
    }

    /// The file of a folder that has this name, compared in NFC; nil where there is none.
    func file(_ name: String, in folder: String) -> String? {
        files[folder].flatMap { Self.file(name, among: $0) }
    }

    /// The same, of names that are sorted.
    static func file(_ name: String, among names: [String]) -> String? {
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if isInOrder(names[middle], name) { low = middle + 1 } else { high = middle }
        }
        if low < names.count, names[low].utf8.elementsEqual(name.utf8) { return names[low] }
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let wanted = composed(name)
        return names.first { composed($0).utf8.elementsEqual(wanted.utf8) }
    }

    /// Whether a file lies at a path under `content/`.
    func contains(path: String) -> Bool {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? ""
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        return file(name, in: folder) != nil
    }

    /// A folder in which nothing is looked for.
    init(unwalked root: String) {
        self.root = root
    }

    /// Walks `root`.
    ///
    /// A link that leads out of `site` is an error, as is a folder that cannot be read.
    init(root: String, site: String, report: inout Report) {
        self.root = root
        guard let real = resolvedPath(root), real.hasPrefix(site + "/") else {
            report.error(file: "content", "the link leads out of the site", hint: "put the folder itself here instead")
            return
        }
        // Folders before links to folders: which of two names a folder is found under does not depend on their order.
        var waiting: [(folder: String, resolved: String?)] = [("", real)]
        var linked: [(folder: String, resolved: String?)] = []
        var walked: Set<String> = []
        while let (folder, known) = waiting.popLast() ?? linked.popLast() {
            let path = folder.isEmpty ? root : root + "/" + folder
            // A link to a folder above itself would be walked for ever.
            guard let resolved = known ?? resolvedPath(path), walked.insert(resolved).inserted else { continue }
            let listing = FolderListing(path)
            if let failure = listing.failure {
                report.error(file: Self.shown(folder), "the folder cannot be read: \(failure)")
                continue
            }
            var names: [String] = []
            var inner: [String] = []
            var links: [String] = []
            for name in listing.unreadable {
                report.error(
                    file: Self.shown(Self.joined(folder, name)), "the file's name is not UTF-8 text", hint: "rename it")
            }
            for entry in listing.entries where !entry.name.hasPrefix(".") {
                let inside = Self.joined(folder, entry.name)
                switch entry.kind(in: path) {
                case .file: names.append(entry.name)
                case .folder: inner.append(entry.name)
                case .link where !Self.staysInside(path + "/" + entry.name, site):
                    report.error(
                        file: Self.shown(inside), "the link leads out of the site",
                        hint: "put a copy of the file here instead")
                case .link:
                    if FolderListing.isFolder(path + "/" + entry.name) {
                        inner.append(entry.name)
                        links.append(inside)
                    } else {
                        names.append(entry.name)
                    }
                case .other: break
                }
            }
            folders[folder] = inner.sorted(by: isInOrder)
            // What is no link lies where its folder does, and need not be looked up from the root again.
            waiting += inner.map { (Self.joined(folder, $0), resolved + "/" + $0) }.filter { !links.contains($0.0) }
                .sorted { $1.0.utf8.lexicographicallyPrecedes($0.0.utf8) }
            linked = (linked + links.map { ($0, nil) }).sorted {
                $1.folder.utf8.lexicographicallyPrecedes($0.folder.utf8)
            }
            files[folder] = names.sorted(by: isInOrder)
        }
    }

    /// A path under `content/` as messages show it.
    static func shown(_ path: String) -> String {
        path.isEmpty ? "content" : joined("content", path)
    }

    /// The path on this machine of one under `content/`.
    func path(of path: String) -> String {
        Self.joined(root, path)
    }

    private static func staysInside(_ link: String, _ site: String) -> Bool {
        guard let target = resolvedPath(link) else { return true }
        return target == site || target.hasPrefix(site + "/")
    }
}

/// Whether a name stands before another one, byte by byte.
func isInOrder(_ one: String, _ other: String) -> Bool {
    let (a, b) = (one.utf8.span, other.utf8.span)
    let shared = min(a.count, b.count)
    var index = 0
    while index < shared, a[index] == b[index] { index += 1 }
    return index < shared ? a[index] < b[index] : a.count < b.count
}

/// The entries of one folder of the machine.
struct FolderListing {
    /// One entry: its name, and what the folder itself says of its kind.
    struct Entry {
        let name: String
        fileprivate let type: UInt8

        enum Kind { case file, folder, link, other }

        func kind(in folder: String) -> Kind {
            switch Int(type) {
            case DT_REG: return .file
            case DT_DIR: return .folder
            case DT_LNK: return .link
            case DT_UNKNOWN:
                var status = stat()
                guard lstat(folder + "/" + name, &status) == 0 else { return .other }
                switch status.st_mode & S_IFMT {
                case S_IFREG: return .file
                case S_IFDIR: return .folder
                case S_IFLNK: return .link
                default: return .other
                }
            default: return .other
            }
        }
    }

    private(set) var entries: [Entry] = []
    /// The names that are no UTF-8, each bad byte as U+FFFD.
    private(set) var unreadable: [String] = []
    private(set) var failure: String?

    init(_ path: String) {
        guard let folder = opendir(path) else {
            failure = words(forErrno: errno)
            return
        }
        defer { closedir(folder) }
        errno = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    let name = String(validatingCString: $0)
                    if name == nil { unreadable.append(String(cString: $0)) }
                    return name
                }
            }
            if let name, name != ".", name != ".." { entries.append(Entry(name: name, type: entry.pointee.d_type)) }
            errno = 0
        }
        if errno != 0 { failure = words(forErrno: errno) }
    }

    /// Whether the path leads to a folder, links followed.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
