import Foundation
import Testing

@testable import MenuSite

/// A page in schema.org's words.
///
/// `Tests/commandline/test_structured_data.py` holds whole pages against the vocabulary;
/// here is what a page leaves out, and where it cannot name addresses.
@Suite struct StructuredDataTests {
    private func data(_ menu: String, site: String = #"{"name": "T", "language": "en", "currency": "EUR"}"#) throws
        -> String
    {
        let fixture = try SiteFixture(menu: menu, site: site)
        try fixture.picture("content/images/a.svg")
        let page = fixture.build().page
        let script = try #require(page.firstMatch(of: #/<script type="application/ld\+json">(.*)</script>/#))
        return String(script.1).replacing(#/\.[0-9a-f]{8}\./#, with: ".*.")
    }

    /// Addresses are then those from the page, and nothing has an `@id`.
    @Test func aSiteWithoutAnAddress() throws {
        #expect(
            try data(#"{"hero": "a", "items": [{"name": "x", "price": 1.5, "image": "a"}]}"#)
                == #"{"@context":"https://schema.org","@type":"Restaurant","name":"T","image":"images/a.*.svg","currenciesAccepted":"EUR","#
                + #""hasMenu":{"@type":"Menu","name":"T","inLanguage":"en","hasMenuItem":[{"@type":"MenuItem","name":"x","#
                + #""image":"images/a.*.svg","offers":{"@type":"Offer","price":"1.50","priceCurrency":"EUR"}}]}}"#)
    }

    @Test func nothingIsSaidThatIsNotKnown() throws {
        #expect(
            try data(#"{"items": []}"#, site: #"{"language": "de"}"#)
                == #"{"@context":"https://schema.org","@type":"Restaurant","hasMenu":{"@type":"Menu","name":"Speisekarte","inLanguage":"de"}}"#
        )
    }

    /// A currency is stated where an amount is shown, and an offer where it has a currency.
    @Test func aPriceNeedsNumberAndCurrency() throws {
        let notes = try data(
            #"{"items": [{"name": "a", "price": null}, {"name": "b", "priceNote": "ask"}, {"name": "c", "options": ["d"]}]}"#
        )
        #expect(!notes.contains("offers") && !notes.contains("EUR"))
        let bare = try data(
            #"{"items": [{"name": "a", "price": 3, "options": [{"name": "d", "price": 1}]}]}"#,
            site: #"{"language": "en"}"#)
        #expect(!bare.contains("offers") && !bare.contains("urrenc"))
    }

    /// A row of text that only describes is no dish, and a section of such rows no section of the menu.
    @Test func rowsWithoutANameAreLeftOut() throws {
        let json = try data(
            #"{"categories": [{"name": "Notes", "style": "text"}, "Food"], "items": [{"description": "All prices…", "category": "Notes"}, {"name": "a", "category": "Food"}]}"#
        )
        #expect(
            json.contains(#""hasMenuSection":[{"@type":"MenuSection","name":"Food","#) && !json.contains("All prices"))
    }

    @Test(arguments: [
        (#"["vegan"]"#, ["VeganDiet", "VegetarianDiet"]),
        (#"["vegetarian", "vegan"]"#, ["VegetarianDiet", "VeganDiet"]),
        (#"["kosher", "halal", "gluten-free"]"#, ["KosherDiet", "HalalDiet", "GlutenFreeDiet"]),
        (#"["nut-free", "dairy-free"]"#, []),
        (#"[{"diet": "vegan", "onRequest": true}, "vegetarian"]"#, ["VegetarianDiet"]),
    ])
    func dietsAreThoseItIsFitForAsItIs(diets: String, wanted: [String]) throws {
        let json = try data(#"{"items": [{"name": "a", "diets": \#(diets)}]}"#)
        #expect(json.matches(of: #/schema.org\/(\w+Diet)/#).map { String($0.1) } == wanted)
        #expect(json.contains("suitableForDiet") == !wanted.isEmpty)
    }

    /// It stands on the page; a second time it would weigh on a phone.
    @Test func aDescriptionIsNotRepeated() throws {
        #expect(try !data(#"{"items": [{"name": "a", "description": "Slow *and* good."}]}"#).contains("description"))
    }

    @Test func kilojoulesAreNoCalories() throws {
        #expect(try !data(#"{"items": [{"name": "a", "kilojoules": 880}]}"#).contains("nutrition"))
    }
}
