import Diagnostics
import Publishing

/// A folder that holds a shard.
struct ShardFolder {
    /// The folder as messages show it.
    let path: String
    let label: ShardLabel
    let folder: PublishedFolder

    /// Why a folder holds no whole shard.
    struct Fault: Error {
        let message: Message

        init(_ path: String, _ text: String, hint: String) {
            message = Message(.error, file: path, text, hint: hint)
        }
    }

    /// The shard in a folder.
    init(_ path: String) throws(Fault) {
        self.path = path
        label = try Self.label(in: path)
        guard let folder = PublishedFolder(path) else {
            throw Fault(path, "the list of what is in this shard is not there or torn", hint: label.command)
        }
        self.folder = folder
        let missing = folder.missingPaths()
        if let first = missing.first {
            let more = missing.count > 1 ? ", nor is the rest of \(missing.count)" : ""
            throw Fault(
                path, "its file '\(first)' is not there\(more)", hint: "copy the folder whole, or \(label.command)")
        }
    }

    private static func label(in path: String) throws(Fault) -> ShardLabel {
        guard isFolder(path) else {
            throw Fault(path, "there is no such folder", hint: "write the folder of a shard")
        }
        switch readFile(path + "/" + ShardLabel.fileName, limit: ShardLabel.sizeLimit) {
        case .bytes(let bytes):
            if let label = ShardLabel(String(decoding: bytes, as: UTF8.self)) { return label }
            throw Fault(
                path, "its '\(ShardLabel.fileName)' is torn, or of another Carte", hint: "build the shard again")
        case .missing where PublishedFolder(path) != nil:
            throw Fault(
                path, "a whole site is in this folder, not a shard",
                hint: "name the folders that 'carte build --shard' made")
        case .missing:
            throw Fault(
                path, "no shard is in this folder",
                hint: "name the folders that 'carte build --shard' made; '\(ShardLabel.fileName)' belongs to them")
        case .tooLarge:
            throw Fault(path, "its '\(ShardLabel.fileName)' is too long to be one", hint: "build the shard again")
        case .unreadable(let why):
            throw Fault(path, "its '\(ShardLabel.fileName)' cannot be read: \(why)", hint: "check its permissions")
        }
    }
}

extension Shard {
    /// Why this part cannot be published into a folder, or nil: a whole site that is there stays whole.
    func refusal(ofOutput output: String) -> Message? {
        guard let folder = PublishedFolder(output), !folder.paths.contains(ShardLabel.fileName) else { return nil }
        return Message(
            .error, file: output, "a whole site is in this folder, and shard \(self) would take its place",
            hint: "name a folder of the shard's own, such as --output shards/\(number)")
    }
}

extension ShardLabel {
    /// What to do to have this shard again.
    var command: String { "build it again with --shard \(shard)" }
}
