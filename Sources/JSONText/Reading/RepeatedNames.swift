/// A fault for every field whose name stood in its object before, at the second name, in the order of the places.
func repeatedNames(in storage: JSONStorage) -> [JSONFault] {
    var search = RepeatedNames(storage)
    for (index, node) in storage.tape.enumerated() where storage.bytes[node.offset] == UInt8(ascii: "{") {
        search.look(inObjectAt: index, node)
    }
    // An outer object is looked at before those in it, so its later fields come too early.
    return search.faults.sorted { $0.offset < $1.offset }
}

/// Looks for names that stand twice in one object, in time proportional to the names.
private struct RepeatedNames {
    private let storage: JSONStorage
    /// Those of the names of the object that was looked at last.
    private var marks: [NameMark] = []
    var faults: [JSONFault] = []

    /// Up to this many fields each name is compared with those before it, which is faster than a table.
    private static let few = 32

    init(_ storage: JSONStorage) {
        self.storage = storage
    }

    mutating func look(inObjectAt index: Int, _ object: JSONNode) {
        guard object.count > 1 else { return }
        if object.count == marks.count, hasLastMarks(objectAt: index) { return }
        if object.count <= RepeatedNames.few, !hasEqualMarks(objectAt: index, object) { return }
        marks.removeAll(keepingCapacity: true)
        lookClosely(inObjectAt: index, object)
    }

    /// Whether an object has the names of the one before it, in that order, as most objects of a list have.
    private func hasLastMarks(objectAt index: Int) -> Bool {
        let (tape, bytes) = (storage.tape, storage.bytes)
        var name = index + 1
        for position in marks.indices {
            let node = tape[name]
            let range = node.range
            guard node.count == 0,
                NameMark(of: bytes, range.lowerBound + 1, range.upperBound - 1) == marks[position]
            else { return false }
            name = tape[name + 1].next
        }
        return true
    }

    /// Whether two names may be equal: their marks are, or one has an escape.
    private mutating func hasEqualMarks(objectAt index: Int, _ object: JSONNode) -> Bool {
        marks.removeAll(keepingCapacity: true)
        // A bit for each name that came, by a hash: most names find theirs free.
        var seen: (UInt64, UInt64) = (0, 0)
        let (tape, bytes) = (storage.tape, storage.bytes)
        var name = index + 1
        for _ in 0..<object.count {
            let node = tape[name]
            if node.count > 0 { return true }
            let range = node.range
            let mark = NameMark(of: bytes, range.lowerBound + 1, range.upperBound - 1)
            let bit: UInt64 = 1 << (mark.hash & 63)
            let (low, high) = mark.hash < 64 ? (bit, 0) : (0, bit)
            if seen.0 & low | seen.1 & high != 0, marks.contains(mark) { return true }
            (seen.0, seen.1) = (seen.0 | low, seen.1 | high)
            marks.append(mark)
            name = tape[name + 1].next
        }
        return false
    }

    private mutating func lookClosely(inObjectAt index: Int, _ object: JSONNode) {
        var first: [FieldName: Int] = [:]
        first.reserveCapacity(object.count)
        var name = index + 1
        for _ in 0..<object.count {
            let node = storage.node(name)
            let content = storage.content(of: node)
            let key = FieldName(bytes: node.count == 0 ? content : unescaped(content)[...])
            if let offset = first[key] {
                faults.append(repeatedName(key.bytes, at: node.offset, first: offset))
            } else {
                first[key] = node.offset
            }
            name = storage.node(name + 1).next
        }
    }
}

/// A decoded name that is compared byte for byte; `String` would hold é and e + ´ for equal.
private struct FieldName: Hashable {
    let bytes: ArraySlice<UInt8>

    static func == (one: FieldName, other: FieldName) -> Bool {
        one.bytes.elementsEqual(other.bytes)
    }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

private func repeatedName(_ name: ArraySlice<UInt8>, at offset: Int, first: Int) -> JSONFault {
    JSONFault(
        offset: offset, text: "'\(excerpt(name))' stands twice in this object", hint: "leave one of the two out",
        related: first)
}
