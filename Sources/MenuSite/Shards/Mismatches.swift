import Diagnostics

/// Why shards do not make one site: one that is there twice, one of another site, those that are missing.
///
/// - Parameters:
///   - output: the folder that the site is to be published into.
///   - isComplete: whether each folder held a shard; what is missing is not said otherwise.
func mismatches(among shards: [ShardFolder], output: String, isComplete: Bool) -> [Message] {
    guard let common = commonLabel(of: shards.map(\.label)) else { return [] }
    var faults: [Message] = []
    var holders: [Int: String] = [:]
    for shard in shards {
        let number = shard.label.shard.number
        if let text = shard.label.difference(from: common) {
            let again = Shard(number: number, count: common.shard.count).map { "build it again with --shard \($0)" }
            faults.append(
                Message(
                    .error, file: shard.path, text,
                    hint: again.map { $0 + ", from the same content and templates and with the same options" }
                        ?? "name the shards of one site"))
        } else if let other = holders[number] {
            faults.append(
                Message(
                    .error, file: shard.path,
                    other == shard.path
                        ? "this shard is named twice" : "shard \(shard.label.shard) is in '\(other)' too",
                    hint: "name one folder for each shard"))
            continue
        }
        holders[number] = shard.path
    }
    let missing = (1...common.shard.count).filter { holders[$0] == nil }
    if isComplete, !missing.isEmpty {
        let names = listed(missing.map { String($0) })
        let (noun, verb) = missing.count == 1 ? ("shard", "is") : ("shards", "are")
        let first = Shard(number: missing[0], count: common.shard.count).map { "--shard \($0)" } ?? ""
        faults.append(
            Message(
                .error, file: output, "\(noun) \(names) of \(common.shard.count) \(verb) missing",
                hint: missing.count == 1
                    ? "build it with \(first), and name its folder"
                    : "build them with \(first) and so on, and name their folders"))
    }
    return faults
}

/// The label that most shards agree with, the first of several.
private func commonLabel(of labels: [ShardLabel]) -> ShardLabel? {
    var counts: [String: Int] = [:]
    for label in labels { counts[label.site, default: 0] += 1 }
    let most = counts.values.max()
    return labels.first { counts[$0.site] == most }
}

/// At most ten names, in words.
private func listed(_ names: [String]) -> String {
    if names.count > 10 { return names.prefix(10).joined(separator: ", ") + " and \(names.count - 10) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
}

extension ShardLabel {
    /// What is the same in all shards of a site.
    fileprivate var site: String { "\(shard.count)\n\(version)\n\(options)\n\(content)" }

    /// Why this is no part of the other's site, or nil.
    fileprivate func difference(from other: ShardLabel) -> String? {
        if shard.count != other.shard.count {
            return "this is one of \(shard.count) shards, and the others are of \(other.shard.count)"
        }
        if version != other.version {
            return "this shard was built by Carte \(version), and the others by \(other.version)"
        }
        if options != other.options {
            return "this shard was built with '\(options)', and the others with '\(other.options)'"
        }
        return content == other.content ? nil : "this shard was built from other files than the others"
    }
}
