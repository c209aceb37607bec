/// A field of an object: its name and its value.
public struct JSONMember: Sendable {
    /// The field's value, which stands behind its name.
    public internal(set) var value: JSONValue

    var storage: JSONStorage { value.storage }
    var index: Int { value.index - 1 }

    /// The field's name, its escapes decoded.
    public var key: String { storage.string(of: storage.node(index)) }

    /// The offset of the opening quote of the name.
    public var keyOffset: Int { storage.start + storage.node(index).offset }
}

/// The fields of an object, read from the document one by one as they are asked for.
public struct JSONMembers: Sequence, Sendable {
    let storage: JSONStorage
    let first: Int

    /// How many there are, a repeated one counted each time.
    public let count: Int

    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }

    init(storage: JSONStorage, first: Int, count: Int) {
        self.storage = storage
        self.first = first
        self.count = count
    }

    /// How many there are, exactly.
    public var underestimatedCount: Int { count }

    /// Goes through them from the first.
    public func makeIterator() -> Iterator {
        Iterator(storage: storage, index: first, left: count)
    }

    /// Calls `body` with each of them, for which none is copied.
    public func each(_ body: (JSONMember) -> Void) {
        var member = JSONMember(value: JSONValue(storage: storage, index: first + 1))
        for _ in 0..<count {
            body(member)
            member.value.index = storage.node(member.value.index).next + 1
        }
    }

    /// Goes through the fields of an object.
    public struct Iterator: IteratorProtocol, Sendable {
        let storage: JSONStorage
        var index: Int
        var left: Int

        /// The next field; nil behind the last.
        public mutating func next() -> JSONMember? {
            guard left > 0 else { return nil }
            left -= 1
            defer { index = storage.node(index + 1).next }
            return JSONMember(value: JSONValue(storage: storage, index: index + 1))
        }
    }
}
