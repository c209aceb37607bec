/// One field of a view: its description, and how its value is read.
///
/// The factories (`.text`, `.markup`, …) tie the kind to the type of what is read, so that neither can be wrong about
/// the other; a reader whose result is optional makes the field optional.
public struct Field<V: Sendable>: Sendable {
    /// The description.
    public let shape: FieldShape
    /// The value in a view.
    public let get: @Sendable (V) -> Value

    /// A field with this description, read by `get`, which must give values of the kind that the description names.
    @inlinable
    public init(_ shape: FieldShape, get: @escaping @Sendable (V) -> Value) {
        self.shape = shape
        self.get = get
    }

    @usableFromInline
    init(
        _ name: String, _ kind: FieldKind, _ summary: String, isOptional: Bool = false,
        get: @escaping @Sendable (V) -> Value
    ) {
        self.init(FieldShape(name: name, kind: kind, isOptional: isOptional, summary: summary), get: get)
    }
}

extension Field {
    /// A field of plain text.
    @inlinable
    public static func text(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> String
    ) -> Field {
        Field(name, .text, summary) { .text(get($0)) }
    }

    /// A field of plain text that may be absent.
    @inlinable
    public static func text(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> String?
    ) -> Field {
        Field(name, .text, summary, isOptional: true) { Value(get($0)) }
    }

    /// A field with an address that is percent-encoded and whose scheme was checked.
    @inlinable
    public static func address(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> String
    ) -> Field {
        Field(name, .address, summary) { .text(get($0)) }
    }

    /// A field with an address that may be absent.
    @inlinable
    public static func address(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> String?
    ) -> Field {
        Field(name, .address, summary, isOptional: true) { Value(get($0)) }
    }

    /// A field of safe HTML.
    @inlinable
    public static func markup(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> [UInt8]
    ) -> Field {
        Field(name, .markup, summary) { .markup(get($0)) }
    }

    /// A field of safe HTML that may be absent.
    @inlinable
    public static func markup(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> [UInt8]?
    ) -> Field {
        Field(name, .markup, summary, isOptional: true) { get($0).map(Value.markup) ?? .nothing }
    }

    /// A field of JSON, its `<`, `>` and `&` escaped.
    @inlinable
    public static func json(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> [UInt8]
    ) -> Field {
        Field(name, .json, summary) { .markup(get($0)) }
    }

    /// A field of CSS without text of anyone's that may be absent.
    @inlinable
    public static func css(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> [UInt8]?
    ) -> Field {
        Field(name, .css, summary, isOptional: true) { get($0).map(Value.markup) ?? .nothing }
    }

    /// A field with a Content Security Policy, without quotation marks.
    @inlinable
    public static func policy(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> [UInt8]
    ) -> Field {
        Field(name, .policy, summary) { .markup(get($0)) }
    }

    /// A field that says yes or no.
    @inlinable
    public static func flag(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> Bool
    ) -> Field {
        Field(name, .flag, summary) { .flag(get($0)) }
    }

    /// A field with a record, which may not hold records of type `V` in turn.
    @inlinable
    public static func record<R: View>(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> R
    ) -> Field {
        Field(name, .record(R.table.shape), summary) { .record(get($0)) }
    }

    /// A field with a record that may be absent.
    @inlinable
    public static func record<R: View>(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> R?
    ) -> Field {
        Field(name, .record(R.table.shape), summary, isOptional: true) { get($0).map(Value.record) ?? .nothing }
    }

    /// A field with any number of records, which may not hold records of type `V` in turn.
    @inlinable
    public static func list<Records: Sequence & SendableMetatype>(
        _ name: String, _ summary: String, get: @escaping @Sendable (V) -> Records
    ) -> Field where Records.Element: View {
        Field(name, .list(Records.Element.table.shape), summary) { .list(get($0).map(Value.record)) }
    }
}

extension Value {
    @usableFromInline
    init(_ text: String?) {
        self = text.map(Value.text) ?? .nothing
    }
}
