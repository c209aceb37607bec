import Diagnostics
import Publishing

/// What a join was asked for.
public struct JoinRequest: Sendable {
    /// The folders of the shards, in any order.
    public var folders: [String]
    /// The folder to publish into.
    public var output: String
    /// Whether files that Carte did not make may be overwritten.
    public var force = false
    /// Whether files are flushed to disk before the swap.
    public var sync = true
    /// Told what came of it while that can still be taken back, as of a build.
    public var announce: (@Sendable (PublishSummary) -> Message?)?

    /// A request with everything else as it is by default.
    public init(folders: [String], output: String) {
        self.folders = folders
        self.output = output
    }
}

/// Makes one site of all its shards: byte for byte the one that a build of the whole gives.
///
/// A file is read from its shard when it is written, so that ten thousand take no more memory than one.
public func join(_ request: JoinRequest) -> PublishOutcome {
    if let refusal = refusal(ofOutput: request.output, site: nil, sources: request.folders) {
        return .refused([refusal])
    }
    var faults: [Message] = []
    var shards: [ShardFolder] = []
    for path in request.folders {
        do { shards.append(try ShardFolder(path)) } catch { faults.append(error.message) }
    }
    faults += mismatches(among: shards, output: request.output, isComplete: shards.count == request.folders.count)
    guard faults.isEmpty else { return .refused(faults) }
    let files = union(of: shards, &faults)
    guard faults.isEmpty else { return .refused(faults) }
    return publish(
        PublishRequest(
            site: nil, output: request.output, sources: request.folders, files: files, force: request.force,
            isAccepted: true, sync: request.sync, announce: request.announce))
}

/// The names of files of the whole site, in whose place an owner may have one.
private let siteFileNames = ["404.html", "_headers", "robots.txt", "sitemap.xml"]

/// The files of all shards, each once; two of one name that differ are a fault.
private func union(of shards: [ShardFolder], _ faults: inout [Message]) -> [OutputFile] {
    var files: [OutputFile] = []
    var holders: [String: Int] = [:]
    for (number, shard) in shards.enumerated() {
        for path in shard.folder.paths where path != ShardLabel.fileName {
            if let holder = holders[path] {
                let other = shards[holder]
                guard shard.folder.bytes(at: path) != other.folder.bytes(at: path) else { continue }
                faults.append(
                    Message(
                        .error, file: shard.path + "/" + path, "'\(other.path)' has another file of this name",
                        hint: "build both shards again from the same content; if that does not help, rename a picture"))
            } else {
                holders[path] = number
                let folder = shard.folder
                let isSitemap = path.hasPrefix("sitemap-") && path.hasSuffix(".xml") && !path.contains("/")
                let yields = siteFileNames.contains(path) || isSitemap
                files.append(OutputFile(path: path, content: .deferred { folder.bytes(at: path) }, yields: yields))
            }
        }
    }
    return files
}
