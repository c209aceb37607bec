import Diagnostics
import Glibc

/// Makes the output folder the new site, in one step where the file system can do that.
///
/// The site is made beside the old one, on the same file system, and the two change places; files that did not change
/// are linked, not written. What Carte did not make stays as it is. At every instant, and after a kill at any instant,
/// the folder is the old site or the new one. Two builds of one site or to one folder wait for each other.
public func publish(_ request: PublishRequest) -> PublishOutcome {
    publish(request, waiting: .seconds(10))
}

/// The same, for a build that waits `patience` for another one.
func publish(_ request: PublishRequest, waiting patience: Duration) -> PublishOutcome {
    if !request.isAccepted,
        let refusal = refusal(ofOutput: request.output, site: request.site, sources: request.sources)
    {
        return .refused([refusal])
    }
    do throws(Stop) {
        let site = try NewSite(request.files, output: request.output)
        let siteFolder = try SiteFolder(of: request.site)
        let patience = Patience(patience)
        let siteLock = try siteFolder.lock(waiting: patience)
        let place = try OutputPlace(of: request.output)
        do throws(Stop) {
            let summary = try withExtendedLifetime(siteLock) { () throws(Stop) in
                try publish(request, site, in: siteFolder.own, at: place, patience)
            }
            return .published(summary)
        } catch {
            place.undo()
            throw error
        }
    } catch {
        return error.outcome
    }
}

/// Publishes to a place that is known, while no other build of the site runs.
private func publish(
    _ request: PublishRequest, _ new: NewSite, in own: Folder?, at place: OutputPlace, _ patience: Patience
) throws(Stop) -> PublishSummary {
    let held = try place.lock(waiting: patience)
    return try withExtendedLifetime(held?.lock) { () throws(Stop) in
        var warnings = tidy(own, place.parent, held?.folder)
        let old = try held.map { held throws(Stop) in try OldSite(held.folder) }
        let plan = try Plan(from: old, to: new, force: request.force, output: request.output)
        guard plan.conflicts.isEmpty else { throw .refused(plan.conflicts) }
        var way = PublishSummary.Way.nothingToDo
        if !plan.isEmpty {
            way = try carryOut(plan, old, own, place, sync: request.sync, &warnings)
        }
        return PublishSummary(
            written: plan.written.count, unchanged: plan.unchanged.count, removed: plan.removed.count, way: way,
            warnings: warnings)
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

/// Makes the old site the new one: as a whole from the first place that serves, else file by file.
private func carryOut(
    _ plan: Plan, _ old: OldSite?, _ own: Folder?, _ place: OutputPlace, sync: Bool, _ warnings: inout [Message]
) throws(Stop) -> PublishSummary.Way {
    let device = try place.parent.facts().device
    var stagingPlaces = [(place.parent, Staging.hiddenPrefix)]
    if let own, try own.facts().device == device { stagingPlaces.insert((own, Staging.sitePrefix), at: 0) }
    if let old, old.mustStay || old.facts.device != device { stagingPlaces = [] }
    if sync { try place.sync() }
    var obstacle = ENOTSUP
    for (folder, prefix) in stagingPlaces {
        do {
            let swap = WholeSwap(plan: plan, old: old, place: place, sync: sync)
            warnings += try swap.run(in: folder, prefix: prefix)
            return old == nil ? .created : .exchanged
        } catch {
            guard let code = error.codeAgainstWholeSwap else { throw error }
            obstacle = code
        }
    }
    guard let old else { throw .cannot("make this folder", place.shown, code: obstacle) }
    warnings += try FileByFile(plan: plan, old: old, sync: sync).run()
    return .fileByFile
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
