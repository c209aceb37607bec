import Diagnostics
import Glibc

/// A site on its way into the output folder: no other build of it runs, and what is new can grow beside the old one before
/// all of it is known.
///
/// It ends with `finish`; where it is let go before, nothing was published.
public final class Publication {
    private var request: PublishRequest
    private let patience: Duration
    /// The lock of a site that was built before, held from before anything of it is read.
    private var earlyLock: Lock?
    /// What publishing works with, or why it cannot begin; none as long as nothing was asked of it.
    private var known: Result<Ground, Stop>?
    private var staging: Staging?

    /// What is known and held before a file is put in place.
    private struct Ground {
        let own: Folder?
        let place: OutputPlace
        let siteLock: Lock?
        let outputLock: Lock?
        let old: OldSite?
        let warnings: [Message]
        /// Where a new site may grow that is put in place as a whole, the best first.
        let stagingPlaces: [(folder: Folder, prefix: [UInt8])]
    }

    /// Begins to publish; where that is refused or fails, `finish` says so.
    ///
    /// - Parameter request: what is to be published; its files are given to `finish`.
    public convenience init(_ request: PublishRequest) {
        self.init(request, waiting: .seconds(10))
    }

    /// The same, for a build that waits `patience` for another one.
    init(_ request: PublishRequest, waiting patience: Duration) {
        (self.request, self.patience) = (request, patience)
    }

    /// Waits until no other build of a site that was built before runs, so that what is read from then on is not older than
    /// what that one published.
    ///
    /// - Returns: why it is not waited for any longer; nil where nothing is in the way.
    public func waitForOthers() -> PublishOutcome? {
        guard let folder = request.site.flatMap({ SiteFolder(existingIn: $0) }) else { return nil }
        do throws(Stop) {
            earlyLock = try folder.lock(waiting: Patience(patience))
            return nil
        } catch {
            return error.outcome
        }
    }

    /// What publishing works with: from here on other builds wait, and folders that lead to the output are made.
    private func ground() -> Result<Ground, Stop> {
        let ground = known ?? Self.ground(of: request, earlyLock, Patience(patience))
        known = ground
        return ground
    }

    private static func ground(
        of request: PublishRequest, _ early: Lock?, _ patience: Patience
    ) -> Result<Ground, Stop> {
        if !request.isAccepted,
            let refusal = refusal(ofOutput: request.output, site: request.site, sources: request.sources)
        {
            return .failure(.refused([refusal]))
        }
        do throws(Stop) {
            let siteFolder = try request.site.map { site throws(Stop) in try SiteFolder(of: site) }
            let siteLock = if let early { early } else { try siteFolder?.lock(waiting: patience) }
            let place = try OutputPlace(of: request.output)
            do throws(Stop) {
                let held = try place.lock(waiting: patience)
                let warnings = tidy(siteFolder?.own, place.parent, held?.folder)
                let old = try held.map { held throws(Stop) in try OldSite(held.folder) }
                return .success(
                    Ground(
                        own: siteFolder?.own, place: place, siteLock: siteLock, outputLock: held?.lock, old: old,
                        warnings: warnings, stagingPlaces: try stagingPlaces(siteFolder?.own, place, old)))
            } catch {
                place.undo()
                throw error
            }
        } catch {
            return .failure(error)
        }
    }

    private static func stagingPlaces(_ own: Folder?, _ place: OutputPlace, _ old: OldSite?) throws(Stop) -> [(
        folder: Folder, prefix: [UInt8]
    )] {
        let device = try place.parent.facts().device
        if let old, old.mustStay || old.facts.device != device { return [] }
        var places = [(folder: place.parent, prefix: Staging.hiddenPrefix)]
        if let own, try own.facts().device == device { places.insert((own, Staging.sitePrefix), at: 0) }
        return places
    }

    /// What puts files beside the old site; each thread has a copy of its own.
    ///
    /// Where no staging folder can be made yet, the files are kept until `finish`.
    ///
    /// - Parameter keepingFiles: whether they all are, as those of a small site can be: nothing is touched then before all is
    ///   known to be well.
    public func stager(keepingFiles: Bool = false) -> Stager {
        if keepingFiles { return Stager(old: nil, staging: nil, sync: false) }
        guard case .success(let ground) = ground() else { return Stager(old: nil, staging: nil, sync: false) }
        if staging == nil, let first = ground.stagingPlaces.first {
            staging = try? Staging(in: first.folder, prefix: first.prefix, shownAs: ground.place.shown)
        }
        return Stager(old: ground.old, staging: staging?.folder, sync: request.sync)
    }

    /// Makes the output folder the new site, in one step where the file system can do that.
    ///
    /// - Parameters:
    ///   - files: every file of the site, in any order.
    ///   - failure: why a file could not be put beside the old site; nothing is published then.
    ///   - announce: takes the place of the request's.
    public func finish(
        _ files: [OutputFile], failure: PublishOutcome? = nil,
        announce: (@Sendable (PublishSummary) -> Message?)? = nil
    ) -> PublishOutcome {
        if let announce { request.announce = announce }
        if let failure {
            discard()
            return failure
        }
        switch ground() {
        case .failure(let stop): return stop.outcome
        case .success(let ground):
            do throws(Stop) {
                return .published(try finish(files, on: ground))
            } catch {
                discard()
                return error.outcome
            }
        }
    }

    private func finish(_ files: [OutputFile], on ground: Ground) throws(Stop) -> PublishSummary {
        let new = try NewSite(files.filter { !isKeptFor($0, ground.old) }, output: request.output)
        let plan = try Plan(from: ground.old, to: new, force: request.force, output: request.output)
        guard plan.conflicts.isEmpty else { throw .refused(plan.conflicts) }
        var summary = PublishSummary(
            written: plan.written.count, unchanged: plan.unchanged.count, removed: plan.removed.count,
            way: .nothingToDo, warnings: ground.warnings)
        if plan.isEmpty {
            // What cannot be removed now, the next build removes.
            try? discardStaging()
            try announcement(of: summary).make()
        } else {
            try carryOut(plan, on: ground, &summary)
        }
        return summary
    }

    private func announcement(of summary: PublishSummary) -> Announcement {
        Announcement { [announce = request.announce] in announce?(summary) }
    }

    /// Whether a file is left out, since one that Carte did not make lies at its path and stays.
    private func isKeptFor(_ file: OutputFile, _ old: OldSite?) -> Bool {
        guard file.yields, !request.force, let old, let path = RelativePath(checking: Array(file.path.utf8)),
            let entry = old[path]
        else { return false }
        return !old.isOurs(entry) && !(entry.kind == .folder && old.ourFolders.contains(path))
    }

    /// Makes the old site the new one: as a whole from the first place that serves, else file by file.
    private func carryOut(_ plan: Plan, on ground: Ground, _ summary: inout PublishSummary) throws(Stop) {
        if request.sync { try ground.place.sync() }
        if try replaceOneFile(plan, on: ground, &summary) { return }
        summary.way = ground.old == nil ? .created : .exchanged
        let announcement = self.announcement(of: summary)
        var obstacle = ENOTSUP
        for (index, place) in ground.stagingPlaces.enumerated() {
            do throws(Stop) {
                let swap = WholeSwap(
                    plan: plan, old: ground.old, place: ground.place, sync: request.sync, announcement: announcement)
                let begun = index == 0 ? staging : nil
                if let begun {
                    summary.warnings += try swap.run(in: begun, isKept: true)
                } else {
                    let own = try Staging(in: place.folder, prefix: place.prefix, shownAs: ground.place.shown)
                    summary.warnings += try swap.run(in: own, isKept: false)
                }
                self.staging = nil
                return
            } catch {
                guard let code = error.codeAgainstWholeSwap else { throw error }
                obstacle = code
            }
        }
        guard let old = ground.old else { throw .cannot("make this folder", ground.place.shown, code: obstacle) }
        summary.way = .fileByFile
        let way = FileByFile(
            plan: plan, old: old, sync: request.sync, announcement: self.announcement(of: summary))
        summary.warnings += try way.run()
        // What lies there is of no use any more; what cannot be removed now, the next build removes.
        try? discardStaging()
    }

    /// Puts a site in place that differs in one file; false where that is not so, or cannot be done here.
    private func replaceOneFile(
        _ plan: Plan, on ground: Ground, _ summary: inout PublishSummary
    ) throws(Stop) -> Bool {
        guard let change = OneFile(plan, ground.old), let place = ground.stagingPlaces.first else { return false }
        do throws(Stop) {
            let staging =
                if let begun = self.staging { begun } else {
                    try Staging(in: place.folder, prefix: place.prefix, shownAs: ground.place.shown)
                }
            self.staging = staging
            summary.way = .replaced
            let announcement = self.announcement(of: summary)
            summary.warnings += try change.run(in: staging, sync: request.sync, announcement)
            self.staging = nil
            return true
        } catch {
            guard error.codeAgainstWholeSwap != nil else { throw error }
            return false
        }
    }

    deinit { discard() }

    private func discard() {
        // What cannot be removed now, the next build removes.
        try? discardStaging()
        if case .success(let ground) = known { ground.place.undo() }
    }

    private func discardStaging() throws(Stop) {
        guard let staging else { return }
        self.staging = nil
        try staging.discard()
    }
}

/// Removes what killed builds left behind, wherever a build grows a new site.
private func tidy(_ own: Folder?, _ parent: Folder, _ output: Folder?) -> [Message] {
    var warnings: [Message] = []
    let places = [(own, Staging.sitePrefix), (parent, Staging.hiddenPrefix), (output, Staging.hiddenPrefix)]
    for case (let folder?, let prefix) in places {
        do {
            try Staging.removeLeftovers(in: folder, prefix: prefix)
        } catch .system(let error) where error.code == EACCES {
            // A folder that may not be listed, or not changed: no build of this user left anything in it.
        } catch {
            let text = "what a killed build left in this folder could not be removed"
            warnings.append(Message(.warning, file: folder.path, text))
        }
    }
    return warnings
}

extension Stop {
    /// The error where a whole swap failed for what the folder is or who owns it, so that another way may do.
    ///
    /// It is a mount point, the file system cannot exchange or link, or the folder around it is another user's.
    fileprivate var codeAgainstWholeSwap: Int32? {
        guard case .system(let error) = self else { return nil }
        let codes = [EXDEV, EBUSY, EINVAL, ENOSYS, ENOTSUP, EMLINK, EPERM, EACCES, EROFS]
        return codes.contains(error.code) ? error.code : nil
    }
}
