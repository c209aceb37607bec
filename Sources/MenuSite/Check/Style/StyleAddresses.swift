import Diagnostics

/// A file of a style sheet as it is published.
struct PublishedStyle: Sendable {
    var bytes: [UInt8] = []
    /// Where its pictures and fonts come from besides the site.
    var outside: OutsideSources = []
}

/// Gives each address of a style sheet the one it is published under, and gathers the files behind them.
struct StyleAddresses: Sendable {
    private var shelf: ThemeShelf
    private var pictures: PictureShelf
    /// The files of `templates/` that are referred to, by their paths in the output folder.
    private(set) var files: [String: ThemeFile] = [:]
    /// The site's pictures that are referred to, likewise.
    private(set) var used: [String: PictureFile] = [:]

    init(site: String, pictures: PictureShelf, _ limits: Limits) {
        shelf = ThemeShelf(site: site, limits)
        self.pictures = pictures
    }

    /// The paths under `content/` of the pictures that pages and style sheets show.
    var shown: Set<String> { pictures.asked }

    /// Takes over what another thread's copy found; false where one name stands for two files.
    mutating func take(_ other: StyleAddresses) -> Bool {
        for (name, file) in other.files {
            if let known = files.updateValue(file, forKey: name), known.hash != file.hash { return false }
        }
        for (name, picture) in other.used {
            if let known = used.updateValue(picture, forKey: name), known.hash != picture.hash { return false }
        }
        pictures.take(other.pictures)
        return true
    }

    /// The bytes of a style sheet of `templates/` or a folder in it, each address made one from the output folder's root.
    mutating func published(_ source: SourceText, in folder: String, _ report: inout Report) -> PublishedStyle {
        var css = PublishedStyle()
        var written = source.start
        for reference in references(in: source) {
            let place = source.place(at: reference.range.lowerBound)
            switch reference.kind {
            case .importing:
                report.error(
                    at: place, "a style sheet cannot import another", hint: "write its rules into this file instead")
            case .unreadable:
                report.error(
                    at: place, "browsers cannot read this address", hint: "put it in quotes: url(\"paper.png\")")
            case .unclosed: sayUnclosed(at: place, &report)
            case .address:
                let plain = plainAddress(reference.address)
                css.outside.formUnion(outside(plain))
                guard let address = address(of: plain, in: folder, at: place, &report) else { continue }
                css.bytes += source.bytes[written..<reference.range.lowerBound]
                css.bytes += Array((reference.isWhole ? "url(\"\(address)\")" : "\"\(address)\"").utf8)
                written = reference.range.upperBound
            }
        }
        css.bytes += source.bytes[written...]
        return css
    }

    /// Where what lies at an address comes from, if not from the site.
    private func outside(_ plain: String) -> OutsideSources {
        switch WebAddress.scheme(of: plain) {
        case "data": .data
        case "https": .secure
        case "http": .any
        case nil: Self.slashes(before: plain) > 1 ? .any : []
        default: []
        }
    }

    private static func slashes(before address: String) -> Int {
        address.utf8.prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.count
    }

    /// The address that takes the place of one that is written in a style sheet; nil where it stays as it is.
    private mutating func address(
        of plain: String, in folder: String, at place: Place, _ report: inout Report
    ) -> String? {
        guard let first = plain.utf8.first, first != UInt8(ascii: "#") else { return nil }
        let scheme = WebAddress.scheme(of: plain)
        let slashes = Self.slashes(before: plain)
        if scheme == "https" || scheme == "http" || slashes > 1 {
            report.warning(
                at: place, "the page asks another site for '\(plain)'",
                hint: "put a copy into templates/ and write its name")
            return nil
        }
        if let scheme {
            guard scheme != "data", scheme != "about" else { return nil }
            report.error(
                at: place, "a style sheet cannot take a file from '\(plain)'",
                hint: "put a copy into templates/ and write its name")
            return nil
        }
        let path = plain.prefix { $0 != "?" && $0 != "#" }
        guard let decoded = WebAddress.decoded(String(path)), !decoded.utf8.contains(where: { $0 < 0x20 }),
            let last = decoded.split(separator: "/", omittingEmptySubsequences: false).last,
            !["", ".", ".."].contains(last)
        else {
            report.error(at: place, "'\(plain)' names no file", hint: "write the name of a file in templates/")
            return nil
        }
        guard let under = resolved(decoded, in: slashes > 0 ? "" : folder) else {
            report.error(
                at: place, "'\(plain)' leads out of templates/",
                hint: hint(forPictureAt: decoded) ?? "put a copy of the file into templates/")
            return nil
        }
        guard let file = output(of: under, writtenAs: decoded, in: folder, at: place, &report) else { return nil }
        return WebAddress.encodedPath(file) + WebAddress.encoded(String(plain.dropFirst(path.count)))
    }

    /// The path in the output folder of the file that is meant, which is then published.
    private mutating func output(
        of path: String, writtenAs written: String, in folder: String, at place: Place, _ report: inout Report
    ) -> String? {
        switch shelf.file(at: path) {
        case .found(let file):
            files[file.output] = file
            return file.output
        case .fault(let text, let hint):
            report.error(at: place, text, hint: hint)
            return nil
        case .missing: break
        }
        // The pictures of the site are the menu's and the theme's alike.
        let name = [written, path].lazy.compactMap(Self.nameInImages).first
        let picture = name.map { pictures.picture(named: $0, from: "") }
        if case .found(let file) = picture {
            used[file.output] = file
            return file.output
        }
        if case .fault(let text, let hint) = picture, shelf.twin(of: path) == nil {
            report.error(at: place, text, hint: hint)
        } else {
            report.error(
                at: place, "there is no file '\(path)' in templates/", hint: hint(forMissing: path, from: folder))
        }
        return nil
    }

    /// What to write for a path that leads to no file: a file or picture of that name first, then the nearest.
    private mutating func hint(forMissing path: String, from folder: String) -> String {
        if let twin = shelf.twin(of: path) { return "did you mean '\(Self.way(from: folder, to: twin))'?" }
        if let hint = hint(forPictureAt: path) { return hint }
        if let near = shelf.near(path) { return "did you mean '\(Self.way(from: folder, to: near))'?" }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if PictureShelf.isPicture(name), let near = pictures.near(name) {
            return "write 'images/\(near)', which is found in content/"
        }
        return "put it there"
    }

    /// How the picture of `content/images/` is written that a path names in another way; nil where it names none.
    private mutating func hint(forPictureAt path: String) -> String? {
        let parts = path.split(separator: "/")
        // From its folder in images/, or by its bare name.
        let inImages = parts.firstIndex(of: "images").map { parts[($0 + 1)...].joined(separator: "/") }
        for name in [inImages, parts.last.map(String.init)].compactMap({ $0 }) where !name.isEmpty {
            if case .found = pictures.picture(named: name, from: "") {
                return "write 'images/\(name)', which is found in content/"
            }
        }
        return nil
    }

    /// The path under `templates/` that a path leads to from a folder there; nil where it leads out.
    private func resolved(_ path: String, in folder: String) -> String? {
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// The name that a path has in `images/`, or nil.
    private static func nameInImages(_ path: String) -> String? {
        let plain = path.drop { $0 == "/" }
        return plain.hasPrefix("images/") ? String(plain.dropFirst("images/".count)) : nil
    }

    /// How a path under `templates/` is written from a folder there.
    private static func way(from folder: String, to path: String) -> String {
        guard !folder.isEmpty else { return path }
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : "../" + path
    }
}
