import Diagnostics
import JSONText

/// Reads a menu from a catalogue of Square (Catalog API).
///
/// Its ids, numbers of stock and the like are nothing that a guest reads and are left out; what an owner would miss is
/// said, one line a kind.
struct SquareImport {
    private let catalog: SquareCatalog
    private var json: ForeignJSON
    private var menu: ImportedMenu
    /// The places of the lists of modifiers of which it is said that they cannot be read.
    private var faulty: Set<Int> = []

    init(_ source: SourceText, _ catalog: SquareCatalog) {
        self.catalog = catalog
        json = ForeignJSON(source)
        menu = ImportedMenu(source: source)
    }

    mutating func menu(_ report: inout Report) -> ImportedMenu {
        var used: Set<Int> = []
        for object in catalog.objects {
            switch object["type"]?.string {
            case "ITEM": read(item: object, &used)
            case "CATEGORY", "IMAGE", "MODIFIER_LIST", "MODIFIER", "ITEM_VARIATION": break
            case let type: json.leaveOut(type ?? "an object without a type", at: object.offset)
            }
        }
        for object in catalog.objects where used.contains(object.offset) {
            guard let name = object["category_data"]?["name"], let text = name.string else { continue }
            menu.sections.append(
                ImportedEntry(
                    offset: object.offset,
                    fields: [ImportedField(name: "name", value: .string(trimmed(text)), offset: name.offset)]))
        }
        if let currency = json.currency { menu.site.append(currency) }
        report.append(json.finished())
        return menu
    }

    /// - Parameter used: the places of the categories that items stand in.
    private mutating func read(item object: JSONValue, _ used: inout Set<Int>) {
        guard let data = json.object("item_data", of: object) else {
            if object["item_data"] != nil { return }
            json.leaveOut("ITEM without 'item_data'", at: object.offset)
            return
        }
        if object["is_deleted"]?.boolean == true || data["is_archived"]?.boolean == true {
            json.count("an item that is deleted or archived is left out (# times)", at: object.offset)
            return
        }
        if object["present_at_all_locations"]?.boolean == false {
            json.count(
                "an item is not sold at all locations; it is on the menu all the same (# times)", at: object.offset)
        }
        var entry = ImportedEntry(offset: object.offset)
        let add = { (entry: inout ImportedEntry, name: String, value: JSONTree?, offset: Int?) in
            guard let value else { return }
            entry.fields.append(ImportedField(name: name, value: value, offset: offset ?? object.offset))
        }
        add(&entry, "name", data["name"]?.string.map { .string(trimmed($0)) }, data["name"]?.offset)
        add(&entry, "category", categories(of: data, &used), data["categories"]?.offset ?? data["category_id"]?.offset)
        let description = description(of: data)
        add(&entry, "description", description?.text, description?.offset)
        add(&entry, "image", image(of: data), data["image_ids"]?.offset)
        if let prices = prices(of: data) { add(&entry, prices.name, prices.value, data["variations"]?.offset) }
        add(&entry, "options", options(of: data), data["modifier_list_info"]?.offset)
        if let details = json.object("food_and_beverage_details", of: data) { readDetails(details, into: &entry) }
        menu.items.append(entry)
    }

    private mutating func categories(of data: JSONValue, _ used: inout Set<Int>) -> JSONTree? {
        let listed = data["categories"]?.elements.compactMap { $0["id"] } ?? []
        let ids = listed.isEmpty ? ["category_id"].compactMap { data[$0] } : listed
        let reporting = ids.isEmpty ? data["reporting_category"]?["id"].map { [$0] } ?? [] : ids
        let names = reporting.compactMap { id -> JSONTree? in
            guard let object = catalog.object(id.string, "CATEGORY"),
                let name = object["category_data"]?["name"]?.string
            else {
                json.count("a category is not in the file; its items are without one (# times)", at: id.offset)
                return nil
            }
            used.insert(object.offset)
            return .string(trimmed(name))
        }
        return names.isEmpty ? nil : names.count == 1 ? names[0] : .array(names)
    }

    /// The description in plain text, which is in the field of that name or in the older `description`.
    private mutating func description(of data: JSONValue) -> (text: JSONTree, offset: Int)? {
        let plain = ["description_plaintext", "description"].lazy.compactMap { data[$0] }.first {
            trimmed($0.string ?? "").isEmpty == false
        }
        guard let plain, let text = plain.string else {
            if let html = data["description_html"], html.string?.isEmpty == false {
                json.count("a description is HTML alone and is left out (# times)", at: html.offset)
            }
            return nil
        }
        return (.string(MarkdownText.markdown(text)), plain.offset)
    }

    private mutating func image(of data: JSONValue) -> JSONTree? {
        guard let ids = data["image_ids"] else { return nil }
        if ids.count > 1 {
            json.count("an item has several pictures, of which the first is taken (# times)", at: ids.offset)
        }
        guard let url = catalog.object(ids.first?.string, "IMAGE")?["image_data"]?["url"]?.string else {
            if ids.count > 0 { json.count("a picture is not in the file (# times)", at: ids.offset) }
            return nil
        }
        return .string(url)
    }

    /// One price, or the sizes of an item; the name of a lone variation is left out where it is Square's own, "Regular".
    private mutating func prices(of data: JSONValue) -> (name: String, value: JSONTree)? {
        let variations = SquareCatalog.sorted(
            json.elements("variations", of: data).filter { $0["is_deleted"]?.boolean != true },
            by: "item_variation_data")
        var sizes: [(label: String, amount: JSONTree?)] = []
        for variation in variations {
            guard let size = json.object("item_variation_data", of: variation) else { continue }
            let money = size["price_money"].map { amount(of: $0) }
            if size["price_money"] == nil || size["pricing_type"]?.string == "VARIABLE_PRICING" {
                json.count("a price is told at the till; the item is without one (# times)", at: variation.offset)
            }
            sizes.append((trimmed(size["name"]?.string ?? ""), money ?? nil))
        }
        if let only = sizes.first, sizes.count == 1, ["", "regular"].contains(only.label.lowercased()) {
            return ("price", only.amount ?? .null)
        }
        guard !sizes.isEmpty else { return nil }
        let list = sizes.map { size in
            JSONTree.object(
                (size.label.isEmpty ? [] : [("label", .string(size.label))])
                    + (size.amount.map { [("amount", $0)] } ?? []))
        }
        return ("prices", .array(list))
    }

    /// What can be added to an item: the modifiers of its lists that are in use.
    private mutating func options(of data: JSONValue) -> JSONTree? {
        var options: [JSONTree] = []
        for info in json.elements("modifier_list_info", of: data) where info["enabled"]?.boolean != false {
            guard let object = catalog.object(info["modifier_list_id"]?.string, "MODIFIER_LIST") else {
                json.count("a list of modifiers is not in the file (# times)", at: info.offset)
                continue
            }
            guard !faulty.contains(object.offset) else { continue }
            let before = json.report.count(of: .error)
            let modifiers = json.object("modifier_list_data", of: object).map { json.elements("modifiers", of: $0) }
            // A list that many items share is at fault once.
            if json.report.count(of: .error) > before { faulty.insert(object.offset) }
            for modifier in SquareCatalog.sorted(modifiers ?? [], by: "modifier_data") {
                guard let data = json.object("modifier_data", of: modifier), let name = json.text("name", of: data)
                else { continue }
                let price = data["price_money"].flatMap { amount(of: $0) }
                let label = JSONTree.string(trimmed(name))
                guard let price, price != .number("0") else {
                    options.append(label)
                    continue
                }
                options.append(.object([("name", label), ("price", price)]))
            }
        }
        return options.isEmpty ? nil : .array(options)
    }

    /// An amount of `Money`: a whole number of the currency's smallest unit.
    private mutating func amount(of money: JSONValue) -> JSONTree? {
        guard let written = money["amount"], let units = (written.number ?? written.string).flatMap({ Int64($0) }),
            units >= 0, units < 1_000_000_000_000_000, let code = money["currency"]?.string
        else {
            json.error(
                at: money.offset, "the price is no amount",
                hint: "write { \"amount\": 350, \"currency\": \"USD\" }, in the smallest unit")
            return nil
        }
        guard let currency = Currency(code) else {
            json.error(
                at: money["currency"]?.offset ?? money.offset, "'\(code)' is no currency",
                hint: "its code is three letters, such as EUR")
            return nil
        }
        return json.amount(
            ExactNumber(units: units, scale: ForeignJSON.digits(of: currency)), of: code, at: money.offset)
    }

    private mutating func readDetails(_ details: JSONValue, into entry: inout ImportedEntry) {
        if let calories = details["calorie_count"], let number = calories.number {
            entry.fields.append(ImportedField(name: "calories", value: .number(number), offset: calories.offset))
        }
        for (key, name, words) in [
            ("dietary_preferences", "diets", FoodWords.diets), ("ingredients", "allergens", FoodWords.allergens),
        ] {
            guard let list = details[key] else { continue }
            let found = json.elements(of: list, key, .object).compactMap { element -> JSONTree? in
                guard let standard = json.text("standard_name", of: element) else {
                    if element["standard_name"] != nil { return nil }
                    let custom = element["custom_name"]?.string ?? ""
                    json.count(
                        "'\(custom)' of '\(key)' has no place in a menu and is left out (# times)", at: element.offset)
                    return nil
                }
                return .string(FoodNames.word(standard, in: words) ?? standard)
            }
            if !found.isEmpty {
                entry.fields.append(ImportedField(name: name, value: .array(found), offset: list.offset))
            }
        }
    }
}
