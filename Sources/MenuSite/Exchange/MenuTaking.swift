import Diagnostics
import JSONText

/// Takes over what another program's file says: what the reader and the rules of a menu refuse is left out and said.
///
/// What a guest pays and what harms a guest are never left out: there a refused field is an error, and nothing is written.
struct MenuTaking {
    private(set) var menu: ImportedMenu
    private(set) var report = Report()

    init(_ menu: ImportedMenu) {
        self.menu = menu
        self.menu.site = judged(ImportedEntry(offset: 0, fields: menu.site), .site).fields
        self.menu.sections = menu.sections.map { judged($0, .section) }
        self.menu.items = menu.items.map { judged($0, .item) }
        if self.menu.sections.isEmpty { addSections() }
    }

    /// An entry without the fields that the reader of menu files refuses.
    private mutating func judged(_ entry: ImportedEntry, _ table: ExchangeTable) -> ImportedEntry {
        var entry = entry
        entry.fields = entry.fields.filter { field in
            let messages = table.messages(about: field.value, in: field.name).filter { $0.severity == .error }
            for message in messages { refuse(field, table, message.text, hint: message.hint) }
            return messages.isEmpty
        }
        return entry
    }

    /// Says that a field is not taken: an error where it is vital, a warning else.
    private mutating func refuse(_ field: ImportedField, _ table: ExchangeTable, _ text: String, hint: String?) {
        let isVital = field.language == nil && table.field(field.name)?.shape.isVital == true
        let label = field.label.map { $0 + ": " } ?? ""
        report.add(
            Message(
                isVital ? .error : .warning, at: menu.source.place(at: field.offset),
                label + text + (isVital ? "" : "; it is left out"), hint: Self.hint(hint, label)))
    }

    /// A hint of the reader's, which is one for a file of JSON; in a table it would mislead.
    private static func hint(_ hint: String?, _ label: String) -> String? {
        label.isEmpty || hint?.contains("\": ") != true ? hint : nil
    }

    /// The categories that items name, in order of first use, where the file has no sections of its own.
    private mutating func addSections() {
        var known: Set<String> = []
        for item in menu.items {
            for category in item.fields where category.name == "category" && category.language == nil {
                for name in category.value.entries.compactMap(\.string) where known.insert(matchKey(name)).inserted {
                    let section = ImportedField(
                        name: "name", value: .string(name), offset: category.offset, label: category.label)
                    let translated = translations(of: category, in: item, entries: category.value.entries.count)
                    menu.sections.append(ImportedEntry(offset: category.offset, fields: [section] + translated))
                }
            }
        }
    }

    /// The names of a category in other languages, where an item stands in it alone.
    private func translations(of category: ImportedField, in item: ImportedEntry, entries: Int) -> [ImportedField] {
        guard entries == 1 else { return [] }
        return item.fields.filter { $0.name == "category" && $0.language != nil && $0.value.string != nil }.map {
            ImportedField(name: "name", language: $0.language, value: $0.value, offset: $0.offset, label: $0.label)
        }
    }

    /// The menu file in a language, none for the file's own; what the rules of a page refuse is left out and said.
    ///
    /// - Parameters:
    ///   - place: where the file will lie, and what lies there already.
    ///   - replaced: what stays of the file that is there already.
    mutating func text(in language: String?, _ place: ImportPlace, _ replaced: ReplacedMenu) -> MenuText {
        if language == nil { leaveOutDescriptionsOfFiles(place) }
        // What is left out can bring other faults to light: an item without its name has none.
        for _ in 0..<4 {
            let text = menu.text(in: language, replaced)
            let faults = place.faults(of: text.bytes, language: language)
            var refused: [MenuText.Origin] = []
            for fault in faults {
                guard let offset = fault.place?.offset, let origin = text.origin(of: offset),
                    !refused.contains(origin)
                else { continue }
                refused.append(origin)
                let other = fault.related.flatMap { text.origin(of: $0.offset) }.flatMap { self.label(of: $0) }
                let hint = fault.hint.map { $0.replacing("{place}", with: other ?? "another place") }
                if !take(out: origin, language, fault.text, hint: hint) { refused.removeLast() }
            }
            if refused.isEmpty { return text }
        }
        return menu.text(in: language, replaced)
    }

    /// Leaves out what a fault stands at, and says so; false where it stays.
    private mutating func take(
        out origin: MenuText.Origin, _ language: String?, _ text: String, hint: String?
    ) -> Bool {
        let table = origin.isItem ? ExchangeTable.item : .section
        let entries = origin.isItem ? menu.items : menu.sections
        guard entries.indices.contains(origin.index) else { return false }
        let entry = entries[origin.index]
        let isThere = { (field: ImportedField) in field.name == origin.field }
        let index =
            entry.fields.firstIndex { isThere($0) && $0.language == language }
            ?? entry.fields.firstIndex { isThere($0) && $0.language == nil }
        guard let index else {
            let label = entry.label.map { $0 + ": " } ?? ""
            report.warning(
                at: menu.source.place(at: entry.offset), label + text + "; it is left out",
                hint: Self.hint(hint, label))
            remove(origin)
            return true
        }
        let field = entry.fields[index]
        if menu.isOwn, ["image", "description"].contains(field.name) {
            let label = field.label.map { $0 + ": " } ?? ""
            report.warning(at: menu.source.place(at: field.offset), label + text, hint: hint)
            return false
        }
        refuse(field, table, text, hint: hint)
        if origin.isItem {
            menu.items[origin.index].fields.remove(at: index)
        } else {
            menu.sections[origin.index].fields.remove(at: index)
        }
        return true
    }

    /// Empties an entry, which is then not written; the others keep their places.
    private mutating func remove(_ origin: MenuText.Origin) {
        if origin.isItem {
            menu.items[origin.index].fields = []
        } else {
            menu.sections[origin.index].fields = []
        }
    }

    private func label(of origin: MenuText.Origin) -> String? {
        let entries = origin.isItem ? menu.items : menu.sections
        guard entries.indices.contains(origin.index) else { return nil }
        let entry = entries[origin.index]
        return entry.fields.first { $0.name == origin.field }?.label ?? entry.label
    }

    /// Leaves out each description that a file in `descriptions/` holds already; one that says something else is said.
    private mutating func leaveOutDescriptionsOfFiles(_ place: ImportPlace) {
        for index in menu.items.indices {
            let item = menu.items[index]
            guard let field = item.fields.firstIndex(where: { $0.name == "description" && $0.language == nil }),
                let written = item.fields[field].value.string
            else { continue }
            let id = item["id"]?.string ?? Identifier.made(from: item["name"]?.string ?? "")
            guard let file = place.description(id) else { continue }
            if withLineFeeds(Array(trimmed(file.text).utf8)) != withLineFeeds(Array(trimmed(written).utf8)) {
                let label = item.fields[field].label.map { $0 + ": " } ?? ""
                report.warning(
                    at: menu.source.place(at: item.fields[field].offset),
                    label + "the description is another one than that of \(file.path), which stays",
                    hint: "change it there, or take the file away and import again")
            }
            menu.items[index].fields[field].isInFile = true
        }
    }
}

extension Shape {
    /// Whether a guest is harmed by leaving it out: an amount, an allergen, a diet.
    var isVital: Bool {
        switch self {
        case .amount: true
        case .choice(let words): words == FoodWords.allergens || words == FoodWords.diets
        case .list(let entry): entry.isVital
        case .object(let object): object.fields.contains { $0.shape.isVital }
        case .either(let shapes): shapes.contains(where: \.isVital)
        default: false
        }
    }
}
