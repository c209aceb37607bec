/// The start tag of an XML document's root element (XML 1.0, Fifth Edition), as it is written: no entity is ever
/// expanded, and what a document type declares is passed over.
struct XMLStart {
    /// Why there is no start tag to read.
    enum Fault: Error {
        case noMarkup
        case htmlType
        case cutOff
        case malformed
    }

    /// The element's name, its prefix included.
    let name: String
    /// They are few, as a rule.
    private var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []

    /// The value of an attribute as it is written, the last of its name; nil where it is absent.
    subscript(name: String) -> ArraySlice<UInt8>? {
        attributes.last { $0.name.elementsEqual(name.utf8) }?.value
    }

    /// Passes over all that may stand before the root element (XML 1.0, 2.8), and reads its start tag.
    init(_ bytes: ArraySlice<UInt8>) throws(Fault) {
        var scan = Scan(rest: bytes)
        _ = scan.skip("\u{FEFF}")
        while true {
            scan.skipBlanks()
            if scan.skip("<?") {
                try scan.skip(behind: "?>")
            } else if scan.skip("<!--") {
                try scan.skip(behind: "-->")
            } else if scan.skip("<!DOCTYPE") || scan.skip("<!doctype") || scan.skip("<!Doctype") {
                try Self.skipType(&scan)
            } else {
                break
            }
        }
        guard scan.skip("<") else { throw scan.rest.isEmpty ? .cutOff : .noMarkup }
        name = String(decoding: scan.take { !isBlank($0) && $0 != 0x2F && $0 != 0x3E }, as: UTF8.self)
        guard !name.isEmpty else { throw scan.rest.isEmpty ? .cutOff : .malformed }
        while try readAttribute(&scan) {}
    }

    /// Reads one attribute; false at the end of the tag.
    private mutating func readAttribute(_ scan: inout Scan) throws(Fault) -> Bool {
        scan.skipBlanks()
        if scan.skip(">") || scan.skip("/>") { return false }
        let name = scan.take { !isBlank($0) && $0 != 0x3D && $0 != 0x3E && $0 != 0x2F }
        scan.skipBlanks()
        guard !scan.rest.isEmpty else { throw .cutOff }
        guard !name.isEmpty, scan.skip("=") else { throw .malformed }
        scan.skipBlanks()
        guard let quote = scan.rest.first else { throw .cutOff }
        guard quote == 0x22 || quote == 0x27 else { throw .malformed }
        scan.rest.removeFirst()
        let value = scan.take { $0 != quote }
        guard !scan.rest.isEmpty else { throw .cutOff }
        scan.rest.removeFirst()
        attributes.append((name, value))
        return true
    }

    /// Passes over a document type declaration, its internal subset included (XML 1.0, production 28).
    private static func skipType(_ scan: inout Scan) throws(Fault) {
        scan.skipBlanks()
        let name = scan.take { !isBlank($0) && $0 != 0x3E && $0 != 0x5B }
        if String(decoding: name.prefix(8), as: UTF8.self).lowercased() == "html" { throw .htmlType }
        var isInSubset = false
        while let byte = scan.rest.first {
            if scan.skip("<!--") {
                try scan.skip(behind: "-->")
            } else if scan.skip("<?") {
                try scan.skip(behind: "?>")
            } else {
                scan.rest.removeFirst()
                switch byte {
                case 0x22, 0x27:
                    _ = scan.take { $0 != byte }
                    if scan.rest.isEmpty { throw .cutOff }
                    scan.rest.removeFirst()
                case 0x5B: isInSubset = true
                case 0x5D: isInSubset = false
                case 0x3E where !isInSubset: return
                default: break
                }
            }
        }
        throw .cutOff
    }
}

/// What is left of a text that is read from its start.
private struct Scan {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ text: StaticString) -> Bool {
        let isNext = text.withUTF8Buffer { rest.starts(with: $0) }
        if isNext { rest.removeFirst(text.utf8CodeUnitCount) }
        return isNext
    }

    mutating func skipBlanks() {
        _ = take(isBlank)
    }

    mutating func take(_ belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let end = rest.firstIndex { !belongs($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    mutating func skip(behind text: StaticString) throws(XMLStart.Fault) {
        let size = text.utf8CodeUnitCount
        let last = text.withUTF8Buffer { $0.last ?? 0 }
        var start = rest.startIndex
        while let end = rest[start...].firstIndex(of: last) {
            start = end + 1
            if text.withUTF8Buffer({ rest[..<start].suffix(size).elementsEqual($0) }) {
                rest = rest[start...]
                return
            }
        }
        throw .cutOff
    }
}

/// XML 1.0, production 3.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
