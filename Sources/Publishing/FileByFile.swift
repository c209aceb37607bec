import Diagnostics
import Glibc

/// Puts a new site in place one file at a time, for an output folder that cannot be exchanged as a whole.
///
/// Everything is written before anything is put in place; pictures and styles go before the pages that refer to them,
/// and what the new site lacks goes last. The list of Carte's files names old and new ones meanwhile, so that after a
/// kill the next build knows them all.
struct FileByFile {
    let plan: Plan
    let old: OldSite
    let sync: Bool
    private let announcement: Announcement
    private let newFolders: Set<RelativePath>
    private let newFiles: Set<RelativePath>

    init(plan: Plan, old: OldSite, sync: Bool, announcement: Announcement) {
        self.plan = plan
        self.announcement = announcement
        self.old = old
        self.sync = sync
        newFolders = Set(plan.folders.lazy.filter { $0.old == nil && old[$0.path]?.kind != .folder }.map(\.path))
        newFiles = Set(plan.written.map(\.path))
    }

    private static let firstList = Array("list-0".utf8)
    private static let lastList = Array("list-1".utf8)

    /// Puts the site in place.
    ///
    /// On an error what was done is taken back; the result is what could not be tidied away.
    func run() throws(Stop) -> [Message] {
        let staging = try Staging(in: old.folder, prefix: Staging.hiddenPrefix, shownAs: old.folder.path)
        var journal = Journal(root: old.folder, staging: staging.folder)
        do {
            try write(in: staging.folder)
            try place(&journal)
            try announcement.make()
        } catch {
            let isWhole = journal.undo(sync: sync)
            // What cannot be removed now, the next build removes.
            try? staging.discard()
            if isWhole { throw error }
            throw .failed(Self.torn(error, old.folder.path))
        }
        do {
            try staging.discard()
            return []
        } catch .system(let error) {
            let text = "the old site's files could not be removed: \(errorWords(error.code))"
            let path = old.folder.shown(staging.name)
            return [Message(.warning, file: path, text, hint: "the next build tries again")]
        }
    }

    /// Writes every new file under its number, so that a full disk shows before anything is changed.
    private func write(in staging: Folder) throws(Stop) {
        for (number, file) in plan.written.enumerated() {
            let shown = file.path.shown(in: old.folder.path)
            try staging.write(file.bytes(), as: Self.name(number), sync: sync, shownAs: shown)
        }
        let both = old.ours.union(plan.written.map(\.path)).union(plan.unchanged.map(\.path))
        let list = old.folder.shown(Manifest.name)
        try staging.write(Manifest.bytes(of: both.sorted()), as: Self.firstList, sync: sync, shownAs: list)
        try staging.write(plan.manifest, as: Self.lastList, sync: sync, shownAs: list)
        if sync { try staging.sync() }
    }

    private func place(_ journal: inout Journal) throws(Stop) {
        try journal.place(Self.firstList, at: Manifest.path)
        // An old file where a folder must stand, or an old folder where a file must, goes before its time.
        let blocking = plan.removed.filter { isBlocking($0) }
        for path in plan.displaced + blocking { try journal.remove(path) }
        for path in plan.vanished.reversed() where isBlocking(path) {
            try journal.removeFolder(path, like: old[path]?.facts)
        }
        for path in newFolders.sorted() { try journal.makeFolder(path) }
        for isAsset in [true, false] {
            for (number, file) in plan.written.enumerated() where file.isAsset == isAsset {
                try journal.place(Self.name(number), at: file.path)
            }
            if sync { try journal.sync() }
        }
        for path in plan.removed where !isBlocking(path) { try journal.remove(path) }
        for path in plan.vanished.reversed() where !isBlocking(path) {
            try journal.removeFolder(path, like: old[path]?.facts)
        }
        try journal.place(Self.lastList, at: Manifest.path)
        if sync { try journal.sync() }
    }

    /// Whether a new folder must stand where this is, or a new file where this or a folder around it is.
    private func isBlocking(_ path: RelativePath) -> Bool {
        newFolders.contains(path) || newFiles.contains(path) || path.ancestors.contains { newFiles.contains($0) }
    }

    private static func name(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }

    private static func torn(_ stop: Stop, _ path: String) -> Message {
        let why = if case .failed(let message) = stop.outcome { ": " + message.text } else { "" }
        return Message(.error, file: path, "the new site is only partly in place" + why, hint: "build again")
    }
}
