/// A column of the table that a menu is exported to: a field of sections or items, or a part of one.
struct CSVColumn: Sendable {
    /// The field's name.
    let field: String
    /// The part of a field that is an object: `value` of `rating`.
    var part: String?

    /// What stands at its head.
    var header: String { part.map { field + " " + $0 } ?? field }

    /// The column that says what a row is: `section`, or `item` where it is blank.
    static let kind = CSVColumn(field: "kind")

    /// Every column, in the order in which they are written: those of items, then those that only sections have.
    static let all: [CSVColumn] = {
        let items = columns(of: .item)
        let headers = Set(items.map(\.header))
        return items + columns(of: .section).filter { !headers.contains($0.header) }
    }()

    /// The columns of a table's fields.
    static func columns(of table: ExchangeTable) -> [CSVColumn] {
        table.fields.flatMap { field -> [CSVColumn] in
            guard case .object(let object) = field.shape else { return [CSVColumn(field: field.name)] }
            return object.fields.map { CSVColumn(field: field.name, part: $0.name) }
        }
    }

    /// What may be written in it in a row of a table; nil where such a row has no such field.
    func shape(in table: ExchangeTable) -> Shape? {
        guard let field = table.field(field) else { return nil }
        guard let part else { return field.shape }
        guard case .object(let object) = field.shape else { return nil }
        return object.fields.first { $0.name == part }?.shape
    }

    /// Whether it says what a guest pays or must not eat.
    var isVital: Bool { [ExchangeTable.item, .section].contains { shape(in: $0)?.isVital == true } }

    /// The columns that are written though no row says anything in them, so that an owner sees where to.
    static let always: Set<String> = ["kind", "name", "category", "description", "image", "price"]
}
