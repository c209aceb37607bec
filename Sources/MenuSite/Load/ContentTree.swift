import Diagnostics
import Glibc

/// The files under `content/`, walked once: what lies in which folder, by name.
struct ContentTree: Sendable {
    /// The path of `content/` on this machine, links followed.
    let root: String
    /// How much is read of its files at most.
    var limits = Limits()
    /// What lies in each folder, by the folder's path under `content/`, "" for `content/` itself.
    private var looks: [String: FolderLook] = [:]

    /// The folders, in no order.
    var folders: some Collection<String> { looks.keys }

    /// The names of the files in a folder, sorted; none where there is no such folder.
    func files(in folder: String) -> [String] { looks[folder]?.files ?? [] }

    /// The names of the folders in a folder, sorted.
    func folders(in folder: String) -> [String] { looks[folder]?.folders ?? [] }

    /// Whether there is such a folder.
    func has(folder: String) -> Bool { looks[folder] != nil }

    /// The folders that hold a `menu.json`, in order of their paths: each is a page.
    var pageFolders: [String] {
        looks.filter { Self.file("menu.json", among: $0.value.files) != nil }.keys
            .filter { folder in
                !folder.utf8.split(separator: UInt8(ascii: "/")).contains {
                    $0.elementsEqual("images".utf8) || $0.elementsEqual("descriptions".utf8)
                }
            }
            .sorted(by: isInOrder)
    }

    /// The folder itself and those above it, up to `content/`.
    static func upward(from folder: String) -> [String] {
        var folders = [folder]
        while let last = folders.last, !last.isEmpty {
            folders.append(last.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(last[..<$0]) } ?? "")
        }
        return folders
    }

    /// The files of a folder and of the folders in it, as paths under `folder`, sorted.
    func files(under folder: String) -> [String] {
        var found: [String] = []
        var waiting = [(path: folder, shown: "")]
        while let (path, shown) = waiting.popLast() {
            found += files(in: path).map { shown + $0 }
            waiting += folders(in: path).map { (Self.joined(path, $0), shown + $0 + "/") }
        }
        return found.sorted(by: isInOrder)
    }

    /// A path under `content/` and a name in it.
    static func joined(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : text(of: folder.utf8, UInt8(ascii: "/"), and: name.utf8)
    }

    /// The file of a folder that has this name, compared in NFC; nil where there is none.
    func file(_ name: String, in folder: String) -> String? {
        looks[folder].flatMap { Self.file(name, among: $0.files) }
    }

    /// The same, of names that are sorted.
    static func file(_ name: String, among names: [String]) -> String? {
        let place = firstPlace(in: names) { !isInOrder($0, name) }
        if place < names.count, hasSameBytes(names[place], name) { return names[place] }
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let wanted = composed(name)
        return names.first { composed($0).utf8.elementsEqual(wanted.utf8) }
    }

    /// Whether one of sorted names is that of two parts, for which no name is put together unless it is not ASCII.
    static func has(_ stem: String, _ ending: StaticString, among names: [String]) -> Bool {
        guard stem.utf8.allSatisfy({ $0 < 0x80 }) else { return file(stem + "\(ending)", among: names) != nil }
        let place = firstPlace(in: names) { order(of: $0, beside: stem, ending) >= 0 }
        return place < names.count && order(of: names[place], beside: stem, ending) == 0
    }

    /// The first of sorted names from which on all are as a condition says; their count where none is.
    private static func firstPlace(in names: [String], where isBehind: (String) -> Bool) -> Int {
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(names[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Less than 0 where a name stands before that of two parts, 0 where it is that name, more where it stands behind it.
    private static func order(of name: String, beside stem: String, _ ending: StaticString) -> Int {
        let (name, stem) = (name.utf8.span, stem.utf8.span)
        let count = stem.count + ending.utf8CodeUnitCount
        for index in 0..<min(name.count, count) {
            let wanted = index < stem.count ? stem[index] : ending.utf8Start[index - stem.count]
            if name[index] != wanted { return Int(name[index]) - Int(wanted) }
        }
        return name.count - count
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

    /// Walks `root`, which lies in `site`.
    init(root: String, site: String, report: inout Report) {
        self.init(ContentWalk(root, in: site), site: site, report: &report)
    }

    /// What was walked, and the folders that links lead to.
    ///
    /// A link that leads out of `site` is an error, as is a folder that cannot be read.
    init(_ walk: ContentWalk, site: String, report: inout Report) {
        root = walk.root
        guard walk.isInside else {
            report.error(file: "content", "the link leads out of the site", hint: "put the folder itself here instead")
            return
        }
        looks = walk.looks
        var linked: [String] = []
        for folder in walk.looks.keys { linked += takeLinks(in: folder, site, &report) }
        guard !linked.isEmpty else { return }
        // A link to a folder above itself would be walked for ever.
        var walked: Set<String> = []
        for folder in walk.looks.keys {
            if let resolved = followed(folder, &report) { walked.insert(resolved) }
        }
        // Folders before links to folders: which of two names a folder is found under does not depend on their order.
        var waiting: [String] = []
        while true {
            linked.sort { isInOrder($1, $0) }
            guard let folder = waiting.popLast() ?? linked.popLast() else { return }
            guard let resolved = followed(folder, &report), walked.insert(resolved).inserted else { continue }
            let look = FolderLook(path(of: folder), changedBefore: nil)
            looks[folder] = look
            linked += takeLinks(in: folder, site, &report)
            waiting += look.folders.reversed().map { Self.joined(folder, $0) }
        }
    }

    /// Says what is wrong with a folder, and leaves out the links that lead out of the site; the paths of those in it that lead
    /// to folders.
    private mutating func takeLinks(in folder: String, _ site: String, _ report: inout Report) -> [String] {
        guard var look = looks[folder] else { return [] }
        if let failure = look.failure {
            report.unread(Self.shown(folder), "the folder cannot be read: \(failure)")
        }
        for name in look.unreadable {
            report.error(
                file: Self.shown(Self.joined(folder, name)), "the file's name is not UTF-8 text", hint: "rename it")
        }
        if look.links.isEmpty { return [] }
        var linked: [String] = []
        for link in look.links {
            let path = Self.joined(folder, link.name)
            if let fault = Self.fault(ofLink: self.path(of: path), site) {
                report.error(file: Self.shown(path), fault, hint: "put a copy of the file here instead")
                look.leaveOut(link)
            } else if link.leadsToFolder {
                look.follow(link)
                linked.append(path)
            }
        }
        looks[folder] = look
        return linked
    }

    /// A path under `content/` as messages show it.
    static func shown(_ path: String) -> String {
        path.isEmpty ? "content" : joined("content", path)
    }

    /// The path on this machine of one under `content/`.
    func path(of path: String) -> String {
        Self.joined(root, path)
    }

    /// Why a link is left out, or nil.
    ///
    /// One that leads nowhere is for whoever wants the file to say.
    private static func fault(ofLink link: String, _ site: String) -> String? {
        guard let target = resolvedPath(link) else {
            let code = errno
            return isAbsence(code) ? nil : "cannot tell where the link leads: \(words(forErrno: code))"
        }
        return target == site || target.hasPrefix(site + "/") ? nil : "the link leads out of the site"
    }

    /// The path of a folder, links followed; nil where that cannot be told, which is said.
    private func followed(_ folder: String, _ report: inout Report) -> String? {
        if let resolved = resolvedPath(path(of: folder)) { return resolved }
        report.unread(Self.shown(folder), "the folder cannot be read: \(words(forErrno: errno))")
        return nil
    }
}
