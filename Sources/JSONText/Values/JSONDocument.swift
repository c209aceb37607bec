/// A JSON text that was read whole and found right.
///
/// It keeps the bytes it was read from; the values in it are places in those bytes.
public struct JSONDocument: Sendable {
    /// The value the text consists of.
    public var root: JSONValue

    init(_ storage: JSONStorage) {
        root = JSONValue(storage: storage, index: 0)
    }
}
