import Diagnostics
import Glibc
import Publishing

/// What came of a build.
public enum BuildOutcome: Sendable {
    /// The site was published.
    case published(PublishSummary)
    /// The content is at fault; nothing was written.
    case faulty
    /// The request is refused; nothing was written.
    case refused([Message])
    /// The machine failed.
    case failed(Message)
}

/// Builds a site: load, check, lay out, render, publish.
///
/// Each page goes the whole way to the HTML before the next one is read (`PageLine`), and is put beside the old site, so
/// that ten thousand take no more memory than one.
///
/// - Parameter report: everything there is to say about the content, whatever comes of the build.
public func build(_ request: BuildRequest, _ report: inout Report) -> BuildOutcome {
    let publication = Publication(request.publication)
    if let refusal = publication.waitForOthers() { return BuildOutcome(refusal) }
    let walk = ContentWalk(request)
    let cache = BuildCache(request, walk)
    if let summary = cache.nothingChanged { return request.announced(summary) }
    let sources = load(request, walk, &report)
    let stager = publication.stager(keepingFiles: cache.reuse == nil && sources.pages.count <= 16)
    let site = check(sources, request, stager: stager, reuse: cache.reuse, &report)
    guard !report.forbidsPublishing(strict: request.strict) else { return .faulty }
    let files = site.files(content: sources.tree.root) + request.shardFiles(of: sources)
    let outcome = publication.finish(files, failure: site.failure, announce: request.announcement(of: report))
    cache.keep(site, of: files, outcome, report)
    return BuildOutcome(outcome)
}

/// Checks a site as a build would, gives advice where nothing is wrong, and writes nothing.
public func check(_ request: BuildRequest, _ report: inout Report) {
    var request = request
    request.wantsAdvice = true
    _ = check(load(request, ContentWalk(request), &report), request, &report)
}

/// Why a site or an output folder is refused before anything is read, or nil.
public func refusal(of request: BuildRequest, publishing: Bool) -> Message? {
    guard let isThere = isKnownFolder(request.site), let hasContent = isKnownFolder(request.site + "/content") else {
        let why = words(forErrno: errno)
        return Message(.error, file: request.site, "this folder cannot be read: \(why)", hint: "check its permissions")
    }
    guard isThere else {
        return Message(
            .error, file: request.site, "there is no such folder", hint: "write the folder that holds content/")
    }
    guard hasContent else {
        if case .bytes = readFile(request.site + "/menu.json", limit: request.limits[.textSize]) {
            return Message(
                .error, file: request.site, "this is the content folder itself", hint: "name the folder above it")
        }
        return Message(
            .error, file: request.site, "the folder has no content/", hint: "put menu.json into a folder content/ here")
    }
    guard publishing else { return nil }
    return refusal(ofOutput: request.outputFolder, site: request.site, sources: request.sourceFolders)
        ?? request.shard.flatMap { $0.refusal(ofOutput: request.outputFolder) }
}

extension BuildRequest {
    var outputFolder: String { output ?? site + "/output" }
    var sourceFolders: [String] { [site + "/content", site + "/templates"] }

    /// What a part of a site brings besides its pages.
    fileprivate func shardFiles(of sources: SiteSources) -> [OutputFile] {
        guard let shard else { return [] }
        let label = ShardLabel(shard, of: sources, self).map { Array($0.text.utf8) }
        return [OutputFile(path: ShardLabel.fileName, content: .deferred { label })]
    }

    /// What says what came of a build with this report.
    fileprivate func announcement(of report: Report) -> (@Sendable (PublishSummary) -> Message?)? {
        guard let announce else { return nil }
        return { announce($0, report) }
    }

    /// What a build comes to that has nothing to do, and nothing to say of the content.
    fileprivate func announced(_ summary: PublishSummary) -> BuildOutcome {
        if let fault = announce?(summary, Report()) { return .failed(fault) }
        return .published(summary)
    }

    fileprivate var publication: PublishRequest {
        PublishRequest(
            // Parts of one site are built at the same time, and leave its folder alone.
            site: shard == nil ? site : nil, output: outputFolder, sources: sourceFolders, files: [], force: force,
            isAccepted: isAccepted,
            sync: sync)
    }
}

extension BuildOutcome {
    fileprivate init(_ outcome: PublishOutcome) {
        switch outcome {
        case .published(let summary): self = .published(summary)
        case .refused(let messages): self = .refused(messages)
        case .failed(let message): self = .failed(message)
        }
    }
}
