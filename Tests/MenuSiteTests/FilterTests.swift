import Testing

@testable import MenuSite

/// The choice of which dishes are shown.
///
/// Browsers hold the page to it in `Tests/browser/test_filter.py`.
@Suite struct FilterTests {
    private func page(_ items: String, categories: String = "[]") throws -> String {
        let result = try SiteFixture(menu: #"{"categories": \#(categories), "items": [\#(items)]}"#).build()
        #expect(result.printed == "")
        return result.page
    }

    /// A diet that all or none are fit for hides nothing or everything.
    @Test(arguments: [
        #"{"name": "a"}, {"name": "b"}"#,
        #"{"name": "a", "diets": ["vegan"]}, {"name": "b", "diets": ["vegan"]}"#,
        #"{"name": "a", "diets": [{"diet": "vegan", "onRequest": true}]}, {"name": "b"}"#,
        #"{"name": "a", "freeFrom": ["milk"]}, {"name": "b"}"#,
        "",
    ])
    func isAbsentWhereNothingWouldBeFiltered(items: String) throws {
        let result = try SiteFixture(menu: #"{"items": [\#(items)]}"#).build()
        #expect(result.isPublished && !result.page.contains("filter") && !result.page.contains("data-"))
    }

    @Test func offersWhatOccursOnThePage() throws {
        let page = try page(
            #"""
            {"name": "a", "diets": ["vegan", "kosher"]}, {"name": "b", "diets": ["vegetarian", "kosher"], "allergens": ["rye"]},
            {"name": "c", "diets": ["kosher"], "allergens": ["fish"], "traces": ["almonds"], "freeFrom": ["milk"]}
            """#)
        #expect(page.values(ofAttribute: "value") == ["vegan", "vegetarian", "gluten", "fish", "nuts"])
        #expect(page.values(ofAttribute: "data-fit") == ["vegan vegetarian", "vegetarian", ""])
        #expect(page.values(ofAttribute: "data-has") == ["gluten", "fish nuts"])
        #expect(page.values(ofAttribute: "data-free") == [])
    }

    /// A row of text is no dish.
    @Test func leavesRowsOfTextAlone() throws {
        let page = try page(
            #"{"name": "a", "category": "x", "diets": ["vegan"]}, {"name": "b", "category": "x"}, {"description": "Ask us.", "category": "y"}"#,
            categories: #"["x", {"name": "y", "style": "text"}]"#)
        #expect(page.values(ofAttribute: "data-fit").count == 2)
        #expect(!page.contains("section__empty") || page.texts(ofClass: "section__empty").count == 1)
    }

    /// A section says that it is empty for exactly the choices that hide all its dishes: every pair of dishes of some
    /// kinds, every combination of choices.
    @Test func aSectionSaysThatItIsEmptyExactlyWhenItIs() throws {
        var kinds: [Item] = []
        for bits in 0..<32 {
            var item = Item(id: "x", name: "x")
            item.diets = bits & 1 == 0 ? [] : [Diet(diet: "vegan", onRequest: bits & 2 != 0)]
            item.allergens = Allergens(
                contained: bits & 4 == 0 ? [] : ["rye"], traces: bits & 8 == 0 ? [] : ["milk"],
                absent: bits & 16 == 0 ? [] : ["fish"])
            kinds.append(item)
        }
        let language = Language.english
        var fish = Item(id: "y", name: "y")
        fish.allergens.contained = ["fish"]
        for pair in kinds.flatMap({ one in kinds.map { [one, $0] } }) {
            var menu = Menu(
                folder: "",
                site: Site(language: language, prices: PriceForm(language: language, currency: nil), words: .english))
            let section = Section(id: "s", items: pair)
            menu.sections = [section, Section(id: "other", items: [fish])]
            guard let filter = Filter(of: menu) else { continue }
            let choices = filter.diets + filter.allergens
            for bits in 0..<(1 << choices.count) {
                let chosen = Set(choices.indices.filter { bits & 1 << $0 != 0 }.map { choices[$0] })
                let isEmpty = pair.allSatisfy { !filter.hiding($0).isDisjoint(with: chosen) }
                let saysSo = filter.emptying(section)?.allSatisfy { !$0.isDisjoint(with: chosen) } ?? false
                #expect(isEmpty == saysSo)
            }
        }
    }
}
