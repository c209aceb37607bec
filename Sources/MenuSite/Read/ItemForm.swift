import JSONText

extension Forms {
    /// An id: text or a whole number; 7 and "7" are one.
    static let identifier = Form<PlacedText>(shape: .identifier) { value, reading in
        switch value.kind {
        case .string:
            let written = value.string ?? ""
            if written.unicodeScalars.count > Identifier.limit {
                reading.error(
                    at: value.offset,
                    "an id has at most \(Identifier.limit) characters, this one has \(written.unicodeScalars.count)",
                    hint: "write a shorter one")
                return nil
            }
            return written.isEmpty ? nil : PlacedText(written, at: value.offset)
        case .number:
            if let number = value.number, number.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
                return PlacedText(number, at: value.offset)
            }
            reading.error(at: value.offset, "an id is text or a whole number", hint: "write it in quotes")
            return nil
        case .null: return nil
        default:
            reading.mismatch(value, wants: .identifier)
            return nil
        }
    }

    /// The id of something else, which is there or not: text, or a whole number.
    static let idOfAnother = Form<PlacedText>(
        shape: .either([.text, .number(0...999_999_999_999_999, whole: true)])
    ) { value, reading in
        guard value.kind == .number else { return reference.read(value, &reading) }
        if let number = value.number.flatMap(Int.init), 0...999_999_999_999_999 ~= number {
            return PlacedText(String(number), at: value.offset)
        }
        reading.error(at: value.offset, "an id is text or a whole number", hint: "write it in quotes")
        return nil
    }

    /// A diet: its word, or an object that says it can be made so.
    private static let diet = textOr(
        ObjectForm<DietDraft>(
            "diet", rules: [.oneIsWritten(["diet"])],
            [
                field("diet", choice(FoodWords.diets, of: "diet"), "The diet.") { $0.diet = $1 },
                field("onRequest", flag, "Whether the dish can be made so.") { $0.onRequest = $1 },
            ]
        ).form { _ in DietDraft() },
        text: choice(FoodWords.diets, of: "diet").placedText
    ) { DietDraft(diet: $0.value) }

    /// A diet that says which.
    private static let namedDiet = Form<DietDraft>(shape: diet.shape) { value, reading in
        let errors = reading.report.count(of: .error)
        let draft = diet.read(value, &reading)
        if let draft, draft.diet == nil, reading.report.count(of: .error) == errors {
            reading.error(at: value.offset, "the diet has no name", hint: "write \"diet\": \"vegan\" or another")
        }
        return draft
    }

    private static let allergens = list(
        of: choice(FoodWords.allergens, of: "allergen", meant: FoodWords.allergen).placedText)

    private static let optionObject = ObjectForm<SizeDraft>(
        "option", rules: [.oneIsWritten(["name"])],
        [
            field("name", text, "What can be added or chosen.") { $0.label = $1 },
            field("price", amount, "What it costs more.") { $0.amount = $1 },
        ])

    private static let option = textOr(
        optionObject.form { SizeDraft(offset: $0) }.noting(["name"]) {
            $0.label = $0.label ?? PlacedText("…", at: $0.offset)
        }
    ) { SizeDraft(offset: $0.offset, label: $0) }

    /// What can be added to an item or chosen with it.
    private static let options = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "options", shape: .list(option.shape), summary: "What can be added or chosen.",
            changes: changes(of: optionObject)),
        change: { value, item, reading in
            change(&item.options, of: "option", by: value, optionObject, amount: "price", &reading)
        },
        read: { value, item, reading in
            if let options = list(of: option).read(value, &reading) { item.options = options }
        })

    /// Words of the venue's own on an item.
    private static let tags = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "tags", shape: .list(text.shape), summary: "Words of the venue's own.",
            changes: .dictionary(.text, names: "^[^_$]")),
        change: { value, item, reading in
            change(
                &item.tags, of: "tag", by: value, name: \.value, &reading,
                change: { value, tag, reading in tag = text.read(value, &reading) ?? tag },
                fresh: { PlacedText("", at: $0) })
        },
        read: { value, item, reading in
            if let tags = list(of: text).read(value, &reading) { item.tags = tags }
        })

    /// The fields of an item.
    static let item = ObjectForm<ItemDraft>(
        "item", common: ["name", "price", "category", "description", "image"],
        rules: [
            .oneIsWritten(["name", "description"]), .notTogether("price", "prices"),
            .notTogether("price", "priceRange"), .notTogether("prices", "priceRange"),
            .notTogether("from", "priceRange"), .standsWith("from", ["price", "prices/amount", "priceRange"]),
            .standsWith("unit", ["price?", "prices/amount", "priceRange"]), .notTogether("rating", "reviewPoint"),
            .notTogether("rating", "reviewCount"),
            .counts("reviewCount", of: "reviewPoint"),
        ],
        [
            field("id", identifier, "The item's id, which is its address on the page: #latte.") { $0.id = $1 },
            ObjectForm<ItemDraft>.Field(
                description: FieldDescription(name: "name", shape: .text, summary: "What the dish is called."),
                otherNames: []
            ) { value, item, reading in
                item.name = text.read(value, &reading)
                item.nameIsWritten = item.name != nil || value.kind != .null && value.kind != .string
            },
            field("category", oneOrMore(of: text), "The name or id of its category, or a list of several.") {
                $0.categories = $1
            },
            field("description", markdown, "Markdown, or the name of a Markdown file in descriptions/.") {
                $0.description = $1
            },
            field(
                "image", picture, "A picture under images/: its path, or its name without the ending.",
                otherNames: ["imageUrl"]
            ) {
                $0.image = $1
            },
            field("alt", text, "The picture in words, for those who cannot see it.") { $0.alt = $1 },
            price, prices, priceRange, unit, priceNote, from,
            field("variant", text, "The kind of it: hot, iced.") { $0.variant = $1 },
            field("size", text, "How much it is: 0.3 l, 250 g.") { $0.size = $1 },
            options,
            field("cinnamon", flag, "Whether cinnamon can be had with it.") { $0.cinnamon = $1 },
            field("sugar", flag, "Whether sugar can be had with it.") { $0.sugar = $1 },
            tags,
            field("diets", list(of: namedDiet), "What it is fit for.") { $0.diets = $1 },
            field("allergens", allergens.placed, "What it contains.") {
                ($0.allergens, $0.allergensOffset) = ($1.value, $1.offset)
            },
            field("traces", allergens, "What it may contain traces of.") { $0.traces = $1 },
            field("freeFrom", allergens, "What it is certainly free from.") { $0.freeFrom = $1 },
            field("spiciness", wholeNumber(0...3), "How hot it is, 0 to 3.") { $0.spiciness = $1 },
            field("calories", number(0...100_000), "Its energy in kilocalories.") { $0.kilocalories = $1 },
            field("kilojoules", number(0...500_000).placed, "Its energy in kilojoules.") { $0.kilojoules = $1 },
            rating, reviewPoint, reviewCount,
            field("soldOut", flag, "Whether it cannot be had now; it stays on the page.") { $0.soldOut = $1 },
            field("new", flag, "Whether it is new.") { $0.isNew = $1 },
        ],
        elsewhere: { member, _ in hint(forDiet: member) })

    /// What to write where a diet stands as a field of its own, `"vegan": true`.
    private static func hint(forDiet member: JSONMember) -> String? {
        let letters = { (text: String) in text.lowercased().filter(\.isLetter) }
        guard let diet = FoodWords.diets.first(where: { letters($0) == letters(member.key) }) else { return nil }
        let isNot = member.value.boolean == false || member.value.kind == .null
        return isNot ? "leave it out: what an item is fit for stands in \"diets\"" : "write \"diets\": [\"\(diet)\"]"
    }
}
