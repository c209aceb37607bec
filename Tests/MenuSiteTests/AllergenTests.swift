import Testing

@testable import MenuSite

/// Regulation (EU) 1169/2011, Annex II, and the four states of an allergen.
@Suite struct AllergenTests {
    private func page(_ items: String, site: String = englishSite) throws -> String {
        let result = try SiteFixture(menu: #"{"items": [\#(items)]}"#, site: site).build()
        #expect(result.printed == "")
        return result.page
    }

    /// The groups as the annex numbers them, and the cereals and nuts it names.
    @Test func theAnnexIsComplete() {
        let groups = FoodWords.allergens.filter { FoodWords.group(of: $0) == $0 }
        #expect(groups.count == 14)
        #expect(FoodWords.allergens.filter { FoodWords.group(of: $0) == "gluten" }.count == 1 + 6)
        #expect(FoodWords.allergens.filter { FoodWords.group(of: $0) == "nuts" }.count == 1 + 8)
        #expect(FoodWords.allergens.allSatisfy { groups.contains(FoodWords.group(of: $0)) })
        #expect(FoodWords.allergens.allSatisfy { Words.english.allergenNames.word(for: $0) != nil })
    }

    @Test func containedTracesAndAbsentAreSaidApart() throws {
        let page = try page(
            #"{"name": "a", "allergens": ["milk", "eggs", "milk"], "traces": ["nuts"], "freeFrom": ["gluten", "lupin"]}"#
        )
        #expect(
            page.texts(ofClass: "item__allergens") == [
                "Contains: milk, eggs", "May contain traces of: nuts", "Free from: gluten, lupin",
            ])
    }

    @Test func nothingIsSaidWhereNothingIsStated() throws {
        let page = try page(#"{"name": "a", "allergens": []}, {"name": "b", "traces": null}"#)
        #expect(!page.contains("llergen") && !page.contains("data-"))
    }

    @Test func theLegendHasTheGroupsOfThePageAndTheirMembers() throws {
        let page = try page(
            #"{"name": "a", "allergens": ["rye", "milk"]}, {"name": "b", "traces": ["hazelnuts", "gluten", "wheat"]}, {"name": "c"}"#
        )
        let legend = try #require(page.texts(ofClass: "notes").first)
        #expect(legend.contains("gluten (wheat, rye), milk, nuts (hazelnuts)"))
        #expect(legend.contains("that does not mean it has none"))
    }

    @Test func theWordsAreThePages() throws {
        let page = try page(
            #"{"name": "a", "allergens": ["milk", "brazil-nuts"]}"#,
            site: #"{"name": "T", "language": "ru", "currency": "RUB"}"#)
        let words = Words.russian
        let list = [words.allergenNames.milk, words.allergenNames.brazilNuts].joined(separator: words.separator)
        #expect(
            page.texts(ofClass: "item__allergens") == [words.contains.replacing("{list}", with: list)])
    }

    @Test(arguments: [
        (#"{"name": "a", "allergens": ["milk"], "traces": [‸"milk"]}"#, "'milk' stands in 'traces' and in 'allergens'"),
        (
            #"{"name": "a", "allergens": ["milk", "eggs"], "freeFrom": [‸"eggs"]}"#,
            "free from 'eggs' here, and 'eggs' stands in 'allergens'|the other is content/menu.json:1:48"
        ),
        (#"{"name": "a", "traces": ["rye"], "freeFrom": [‸"gluten"]}"#, "free from 'gluten'|'rye' stands in 'traces'"),
        (#"{"name": "a", "allergens": [‸"eggz"]}"#, "unknown allergen 'eggz'|did you mean 'eggs'?"),
        (#"{"name": "a", "allergens": [‸"Dairy"]}"#, "unknown allergen 'Dairy'|did you mean 'milk'?"),
        (#"{"name": "a", "traces": [‸"tree nuts"]}"#, "did you mean 'nuts'?"),
        (#"{"name": "a", "allergens": [‸"A"]}"#, "unknown allergen 'A'"),
        (#"{"name": "a", "allergens": ‸"milk"}"#, "'allergens' is a list in [ ]|write [\"milk\"]"),
    ])
    func aContradictionIsSaidAtItsPlace(item: String, message: String) throws {
        try expectMessages(of: #"{"items": [\#(item)]}"#, [message])
    }

    /// Free from wheat and with rye is no contradiction; nor is free from milk with no list of what it contains.
    @Test func whatIsTrueTogetherPasses() throws {
        _ = try page(
            #"{"name": "a", "allergens": ["rye"], "freeFrom": ["wheat"]}, {"name": "b", "freeFrom": ["milk"]}"#)
    }
}
