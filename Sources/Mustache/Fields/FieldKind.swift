/// What a field holds, and so how and where a template may print it.
public enum FieldKind: Sendable, Hashable {
    /// Plain text: printed with two braces, between tags and in quoted attributes.
    case text
    /// A URL that is percent-encoded and whose scheme was checked: like text, and it may begin an `href` or a `src`.
    case address
    /// Safe HTML: printed with three braces, between tags only.
    case markup
    /// JSON in which `<`, `>` and `&` are escaped: printed with three braces, in a script element of JSON only.
    case json
    /// CSS that Carte made of numbers, lengths and identifiers: printed with three braces, in a style element only.
    case css
    /// A Content Security Policy: printed with three braces, in the content of a `meta` with `http-equiv` only.
    case policy
    /// Yes or no: for sections only.
    case flag
    /// One record: for sections and dotted names.
    case record(RecordShape)
    /// Any number of records: for sections.
    case list(RecordShape)

    /// The kind in a word or three, as the manual and the messages say it.
    var text: String {
        switch self {
        case .text: "text"
        case .address: "address"
        case .markup: "markup"
        case .json: "json"
        case .css: "css"
        case .policy: "policy"
        case .flag: "flag"
        case .record(let shape): shape.name
        case .list(let shape): "list of \(shape.name)"
        }
    }

    /// What a section over it brings into reach.
    var element: FieldKind {
        if case .list(let shape) = self { .record(shape) } else { self }
    }
}

/// The description of a field without the type that has it.
public struct FieldShape: Sendable, Hashable {
    /// The name that templates use.
    public let name: String
    /// What it holds.
    public let kind: FieldKind
    /// Whether it may be absent.
    public let isOptional: Bool
    /// What it is, in a few words for the manual.
    public let summary: String

    /// A field with this description.
    public init(name: String, kind: FieldKind, isOptional: Bool = false, summary: String) {
        self.name = name
        self.kind = kind
        self.isOptional = isOptional
        self.summary = summary
    }
}

/// The description of a record without its type, for the checker and the manual.
public struct RecordShape: Sendable, Hashable {
    /// What such a record is called; two shapes of one name are taken to be the same in the manual.
    public let name: String
    /// Its fields, in the order of the manual.
    public let fields: [FieldShape]

    /// A record with these fields.
    public init(name: String, fields: [FieldShape]) {
        self.name = name
        self.fields = fields
    }

    /// Feeds the name alone; fields hold shapes in turn, which would make a hash as long as the whole manual.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    func field(_ name: String) -> FieldShape? {
        fields.first { $0.name == name }
    }
}
