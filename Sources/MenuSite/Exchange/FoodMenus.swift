import Diagnostics
import JSONText

/// A page's menu as Google's Business Profile takes it (`FoodMenus` of the My Business API, version 4).
///
/// Everything that has no place there is said, a line for each field.
struct FoodMenus {
    let page: ExportedPage
    let language: String
    let currency: String
    private(set) var leftOut = Report()
    /// What was said of which place; an item may stand in several sections.
    private var said: Set<String> = []

    /// The most characters of a name and of a description (`MenuLabel`), counted in UTF-16, which is never fewer than
    /// another count of characters.
    static let limits = (name: 140, description: 1000)

    init(_ page: ExportedPage, currency: Currency) {
        self.page = page
        self.currency = currency.code
        language = (page.site.language ?? .english).tag
    }

    /// The file, two blanks to a level; nil where it would hold no item.
    mutating func file() -> [UInt8]? {
        for field in page.others where field.name != "site" && !CSVHeader.isRemark(field.name) {
            note(field.offset, "'\(field.name)' has no place in FoodMenus")
        }
        let sections = page.arrangement.sections.compactMap { section($0) }
        let name = page.site.name ?? "Menu"
        var menu: Members = [("labels", .array([.object(label(name))]))]
        if let url = page.site.url {
            menu.append(("sourceUrl", .string(url + (page.folder.isEmpty ? "" : page.folder + "/"))))
        }
        menu.append(("sections", .array(sections)))
        sayUnplaced()
        return sections.isEmpty ? nil : Array(JSONTree.object([("menus", .array([.object(menu)]))]).text().utf8)
    }

    private mutating func section(_ section: Arrangement.Section) -> JSONTree? {
        let entry = section.listed.flatMap { page.sections.indices.contains($0) ? page.sections[$0] : nil }
        let name =
            section.hasHeading ? section.category.name?.value ?? section.category.id?.value : page.site.name ?? "Menu"
        let items = section.items.compactMap { index in
            page.items.indices.contains(index) ? item(page.items[index]) : nil
        }
        let shown = name ?? "Menu"
        guard !items.isEmpty else {
            warn(section.category.offset, "'\(shown)' has no items that FoodMenus can hold; the section is left out")
            return nil
        }
        guard let labels = labels(shown, entry, at: section.category.offset) else { return nil }
        return .object([("labels", labels), ("items", .array(items))])
    }

    private mutating func item(_ entry: ExportedEntry) -> JSONTree? {
        guard let name = entry["name"]?.string.map(trimmed) else {
            warn(entry.offset, "the item has no name, which FoodMenus needs; it is left out")
            return nil
        }
        let prices = prices(of: entry)
        guard let first = prices.first else {
            warn(entry.offset, "'\(name)' has no amount, which FoodMenus needs; it is left out")
            return nil
        }
        guard let labels = labels(name, entry, at: entry.offset) else { return nil }
        var members: Members = [
            ("labels", labels),
            ("attributes", .object([price(first.amount)] + attributes(of: entry, name))),
        ]
        let options = prices.dropFirst().compactMap { size -> JSONTree? in
            guard let label = size.label else { return nil }
            return .object([
                ("labels", .array([.object(self.label(label))])),
                ("attributes", .object([price(size.amount)])),
            ])
        }
        if !options.isEmpty { members.append(("options", .array(options))) }
        return .object(members)
    }

    /// The amounts of an item; the first is its own, the others are its options'.
    private mutating func prices(of entry: ExportedEntry) -> [(label: String?, amount: ExactNumber)] {
        let name = entry["name"]?.string ?? ""
        guard let sizes = entry.fields.first(where: { $0.name == "prices" }) else {
            return entry["price"].flatMap { $0.amount }.map { [(nil, $0)] } ?? []
        }
        var prices: [(label: String?, amount: ExactNumber)] = []
        for size in sizes.value.entries {
            let label = size["label"]?.string
            if let amount = size["amount"]?.amount {
                // Google takes an item's own label and price for its first option.
                if prices.isEmpty, let label {
                    note(
                        once: sizes.offset,
                        "'\(name)': the label '\(label)' of its first size has no place in FoodMenus")
                }
                prices.append((label, amount))
            } else {
                note(once: sizes.offset, "'\(name)': the size '\(label ?? "")' has no amount, which FoodMenus needs")
            }
        }
        return prices
    }

    /// The label of a section or item, or nil where its name is too long to be one.
    private mutating func labels(_ name: String, _ entry: ExportedEntry?, at offset: Int) -> JSONTree? {
        guard name.utf16.count <= Self.limits.name else {
            warn(
                offset,
                "'\(name.prefix(40))…' has \(name.utf16.count) characters, FoodMenus takes \(Self.limits.name); it is left out"
            )
            return nil
        }
        var label = label(name)
        if let field = entry?.fields.first(where: { $0.name == "description" }), let markdown = field.value.string {
            let text = MarkdownText.plain(markdown)
            if text.utf16.count > Self.limits.description {
                warn(
                    field.offset,
                    "the description of '\(name)' has \(text.utf16.count) characters, FoodMenus takes \(Self.limits.description); it is left out"
                )
            } else if !text.isEmpty {
                label.insert(("description", .string(text)), at: 1)
            }
        }
        return .array([.object(label)])
    }

    private func label(_ name: String) -> Members {
        [("displayName", .string(name)), ("languageCode", .string(language))]
    }

    /// An amount as `google.type.Money` writes it: whole units as text, and billionths of one.
    private func price(_ amount: ExactNumber) -> (String, JSONTree) {
        let digits = amount.text(decimals: 9).split(separator: ".")
        var money: Members = [
            ("currencyCode", .string(currency)), ("units", .string(String(digits[0]))),
        ]
        if let nanos = digits.last.flatMap({ Int($0.prefix(9)) }), digits.count > 1, nanos != 0 {
            money.append(("nanos", .number("\(nanos)")))
        }
        return ("price", .object(money))
    }

    mutating func note(_ offset: Int, _ text: String) {
        leftOut.note(at: page.files.place(at: offset), text)
    }

    /// Says something of a place once, however many sections the item stands in.
    mutating func note(once offset: Int, _ text: String) {
        if said.insert("\(offset) \(text)").inserted { note(offset, text) }
    }

    private mutating func warn(_ offset: Int, _ text: String) {
        leftOut.warning(at: page.files.place(at: offset), text)
    }

    /// Says of each field which has no place, in the order of the file.
    private mutating func sayUnplaced() {
        for (entries, placed) in [(page.sections, Self.placedOfSections), (page.items, Self.placedOfItems)] {
            for entry in entries {
                let name = entry["name"]?.string.map(trimmed)
                for field in entry.fields where !placed.contains(field.name) && !CSVHeader.isRemark(field.name) {
                    note(field.offset, "\(name.map { "'\($0)': " } ?? "")'\(field.key)' has no place in FoodMenus")
                }
            }
        }
    }

    private static let placedOfSections: Set<String> = ["name", "description"]
    /// The fields that have a place, some of them with some of their words only, which is said of each.
    private static let placedOfItems: Set<String> = [
        "name", "category", "description", "price", "prices", "diets", "allergens", "spiciness", "calories",
        "kilojoules",
    ]
}

extension JSONTree {
    /// The exact amount of a price in its normal form.
    fileprivate var amount: ExactNumber? {
        guard let written = number ?? string, case .amount(let amount) = WrittenAmount(text: written) else {
            return number.flatMap { ExactNumber($0) }
        }
        return amount
    }
}
