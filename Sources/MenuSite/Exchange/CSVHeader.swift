import Diagnostics

/// What a column's head says.
enum CSVHeader {
    /// The column that says what a row is.
    case kind
    /// A field, or a part of one, in the table's own language or in another.
    case field(CSVColumn, language: String?)
    /// A remark of the owner's.
    case remark(String)
    /// The currency of the row's amounts.
    case currency
    /// A field in a language that there is not: what is wrong with its tag, and what to write.
    case unknownLanguage(fault: String, hint: String)
    /// Nothing that Carte knows; the nearest column that it does.
    case unknown(near: CSVColumn?)

    /// What a head says, whatever its case, blanks, hyphens and underscores.
    init(_ head: String) {
        let head = trimmed(head)
        if Self.isRemark(head) {
            self = .remark(head)
        } else if let known = Self.known[Self.letters(of: head)] {
            self = known
        } else if let translated = Self.translated(head) {
            self = translated
        } else {
            self = .unknown(near: Self.near(head))
        }
    }

    /// Whether it is a remark of the owner's, as such fields of a menu file are.
    static func isRemark(_ head: String) -> Bool { head.hasPrefix("_") || head.hasPrefix("$") }

    /// What two heads are the same for; none for one without a meaning.
    var key: String? {
        switch self {
        case .kind: "kind"
        case .field(let column, let language): column.header + (language.map { " (\($0))" } ?? "")
        case .remark(let name): name
        case .currency: "currency"
        case .unknownLanguage, .unknown: nil
        }
    }

    private static func letters(of head: String) -> String {
        String(head.lowercased().unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "-" && $0 != "_" })
    }

    private static let known: [String: CSVHeader] = {
        var known: [String: CSVHeader] = ["kind": .kind, "currency": .currency]
        let byHeader = Dictionary(CSVColumn.all.map { ($0.header, $0) }) { first, _ in first }
        for (head, header) in synonyms { known[head] = byHeader[header].map { .field($0, language: nil) } }
        for column in CSVColumn.all { known[letters(of: column.header)] = .field(column, language: nil) }
        return known
    }()

    /// What other programs and people call the columns.
    private static let synonyms: [String: String] = [
        "title": "name", "dish": "name", "item": "name", "itemname": "name", "dishname": "name", "product": "name",
        "productname": "name", "cost": "price", "amount": "price", "itemprice": "price", "group": "category",
        "section": "category", "categories": "category", "categoryname": "category", "menusection": "category",
        "course": "category", "details": "description", "desc": "description", "text": "description",
        "itemdescription": "description", "photo": "image", "picture": "image", "img": "image", "imageurl": "image",
        "photourl": "image", "imagealt": "alt", "alttext": "alt", "itemid": "id", "sizes": "prices",
        "pricelow": "priceRange low", "pricehigh": "priceRange high", "pricemin": "priceRange low",
        "pricemax": "priceRange high", "extras": "options", "addons": "options", "modifiers": "options",
        "tag": "tags", "diet": "diets", "dietary": "diets", "dietarypreferences": "diets", "suitablefor": "diets",
        "allergen": "allergens", "contains": "allergens", "maycontain": "traces", "kcal": "calories",
        "kj": "kilojoules", "spicelevel": "spiciness", "rating": "rating value", "reviews": "rating count",
        "portion": "size", "portionsize": "size",
    ]

    /// `name (fr)`, `name [fr]`, `name:fr` or `name_fr`: a field whose words can be translated, and a language.
    private static func translated(_ head: String) -> CSVHeader? {
        for (opening, closing) in [("(", ")"), ("[", "]"), (":", ""), ("_", "")] {
            guard head.hasSuffix(closing), let mark = head.lastIndex(of: Character(opening)) else { continue }
            let tag = trimmed(String(head[head.index(after: mark)...].dropLast(closing.count)))
            // `price_old` is no language, though "old" is well formed; two letters are asked for where no bracket says it.
            guard let language = Language(tag), opening != "_" || language.primary.utf8.count == 2,
                case .field(let column, _)? = known[letters(of: String(head[..<mark]))],
                column.shape(in: .item)?.hasWords == true || column.shape(in: .section)?.hasWords == true
            else { continue }
            if let fault = LanguageTag(tag).fault { return .unknownLanguage(fault: fault.text, hint: fault.hint) }
            return .field(column, language: language.tag)
        }
        return nil
    }

    private static func near(_ head: String) -> CSVColumn? {
        let name = letters(of: String(head.prefix { !"([:".contains($0) }))
        if let column = column(name) { return column }
        let heads = CSVColumn.all.map { letters(of: $0.header) } + synonyms.keys.sorted()
        return [letters(of: head), name].lazy.filter { !$0.isEmpty }
            .compactMap { nearest(to: $0, in: heads) }.first.flatMap(column)
    }

    /// The column of a head that is known.
    private static func column(_ letters: String) -> CSVColumn? {
        if case .field(let column, _)? = known[letters] { column } else { nil }
    }
}

extension Shape {
    /// Whether it holds words of a language.
    fileprivate var hasWords: Bool {
        switch self {
        case .text, .markdown: true
        case .list(let entry): entry.hasWords
        case .object(let object): object.fields.contains { $0.shape.hasWords }
        case .either(let shapes): shapes.contains(where: \.hasWords)
        default: false
        }
    }
}
