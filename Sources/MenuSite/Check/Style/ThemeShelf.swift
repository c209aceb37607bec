import Diagnostics

/// A file of `templates/` that a style sheet brings with it: a picture, a font.
struct ThemeFile: Sendable {
    /// Where it lies on this machine.
    let source: String
    /// Its path in the output folder, which carries a hash of its bytes.
    let output: String
    /// The hash of its bytes.
    let hash: String
    /// The bytes themselves of one that is not worth reading twice.
    let bytes: [UInt8]?
}

/// What came of looking for a file of `templates/`.
enum ThemeFinding: Sendable {
    case found(ThemeFile)
    case missing
    /// Text and hint of an error.
    case fault(String, hint: String)
}

/// The files of `templates/` that style sheets refer to, each read once.
struct ThemeShelf: Sendable {
    /// The site's folder on this machine, links followed.
    private let site: String
    private let limits: Limits
    private var read: [String: ThemeFinding] = [:]
    private var names = HashedNames()
    /// Every file of `templates/`; looked for where one is missing only.
    private var listed: [String]?

    init(site: String, _ limits: Limits) {
        (self.site, self.limits) = (site, limits)
    }

    /// The file at a path under `templates/`, its name compared in NFC.
    mutating func file(at path: String) -> ThemeFinding {
        if let known = read[path] { return known }
        var finding = finding(path)
        if case .missing = finding, path.utf8.contains(where: { $0 >= 0x80 }) {
            let wanted = composed(path)
            let twin = all().first { composed($0).utf8.elementsEqual(wanted.utf8) }
            if let twin { finding = self.finding(twin) }
        }
        read[path] = finding
        return finding
    }

    /// The path under `templates/` of a file that has the same name in another folder or in other case.
    mutating func twin(of path: String) -> String? {
        let name = matchKey(Self.name(of: path))
        return candidates().first { matchKey(Self.name(of: $0)) == name }
    }

    /// The path under `templates/` of the file whose own name, its ending aside, is nearest.
    mutating func near(_ path: String) -> String? {
        let stem = { (path: String) in PictureShelf.stem(of: Self.name(of: path)) }
        let files = candidates()
        return nearest(to: stem(path), in: files.map(stem)).flatMap { near in files.first { stem($0) == near } }
    }

    /// The files that can be referred to.
    private mutating func candidates() -> [String] {
        all().filter { file in
            !file.hasSuffix(".css") && !file.hasSuffix(".mustache")
                && resolvedPath(site + "/templates/" + file)?.hasPrefix(site + "/") == true
        }
    }

    /// A file's own name, without its folders.
    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private mutating func all() -> [String] {
        if let listed { return listed }
        // What is wrong with a file that nothing refers to need not be said.
        var ignored = Report()
        let files = ContentTree(root: site + "/templates", site: site, report: &ignored).files(under: "")
        listed = files
        return files
    }

    private mutating func finding(_ path: String) -> ThemeFinding {
        let parts = path.split(separator: "/")
        guard let name = parts.last, !parts.contains(where: { $0.hasPrefix(".") }),
            let source = resolvedPath(site + "/templates/" + path)
        else { return .missing }
        guard source.hasPrefix(site + "/") else {
            return .fault(
                "the link 'templates/\(path)' leads out of the site", hint: "put a copy of the file here instead")
        }
        switch readFile(source, limit: limits[.pictureSize]) {
        case .missing: return .missing
        case .unreadable(let why):
            return .fault("'templates/\(path)' cannot be read: \(why)", hint: "put a file there that can be")
        case .tooLarge(let size):
            let fault = limits.excess(ofPicture: "templates/" + path, size: size)
            return .fault(fault.text, hint: fault.hint)
        case .bytes(let bytes):
            if PictureShelf.isPicture(path),
                case .fault(let fault) = limits.look(atPicture: bytes, in: "templates/" + path)
            {
                return .fault(fault.text, hint: fault.hint)
            }
            let hash = contentHash(bytes)
            let stem = PictureShelf.stem(of: String(name))
            let ending = name.dropFirst(stem.count + 1).lowercased()
            let isPlain = ending.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 } && ending.utf8.count <= 10
            let output = names.path(in: "theme", stem: stem, ending: isPlain ? ending : "", hash: hash)
            return .found(
                ThemeFile(source: source, output: output, hash: hash, bytes: bytes.count <= 4096 ? bytes : nil))
        }
    }
}
