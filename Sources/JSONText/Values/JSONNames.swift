/// Names that fields of an object may have, by which a field is told without making a text of its own name.
public struct JSONNames: Sendable {
    /// The names.
    public let all: [String]
    private let marks: [UInt64]

    /// - Parameter names: Each once.
    public init(_ names: [String]) {
        all = names
        marks = names.map { mark(of: Array($0.utf8), 0, $0.utf8.count) }
    }

    /// The index of a field's name among these, compared byte for byte; nil where it is none of them.
    public func index(of member: JSONMember) -> Int? {
        let node = member.storage.node(member.index)
        guard node.count == 0 else {
            let key = member.key
            return all.firstIndex { $0.utf8.elementsEqual(key.utf8) }
        }
        let (start, end) = (node.range.lowerBound + 1, node.range.upperBound - 1)
        let mark = mark(of: member.storage.bytes, start, end)
        for (index, other) in marks.enumerated() where other == mark {
            if end - start < 8 || member.storage.bytes[start..<end].elementsEqual(all[index].utf8) { return index }
        }
        return nil
    }
}

/// A number that is equal for equal names, and for names of less than eight bytes for no others: the first seven bytes and
/// the length.
private func mark(of bytes: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    let text = bytes.span
    let length = UInt64(min(end - start, 255))
    if start + 8 <= text.count {
        let eight = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
        return length << 56 | eight & (length < 7 ? 1 << (8 * length) - 1 : 0x00FF_FFFF_FFFF_FFFF)
    }
    var mark = length << 56
    for index in start..<min(end, start + 7) { mark |= UInt64(text[index]) << UInt64(8 * (index - start)) }
    return mark
}
