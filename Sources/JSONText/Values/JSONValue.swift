/// What a JSON value is (RFC 8259, section 3).
public enum JSONKind: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean
    /// A number.
    case number
    /// A text in double quotes.
    case string
    /// A list, `[…]`.
    case array
    /// Fields with names, `{…}`.
    case object
}

/// A value of a document, and where it stands.
///
/// Copying one is cheap: it is an index into the document it keeps alive. What was read is decoded when asked for.
public struct JSONValue: Sendable {
    let storage: JSONStorage
    var index: Int

    private var node: JSONNode { storage.node(index) }

    /// What it is.
    public var kind: JSONKind {
        switch storage.byte(node.offset) {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
        case UInt8(ascii: "n"): return .null
        default: return .number
        }
    }

    /// The offset of the first byte of its token in the bytes that were read, a byte order mark counted.
    public var offset: Int { storage.start + node.offset }

    /// The same value with the offsets of all that is in it counted from a start other than 0, so that several texts can be
    /// counted through one behind another.
    public func counted(from start: Int) -> JSONValue {
        JSONValue(storage: JSONStorage(bytes: storage.bytes, tape: storage.tape, start: start), index: index)
    }

    /// All its bytes in the text: the quotes of a text, the closing bracket of a list or an object are included.
    public var range: Range<Int> { node.range }

    /// True or false; nil unless it is a boolean.
    public var boolean: Bool? {
        kind == .boolean ? storage.byte(node.offset) == UInt8(ascii: "t") : nil
    }

    /// The text with its escapes decoded; nil unless it is a string.
    public var string: String? {
        kind == .string ? storage.string(of: node) : nil
    }

    /// What `body` makes of the text's UTF-8, its escapes decoded; nil unless it is a string.
    public func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
        guard kind == .string else { return nil }
        let node = node
        guard node.count == 0 else {
            let decoded = unescaped(storage.content(of: node))
            return body(decoded.span)
        }
        let bytes = storage.bytes
        return body(bytes.span.extracting(node.range.lowerBound + 1..<max(node.range.upperBound, 2) - 1))
    }

    /// The number as it was written, such as `12.50` or `-1E+2`; nil unless it is a number.
    public var number: String? {
        kind == .number ? String(decoding: storage.bytes[node.range], as: UTF8.self) : nil
    }

    /// The elements in the order they were written; empty unless it is an array.
    public var elements: JSONElements {
        JSONElements(storage: storage, first: index + 1, count: kind == .array ? node.count : 0)
    }

    /// The fields in the order they were written, a repeated one each time; empty unless it is an object.
    public var members: JSONMembers {
        JSONMembers(storage: storage, first: index + 1, count: kind == .object ? node.count : 0)
    }

    /// How many elements or fields it has; 0 where it can have none.
    public var count: Int {
        switch kind {
        case .array, .object: node.count
        default: 0
        }
    }
}
