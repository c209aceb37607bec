/// Names that fields of an object may have, by which a field is told without making a text of its own name.
public struct JSONNames: Sendable {
    /// The names.
    public let all: [String]
    private let marks: [NameMark]
    /// For each hash of a mark the first name that has it, and for each name the next of the same hash; -1 where there is
    /// none.
    private var first = [Int](repeating: -1, count: 128)
    private var next: [Int]

    /// - Parameter names: Each once.
    public init(_ names: [String]) {
        all = names
        marks = names.map { NameMark(of: Array($0.utf8), 0, $0.utf8.count) }
        next = [Int](repeating: -1, count: names.count)
        for index in names.indices.reversed() {
            let hash = Int(truncatingIfNeeded: marks[index].hash)
            (next[index], first[hash]) = (first[hash], index)
        }
    }

    /// The index of a field's name among these, compared byte for byte; nil where it is none of them.
    public func index(of member: JSONMember) -> Int? {
        let node = member.storage.node(member.index)
        guard node.count == 0 else {
            let key = member.key
            return all.firstIndex { $0.utf8.elementsEqual(key.utf8) }
        }
        let (start, end) = (node.range.lowerBound + 1, node.range.upperBound - 1)
        let mark = NameMark(of: member.storage.bytes, start, end)
        var index = first[Int(truncatingIfNeeded: mark.hash)]
        while index >= 0 {
            let isAlike = marks[index] == mark
            if isAlike, mark.isWhole || member.storage.bytes[start..<end].elementsEqual(all[index].utf8) {
                return index
            }
            index = next[index]
        }
        return nil
    }
}

/// Two numbers that are equal for equal names: the length with the first seven bytes, and the last eight.
struct NameMark: Equatable {
    private let first: UInt64
    private let last: UInt64

    /// Whether names with this mark have no byte beside it, so that they are equal.
    var isWhole: Bool { first >> 56 <= 15 }

    /// A number from 0 to 127 that is equal for equal marks, and for others rarely.
    var hash: UInt64 { ((first ^ last) &* 0x9E37_79B9_7F4A_7C15) >> 57 }

    /// The mark of the name that stands in a text between two places.
    init(of bytes: [UInt8], _ start: Int, _ end: Int) {
        let text = bytes.span
        let count = max(0, end - start)
        let length = UInt64(min(count, 255)) << 56
        if start + 8 <= text.count {
            let head = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
            first = length | head & (count < 7 ? 1 << UInt64(8 * count) - 1 : 0x00FF_FFFF_FFFF_FFFF)
        } else {
            var head = length
            for index in start..<start + min(count, 7) { head |= UInt64(text[index]) << UInt64(8 * (index - start)) }
            first = head
        }
        last =
            count < 8
            ? 0
            : UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
    }
}
