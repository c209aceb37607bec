/// The elements of an array, read from the document one by one as they are asked for.
public struct JSONElements: Sequence, Sendable {
    let storage: JSONStorage
    let first: Int

    /// How many there are.
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
    public func each(_ body: (JSONValue) -> Void) {
        var element = JSONValue(storage: storage, index: first)
        for _ in 0..<count {
            body(element)
            element.index = storage.node(element.index).next
        }
    }

    /// Goes through the elements of an array.
    public struct Iterator: IteratorProtocol, Sendable {
        let storage: JSONStorage
        var index: Int
        var left: Int

        /// The next element; nil behind the last.
        public mutating func next() -> JSONValue? {
            guard left > 0 else { return nil }
            left -= 1
            defer { index = storage.node(index).next }
            return JSONValue(storage: storage, index: index)
        }
    }
}
