import Diagnostics
import PictureHeader

/// A picture of the site: its file, and what its header says.
struct PictureFile: Sendable {
    /// Its path under `content/`.
    let path: String
    /// Its path in the output folder, which carries a hash of its bytes.
    let output: String
    /// Width and height as shown, in pixels.
    let width: Int
    let height: Int
    /// Its size in bytes.
    let size: Int
    /// The hash of its bytes.
    let hash: String
    /// The bytes themselves of one that is not worth reading twice.
    let bytes: [UInt8]?
}

/// What came of looking for a picture.
enum PictureFinding: Sendable {
    case found(PictureFile)
    /// Text and hint of an error.
    case fault(String, hint: String)
}

/// The pictures of a site, looked up by path or stem, each read once.
struct PictureShelf: Sendable {
    private let tree: ContentTree
    private var shelves: [String: Shelf] = [:]
    private var read: [String: PictureFinding] = [:]
    private var names = HashedNames()

    /// The pictures of one `images` folder.
    private struct Shelf {
        let folder: String
        let files: [String]
        /// By path in NFC, and by the same without its ending.
        var byPath: [String: String] = [:]
        var byStem: [String: [String]] = [:]
        /// Files whose paths are the same in NFC.
        var twins: [String: [String]] = [:]
    }

    init(tree: ContentTree) {
        self.tree = tree
    }

    /// The picture that an owner's word names, from a page's folder: in its `images/`, then in those above.
    mutating func picture(named written: String, from folder: String) -> PictureFinding {
        let name = composed(written)
        var seen: [String] = []
        for place in ContentTree.upward(from: folder) {
            let shelf = shelf(of: place)
            if shelf.twins[name] != nil {
                return .fault(
                    "'\(written)' is the name of two files in images/, written in two forms", hint: "rename one of them"
                )
            }
            if let file = shelf.byPath[name] { return reading(ContentTree.joined(shelf.folder, file)) }
            let stems = shelf.byStem[name] ?? []
            if stems.count > 1 {
                let names = stems.map { "'\($0)'" }.joined(separator: " and ")
                return .fault("'\(written)' could be \(names)", hint: "write one of them with its ending")
            }
            if let file = stems.first { return reading(ContentTree.joined(shelf.folder, file)) }
            seen += shelf.files
        }
        return .fault("there is no picture '\(written)' in images/", hint: hint(for: name, among: seen))
    }

    /// What to write for a name that is no picture: the same in another case or form first, then the nearest.
    private func hint(for name: String, among files: [String]) -> String {
        var plain = name.split(separator: "\\").joined(separator: "/")
        for prefix in ["./", "content/", "images/"] where plain.hasPrefix(prefix) { plain.removeFirst(prefix.count) }
        if plain.hasPrefix("/") || plain.split(separator: "/").contains("..") {
            return "pictures lie in content/images/; write the path from there"
        }
        let shown = files.filter { Self.endings.contains(Self.ending(of: $0)) }
        let key = matchKey(plain)
        let stem = Self.stem(of: plain)
        let isSame = { (file: String) in
            matchKey(file) == key || matchKey(Self.stem(of: file)) == key
                || matchKey(Self.stem(of: file)) == matchKey(stem)
        }
        let last = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
        let near =
            shown.first(where: isSame) ?? shown.first { isSame(last($0)) } ?? nearest(to: plain, in: shown)
            ?? nearest(to: stem, in: shown.map(Self.stem(of:))).flatMap { near in
                shown.first { Self.stem(of: $0) == near }
            }
        if let near { return "did you mean '\(near)'?" }
        if let other = files.first(where: isSame) {
            return "'\(other)' is there, but browsers do not show it: save it as JPEG"
        }
        return "put it into content/images/"
    }

    private mutating func shelf(of folder: String) -> Shelf {
        if let shelf = shelves[folder] { return shelf }
        let images = ContentTree.joined(folder, "images")
        var shelf = Shelf(folder: images, files: tree.files(under: images))
        for file in shelf.files {
            let path = composed(file)
            if let other = shelf.byPath.updateValue(file, forKey: path),
                other != file || !other.utf8.elementsEqual(file.utf8)
            {
                shelf.twins[path] = [other, file]
            }
            guard Self.endings.contains(Self.ending(of: file)) else { continue }
            shelf.byStem[composed(Self.stem(of: file)), default: []].append(file)
        }
        shelves[folder] = shelf
        return shelf
    }

    private mutating func reading(_ path: String) -> PictureFinding {
        if let known = read[path] { return known }
        let finding = finding(path)
        read[path] = finding
        return finding
    }

    private mutating func finding(_ path: String) -> PictureFinding {
        let shown = ContentTree.shown(path)
        switch readFile(tree.root + "/" + path) {
        case .missing: return .fault("'\(shown)' leads nowhere", hint: "put the picture there")
        case .unreadable(let why): return .fault("'\(shown)' cannot be read: \(why)", hint: "check its permissions")
        case .bytes(let bytes):
            switch readPictureHeader(bytes) {
            case .failure(let fault):
                return .fault(
                    "'\(shown)' is no picture that browsers show: \(fault.text)",
                    hint: fault.hint ?? "save it as JPEG, PNG or WebP")
            case .success(let header):
                let name = path.split(separator: "/").last.map(String.init) ?? path
                let hash = contentHash(bytes)
                let output = names.path(
                    in: "images", stem: Self.stem(of: name), ending: header.format.extensions.first ?? "", hash: hash)
                return .found(
                    PictureFile(
                        path: path, output: output, width: header.width, height: header.height, size: bytes.count,
                        hash: hash, bytes: bytes.count <= 4096 ? bytes : nil))
            }
        }
    }

    /// A path without its ending.
    static func stem(of path: String) -> String {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/"), dot != path.startIndex else {
            return path
        }
        return String(path[..<dot])
    }

    /// The endings of files that are looked for by stem.
    private static let endings = PictureFormat.allCases.flatMap(\.extensions)

    private static func ending(of path: String) -> String {
        path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    }
}
