/// What a name stands for while a template is rendered.
public enum Value: Sendable {
    /// Nothing: prints as nothing, and no section over it is rendered.
    case nothing
    /// Yes or no.
    case flag(Bool)
    /// Plain text, escaped wherever it is printed with two braces.
    case text(String)
    /// Bytes that three braces print as they are: HTML that is known to be safe, or JSON for a script element.
    case markup([UInt8])
    /// One record; a section over it is rendered once, with its fields in reach.
    case record(any Record)
    /// Values; a section over them is rendered once for each.
    case list([Value])

    /// Whether a section over it is left out, and an inverted one rendered.
    var isEmpty: Bool {
        switch self {
        case .nothing: true
        case .flag(let isOn): !isOn
        case .text(let text): text.isEmpty
        case .markup(let bytes): bytes.isEmpty
        case .record: false
        case .list(let values): values.isEmpty
        }
    }
}

/// Something with named fields.
public protocol Record: Sendable {
    /// The value of the field of that name.
    ///
    /// Nil says that there is no such field, and the search goes on in the record outside; a field that is there but
    /// empty is `.nothing`, and ends the search.
    func value(_ name: Name) -> Value?
}
