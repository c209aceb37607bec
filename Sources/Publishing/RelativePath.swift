/// A path beneath the output folder, in bytes: two names that differ only in their Unicode form are two files.
struct RelativePath: Hashable, Comparable, Sendable {
    /// How many parts a path may have.
    static let depthLimit = 128

    /// The output folder itself.
    static let root = RelativePath(trusted: [])

    /// Parts joined by `/`.
    let bytes: [UInt8]

    init(trusted bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The path, if it leads to a place beneath the folder it starts from and to nowhere else: no part is empty, `.`,
    /// `..` or longer than 255 bytes (`NAME_MAX`), and no character is a control character.
    init?(checking bytes: [UInt8]) {
        var length = 0
        var depth = 1
        var before: UInt8 = 0
        var start = bytes.startIndex
        for (index, byte) in bytes.enumerated() {
            if byte < 0x20 || byte == 0x7F || before == 0xC2 && 0x80...0x9F ~= byte { return nil }
            if byte == UInt8(ascii: "/") {
                if !Self.isName(bytes[start..<index]) { return nil }
                start = index + 1
                length = 0
                depth += 1
            } else {
                length += 1
            }
            before = byte
        }
        guard Self.isName(bytes[start...]), depth <= Self.depthLimit else { return nil }
        self.bytes = bytes
    }

    private static func isName(_ part: ArraySlice<UInt8>) -> Bool {
        !part.isEmpty && part.count <= 255 && part != [0x2E] && part != [0x2E, 0x2E]
    }

    static func < (one: RelativePath, other: RelativePath) -> Bool {
        one.bytes.withUnsafeBytes { one in
            other.bytes.withUnsafeBytes { other in one.lexicographicallyPrecedes(other) }
        }
    }

    var parts: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

    /// The folder that this stands in; for the root, the root.
    var parent: RelativePath {
        RelativePath(trusted: Array(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)]))
    }

    var name: [UInt8] {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes }
        return Array(bytes[(slash + 1)...])
    }

    func appending(_ name: [UInt8]) -> RelativePath {
        RelativePath(trusted: bytes.isEmpty ? name : bytes + [UInt8(ascii: "/")] + name)
    }

    /// The folders that this stands in, the innermost first, the root left out.
    var ancestors: some Sequence<RelativePath> {
        sequence(first: parent) { $0.parent }.prefix { $0 != .root }
    }

    /// All folders that any of these paths stand in, the root left out.
    static func folders(of paths: some Sequence<RelativePath>) -> Set<RelativePath> {
        var folders = Set<RelativePath>()
        for path in paths { folders.insertAncestors(of: path) }
        return folders
    }

    /// The path as a message shows it, beneath the folder named `folder`.
    func shown(in folder: String) -> String {
        folder + "/" + String(decoding: bytes, as: UTF8.self)
    }
}

extension Set<RelativePath> {
    /// Adds the folders that a path stands in to a set that holds, with each folder, all those around it.
    mutating func insertAncestors(of path: RelativePath) {
        for folder in path.ancestors where !insert(folder).inserted { break }
    }
}
