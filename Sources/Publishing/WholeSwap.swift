import Diagnostics
import Glibc

/// Puts a new site in place as a whole: it grows in a staging folder, and one rename shows it.
struct WholeSwap {
    let plan: Plan
    let old: OldSite?
    let place: OutputPlace
    let sync: Bool
    let announcement: Announcement

    /// Grows the new site in a staging folder, in which some of its files may lie already, and puts it in place.
    ///
    /// On any error the output folder is as it was, and the staging folder is gone unless it is to be kept. The result is
    /// what could not be tidied away.
    func run(in staging: Staging, isKept: Bool) throws(Stop) -> [Message] {
        do {
            try fill(staging.folder)
            try finish(staging.folder)
            try swap(staging)
        } catch {
            if !isKept { try staging.discard() }
            throw error
        }
        guard let old else { return [] }
        do throws(Stop) {
            return try LateFiles.bring(from: old, to: staging.folder, shownAs: place.shown) + staging.discardOld()
        } catch {
            // The new site is whole all the same; what was to be brought over is left to its owner, not to the next build.
            return [staging.keepOld(because: error)]
        }
    }

    /// Makes all folders, writes what is new and links what stays.
    private func fill(_ new: Folder) throws(Stop) {
        try new.dress(as: old?.facts)
        var trail = FolderTrail(from: new)
        for folder in plan.folders {
            try trail.folder(making: folder.path).dress(as: folder.old)
        }
        for file in plan.written where !file.isStaged(in: new) {
            try trail.folder(at: file.path.parent).write(file.bytes(), as: file.path.name, sync: sync)
        }
        try new.write(plan.manifest, as: Manifest.name, sync: sync)
        guard let old else { return }
        var oldTrail = FolderTrail(from: old.folder)
        for path in plan.foreign {
            // What cannot be linked is not copied: a copy would lose its owner, and a device has no bytes.
            try oldTrail.folder(at: path.parent).link(path.name, in: trail.folder(at: path.parent), as: path.name)
        }
        for file in plan.unchanged {
            let (from, to) = try (oldTrail.folder(at: file.path.parent), trail.folder(at: file.path.parent))
            do {
                try from.link(file.path.name, in: to, as: file.path.name)
            } catch .system(let error) where [EXDEV, EPERM, EMLINK, EACCES, ENOTSUP].contains(error.code) {
                try to.write(file.bytes(), as: file.path.name, sync: sync)
            }
        }
    }

    /// Gives every folder its mode and time, the innermost first, and brings its names to the disk.
    private func finish(_ new: Folder) throws(Stop) {
        var trail = FolderTrail(from: new)
        for folder in plan.folders.reversed() where sync || folder.old?.needsFinish(folder.isUntouched) == true {
            let made = try trail.folder(at: folder.path)
            if let facts = folder.old { try made.finish(as: facts, keepingTime: folder.isUntouched) }
            if sync { try made.sync() }
        }
        if let facts = old?.facts { try new.finish(as: facts, keepingTime: false) }
        if sync { try new.sync() }
    }

    /// The one step that visitors see.
    ///
    /// Where what follows it fails, it is taken back.
    private func swap(_ staging: Staging) throws(Stop) {
        let flag = old == nil ? RenameFlag.noReplace : .exchange
        try staging.place.move(staging.name, to: place.parent, as: place.name, flag)
        do throws(Stop) {
            if sync { try bringToDisk(staging) }
            try announcement.make()
        } catch {
            do throws(Stop) {
                try place.parent.move(place.name, to: staging.place, as: staging.name, flag)
            } catch _ {
                throw error.withNewSite(at: place.shown)
            }
            // What this cannot do, the next build's does.
            if sync { try? bringToDisk(staging) }
            throw error
        }
    }

    private func bringToDisk(_ staging: Staging) throws(Stop) {
        try place.parent.sync()
        try staging.place.sync()
    }
}
