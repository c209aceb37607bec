import Testing

/// Advice on what a menu says of its dishes: each `‸` marks the place of a note.
@Suite struct AdviceTests {
    /// A menu of so many items with this in them, and one more.
    private func menu(_ count: Int, _ each: String, and last: String, more: String = "") -> String {
        let items = (0..<count).map { #"{"name": "Dish \#(["a", "b", "c", "d", "e", "f", "g", "h"][$0])", \#(each)}"# }
        return #"{"items": [\#((items + [last]).joined(separator: ", "))]\#(more)}"#
    }

    private static let lacks: [(String, String, String)] = [
        (#""price": 3"#, #""size": "s""#, "'Odd' has no price; 4 of the 5 items have one|null says that it has none"),
        (#""price": 3, "image": "p""#, #""price": 3"#, "'Odd' has no picture; 4 of the 5 items have one"),
        (
            #""price": 3, "description": "x""#, #""price": 3"#,
            "'Odd' has no description; 4 of the 5 items have one|put odd.md into descriptions/"
        ),
        (
            #""price": 3, "allergens": ["milk"]"#, #""price": 3, "diets": ["halal"]"#,
            "'Odd' states no allergens; 4 of the 5 items state theirs|\"freeFrom\""
        ),
    ]

    @Test(arguments: lacks)
    func oneThatLacksWhatFourHave(each: String, odd: String, message: String) throws {
        try expectAdvice(of: menu(4, each, and: #"‸{"name": "Odd", \#(odd)}"#), [message])
    }

    @Test(arguments: lacks)
    func oneThatLacksWhatThreeHaveIsNone(each: String, odd: String, message: String) throws {
        try expectAdvice(of: menu(3, each, and: #"{"name": "Odd", \#(odd)}"#), [])
    }

    /// Two of seven are more than a quarter, two of eight are not.
    @Test(arguments: [(5, ""), (6, "‸")])
    func atMostAQuarterLacksIt(others: Int, mark: String) throws {
        let two = #"\#(mark){"name": "Odd"}, \#(mark){"name": "Even"}"#
        try expectAdvice(of: menu(others, #""price": 3"#, and: two), mark.isEmpty ? [] : ["'Odd'", "'Even'"])
    }

    @Test(arguments: [
        #""price": null"#, #""priceNote": "market price""#, #""soldOut": true"#,
        #""prices": [{"label": "s", "amount": 3}]"#, #""price": 0"#,
        #""priceRange": {"low": 3, "high": 4}"#, #""options": [{"name": "egg", "price": 3}]"#,
    ])
    func whatStandsForAPrice(field: String) throws {
        try expectAdvice(of: menu(5, #""price": 3"#, and: #"{"name": "Odd", \#(field)}"#), [])
    }

    @Test(arguments: [
        #""traces": ["nuts"]"#, #""freeFrom": ["milk"]"#, #""diets": ["vegan"]"#, #""diets": ["gluten-free"]"#,
    ])
    func whatSpeaksOfAllergens(field: String) throws {
        let odd = #"{"name": "Odd", "price": 3, \#(field)}"#
        try expectAdvice(of: menu(5, #""price": 3, "allergens": ["milk"]"#, and: odd), [])
    }

    @Test func eachSectionIsLookedAtByItself() throws {
        let drinks = ["Tea", "Cola", "Wine", "Beer", "Cider"].map {
            #"{"name": "\#($0)", "category": "Drinks", "price": 3}"#
        }
        let pizzas = ["A", "B", "C", "D"].map { #"{"name": "\#($0)", "category": "Pizza", "price": 9, "image": "p"}"# }
        let odd = #"‸{"name": "Odd", "category": "Pizza", "price": 9}"#
        try expectAdvice(
            of:
                #"{"categories": ["Drinks", "Pizza"], "items": [\#((drinks + pizzas + [odd]).joined(separator: ", "))]}"#,
            ["'Odd' has no picture; 4 of the 5 items of 'Pizza' have one"])
    }

    /// A small section goes by the page where most of it have a price, and not where half of it have none.
    @Test func aSmallSectionGoesByThePage() throws {
        let soup =
            #"{"name": "Soup", "category": "Small", "price": 3}, {"name": "Dip", "category": "Small", "price": 2}"#
        let odd = #"‸{"name": "Odd", "category": "Small"}"#
        let half = #"{"name": "Bread", "category": "Half", "price": 1}, {"name": "Water", "category": "Half"}"#
        try expectAdvice(
            of: menu(
                4, #""category": "Large", "price": 3"#, and: [soup, odd, half].joined(separator: ", "),
                more: #", "categories": ["Large", "Small", "Half"]"#),
            ["'Odd' has no price; 7 of the 9 items of the page have one"])
    }

    @Test func rowsOfTextNeedNoPrice() throws {
        try expectAdvice(
            of: menu(
                5, #""category": "T", "price": 3"#,
                and: #"{"description": "\#(String(repeating: "x", count: 1001))", "category": "T"}"#,
                more: #", "categories": [{"name": "T", "style": "text"}]"#), [])
    }

    private static let names: [(String, [String])] = [
        (#"{"name": "Crème"}, {"name": ‸"crème  "}"#, ["'crème' stands twice|it is at content/menu.json:1:21 already"]),
        (#"{"name": "Cre\u0300me"}, {"name": ‸"CRÈME"}, {"name": ‸"crème"}"#, ["stands twice", "stands twice"]),
        (#"{"name": "Latte", "size": "S"}, {"name": "Latte", "size": "L"}"#, []),
        (#"{"name": "Latte", "variant": "hot"}, {"name": "Latte"}, {"name": "Lattes"}"#, []),
        (#"{"name": "Latte", "variant": "hot"}, {"name": ‸"Latte", "variant": "Hot"}"#, ["by \"size\" or \"variant\""]),
    ]

    @Test(arguments: names)
    func aNameStandsOnceInASection(items: String, messages: [String]) throws {
        try expectAdvice(of: #"{"items": [\#(items)]}"#, messages)
    }

    @Test func aNameStandsInTwoSections() throws {
        try expectAdvice(
            of:
                #"{"items": [{"name": "a", "category": ["A", "B"]}, {"name": ‸"a", "category": "B"}, {"name": "b", "category": "A"}, {"name": "b", "category": "B"}], "categories": ["A", "B"]}"#,
            ["'a' stands twice in 'B'"])
    }

    /// Business Profile API, `MenuLabel`: names of 140 characters, descriptions of 1,000.
    @Test func longNamesAndDescriptions() throws {
        let name = String(repeating: "é", count: 140)
        let text = String(repeating: "ё", count: 999)
        try expectAdvice(
            of: #"{"items": [{"name": "\#(name)", "category": "A", "description": "**\#(text)**!"}]}"#, [])
        try expectAdvice(
            of:
                #"{"categories": [{"id": "a", "name": ‸"\#(name)x", "description": ‸"\#(text)xy"}], "items": [{"name": ‸"\#(name)y", "category": "a", "description": ‸"\#(text)xyz"}]}"#,
            [
                "the name has 141 characters, Google's menus take 140", "the description has 1001 characters", "141",
                "has 1002",
            ])
    }

    private static let diets: [(String, [String])] = [
        (
            #""diets": ["vegan"], "allergens": [‸"milk", "soybeans", "eggs"]"#,
            ["'a' is 'vegan' and contains 'milk' and 'eggs'"]
        ),
        (#""diets": ["vegan", "vegetarian"], "allergens": ["celery", ‸"fish"]"#, ["is 'vegan'"]),
        (
            #""diets": ["vegetarian", "dairy-free"], "allergens": [‸"molluscs", ‸"milk"]"#,
            ["'vegetarian'", "'dairy-free'"]
        ),
        (#""diets": ["vegetarian"], "allergens": ["milk", "eggs"]"#, []),
        (#""diets": ["vegan"], "traces": ["milk"], "allergens": ["nuts"]"#, []),
        (#""diets": [{"diet": "vegan", "onRequest": true}], "allergens": ["milk"]"#, []),
        (#""diets": ["gluten-free"], "allergens": ["oats", ‸"rye"]"#, ["contains 'rye'"]),
        (#""diets": ["gluten-free"], "allergens": ["oats"]"#, []),
        (#""diets": ["nut-free"], "allergens": ["peanuts"]"#, []),
        (#""diets": ["nut-free"], "allergens": [‸"hazelnuts"]"#, ["'nut-free' and contains 'hazelnuts'"]),
        (
            #""diets": ["kosher", "halal"], "allergens": [‸"crustaceans", "fish"]"#,
            ["'kosher' and contains 'crustaceans'"]
        ),
        (#""allergens": ‸[]"#, ["an empty list of allergens|what 'a' is certainly without into \"freeFrom\""]),
        (#""allergens": [], "freeFrom": ["milk"]"#, []),
        (#""allergens": null"#, []),
    ]

    @Test(arguments: diets)
    func aDishOfADietContainsNothingThatItExcludes(fields: String, messages: [String]) throws {
        try expectAdvice(of: #"{"items": [{"name": "a", \#(fields)}]}"#, messages)
    }

    /// The thermochemical calorie is 4.184 J.
    ///
    /// The third and fourth are fat and sugar by the factors of Regulation (EU) 1169/2011, Annex XIV.
    @Test(arguments: [
        (100, "418", ""), (100, "430", ""), (900, "3700", ""), (400, "1700", ""), (10, "46", ""), (1, "4", ""),
        (0, "0", ""),
        (100, "431", "‸"), (100, "405", "‸"), (418, "100", "‸"), (10, "51", "‸"), (0, "9", "‸"), (212, "2120", "‸"),
    ])
    func kilocaloriesAndKilojoulesFit(calories: Int, kilojoules: String, mark: String) throws {
        try expectAdvice(
            of: #"{"items": [{"name": "a", "calories": \#(calories), "kilojoules": \#(mark)\#(kilojoules)}]}"#,
            mark.isEmpty ? [] : ["\(kilojoules) kJ is|the item has \(calories)"])
    }

    @Test func whatKilojoulesAreIsSaid() throws {
        try expectAdvice(
            of: #"{"items": [{"name": "a", "calories": 212, "kilojoules": ‸2120.5}]}"#,
            ["2120.5 kJ is 507 kcal, the item has 212|212 kcal is 887 kJ"])
    }

    @Test func aSentenceOnEnergyWithoutEnergy() throws {
        let site = try SiteFixture(
            menu: #"{"items": [{"name": "a"}]}"#,
            site: #"{"language": "en", "energyNotice": "Adults need around 2000 kcal a day."}"#)
        let note = "1:36 note 'energyNotice' is not shown, since no dish states its energy"
        #expect(site.check().messages == [note])
        // One page that states energy is enough for a sentence that two have.
        try site.write(#"{"items": [{"name": "a", "calories": 5}]}"#, to: "content/lunch/menu.json")
        #expect(site.check().messages == [])
        #expect(site.build { $0.strict = true }.isPublished)
    }

    @Test func aFloodIsFiveNotes() throws {
        let items = (0..<20).map { _ in #"{"name": "a", "allergens": []}"# }.enumerated().map {
            $1.replacing(#""a""#, with: "\"Dish no. \($0)\"")
        }
        let messages = try SiteFixture(menu: #"{"items": [\#(items.joined(separator: ", "))]}"#).check().messages
        #expect(messages.count == 5)
        #expect(messages.last?.hasSuffix("states nothing to a guest, and 15 more are like this") == true)
        #expect(messages.dropLast().allSatisfy { $0.hasSuffix("states nothing to a guest") })
    }

    /// What an error leaves out would be missed; an owner mends that first.
    @Test func whileAnErrorStandsThereIsNoAdvice() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "allergens": [], "prise": 3}]}"#)
        #expect(site.check().messages == ["1:43 error unknown field 'prise'"])
    }
}
