import JSONText

extension SchemaDefinitions {
    /// The schema of a shape.
    ///
    /// Null is a value of each but of what has to be written, as it is for the reader.
    mutating func members(of shape: Shape) -> Members {
        switch shape {
        case .text: reference("text") { _ in Self.text }
        case .markdown: reference("markdown") { _ in Self.markdown }
        case .matching(let pattern): text(matching: #"^\s*(?:\#(pattern))?\s*$"#)
        case .flag: [Self.type("boolean")]
        case .number(let range, let whole):
            [
                Self.type(whole ? "integer" : "number"), ("minimum", .number("\(range.lowerBound)")),
                ("maximum", .number("\(range.upperBound)")),
            ]
        case .amount: reference("amount") { _ in Self.amount }
        case .identifier: reference("id") { _ in Self.identifier }
        case .picture: reference("picture") { $0.text(matching: Self.relative(or: ["https"])) }
        case .choice(let words): [("enum", .array(words.map { .string($0) } + [.null]))]
        case .address(let schemes): text(matching: #"^\s*$|^\s*(?:\#(Self.caseless(schemes))):"#)
        case .link: reference("link") { $0.text(matching: Self.relative(or: WebAddress.schemes)) }
        case .object(let object):
            reference(Self.name(of: object)) {
                [("title", .string(object.name)), Self.type("object")] + $0.members(of: object)
            }
        case .dictionary(let value, let names):
            [
                Self.type("object"),
                ("patternProperties", .object([("^[_$]", .boolean(true)), (names, .object(members(of: value)))])),
                ("additionalProperties", .boolean(false)),
            ]
        case .list(let element): [Self.type("array"), ("items", .object(entry(element)))] + several(element)
        case .either(let shapes): either(shapes)
        case .later(let shape): members(of: shape())
        case .written(let shape): Self.written + members(of: shape)
        }
    }

    /// An entry of a list.
    ///
    /// Where it may be of several kinds it has examples, since editors offer no others there.
    private mutating func entry(_ shape: Shape) -> Members {
        let examples = Self.examples(of: shape)
        return members(of: shape) + (examples.isEmpty ? [] : [("examples", .array(examples))])
    }

    private static func examples(of shape: Shape) -> [JSONTree] {
        switch shape {
        case .written(let inner): examples(of: inner)
        case .either(let shapes):
            shapes.flatMap { shape -> [JSONTree] in
                switch shape {
                case .choice(let words): words.map { .string($0) }
                case .object(let object): schemaExamples(of: object.name)
                default: []
                }
            }
        default: []
        }
    }

    /// By the kind of value, so that an editor says what is wrong with an object, not that it could be text.
    private mutating func either(_ shapes: [Shape]) -> Members {
        let kind = shapes.lazy.compactMap { Self.bracket(of: $0) }.first
        let those = shapes.filter { Self.bracket(of: $0) == kind }
        let others = shapes.filter { Self.bracket(of: $0) != kind }
        guard let kind, !others.isEmpty else { return any(of: shapes) }
        return [
            ("if", .object([("type", .string(kind))])), ("then", .object(any(of: those))),
            ("else", .object(either(others))),
        ]
    }

    private mutating func any(of shapes: [Shape]) -> Members {
        shapes.count == 1 ? members(of: shapes[0]) : [("anyOf", .array(shapes.map { .object(members(of: $0)) }))]
    }

    /// The type of a shape that is written in brackets.
    private static func bracket(of shape: Shape) -> String? {
        switch shape {
        case .object, .dictionary: "object"
        case .list: "array"
        default: nil
        }
    }

    private mutating func several(_ element: Shape) -> Members {
        if case .object(let object) = element { severalNamed(object) } else { [] }
    }

    /// The name of an object's definition: a blank in it would have to be percent-encoded where it is referred to.
    private static func name(of object: ObjectShape) -> String {
        object.name.split(separator: " ").joined(separator: "-")
    }

    private static func type(_ types: String...) -> (key: String, value: JSONTree) {
        ("type", .array((types + ["null"]).map { .string($0) }))
    }

    /// Plain text: none of the characters that cannot be seen or that turn the direction (`UnwantedCharacter`), joiners aside.
    private static let text: Members = [
        type("string"),
        (
            "pattern",
            .string(#"^[^\u0000-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]*$"#)
        ),
    ]

    /// The same with tabs and line ends.
    private static let markdown: Members = [
        type("string"),
        (
            "pattern",
            .string(
                #"^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]*$"#
            )
        ),
    ]

    private mutating func text(matching pattern: String) -> Members {
        reference("text") { _ in Self.text } + [("pattern", .string(pattern))]
    }

    /// A number, or digits in quotes with a point or a comma before decimals, where these cannot be taken for thousands
    /// (`NumberRun`).
    private static let amount: Members = [
        ("type", .array([.string("number"), .string("string"), .string("null")])), ("minimum", .number("0")),
        ("maximum", .number("999999999999999")),
        (
            "pattern",
            .string(
                #"^\s*(?:[0-9]{1,15}|[0-9]{1,14}[.,](?:[0-9]{1,2}|[0-9]{4,14})|0[.,][0-9]{3}|[0-9]{4,12}[.,][0-9]{3})\s*$"#
            )
        ),
    ]

    /// Letters, digits, `-`, `_` and `.`; of the characters beyond ASCII only the common marks are told from letters.
    private static let identifier: Members = [
        type("integer", "string"), ("minimum", .number("0")), ("maxLength", .number("\(Identifier.limit)")),
        (
            "pattern",
            .string(
                "^(?:\(idCharacter("."))\(idCharacter(""))*)?$"
            )
        ),
        (
            "not",
            .object([
                ("type", .string("string")),
                (
                    "pattern",
                    .string(
                        #"^(?:\#(caseless(["con", "prn", "aux", "nul"]))|\#(caseless(["com", "lpt"], "[0-9]")))(?:\.|$)"#
                    )
                ),
            ])
        ),
    ]

    private static func idCharacter(_ unwanted: String) -> String {
        #"[^\#(unwanted)\u0000-,/:-@\[-^`{-\u00A9\u2000-\u206F\u3000-\u3004\u3008-\u3020\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]"#
    }

    /// A pattern for what has no scheme (RFC 3986 section 3.1) or one of these.
    private static func relative(or schemes: [String]) -> String {
        #"^(?:\s*(?:\#(caseless(schemes))):|[^:]*$|[^:]*[^A-Za-z0-9+.: -]|\s*[^A-Za-z\s])"#
    }

    /// These words in a pattern, whatever the case of their letters.
    private static func caseless(_ words: [String], _ end: String = "") -> String {
        words.map { word in word.map { "[\($0.uppercased())\($0)]" }.joined() + end }.joined(separator: "|")
    }
}
