import Testing

@testable import MenuSite

/// What a card says of a dish in a word or two, and what can be had with it.
@Suite struct FactTests {
    private func page(_ item: String, language: String = "en", currency: String = "EUR", more: String = "") throws
        -> String
    {
        let site = #"{"name": "T", "language": "\#(language)", "currency": "\#(currency)"\#(more)}"#
        let result = try SiteFixture(menu: #"{"items": [\#(item)]}"#, site: site).build()
        #expect(result.printed == "")
        return result.page
    }

    @Test func factsStandInOneOrder() throws {
        let page = try page(
            #"""
            {"name": "a", "tags": ["House favourite", "To share"], "kilojoules": 4351, "calories": 1040.5, "spiciness": 2,
             "diets": ["vegan", {"diet": "halal", "onRequest": true}], "variant": "iced", "size": "0.3 l", "new": true}
            """#)
        #expect(
            page.texts(ofClass: "item__facts")[0].split(separator: "\n") == [
                "New", "0.3 l", "iced", "vegan", "halal on request", "hot", "1,040.5 kcal", "4,351 kJ",
                "House favourite", "To share",
            ])
    }

    @Test(arguments: [(0, "not spicy"), (1, "mild"), (2, "hot"), (3, "very hot")])
    func spicinessIsAWord(level: Int, word: String) throws {
        #expect(try page(#"{"name": "a", "spiciness": \#(level)}"#).texts(ofClass: "item__spiciness") == [word])
    }

    @Test func aDietStandsOnce() throws {
        let page = try page(
            #"{"name": "a", "diets": [{"diet": "vegan", "onRequest": true}, "halal", "vegan", "vegan"]}, {"name": "b"}"#
        )
        #expect(page.texts(ofClass: "item__diet") == ["halal", "vegan"])
    }

    @Test func aDishThatSaysNothingHasNoFacts() throws {
        #expect(!(try page(#"{"name": "a", "new": false, "tags": [], "options": []}"#)).contains("item__facts"))
    }

    /// The forms of CLDR: `4,50 €` in German.
    @Test func optionsCarryWhatTheyCostMore() throws {
        let item =
            #"{"name": "a", "options": ["Hafermilch", {"name": "extra Espresso", "price": 0.5}], "cinnamon": true, "sugar": false}"#
        let words = Words.german
        #expect(
            try page(item, language: "de").texts(ofClass: "item__options") == [
                "Auf Wunsch: \(words.cinnamon), Hafermilch, extra Espresso (+0,50\u{A0}€)"
            ])
    }

    @Test(arguments: [
        (#"{"name": "a", "diets": [‸{"onRequest": true}]}"#, "the diet has no name"),
        (#"{"name": "a", "diets": [‸{}]}"#, "the diet has no name"),
        (#"{"name": "a", "diets": [{"diet": ‸"vegn"}]}"#, "did you mean 'vegan'?"),
        (#"{"name": "a", "options": [‸{"price": 1}]}"#, "the option has no name"),
        (#"{"name": "a", "options": [{‸"nmae": "x", "price": 1}]}"#, "did you mean 'name'?"),
        (#"{"name": "a", "options": [{"name": "x", "price": ‸1.255}]}"#, "USD has 2 decimals"),
        (#"{"name": "a", "options": [{"name": "x", "price": ‸-1}]}"#, "cannot be negative"),
        (#"{"name": "a", "spiciness": ‸4}"#, "from 0 to 3|write at most 3"),
        (#"{"name": "a", "calories": ‸"210 kcal"}"#, "write 210"),
        (#"{"name": "a", "new": ‸"yes"}"#, "'new' is true or false"),
    ])
    func aFaultIsSaidAtItsPlace(item: String, message: String) throws {
        try expectMessages(of: #"{"items": [\#(item)]}"#, [message])
    }

    /// The sentence stands where energy does.
    @Test func theEnergyNoticeStandsOnPagesThatStateEnergy() throws {
        let notice = "Adults need around 2000 kcal a day."
        let more = #", "energyNotice": "\#(notice)""#
        #expect(try page(#"{"name": "a", "calories": 210}"#, more: more).texts(ofClass: "notes") == [notice])
        #expect(!(try page(#"{"name": "a"}"#, more: more)).contains(notice))
    }
}
