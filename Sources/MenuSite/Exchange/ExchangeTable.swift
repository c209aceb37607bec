import Diagnostics
import JSONText

/// A table of fields as import and export use it: what may be written in each, and the reader's own judgement of a value.
struct ExchangeTable: Sendable {
    /// What a row of it is called: `item`, `section`.
    let kind: String
    /// The fields in the order of the manual.
    let fields: [FieldDescription]
    private let names: [String: Int]
    private let judge: @Sendable (Int, JSONValue, inout Reading) -> Void

    /// The fields of an item.
    static let item = ExchangeTable("item", Forms.item, ItemDraft(offset: 0))
    /// The fields of a category.
    static let section = ExchangeTable("section", Forms.categoryObject, CategoryDraft(offset: 0))
    /// The fields of a site.
    static let site = ExchangeTable("site", Forms.site, SiteDraft())

    private init<Draft>(_ kind: String, _ form: ObjectForm<Draft>, _ fresh: Draft) {
        self.kind = kind
        fields = form.fields.map { field in
            var description = field.description
            description.shape = description.shape.bare
            return description
        }
        var names: [String: Int] = [:]
        for (index, field) in form.fields.enumerated() {
            for name in [field.description.name] + field.description.otherNames { names[name] = index }
        }
        self.names = names
        judge = { index, value, reading in
            var draft = fresh
            form.fields[index].read(value, &draft, &reading)
        }
    }

    /// The field of a name, or of another name it is understood under.
    func field(_ name: String) -> FieldDescription? { names[name].map { fields[$0] } }

    /// Where a field stands in the table; fields that it does not have, which are remarks of the owner's, come last.
    func rank(_ name: String) -> Int { names[name] ?? fields.count }

    /// What the reader of menu files has to say of a value.
    func messages(about value: JSONTree, in name: String) -> [Message] {
        guard let index = names[name] else { return [] }
        let bytes = JSONTree.array([value]).line
        guard let element = readJSON(bytes).document?.root.elements.first(where: { _ in true }) else { return [] }
        var reading = Reading(source: SourceText(path: "", bytes: bytes))
        reading.field = name
        judge(index, element, &reading)
        return reading.report.messages
    }
}

extension Shape {
    /// Whether it is an object whose names are not those of fields: hours by day.
    var isDictionary: Bool { if case .dictionary = self { true } else { false } }

    /// The shape without what only the schema asks for: patterns, and that something is written.
    fileprivate var bare: Shape {
        switch self {
        case .written(let shape): shape.bare
        case .later(let shape): shape().bare
        case .matching: .text
        case .list(let entry): .list(entry.bare)
        case .dictionary(let entry, let names): .dictionary(entry.bare, names: names)
        case .either(let shapes): .either(shapes.map(\.bare))
        case .object(let object):
            .object(
                ObjectShape(
                    name: object.name,
                    fields: object.fields.map { field in
                        var field = field
                        field.shape = field.shape.bare
                        return field
                    }, rules: []))
        default: self
        }
    }
}
