import Diagnostics
import PictureHeader

/// What came of looking for a picture.
enum PictureFinding: Sendable {
    case found(PictureFile)
    /// Text and hint of an error.
    case fault(String, hint: String)
}

/// What came of looking for a picture that a page shows.
enum ShownPicture: Sendable {
    case shown(PictureFile, Picture)
    /// Text and hint of an error.
    case fault(String, hint: String)
}

/// The pictures of a site, looked up by path or stem, each read once.
struct PictureShelf: Sendable {
    private let tree: ContentTree
    private var shelves: [String: Shelf] = [:]
    private var read: [String: PictureFinding] = [:]
    private var names = HashedNames()
    private var searches: [Search] = []
    /// The index of the search for each list of places, and of that from the folder which was asked from last.
    private var searchByPlaces: [[String]: Int] = [:]
    private var last: (folder: String, bases: [String], search: Int)?

    /// What names mean where pictures lie in these folders, which many pages have in common.
    private struct Search {
        let places: [String]
        var known: [ExactText: PictureFinding] = [:]
        /// What a page showed for a name, and the picture that it is.
        var shown: [ExactText: (file: PictureFile, picture: Picture)] = [:]
        /// The way from that page to the site's root.
        var root = ""
    }

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

    /// Takes over which pictures another thread's copy was asked for.
    mutating func take(_ other: PictureShelf) {
        read.merge(other.read) { known, _ in known }
    }

    /// The picture that an owner's word names, in the `images/` of a folder, then of those above.
    mutating func picture(named written: String, from folder: String) -> PictureFinding {
        picture(named: written, from: folder, ofBases: [])
    }

    /// The picture that an owner's word names, in the `images/` of a page's folder and of those above, then likewise from the
    /// folders of the menus that it extends.
    mutating func picture(named written: String, from folder: String, ofBases bases: [String]) -> PictureFinding {
        finding(of: written, in: search(from: folder, ofBases: bases))
    }

    private mutating func finding(of written: String, in search: Int) -> PictureFinding {
        let name = ExactText(written)
        if let known = searches[search].known[name] { return known }
        let finding = picture(named: written, in: searches[search].places)
        searches[search].known[name] = finding
        return finding
    }

    /// The picture that an owner's word names, as a page shows it with these words; many pages show it alike.
    ///
    /// - Parameter root: the way from the page to the site's root.
    mutating func shown(
        named written: String, from folder: String, ofBases bases: [String], root: String, alt: String
    ) -> ShownPicture {
        let (search, name) = (search(from: folder, ofBases: bases), ExactText(written))
        if searches[search].root != root { (searches[search].root, searches[search].shown) = (root, [:]) }
        if let known = searches[search].shown[name] {
            return .shown(
                known.file, hasSameBytes(known.picture.alt, alt) ? known.picture : known.picture.with(alt: alt))
        }
        switch finding(of: written, in: search) {
        case .fault(let text, let hint): return .fault(text, hint: hint)
        case .found(let file):
            let picture = Picture(
                address: text(of: root.utf8, and: file.address.utf8), output: file.output, width: file.width,
                height: file.height, alt: alt)
            searches[search].shown[name] = (file, picture)
            return .shown(file, picture)
        }
    }

    /// The index of the search from a page's folder and those of its bases.
    private mutating func search(from folder: String, ofBases bases: [String]) -> Int {
        if let last, last.folder == folder, last.bases == bases { return last.search }
        var places: [String] = []
        for place in ([folder] + bases).flatMap(ContentTree.upward)
        where tree.folders(in: place).contains("images") {
            if !places.contains(place) { places.append(place) }
        }
        let search = searchByPlaces[places] ?? searches.count
        if search == searches.count {
            searches.append(Search(places: places))
            searchByPlaces[places] = search
        }
        last = (folder, bases, search)
        return search
    }

    private mutating func picture(named written: String, in places: [String]) -> PictureFinding {
        let name = composed(written)
        var seen: [String] = []
        for place in places {
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

    /// The paths of the files that were asked for.
    var asked: Set<String> { Set(read.keys) }

    /// The picture of `content/images/` that a name most likely means, its ending aside; nil where none is near.
    mutating func near(_ name: String) -> String? {
        let files = shelf(of: "").files.filter(Self.isPicture)
        return Self.same(composed(name), among: files) ?? Self.nearestStem(to: composed(name), among: files)
    }

    /// What to write for a name that is no picture.
    private func hint(for name: String, among files: [String]) -> String {
        var plain = name.split(separator: "\\").joined(separator: "/")
        for prefix in ["./", "content/", "images/"] where plain.hasPrefix(prefix) { plain.removeFirst(prefix.count) }
        if plain.hasPrefix("/") || plain.split(separator: "/").contains("..") {
            return "pictures lie in content/images/; write the path from there"
        }
        if let near = Self.near(plain, among: files.filter(Self.isPicture)) { return "did you mean '\(near)'?" }
        if let other = files.first(where: { Self.isSame($0, plain) }) {
            return "'\(other)' is there, but browsers do not show it: save it as JPEG"
        }
        return "put it into content/images/"
    }

    private static func near(_ name: String, among files: [String]) -> String? {
        same(name, among: files) ?? nearest(to: name, in: files) ?? nearestStem(to: name, among: files)
    }

    /// The same name in another case or form first, then the same in another folder.
    private static func same(_ name: String, among files: [String]) -> String? {
        let last = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
        return files.first { isSame($0, name) } ?? files.first { isSame(last($0), name) }
    }

    private static func nearestStem(to name: String, among files: [String]) -> String? {
        nearest(to: stem(of: name), in: files.map(stem(of:))).flatMap { near in files.first { stem(of: $0) == near } }
    }

    /// Whether a file has a name, case, form and ending aside.
    private static func isSame(_ file: String, _ name: String) -> Bool {
        let key = matchKey(name)
        return matchKey(file) == key || matchKey(stem(of: file)) == key
            || matchKey(stem(of: file)) == matchKey(stem(of: name))
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
            guard Self.isPicture(file) else { continue }
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
        switch readFile(tree.root + "/" + path, limit: tree.limits[.pictureSize]) {
        case .missing: return .fault("'\(shown)' leads nowhere", hint: "put the picture there")
        case .unreadable(let why): return .fault("'\(shown)' cannot be read: \(why)", hint: "check its permissions")
        case .tooLarge(let size):
            let fault = tree.limits.excess(ofPicture: shown, size: size)
            return .fault(fault.text, hint: fault.hint)
        case .bytes(let bytes):
            switch tree.limits.look(atPicture: bytes, in: shown) {
            case .fault(let fault): return .fault(fault.text, hint: fault.hint)
            case .picture(let header):
                let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
                let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
                let hash = contentHash(bytes)
                let output = names.path(
                    in: "images", stem: Self.stem(of: name), ending: header.format.extensions.first ?? "", hash: hash)
                return .found(
                    PictureFile(path: path, output: output, header: header, hash: hash, bytes: bytes))
            }
        }
    }

    /// A path without its ending.
    static func stem(of path: String) -> String {
        let utf8 = path.utf8
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot != utf8.startIndex,
            !utf8[dot...].contains(UInt8(ascii: "/"))
        else { return path }
        return String(path[..<dot])
    }

    /// The endings of files that are looked for by stem.
    private static let endings = PictureFormat.allCases.flatMap(\.extensions)

    /// Whether a file's name ends as those of pictures do.
    static func isPicture(_ path: String) -> Bool {
        path.lastIndex(of: ".").map { endings.contains(path[path.index(after: $0)...].lowercased()) } ?? false
    }
}

extension PictureFault {
    /// What is said of a file that is no picture.
    func text(of path: String) -> String { "'\(path)' is no picture that browsers show: \(text)" }

    /// What to do about it.
    var hintOrOther: String { hint ?? "save it as JPEG, PNG or WebP" }
}
