/// What a shard says of itself, in a file beside the list of what Carte made: which part it is, and of what.
///
///     carte-shard 1
///     shard 3/64
///     version 0.1.0
///     options --base /menu/
///     content 5f0c1a9e27d3b864
///
/// Shards whose last three lines are the same are parts of one site.
struct ShardLabel: Sendable, Equatable {
    /// The file's name in the output folder.
    static let fileName = ".carte-shard"
    /// A longer file is no label.
    static let sizeLimit = 1 << 16

    var shard: Shard
    /// Carte's version.
    var version: String
    /// The options that pages depend on, as on the command line.
    var options: String
    /// A hash of what the pages share, and of the names of all files they are made from.
    var content: String

    private static let names = ["shard", "version", "options", "content"]

    /// The label as it is written.
    var text: String {
        let values = ["\(shard)", version, options, content]
        return "carte-shard 1\n" + zip(Self.names, values).map { "\($0) \($1)\n" }.joined()
    }

    /// Reads a label; nil where it is none, whole and well formed.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == Self.names.count + 2, lines[0] == "carte-shard 1", lines[lines.count - 1].isEmpty else {
            return nil
        }
        let values = zip(Self.names, lines.dropFirst()).compactMap { name, line in
            line.hasPrefix(name + " ") ? line.dropFirst(name.utf8.count + 1) : nil
        }
        guard values.count == Self.names.count, let shard = Shard(values[0]) else { return nil }
        self.shard = shard
        (version, options, content) = (String(values[1]), String(values[2]), String(values[3]))
    }

    /// The label of a part; nil where something that it is a hash of cannot be read any more.
    init?(_ shard: Shard, of sources: SiteSources, _ request: BuildRequest) {
        guard let content = Self.content(of: sources) else { return nil }
        self.shard = shard
        version = request.version
        options = Self.options(of: request)
        self.content = content
    }

    private static func options(of request: BuildRequest) -> String {
        let url = request.url.map { " --url " + WebAddress.encoded($0) } ?? ""
        return "--base " + WebAddress.encoded(request.base) + url
    }

    /// A hash of the templates, of each `site.json` and of the names of all files.
    ///
    /// Menus, descriptions and pictures are in one page each as a rule, and a part does not read those of the others.
    private static func content(of sources: SiteSources) -> String? {
        var bytes: [UInt8] = []
        let add = { (part: [UInt8]) in
            bytes += "\(part.count) ".utf8
            bytes += part
        }
        for (name, source) in sources.theme.files.sorted(by: { $0.key < $1.key }) {
            add(Array(name.utf8))
            add(source.bytes)
        }
        for folder in sources.tree.folders.sorted(by: isInOrder) {
            for name in sources.tree.files(in: folder) {
                let path = ContentTree.joined(folder, name)
                add(Array(path.utf8))
                guard name == "site.json" else { continue }
                guard
                    case .bytes(let text) = readFile(
                        sources.tree.root + "/" + path, limit: sources.tree.limits[.textSize])
                else { return nil }
                add(text)
            }
        }
        return contentHash(bytes)
    }
}
