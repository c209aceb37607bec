/// What is kept of a build for the next one: of what it was made, and what came of it.
///
/// It is never needed: one that is torn, foreign or of another program is no state at all.
struct BuildState: Sendable, Equatable {
    /// What a page was made of, and what it needs besides its own file.
    struct Page: Sendable, Equatable {
        /// A number for all that it can be made of.
        var digest: UInt64
        /// Its theme; none where it names none.
        var theme: String?
        /// Its file, and the pictures and the icon that it shows.
        var files: Files
        /// The folders of the menus that it extends.
        var bases: [String] = []
        /// What other pages say of it.
        var facts: PageFacts
        /// A number for what it says of others.
        var links: UInt64
    }

    /// What a page needs of the output folder.
    enum Files: Sendable, Equatable {
        /// Of a page that was made: which of the site's `ShownPictures` it shows and the path of the icon that it brings,
        /// besides its own.
        case made([UInt32], icon: String?)
        /// Of one that the last build made: the places among its `outputs`.
        case places([UInt32])
    }

    /// A file of the site as it lies in the output folder.
    struct Output: Sendable, Equatable {
        /// Its path there.
        let path: String
        /// A number for it, which changes when it is touched.
        let number: UInt64
    }

    /// A number for the program and what it was asked for.
    var key: UInt64
    /// A number for `content/`; none where pages are known alone.
    var content: UInt64?
    /// By the page's folder; pages of which something was said are not among them.
    var pages: [String: Page] = [:]
    /// The files of the site.
    var outputs: [Output] = []

    static let head = Array("carte state 4\n".utf8)

    /// Reads a state that was kept; nil where it is not whole.
    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes.dropLast(8))
        var last = ByteReader(bytes.suffix(8))
        let sum = bytes.dropLast(8).withUnsafeBytes { hashNumber($0) }
        guard bytes.starts(with: Self.head), last.number() == sum else { return nil }
        reader.skip(Self.head.count)
        guard let key = reader.number(), let content = reader.number(), let pageCount = reader.number() else {
            return nil
        }
        self.key = key
        self.content = content == 0 ? nil : content
        for _ in 0..<min(pageCount, UInt64(bytes.count)) {
            guard let folder = reader.text(), let digest = reader.number(), let theme = reader.text(),
                let places = reader.places(), let bases = reader.texts(), let links = reader.number(),
                let facts = reader.facts()
            else { return nil }
            pages[folder] = Page(
                digest: digest, theme: theme.isEmpty ? nil : String(theme.dropFirst()), files: .places(places),
                bases: bases,
                facts: facts, links: links)
        }
        guard let outputCount = reader.number() else { return nil }
        for _ in 0..<min(outputCount, UInt64(bytes.count)) {
            guard let path = reader.text(), let number = reader.number() else { return nil }
            outputs.append(Output(path: path, number: number))
        }
        guard reader.isAtEnd, pages.values.allSatisfy({ $0.hasPlaces(below: outputs.count) }) else { return nil }
    }
}

extension BuildState.Page {
    /// The same page, its pictures counted otherwise.
    ///
    /// - Parameter numbers: for each number of a picture the new one.
    func counting(pictures numbers: [UInt32]) -> BuildState.Page {
        guard case .made(let pictures, let icon) = files else { return self }
        var page = self
        page.files = .made(pictures.map { numbers[Int($0)] }, icon: icon)
        return page
    }

    /// Whether its files are among so many.
    fileprivate func hasPlaces(below count: Int) -> Bool {
        if case .places(let places) = files { places.allSatisfy { $0 < count } } else { false }
    }
}

/// Takes numbers and texts from the front of bytes, as far as there are any.
private struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ count: Int) {
        rest = rest.dropFirst(count)
    }

    mutating func number() -> UInt64? {
        guard rest.count >= 8 else { return nil }
        let number = rest.prefix(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        skip(8)
        return UInt64(littleEndian: number)
    }

    /// As many texts as the number before them says.
    mutating func texts() -> [String]? {
        guard let count = number(), count <= UInt64(rest.count) else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
            guard let text = text() else { return nil }
            texts.append(text)
        }
        return texts
    }

    mutating func places() -> [UInt32]? {
        guard let count = number(), count <= UInt64(rest.count / 4) else { return nil }
        let places = rest.prefix(4 * Int(count)).withUnsafeBytes { bytes in
            (0..<Int(count)).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
            }
        }
        skip(4 * Int(count))
        return places
    }

    mutating func facts() -> PageFacts? {
        guard let language = text(), let name = text(), let title = text(), let address = text(), let url = text(),
            let menus = texts()
        else { return nil }
        let written = { (text: String) in text.isEmpty ? nil : String(text.dropFirst()) }
        return PageFacts(
            language: language, name: written(name), title: written(title), address: written(address),
            url: written(url),
            menus: menus)
    }

    mutating func text() -> String? {
        guard let count = number(), count <= UInt64(rest.count) else { return nil }
        let text = String(validating: rest.prefix(Int(count)), as: UTF8.self)
        skip(Int(count))
        return text
    }
}
