import Testing

@testable import MenuSite

/// What import and export rest on: columns for every field, cells that give back what was put in, plain text and Markdown.
@Suite struct ExchangeTests {
    private static let tables: [ExchangeTable] = [.item, .section]

    /// A field that is added to the reader's table has a column from then on; this fails where it has none, or where its
    /// head would be read as another's.
    @Test func everyFieldHasItsColumn() {
        for table in Self.tables {
            #expect(table.fields.count >= 6)
            for field in table.fields {
                let columns = CSVColumn.all.filter { $0.field == field.name }
                #expect(!columns.isEmpty, "\(table.kind) \(field.name)")
                for column in columns {
                    #expect(column.shape(in: table) != nil, "\(table.kind) \(column.header)")
                    #expect(CSVHeader(column.header).key == column.header)
                    #expect(CSVHeader(column.header.uppercased()).key == column.header)
                }
            }
        }
        let heads = CSVColumn.all.map(\.header) + [CSVColumn.kind.header, "currency"]
        #expect(Set(heads).count == heads.count)
    }

    @Test(arguments: [
        ("Title", "name"), ("dish", "name"), ("COST", "price"), ("sold out", "soldOut"), ("sold_out", "soldOut"),
        ("Sold-Out", "soldOut"), ("photo", "image"), ("Section", "category"), ("May contain", "traces"),
        ("name (fr)", "name (fr)"), ("name:fr", "name (fr)"), ("Dish [pt-BR]", "name (pt-BR)"),
        ("description_fr", "description (fr)"), ("_note", "_note"), ("rating", "rating value"),
        ("reviewCount", "reviewCount"), ("Kind", "kind"), ("currency", "currency"),
    ])
    func headsAreKnown(head: String, key: String) {
        #expect(CSVHeader(head).key == key)
    }

    @Test(arguments: [
        ("Prise", "price"), ("nmae", "name"), ("catgory", "category"), ("Price (EUR)", "price"),
        ("price_fr", "price"), ("Alergens", "allergens"), ("cots", "price"),
    ])
    func nearMissesAreNamed(head: String, near: String) {
        guard case .unknown(let found) = CSVHeader(head) else {
            Issue.record("'\(head)' is taken for \(CSVHeader(head))")
            return
        }
        #expect(found?.header == near)
    }

    /// Each head is a column of what a guest pays or must not eat, and none beside.
    @Test func vitalColumnsAreThoseOfPricesAndFood() {
        let vital: Set = [
            "price", "prices", "priceRange low", "priceRange high", "options", "allergens", "traces", "freeFrom",
            "diets",
        ]
        #expect(Set(CSVColumn.all.filter(\.isVital).map(\.header)) == vital)
    }

    /// Neither `xx` nor `qq` is assigned in IANA's registry of language subtags; `deu` is German's code of three letters.
    @Test(arguments: ["name (xx)", "description (xx)", "name_qq", "name:deu", "name (en-XX)"])
    func languagesThatThereAreNotAreNoColumns(head: String) {
        guard case .unknownLanguage = CSVHeader(head) else {
            Issue.record("'\(head)' is taken for \(CSVHeader(head))")
            return
        }
    }

    /// Google's and Square's names for what Carte has words for (their references of Allergen, DietaryRestriction,
    /// StandardIngredient and StandardDietaryPreference).
    @Test func otherNamesAreUnderstood() {
        let square = [
            "CELERY", "CRUSTACEANS", "EGGS", "FISH", "GLUTEN", "LUPIN", "MILK", "MOLLUSCS", "MUSTARD", "PEANUTS",
            "SESAME", "SOY", "SULPHITES", "TREE_NUTS",
        ]
        #expect(Set(square.map { FoodNames.word($0, in: FoodWords.allergens) }).subtracting([nil]).count == 14)
        let google = ["DAIRY", "EGG", "FISH", "PEANUT", "SOY", "TREE_NUT", "WHEAT"]
        for name in google {
            let word = FoodNames.word(name, in: FoodWords.allergens)
            #expect(word.flatMap { FoodNames.googleAllergens[$0] } == name)
        }
        let diets = ["DAIRY_FREE", "GLUTEN_FREE", "HALAL", "KOSHER", "NUT_FREE", "VEGAN", "VEGETARIAN"]
        for name in diets { #expect(FoodNames.word(name, in: FoodWords.diets) != nil, "\(name)") }
        #expect(Set(FoodNames.googleAllergens.keys).isSubset(of: FoodWords.allergens))
        #expect(FoodNames.word("nutz", in: FoodWords.allergens) == nil)
        // A word of one list is none of another.
        #expect(FoodNames.word("milk", in: FoodWords.diets) == nil)
    }

    /// libcmark reads back, as plain text, exactly the text that was escaped for it.
    @Test func markdownOfPlainTextIsThatText() {
        let pieces = [
            "a", "Zwei", "é", "커피", " ", "*", "**", "_", "`", "```", "~~~", "#", "# ", ">", "- ", "+ ", "1. ", "12) ",
            "[x]",
            "(y)", "[a]: b", "![", "<b>", "<!-- c -->", "&amp;", "&", "&#65;", "\\", "\\*", "\n", "\n\n", "    ", "\t",
            "===",
            "---", "***", "|", "x.md", "https://example.org", "<https://example.org>", "'", "\"", "’", "\u{A0}", "•",
            "!",
        ]
        var random = SeededGenerator(state: 11)
        for _ in 0..<5000 {
            let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            let lines = text.split(whereSeparator: \.isNewline).map { trimmed(String($0)) }.filter { !$0.isEmpty }
            let back = MarkdownText.plain(MarkdownText.markdown(text))
            #expect(back == lines.joined(separator: "\n"), "\(text.debugDescription)")
            #expect(MarkdownText.plain(MarkdownText.markdown(back)) == back)
        }
    }

    @Test(arguments: [
        ("Served *until* 11:30.", "Served until 11:30."), ("Two\nlines", "Two lines"), ("a\\\nb", "a\nb"),
        ("## Head\n\nText\n\n- one\n- two\n", "Head\nText\n• one\n• two"), ("[a](https://b) ![c](d.png)", "a c"),
    ])
    func markdownAsPlainText(markdown: String, plain: String) {
        #expect(MarkdownText.plain(markdown) == plain)
    }
}

/// Random numbers that are the same in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
