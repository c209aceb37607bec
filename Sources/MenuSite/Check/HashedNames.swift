/// The names under which pictures and other files are published, each with a hash of the file's bytes.
struct HashedNames: Sendable {
    /// The hashes of the files by their paths in the output folder.
    private var hashes: [String: String] = [:]

    /// The path of a file in the output folder: `folder/STEM.HASH.ENDING`.
    mutating func path(in folder: String, stem: String, ending: String, hash: String) -> String {
        let name = folder + "/" + webName(stem, fallback: folder == "images" ? "picture" : "file")
        let end = ending.isEmpty ? "" : "." + ending
        var path = "\(name).\(hash.prefix(8))\(end)"
        // Two files of one name whose hashes begin alike are told apart by the whole of them.
        if hashes[path] ?? hash != hash { path = "\(name).\(hash)\(end)" }
        hashes[path] = hash
        return path
    }
}

/// A file's name for the web: letters, digits and marks of any script, a '-' for what stands between them.
///
/// - Parameter fallback: the name where none of that is in it.
func webName(_ stem: String, fallback: String) -> String {
    let isPlain = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_") }
    if 1...120 ~= stem.utf8.count, stem.utf8.allSatisfy(isPlain) { return stem }
    var name = ""
    var gap = false
    for scalar in composed(stem).unicodeScalars {
        let properties = scalar.properties
        let isKept =
            properties.isAlphabetic || scalar == "_" || properties.numericType == .decimal
            || [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
        guard isKept else {
            gap = true
            continue
        }
        if gap, !name.isEmpty { name += "-" }
        gap = false
        name.unicodeScalars.append(scalar)
        if name.utf8.count >= 120 { break }
    }
    return name.isEmpty ? fallback : name
}
