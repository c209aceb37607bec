import Diagnostics
import Glibc

/// Puts a new site in place that differs from the old one in one file alone: the two files change places, and a reader sees
/// the old site or the new one.
///
/// A site of a thousand pages, of which one has a new price, is not made anew for it.
struct OneFile {
    private let file: NewSite.File
    private let old: OldSite

    /// Nil where more has to be done.
    init?(_ plan: Plan, _ old: OldSite?) {
        guard let old, plan.written.count == 1, let file = plan.written.first, plan.removed.isEmpty,
            plan.displaced.isEmpty, !plan.manifestDiffers, old[file.path]?.kind == .file
        else { return nil }
        (self.file, self.old) = (file, old)
    }

    /// Puts the file in place, from a staging folder in which it may lie already.
    ///
    /// On any error the output folder is as it was. The result is what could not be tidied away.
    func run(in staging: Staging, sync: Bool, _ announcement: Announcement) throws(Stop) -> [Message] {
        var trail = FolderTrail(from: old.folder)
        let target = try trail.folder(at: file.path.parent)
        let isStaged = file.isStaged(in: staging.folder)
        var stagedTrail = FolderTrail(from: staging.folder)
        let source = isStaged ? try stagedTrail.folder(at: file.path.parent) : staging.folder
        if !isStaged { try source.write(file.bytes(), as: file.path.name, sync: sync) }
        do {
            try source.move(file.path.name, to: target, as: file.path.name, .exchange)
        } catch {
            if !isStaged { try source.remove(file.path.name) }
            throw error
        }
        do throws(Stop) {
            if sync { try target.sync() }
            try announcement.make()
        } catch {
            do throws(Stop) {
                try source.move(file.path.name, to: target, as: file.path.name, .exchange)
            } catch _ {
                throw error.withNewSite(at: old.folder.path)
            }
            // What this cannot do, the next build's does.
            if sync { try? target.sync() }
            throw error
        }
        return staging.discardOld()
    }
}
