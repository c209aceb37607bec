/// The list of the files that Carte made, which lies among them, so that one swap brings both.
///
///     carte-files 1
///     en/index.html
///     index.html
///     2 files
///
/// The last line tells a whole list from a torn one.
enum Manifest {
    /// The list's own name in the output folder.
    static let name = Array(".carte-files".utf8)
    static let path = RelativePath(trusted: name)
    /// A longer list is not read.
    static let sizeLimit = 64 << 20

    private static let head = Array("carte-files 1".utf8)

    /// The list of these paths, which are in order.
    static func bytes(of paths: [RelativePath]) -> [UInt8] {
        var bytes = head + [0x0A]
        bytes.reserveCapacity(paths.reduce(64) { $0 + $1.bytes.count + 1 })
        for path in paths {
            bytes += path.bytes
            bytes.append(0x0A)
        }
        return bytes + "\(paths.count) files\n".utf8
    }

    /// The paths a list names, or none where it is not one of Carte's, whole and well formed.
    static func paths(in bytes: [UInt8]) -> Set<RelativePath> {
        guard bytes.last == 0x0A else { return [] }
        let lines = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.count >= 2, lines[0] == head[...], lines.last == ArraySlice("\(lines.count - 2) files".utf8) else {
            return []
        }
        var paths = Set<RelativePath>(minimumCapacity: lines.count)
        for line in lines.dropFirst().dropLast() {
            guard let path = RelativePath(checking: Array(line)) else { return [] }
            paths.insert(path)
        }
        return paths
    }
}
