/// What lies in a folder and in those in it, walked once: each is looked at before anything in it is read.
struct ContentWalk: Sendable {
    /// The folder's path on this machine.
    let root: String
    /// Whether it lies in the site's folder, links followed; what does not is not looked at.
    let isInside: Bool
    /// When the walk began, by the clock of files.
    let start = fileClock()
    /// What was seen, by the path below the root ("" for the root itself); links are not followed.
    private(set) var looks: [String: FolderLook] = [:]

    /// Fewer folders than these in one are not worth a thread.
    private static let worthAThread = 32

    /// Walks a folder.
    ///
    /// - Parameters:
    ///   - site: the folder that it has to lie in, links followed.
    ///   - wantsDigests: whether the looks have numbers.
    ///   - jobs: how many threads may look at the same time.
    init(_ root: String, in site: String, wantsDigests: Bool = false, jobs: Int = 1) {
        self.root = root
        isInside = resolvedPath(root).map { $0.hasPrefix(site + "/") } ?? false
        guard isInside else { return }
        let limit = wantsDigests ? start : nil
        let first = FolderLook(root, changedBefore: limit)
        looks[""] = first
        let threads = max(1, min(jobs, first.folders.count / Self.worthAThread))
        let parts = (0..<threads).map { part in
            first.folders[first.folders.count * part / threads..<first.folders.count * (part + 1) / threads]
        }
        // Few folders may hold many files.
        let each = threads > 1 ? 1 : jobs
        for part in concurrently(parts, { Self.looks(at: Array($0), below: root, limit, jobs: each) }) {
            looks.merge(part) { known, _ in known }
        }
    }

    private static func looks(
        at folders: [String], below root: String, _ limit: Int64?, jobs: Int
    ) -> [String: FolderLook] {
        var looks: [String: FolderLook] = [:]
        var waiting = folders
        while let folder = waiting.popLast() {
            let look = FolderLook(ContentTree.joined(root, folder), changedBefore: limit, jobs: jobs)
            for name in look.folders { waiting.append(ContentTree.joined(folder, name)) }
            looks[folder] = look
        }
        return looks
    }
}

extension ContentWalk {
    /// Walks the `content/` of a site.
    init(_ request: BuildRequest) {
        let site = resolvedPath(request.site) ?? request.site
        self.init(
            site + "/content", in: site, wantsDigests: request.keepsState, jobs: request.jobs ?? coreCount())
    }
}
