import Diagnostics
import JSONText

/// Reads the menu of a Google Business Profile (`FoodMenus`, version 4).
struct FoodMenusImport {
    private var json: ForeignJSON
    private var menu: ImportedMenu
    /// The language of the first label, which is the menu's own.
    private var language: String?
    private var names: Set<String> = []
    /// What is wrong with the tags of labels so far; blank where nothing is.
    private var faults: [String: String] = [:]
    private var ids = IdentifierRegister()

    init(_ source: SourceText) {
        json = ForeignJSON(source)
        menu = ImportedMenu(source: source)
    }

    mutating func menu(of root: JSONValue, _ report: inout Report) -> ImportedMenu {
        json.leaveOut(of: root, but: ["menus", "name"])
        for menu in json.elements("menus", of: root) { read(menu: menu) }
        if let language {
            menu.site.append(ImportedField(name: "language", value: .string(language), offset: root.offset))
        }
        if let currency = json.currency { menu.site.append(currency) }
        report.append(json.finished())
        return menu
    }

    private mutating func read(menu value: JSONValue) {
        json.leaveOut(of: value, but: ["labels", "sections", "sourceUrl"])
        let isFirst = menu.site.isEmpty
        for field in labels(of: value) where field.language == nil {
            if field.name == "name", isFirst {
                menu.site.append(field)
            } else {
                json.leaveOut(
                    field.name == "name" ? "labels of a further menu" : "description of a menu", at: field.offset)
            }
        }
        if let url = value["sourceUrl"], let address = url.string {
            if isFirst {
                menu.site.append(ImportedField(name: "url", value: .string(address), offset: url.offset))
            } else {
                json.leaveOut("sourceUrl", at: url.offset)
            }
        }
        for section in json.elements("sections", of: value) { read(section: section) }
    }

    private mutating func read(section value: JSONValue) {
        json.leaveOut(of: value, but: ["labels", "items"])
        var entry = ImportedEntry(offset: value.offset, fields: labels(of: value))
        var category = entry["name"]
        if let name = category?.string {
            let isNew = names.insert(matchKey(name)).inserted
            let made = Identifier.made(from: name, fallback: "section")
            if isNew {
                _ = ids.free(made)
            } else {
                // Two sections of one name are told apart by ids.
                category = .string(ids.free(made))
                entry.fields.append(
                    ImportedField(name: "id", value: category ?? .string(made), offset: value.offset))
            }
        }
        menu.sections.append(entry)
        for item in json.elements("items", of: value) { read(item: item, category) }
    }

    private mutating func read(item value: JSONValue, _ category: JSONTree?) {
        json.leaveOut(of: value, but: ["labels", "attributes", "options"])
        var entry = ImportedEntry(offset: value.offset, fields: labels(of: value))
        if let category {
            entry.fields.append(ImportedField(name: "category", value: category, offset: value.offset))
        }
        if let attributes = json.object("attributes", of: value) {
            entry.fields += fields(of: attributes)
        }
        if let options = json.list("options", of: value), options.count > 0 { readSizes(options, into: &entry) }
        menu.items.append(entry)
    }

    /// Makes sizes of an item's own price and those of its options; Google takes the item's label for the first one's.
    private mutating func readSizes(_ options: JSONValue, into entry: inout ImportedEntry) {
        var sizes: [JSONTree] = []
        if let index = entry.fields.firstIndex(where: { $0.name == "price" }), let name = entry["name"] {
            let price = entry.fields.remove(at: index)
            json.count(
                "the first of several sizes has no name of its own and is called as the item is (# times)",
                at: price.offset)
            sizes.append(.object([("label", name), ("amount", price.value)]))
        }
        for option in json.elements(of: options, "options", .object) {
            json.leaveOut(of: option, but: ["labels", "attributes"])
            let label = labels(of: option).first { $0.name == "name" && $0.language == nil }
            var members: Members = []
            if let label { members.append(("label", label.value)) }
            if let attributes = json.object("attributes", of: option) {
                for field in fields(of: attributes) {
                    if field.name == "price" {
                        members.append(("amount", field.value))
                    } else {
                        json.leaveOut("attributes of an option", at: field.offset)
                    }
                }
            }
            sizes.append(.object(members))
        }
        entry.fields.append(ImportedField(name: "prices", value: .array(sizes), offset: options.offset))
    }

    /// The names and descriptions of an object: those in the menu's own language, else the first, and translations.
    private mutating func labels(of value: JSONValue) -> [ImportedField] {
        let labels = json.elements("labels", of: value)
        let codes = labels.map { label in json.text("languageCode", of: label).flatMap { language($0, of: label) } }
        if language == nil { language = codes.first ?? nil }
        let own = codes.firstIndex { $0 == language } ?? 0
        var fields: [ImportedField] = []
        for (index, label) in labels.enumerated() {
            json.leaveOut(of: label, but: ["displayName", "description", "languageCode"])
            guard index == own || codes[index] != nil, index == own || codes[index] != language else {
                json.leaveOut("label without a language of its own", at: label.offset)
                continue
            }
            let other = index == own ? nil : codes[index]
            if let name = label["displayName"], let text = json.text("displayName", of: label) {
                fields.append(
                    ImportedField(name: "name", language: other, value: .string(trimmed(text)), offset: name.offset))
            }
            if let description = label["description"], let text = json.text("description", of: label),
                !trimmed(text).isEmpty
            {
                fields.append(
                    ImportedField(
                        name: "description", language: other, value: .string(MarkdownText.markdown(text)),
                        offset: description.offset))
            }
        }
        return fields
    }

    /// The tag of a label's language; none where there is no such language, for which no page can be made.
    private mutating func language(_ tag: String, of label: JSONValue) -> String? {
        let fault = faults[tag] ?? LanguageTag(tag).fault?.text ?? ""
        faults[tag] = fault
        if fault.isEmpty { return Language(tag)?.tag }
        json.count("\(fault), which a label names (# times)", at: label["languageCode"]?.offset ?? label.offset)
        return nil
    }

    private mutating func fields(of attributes: JSONValue) -> [ImportedField] {
        json.leaveOut(of: attributes, but: Self.attributes)
        return attributes.members.compactMap { member in
            guard member.value.kind != .null, let (name, value) = field(member.key, member.value) else { return nil }
            return ImportedField(name: name, value: value, offset: member.value.offset)
        }
    }

    private static let attributes: Set<String> = [
        "price", "spiciness", "allergen", "dietaryRestriction", "nutritionFacts", "portionSize",
    ]

    private mutating func field(_ key: String, _ value: JSONValue) -> (String, JSONTree)? {
        switch key {
        case "price": return price(value).map { ("price", $0) }
        case "spiciness":
            let degree = value.string.flatMap { FoodNames.googleSpiciness.firstIndex(of: $0) }
            if degree == nil, value.string != "SPICINESS_UNSPECIFIED" { json.leaveOut("spiciness", at: value.offset) }
            return degree.map { ("spiciness", .number("\($0 + 1)")) }
        case "allergen": return ("allergens", .array(allergens(value)))
        case "dietaryRestriction":
            let diets = diets(value)
            return diets.isEmpty ? nil : ("diets", .array(diets))
        case "nutritionFacts": return json.isThere(value, .object, key) ? energy(value) : nil
        case "portionSize":
            let unit = value["unit"]?.first?["displayName"]?.string
            guard let quantity = value["quantity"]?.number else { return nil }
            return ("size", .string(unit.map { "\(quantity) \($0)" } ?? quantity))
        default: return nil
        }
    }

    /// An amount as `google.type.Money` writes it.
    private mutating func price(_ value: JSONValue) -> JSONTree? {
        guard json.isThere(value, .object, "price") else { return nil }
        // Google leaves out what is 0; what stands there is a number, in quotes or not.
        let units = value["units"].map { $0.string ?? $0.number ?? "" } ?? "0"
        let nanos = value["nanos"].map { $0.number ?? $0.string ?? "" } ?? "0"
        guard let whole = Int64(units), let parts = Int64(nanos), whole >= 0, 0..<1_000_000_000 ~= parts,
            whole < 1_000_000
        else {
            guard let exact = ExactNumber(units), !exact.isNegative, nanos == "0",
                let code = value["currencyCode"]?.string
            else {
                json.error(
                    at: (nanos == "0" ? value["units"] : nil)?.offset ?? value.offset, "the price is no amount",
                    hint: "write { \"currencyCode\": \"EUR\", \"units\": \"12\", \"nanos\": 500000000 }")
                return nil
            }
            return json.amount(exact, of: code, at: value.offset)
        }
        guard let code = value["currencyCode"]?.string else {
            json.error(at: value.offset, "the price has no currency", hint: "write \"currencyCode\": \"EUR\"")
            return nil
        }
        return json.amount(
            ExactNumber(units: whole * 1_000_000_000 + parts, scale: 9), of: code, at: value.offset)
    }

    /// The words for Google's allergens; a name that it does not have is judged as a word of the owner's.
    private mutating func allergens(_ value: JSONValue) -> [JSONTree] {
        var words: [JSONTree] = []
        for element in json.elements(of: value, "allergen", .string) {
            guard let name = element.string, name != "ALLERGEN_UNSPECIFIED" else { continue }
            if name == "SHELLFISH" {
                json.count(
                    "'SHELLFISH' is crustaceans or molluscs; both are written, take out what is not meant (# times)",
                    at: element.offset)
                words += [.string("crustaceans"), .string("molluscs")]
            } else {
                words.append(.string(FoodNames.word(name, in: FoodWords.allergens) ?? name))
            }
        }
        return words
    }

    private mutating func diets(_ value: JSONValue) -> [JSONTree] {
        json.elements(of: value, "dietaryRestriction", .string).compactMap { element -> JSONTree? in
            guard let name = element.string, name != "DIETARY_RESTRICTION_UNSPECIFIED" else { return nil }
            if name == "ORGANIC" {
                json.leaveOut(name, at: element.offset)
                return nil
            }
            return .string(FoodNames.word(name, in: FoodWords.diets) ?? name)
        }
    }

    private mutating func energy(_ facts: JSONValue) -> (String, JSONTree)? {
        json.leaveOut(of: facts, but: ["calories"])
        guard let calories = facts["calories"] else { return nil }
        guard let lower = calories["lowerAmount"], let amount = lower.number ?? lower.string,
            let exact = ExactNumber(amount)
        else {
            json.leaveOut("calories", at: calories.offset)
            return nil
        }
        if let upper = calories["upperAmount"], (upper.number ?? upper.string) != amount {
            json.leaveOut("upperAmount", at: upper.offset)
        }
        if calories["unit"]?.string == "JOULE" {
            return ("kilojoules", .number(ExactNumber(units: exact.units, scale: exact.scale + 3).reduced.text()))
        }
        return ("calories", .number(exact.reduced.text()))
    }
}
