/// Writes a state as it is kept, page by page, so that thousands of them need not be there at once in this form.
struct StateWriter {
    private var bytes = BuildState.head
    private var pageCount: UInt64 = 0
    /// Where the number of pages stands.
    private let placeOfCount: Int

    /// - Parameter room: about how many bytes there will be; an array that grows is there twice.
    init(key: UInt64, content: UInt64?, room: Int) {
        bytes.reserveCapacity(room)
        bytes.append(key)
        bytes.append(content ?? 0)
        placeOfCount = bytes.count
        bytes.append(0 as UInt64)
    }

    /// Adds the page of a folder.
    ///
    /// - Parameters:
    ///   - digest: a number for all that it can be made of.
    ///   - places: where its files stand among those of the site.
    mutating func append(_ page: BuildState.Page, of folder: String, digest: UInt64, _ places: [UInt32]) {
        pageCount += 1
        bytes.append(text: folder)
        bytes.append(digest)
        bytes.append(text: page.theme.map { "=" + $0 } ?? "")
        bytes.append(places)
        bytes.append(UInt64(page.bases.count))
        for base in page.bases { bytes.append(text: base) }
        bytes.append(page.links)
        bytes.append(page.facts)
    }

    /// The whole state, with the files of the site.
    consuming func finished(_ outputs: [BuildState.Output]) -> [UInt8] {
        var bytes = bytes
        withUnsafeBytes(of: pageCount.littleEndian) { bytes.replaceSubrange(placeOfCount..<placeOfCount + 8, with: $0) }
        bytes.append(UInt64(outputs.count))
        for output in outputs {
            bytes.append(text: output.path)
            bytes.append(output.number)
        }
        bytes.append(bytes.withUnsafeBytes { hashNumber($0) })
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: UInt64) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(text: String) {
        append(UInt64(text.utf8.count))
        append(contentsOf: text.utf8)
    }

    fileprivate mutating func append(_ places: [UInt32]) {
        append(UInt64(places.count))
        for place in places { Swift.withUnsafeBytes(of: place.littleEndian) { append(contentsOf: $0) } }
    }

    fileprivate mutating func append(_ facts: PageFacts) {
        append(text: facts.language)
        for text in [facts.name, facts.title, facts.address, facts.url] { append(text: text.map { "=" + $0 } ?? "") }
        append(UInt64(facts.menus.count))
        for menu in facts.menus { append(text: menu) }
    }
}
