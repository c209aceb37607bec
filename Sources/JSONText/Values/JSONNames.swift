/// Names that fields of an object may have, by which a field is told without making a text of its own name.
public struct JSONNames: Sendable {
    /// The names.
    public let all: [String]
    private let marks: [UInt64]

    /// - Parameter names: Each once.
    public init(_ names: [String]) {
        all = names
        marks = names.map { name in name.utf8.withContiguousStorageIfAvailable { mark(of: $0[...]) } ?? 0 }
    }

    /// The index of a field's name among these, compared byte for byte; nil where it is none of them.
    public func index(of member: JSONMember) -> Int? {
        let node = member.storage.node(member.index)
        guard node.count == 0 else {
            let key = member.key
            return all.firstIndex { $0.utf8.elementsEqual(key.utf8) }
        }
        return member.storage.bytes.withUnsafeBufferPointer { bytes in
            let name = bytes[node.range.lowerBound + 1..<max(node.range.lowerBound + 1, node.range.upperBound - 1)]
            let mark = mark(of: name)
            for (index, other) in marks.enumerated() where other == mark {
                if name.count < 8 || name.elementsEqual(all[index].utf8) { return index }
            }
            return nil
        }
    }
}

/// A number that is equal for equal names, and for names of less than eight bytes for no others: the first seven bytes and
/// the length.
private func mark(of name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var mark = UInt64(min(name.count, 255))
    for byte in name.prefix(7) { mark = mark << 8 | UInt64(byte) }
    return mark
}
