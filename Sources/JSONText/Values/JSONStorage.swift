/// What all values of one document share: the bytes as they are on disk, and a flat list of what stands in them.
///
/// The tape holds a node for each value, a container before what it contains; a field of an object is two nodes, the
/// field's name and its value. `tape[0]` is the root.
final class JSONStorage: Sendable {
    let bytes: [UInt8]
    let tape: [JSONNode]
    /// The offset of the first byte.
    let start: Int

    init(bytes: [UInt8], tape: [JSONNode], start: Int = 0) {
        self.bytes = bytes
        self.tape = tape
        self.start = start
    }

    /// The node at `index`; an empty one outside the tape.
    func node(_ index: Int) -> JSONNode {
        tape.indices.contains(index) ? tape[index] : JSONNode(offset: 0, end: 0, next: index + 1, count: 0)
    }

    /// The byte at `index`; 0 outside the text.
    func byte(_ index: Int) -> UInt8 {
        bytes.indices.contains(index) ? bytes[index] : 0
    }

    /// The bytes of a string node with its quotes taken off, escapes as they were written.
    func content(of node: JSONNode) -> ArraySlice<UInt8> {
        let range = node.range
        return range.count < 2 ? [] : bytes[range.lowerBound + 1..<range.upperBound - 1]
    }

    /// The text of a string node.
    func string(of node: JSONNode) -> String {
        guard node.count == 0 else { return String(decoding: unescaped(content(of: node)), as: UTF8.self) }
        let range = node.range
        guard range.count > 2, range.upperBound <= bytes.count else { return "" }
        // The whole text was found to be UTF-8, and quotes never stand inside a character.
        return bytes.validText(range.lowerBound + 1..<range.upperBound - 1)
    }
}

extension [UInt8] {
    /// A part that is known to be UTF-8, as a text; it is not looked through again.
    fileprivate func validText(_ range: Range<Int>) -> String {
        String(copying: UTF8Span(unchecked: span.extracting(range)))
    }
}

/// One value, or the name of a field, on the tape.
///
/// The kind is not stored: the first byte of a JSON token tells it. 32 bits an entry are why a file is limited to 4 GiB
/// (`JSONLimits.bytes`).
struct JSONNode: Sendable {
    private let start: UInt32
    private var stop: UInt32
    private var following: UInt32
    private var inside: UInt32

    init(offset: Int, end: Int, next: Int, count: Int) {
        start = UInt32(truncatingIfNeeded: offset)
        stop = UInt32(truncatingIfNeeded: end)
        following = UInt32(truncatingIfNeeded: next)
        inside = UInt32(truncatingIfNeeded: count)
    }

    /// The first byte of the token.
    var offset: Int { Int(start) }

    /// All bytes of the value, from its first byte to behind its last.
    var range: Range<Int> { Int(start)..<max(Int(start), Int(stop)) }

    /// Where on the tape the next value stands, behind all that this one contains.
    var next: Int { Int(following) }

    /// How many elements or fields a container has, or how many escapes stand in a string.
    var count: Int { Int(inside) }

    /// Closes a container that was put on the tape when it opened.
    mutating func close(end: Int, next: Int, count: Int) {
        self = JSONNode(offset: offset, end: end, next: next, count: count)
    }
}
