/// A Mustache template, read once and rendered any number of times.
///
/// It does the required modules of the Mustache specification 1.4: interpolation, sections, inverted sections,
/// partials, comments and set delimiter tags.
public struct Template: Sendable {
    /// How deep sections and partials may nest, counted together.
    ///
    /// The parser refuses a template whose own sections nest deeper, the checker a set in which sections and partials
    /// do; rendering a template that nobody checked leaves out what lies deeper.
    public static let depthLimit = 100

    /// The name that faults are reported under.
    public let name: String
    /// The bytes of the file.
    let source: [UInt8]
    /// Where the text begins in it, behind a byte order mark.
    let start: Int
    /// The tree, in the order of the file: behind a section stand the nodes of its body.
    let nodes: [Node]
    /// The names of all tags.
    let names: [Name]
    let partials: [PartialTag]

    /// Reads a template and reports everything that is wrong with it.
    ///
    /// A template with faults can be rendered all the same; what was not understood is left out of it.
    /// A UTF-8 byte order mark at the start is read over.
    public init(_ source: [UInt8], name: String, faults: inout [TemplateFault]) {
        var parser = Parser(source, name: name)
        parser.parse()
        faults += parser.faults
        self.name = name
        self.source = source
        start = parser.start
        nodes = parser.nodes
        names = parser.names
        partials = parser.partials
    }

    func path(of node: Node) -> Path {
        Path(names: Array(names[node.names]))
    }
}

/// A stretch of literal text, or a tag.
struct Node: Sendable {
    enum Kind {
        case literal
        /// `{{name}}`
        case escaped
        /// `{{{name}}}` or `{{&name}}`
        case unescaped
        /// `{{#name}}`
        case section
        /// `{{^name}}`
        case inverted
        /// `{{>name}}`
        case partial
    }

    let kind: Kind
    /// The literal bytes, or the tag with its delimiters.
    let place: Range<Int>
    /// Where in the file the tag's name begins.
    var nameOffset = 0
    /// The tag's names, those joined by dots; none for `.`.
    var names = 0..<0
    /// The index of a partial's tag.
    var partial = 0
    /// A section's first node behind its body.
    var end = 0
    /// Where in the file the tag begins that closes a section.
    var closing = 0
}

/// What a partial tag names.
struct PartialTag: Sendable {
    let name: String
    /// The blanks before a tag that has its line for itself; nil where something stands beside it.
    let indentation: Range<Int>?
}

extension Template {
    /// The names of the partials that its tags include.
    public var partialNames: [String] { partials.map(\.name) }

    /// Whether one of its tags names this field, in whatever record.
    public func mentions(_ field: String) -> Bool {
        names.contains(Name(field))
    }
}
