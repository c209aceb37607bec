import JSONText

/// An item or a section: what a menu that extends another can change by id.
protocol MenuPart: Sendable {
    /// Where it begins.
    var offset: Int { get }
    var id: PlacedText? { get set }
    var name: PlacedText? { get }

    init(offset: Int)

    /// Takes over what a change leaves as it is in the base.
    mutating func inherit(from base: Self)
}

extension ItemDraft: MenuPart {
    mutating func inherit(from base: ItemDraft) {
        id = id ?? base.id
    }
}

extension CategoryDraft: MenuPart {
    init(offset: Int) {
        self.init(offset: offset, id: nil)
    }

    mutating func inherit(from base: CategoryDraft) {
        id = id ?? base.id
        baseNames = base.baseNames
        if let former = base.name?.value, former != name?.value { baseNames.append(former) }
        (isUnlisted, hasBaseItems) = (base.isUnlisted, base.hasBaseItems)
    }
}

/// A part that a menu adds to those of the one it extends.
struct AddedPart<Draft: MenuPart>: Sendable {
    var draft: Draft
    /// The id of the part behind which it stands; none is the end.
    var after: PlacedText?
}

/// The parts of a menu, and the objects that each was read from.
struct MenuParts<Draft: MenuPart>: Sendable {
    var drafts: [Draft] = []
    /// By part: the objects, or texts in their place, of the files it comes from, that of the innermost base first; none for
    /// a section that only items name.
    var layers: [[JSONValue]] = []
}

/// How the parts of a kind are changed.
struct PartForm<Draft: MenuPart>: Sendable {
    /// A part as messages name it: `item`.
    let name: String
    /// Its fields.
    let object: ObjectForm<Draft>
    /// The same with `after`.
    let added: ObjectForm<AddedPart<Draft>>

    init(_ object: ObjectForm<Draft>) {
        name = object.name
        self.object = object
        let after: ObjectForm<AddedPart<Draft>>.Field = field(
            "after", Forms.idOfAnother, "The id of the \(object.name) behind which it stands; at the end if not given."
        ) { $0.after = $1 }
        added = ObjectForm<AddedPart<Draft>>(
            object.name, rules: object.rules,
            object.fields.map { field in
                ObjectForm<AddedPart<Draft>>.Field(
                    description: field.description, otherNames: field.description.otherNames
                ) { value, part, reading in field.read(value, &part.draft, &reading) }
            } + [after], elsewhere: object.elsewhere)
    }

    /// What may be written for the parts of a menu that extends another.
    var shape: Shape {
        let change = ObjectShape(
            name: "changed \(name)", fields: object.fields.map(\.description), rules: [], model: name)
        let whole = added.fields.map { field in
            var description = field.description
            description.changes = nil
            return description
        }
        let new = ObjectShape(
            name: "added \(name)", fields: whole, rules: object.rules, model: name)
        return .object(
            ObjectShape(
                name: "\(name) changes",
                fields: [
                    FieldDescription(
                        name: "add", shape: .list(.written(.either([.text, .object(new)]))),
                        summary: "New ones, each behind the one that its 'after' names, or at the end."),
                    FieldDescription(
                        name: "order", shape: .list(Forms.idOfAnother.shape),
                        summary: "The ids of those that come first, in order."),
                ], rules: [], others: .either([.text, .object(change)])))
    }
}

extension Forms {
    /// Changes of items.
    static let changedItem = PartForm(item)
    /// Changes of sections.
    static let changedCategory = PartForm(categoryObject)

    /// The field of a menu that holds its parts in a list; where the menu extends another, changes by id stand there, which
    /// are read otherwise (`ChangedParts`).
    static func parts<Draft: MenuPart>(
        _ name: String, of form: Form<Draft>, _ summary: String,
        changes: @autoclosure @escaping @Sendable () -> PartForm<Draft>,
        set: @escaping @Sendable (inout MenuDraft, [Draft]) -> Void
    ) -> ObjectForm<MenuDraft>.Field {
        let list = list(of: form)
        var description = FieldDescription(name: name, shape: list.shape, summary: summary)
        description.beside = FieldAlternative(field: "extends", shape: .later { changes().shape })
        return ObjectForm<MenuDraft>.Field(description: description) { value, menu, reading in
            if value.kind == .object {
                let isPart = value.members.contains { changes().object.position(of: $0) != nil }
                reading.mismatch(
                    value, wants: list.shape,
                    hint: isPart
                        ? "put it in [ ]"
                        : "only a menu with \"extends\": \"../menu.json\" or another has its \(name) by id")
            } else if let read = list.read(value, &reading) {
                set(&menu, read)
            }
        }
    }
}
