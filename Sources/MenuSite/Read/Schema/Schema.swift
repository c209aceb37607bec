import JSONText

/// A file of `content/` that has a schema.
public enum ContentFile: String, CaseIterable, Sendable {
    /// `menu.json`.
    case menu
    /// `site.json`.
    case site
}

/// The JSON Schema (2020-12) of a file, from the tables by which it is read.
///
/// What it refuses is an error of `carte check`. What only `carte check` finds is what needs more than one place of the
/// file (an id that stands twice), other files (a picture that is not there), or the way a number is written.
public func jsonSchema(of file: ContentFile) -> String {
    let (shape, title) =
        switch file {
        case .menu: (Forms.menu.shape, "A menu of Carte")
        case .site: (Forms.site.shape, "What all pages of a site of Carte share")
        }
    var definitions = SchemaDefinitions()
    let root: Members
    if case .object(let object) = shape { root = definitions.members(of: object) } else { root = [] }
    let tree = JSONTree.object(
        [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("$id", .string("urn:carte:\(file.rawValue)")), ("title", .string(title)),
            (
                "description",
                .string("content/\(file.rawValue).json; names that begin with '_' or '$' are yours. \(comments)")
            ), ("type", .string("object")),
        ] + root + [("$defs", .object(definitions.all))])
    return tree.text()
}

private let comments = "Comments and commas behind the last entry are allowed."

/// Members of a JSON object that is being made, in their order.
typealias Members = [(key: String, value: JSONTree)]

/// The `$defs` of a schema, each made once, when it is first referred to.
struct SchemaDefinitions {
    private(set) var all: Members = []

    /// The reference to a definition, which is made where there is none yet.
    mutating func reference(_ name: String, _ make: (inout SchemaDefinitions) -> Members) -> Members {
        if !all.contains(where: { $0.key == name }) {
            let place = all.count
            all.append((name, .null))
            all[place].value = .object(make(&self))
        }
        return [("$ref", .string("#/$defs/" + name))]
    }

    /// What an object consists of: its fields, names of the owner's, and what the fields have to do with one another.
    mutating func members(of object: ObjectShape) -> Members {
        let examples = schemaExamples(of: object.name)
        var properties: Members = []
        for field in object.fields {
            if field.changes == nil, let model = object.model, let names = propertyNames(of: model),
                names.contains(field.name)
            {
                for name in [field.name] + field.otherNames {
                    properties.append((name, .object([("$ref", .string("#/$defs/\(model)/properties/\(name)"))])))
                }
                continue
            }
            // What is written in two ways has its schema where it is known which.
            let shape =
                field.changes.map { object.model == nil ? field.shape : .either([field.shape, $0]) } ?? field.shape
            let schema = field.beside == nil ? members(of: shape) : []
            var members: Members = [("description", .string(field.summary))]
            if field.isDeprecated { members.append(("deprecated", .boolean(true))) }
            let values = exampleValues(of: field.name, in: examples)
            properties.append(
                (field.name, .object(members + schema + (values.isEmpty ? [] : [("examples", .array(values))]))))
            for other in field.otherNames {
                let text = "Another name of '\(field.name)', which a tutorial has."
                properties.append(
                    (other, .object([("description", .string(text)), ("deprecated", .boolean(true))] + schema)))
            }
        }
        return [
            ("properties", .object(properties)),
            // Names of the owner's.
            ("patternProperties", .object([("^[_$]", .boolean(true))])),
            ("additionalProperties", object.others.map { .object(members(of: $0)) } ?? .boolean(false)),
        ] + alternatives(of: object) + rules(of: object) + (examples.isEmpty ? [] : [("examples", .array(examples))])
    }

    /// The fields in whose place something else is written beside another field.
    private mutating func alternatives(of object: ObjectShape) -> Members {
        var (without, with): (Members, Members) = ([], [])
        var name: String?
        for field in object.fields {
            guard let other = field.beside else { continue }
            name = other.field
            without.append((field.name, .object(members(of: field.shape))))
            with.append((field.name, .object(members(of: other.shape))))
        }
        guard let name else { return [] }
        return [
            ("if", .object(written(name))), ("then", .object([("properties", .object(with))])),
            ("else", .object([("properties", .object(without))])),
        ]
    }

    /// The names of the fields of an object that has a definition.
    private func propertyNames(of object: String) -> [String]? {
        all.first { $0.key == object }?.value["properties"]?.members.map(\.key)
    }

    /// The values that a field has in the examples of its object, each once.
    private func exampleValues(of name: String, in examples: [JSONTree]) -> [JSONTree] {
        var values: [JSONTree] = []
        var seen: Set<String> = []
        for case .object(let members) in examples {
            for member in members where member.key == name && seen.insert(member.value.text()).inserted {
                values.append(member.value)
            }
        }
        return values
    }

    private mutating func rules(of object: ObjectShape) -> Members {
        let rules: [Members] = object.rules.compactMap { rule in
            switch rule {
            case .oneIsWritten(let names):
                let each = names.map { JSONTree.object(written($0)) }
                return each.count == 1 ? written(names[0]) : [("anyOf", .array(each))]
            case .notTogether(let one, let other):
                let then = JSONTree.object([("type", .string("null"))])
                return condition(stands(one, in: object), then: [("properties", .object([(other, then)]))])
            case .standsWith(let name, let others):
                let each = others.map { JSONTree.object(written(path: $0)) }
                return condition(stands(name, in: object), then: [("anyOf", .array(each))])
            case .counts(let count, of: let name):
                let some: Members = [("type", .string("integer")), ("minimum", .number("1"))]
                return condition(required(count, some), then: written(name))
            case .namesEachOfSeveral: return nil
            }
        }
        return rules.isEmpty ? [] : [("allOf", .array(rules.map { .object($0) }))]
    }

    /// A flag that is true, or another field that is written.
    private mutating func stands(_ name: String, in object: ObjectShape) -> Members {
        guard case .flag? = object.fields.first(where: { $0.name == name })?.shape else { return written(name) }
        return required(name, [("const", .boolean(true))])
    }

    /// A field that is written, by the path that a rule has for it.
    private mutating func written(path: String) -> Members {
        if path.hasSuffix("?") { return [("required", .array([.string(String(path.dropLast()))]))] }
        guard let slash = path.firstIndex(of: "/") else { return written(path) }
        let inner = [("type", .string("object"))] + written(String(path[path.index(after: slash)...]))
        return required(String(path[..<slash]), [("type", .string("array")), ("contains", .object(inner))])
    }

    private func required(_ name: String, _ schema: Members) -> Members {
        [("required", .array([.string(name)])), ("properties", .object([(name, .object(schema))]))]
    }

    private func condition(_ condition: Members, then: Members) -> Members {
        [("if", .object(condition)), ("then", .object(then))]
    }

    /// A field that is there and neither null nor blank text.
    private mutating func written(_ name: String) -> Members {
        required(name, reference("written") { _ in Self.written })
    }

    /// What a value is that is neither null nor blank text.
    static let written: Members = [
        ("not", .object([("type", .string("null"))])), ("pattern", .string(#"[^\t-\r \u3000]"#)),
    ]

    /// A list of objects of which each has a name where they are several.
    mutating func severalNamed(_ object: ObjectShape) -> Members {
        for case .namesEachOfSeveral(let name) in object.rules {
            let several: Members = [
                ("contains", .object([("type", .string("object"))])), ("minContains", .number("2")),
            ]
            let rule = condition(several, then: [("items", .object(written(name)))])
            return [("allOf", .array([.object(rule)]))]
        }
        return []
    }
}
