import Diagnostics
import JSONText

/// A Markdown text and where it stands: a file of its own, or a string in a menu file.
struct ProseSource: Sendable {
    /// UTF-8 with LF line ends and no byte order mark.
    let text: [UInt8]
    private let source: SourceText
    /// The file's path as it is shown; nil for a text that a menu file holds.
    var path: String? { offset == nil ? source.path : nil }
    /// Where a string of a menu file begins; nil for a file of its own.
    private let offset: Int?
    /// The file's path under `content/`, where it lies above the page.
    private(set) var sharedPath: String?
    /// Where the lines of a file of its own begin; looked for only where a place in it is asked for.
    private lazy var lines = source.lineStarts
    /// The way from the page to the folder the text lies in, such as `../` for the one above.
    private(set) var wayFromPage = ""

    /// A Markdown file; one that is not UTF-8 is an error at its first bad byte.
    ///
    /// So is one with a character that cannot be seen, as in a menu file.
    ///
    /// - Parameter way: the way from the page to the folder that it lies in.
    init?(file source: SourceText, way: String, _ report: inout Report) {
        if let bad = firstInvalidByte(in: source.bytes) {
            report.error(
                at: source.place(at: bad), "the file is not UTF-8 text", hint: "save it again with the encoding UTF-8")
            return nil
        }
        self.source = source
        offset = nil
        text = withLineFeeds(source.bytes, from: source.start)
        wayFromPage = way
        if let character = UnwantedCharacter(in: text, prose: true) {
            report.error(
                at: source.place(at: source.start + character.offset), "\(character.words) in the file",
                hint: character.hint)
        }
    }

    /// A file above the page of which it is known what it comes to; it is not read again.
    init(known path: String) {
        (text, source, offset) = ([], SourceText(path: path, bytes: []), nil)
        sharedPath = path
    }

    /// The same text, of a file that lies above the page.
    func shared(at path: String) -> ProseSource {
        var text = self
        text.sharedPath = path
        return text
    }

    /// A text that a menu file holds.
    ///
    /// - Parameter way: the way from the page to the folder of that file.
    init(_ text: PlacedText, in files: MenuFiles, way: String = "") {
        let file = files.file(at: text.offset)
        source = file.source
        offset = text.offset - file.start
        self.text = withLineFeeds(Array(text.value.utf8))
        wayFromPage = way
    }

    /// Where a line and column of the text stand in the file.
    mutating func place(_ place: MarkdownPlace) -> Place {
        if let offset { return source.place(at: offset) }
        let start = lines[min(max(place.line - 1, 0), lines.count - 1)]
        return source.place(at: min(start + max(0, place.column - 1), source.bytes.count))
    }

    /// Where a byte of the text stands in the file; for a text that a menu file holds and that is written with escapes
    /// before it, where the text begins.
    mutating func place(ofByte index: Int) -> Place {
        let before = text[..<index]
        guard let offset else {
            let line = before.count { $0 == 0x0A }
            let column = index - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
            return place(MarkdownPlace(line: line + 1, column: column + 1))
        }
        let isPlain = source.bytes[(offset + 1)...].starts(with: before)
        return source.place(at: isPlain ? offset + 1 + index : offset)
    }
}

extension SourceText {
    /// The bytes at which its lines begin.
    fileprivate var lineStarts: [Int] {
        var starts = [start]
        // Few files have CRs.
        guard bytes.firstPlace(of: 0x0D, from: start) != nil else {
            while let last = starts.last, let end = bytes.firstPlace(of: 0x0A, from: last) { starts.append(end + 1) }
            return starts
        }
        for index in start..<bytes.count {
            let isCRLF = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if bytes[index] == 0x0A || bytes[index] == 0x0D && !isCRLF { starts.append(index + 1) }
        }
        return starts
    }
}

/// The offset of the first byte that is not part of a well-formed UTF-8 sequence (Unicode 3.9, table 3-7), or nil.
func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    guard !isUTF8(bytes) else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): offset += UTF8.width(scalar)
        case .emptyInput: return nil
        case .error: return min(offset, max(0, bytes.count - 1))
        }
    }
}

/// The bytes with each CRLF and lone CR made an LF.
///
/// - Parameter start: The first of the bytes that count.
func withLineFeeds(_ bytes: [UInt8], from start: Int = 0) -> [UInt8] {
    guard bytes.firstPlace(of: 0x0D, from: start) != nil else { return start == 0 ? bytes : Array(bytes[start...]) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes[start...] {
        if byte == 0x0D {
            result.append(0x0A)
        } else if byte != 0x0A || previous != 0x0D {
            result.append(byte)
        }
        previous = byte
    }
    return result
}

/// What was most likely meant by an address of another site that lacks its scheme, such as `www.example.org`; nil for
/// any other address.
func missingScheme(of address: String) -> String? {
    let start = address.utf8.prefix(4)
    let isMissing = start.last == UInt8(ascii: ".") && start.dropLast().count { $0 | 0x20 == UInt8(ascii: "w") } == 3
    return isMissing ? "https://" + address : nil
}

/// The id that an address on the page itself names, percent-decoded and in NFC; nil for any other address.
func fragmentId(of address: String) -> String? {
    let utf8 = address.utf8
    guard utf8.first == UInt8(ascii: "#"), utf8.count > 1 else { return nil }
    let written = String(decoding: utf8.dropFirst(), as: UTF8.self)
    let id = WebAddress.decoded(written) ?? written
    // No id is as long; composing a text of many marks takes long.
    return id.utf8.count > 1000 ? id : composed(id)
}

/// A link of the owner's.
struct SiteLink: Sendable {
    /// As it is written.
    let written: String
    /// As it is from the page.
    let address: String
    let place: Place

    init(_ written: String, from address: String? = nil, at place: Place) {
        self.written = written
        self.address = address ?? written
        self.place = place
    }
}

/// The rules of a page for its Markdown, and what they found to say.
struct ProseRules: MarkdownRules {
    /// The text at hand.
    var prose: ProseSource
    let folder: String
    /// The folders of the menus that the page's extends, the nearest first.
    let baseFolders: [String]
    let root: String
    let base: String
    var identifiers: IdentifierRegister
    var shelf: PictureShelf
    /// What is known of texts above the page; none where each is to be read.
    var shared: SharedProse?
    /// The pictures that the page shows.
    var shown = ShownPictures()
    /// Where pictures come from besides the site.
    var outside: OutsideSources = []
    /// How often a text asked for a picture.
    private(set) var picturesAsked = 0
    var fragments: [(id: String, place: Place)] = []
    /// The links that lead elsewhere than to the page itself.
    var links: [SiteLink] = []
    var report = Report()

    mutating func address(ofLink destination: String, at place: MarkdownPlace) -> String? {
        guard WebAddress.isAllowed(destination) else {
            report.warning(
                at: prose.place(place), "the link '\(destination)' is left out: its scheme is not allowed",
                hint:
                    "allowed are \(WebAddress.schemes.map { $0 + ":" }.joined(separator: ", ")) and addresses of the site"
            )
            return nil
        }
        if let meant = missingScheme(of: destination) {
            report.warning(
                at: prose.place(place), "the link '\(destination)' leads to a file of that name here",
                hint: "write '\(meant)'")
        }
        if let id = fragmentId(of: destination) {
            fragments.append((id, prose.place(place)))
            return WebAddress.fragment(id)
        }
        if WebAddress.scheme(of: destination) != nil { return WebAddress.encoded(destination) }
        let address = relative(destination, on: prose.wayFromPage)
        links.append(SiteLink(destination, from: address, at: prose.place(place)))
        return siteAddress(address, base: base)
    }

    mutating func picture(_ destination: String, at place: MarkdownPlace) -> Picture? {
        picturesAsked += 1
        if let scheme = WebAddress.scheme(of: destination) {
            if scheme == "https" {
                outside.insert(.secure)
                report.warning(
                    at: prose.place(place), "the page asks another site for '\(destination)'",
                    hint: "put a copy into content/images/")
                return Picture(address: WebAddress.encoded(destination), output: nil, width: 0, height: 0)
            }
            report.error(
                at: prose.place(place), "a picture cannot come from '\(destination)'",
                hint: "put it into content/images/")
            return nil
        }
        var name = WebAddress.decoded(destination) ?? destination
        if name.hasPrefix("/") { name.removeFirst() }
        if name.hasPrefix("images/") { name.removeFirst("images/".count) }
        switch shelf.picture(named: name, from: folder, ofBases: baseFolders) {
        case .found(let file):
            _ = shown.insert(file)
            return Picture(
                address: root + file.address, output: file.output, width: file.width,
                height: file.height)
        case .fault(let text, let hint):
            report.error(at: prose.place(place), text, hint: hint)
            return nil
        }
    }

    mutating func identifier(ofHeading words: String) -> String {
        identifiers.free(Identifier.made(from: words, fallback: "heading"))
    }

    mutating func leftOut(rawHTML: String, at place: MarkdownPlace) {
        let shown = rawHTML.prefix { $0 != "\n" }.prefix(40)
        report.warning(
            at: prose.place(place), "raw HTML '\(shown)' is left out",
            hint: "write Markdown instead: **bold**, *italic*, lists")
    }
}

/// An owner's address as it is from a page; a relative one is so from another folder.
///
/// - Parameter way: the way from the page to that folder.
func relative(_ address: String, on way: String) -> String {
    let first = address.utf8.first ?? UInt8(ascii: "#")
    return !"/#?".utf8.contains(first) && WebAddress.scheme(of: address) == nil ? way + address : address
}

/// An owner's address as it stands on a page: percent-encoded, and one that begins with `/` put under the base path.
func siteAddress(_ address: String, base: String) -> String {
    let isRooted = address.hasPrefix("/") && !address.hasPrefix("//")
    return WebAddress.encoded(isRooted ? base + address.dropFirst() : address)
}
