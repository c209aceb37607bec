import Foundation
import Testing

/// Faults H01, H02, H03, H24 and H25 of CASES.md: names, anchors, categories.
///
/// What needs a browser is in Tests/browser.
@Suite struct CaseNameTests {
    @Test(arguments: [("ru", ["Завтраки", "커피", "Ζεστά ροφήματα"]), ("tr", ["İçecekler", "Isı", "IŞIK", "Işık 2"])])
    func eachChipLinksToItsOwnSection(language: String, names: [String]) throws {
        let items = names.map { "{\"name\": \"\($0) 1\", \"category\": \"\($0)\"}" }.joined(separator: ",")
        let listed = names.map { "\"\($0)\"" }.joined(separator: ",")
        let site = try SiteFixture(
            menu: "{\"items\": [\(items)], \"categories\": [\(listed)]}",
            site: "{\"name\": \"T\", \"language\": \"\(language)\"}")
        let result = site.build()
        #expect(result.messages == [])
        let ids = result.page.values(ofAttribute: "id")
        let links = result.page.values(ofAttribute: "href").filter { $0.hasPrefix("#") }
        #expect(Set(ids).count == ids.count)
        for link in links {
            let id = try #require(link.dropFirst().removingPercentEncoding)
            #expect(ids.contains { Array($0.utf8) == Array(id.utf8) }, "\(link)")
        }
        #expect(links.count == names.count + 1)
    }

    @Test func equalHeadingsGetIdsOfTheirOwn() throws {
        let menu = #"""
            {"categories": ["Ingredients", "Ingredients 1", "Ingredients-1"], "items": [
              {"name": "A", "category": "Ingredients", "description": "## Ingredients\n\nx"},
              {"name": "B", "category": "Ingredients 1", "description": "## Ingredients\n\ny"},
              {"name": "C", "category": "ingredients-1"}]}
            """#
        let first = try SiteFixture(menu: menu).build()
        #expect(first.isPublished)
        let ids = first.page.values(ofAttribute: "id")
        #expect(Set(ids).count == ids.count)
        #expect(ids.filter { $0.hasPrefix("ingredients") }.count == 5)
        let more = try SiteFixture(
            menu: menu.replacing("}]}", with: "}, {\"name\": \"D\", \"category\": \"Ingredients\"}]}")
        ).build()
        #expect(Set(ids).isSubset(of: Set(more.page.values(ofAttribute: "id"))))
    }

    @Test func anItemInTwoSectionsHasItsPlainIdInTheFirst() throws {
        let site = try SiteFixture(
            menu:
                ##"{"categories": ["A", "B"], "items": [{"id": "x", "name": "X", "category": ["B", "A"], "description": "# H"}]}"##
        )
        let ids = site.build().page.values(ofAttribute: "id").filter { !$0.hasPrefix(":") }
        #expect(ids == ["a", "x", "h", "b", "x-2", "h-2"])
    }

    @Test func noItemIsLostByTheSpellingOfItsCategory() throws {
        let site = try SiteFixture(
            menu: """
                {"categories": ["Ice Coffee", "Tea"], "items": [
                  {"name": "a", "category": "ice coffee"}, {"name": "b", "category": "Ice  Coffee "},
                  {"name": "c", "category": "Ice Coffe"}, {"name": "d", "category": "ICE COFFEE"},
                  {"name": "e", "category": "Kaffee"}, {"name": "f", "category": "Tea"}, {"name": "g", "category": "kaffee"}]}
                """)
        let result = site.build()
        #expect(result.page.texts(ofClass: "item__name") == ["a", "b", "d", "f", "c", "e", "g"])
        #expect(
            result.page.components(separatedBy: "<h2>").dropFirst().map { $0.components(separatedBy: "</h2>")[0] } == [
                "Ice Coffee", "Tea", "Ice Coffe", "Kaffee",
            ])
        #expect(
            result.messages == [
                "3:29 warning 'Ice Coffe' is not in the list of categories",
                "4:29 warning 'Kaffee' is not in the list of categories",
            ])
        #expect(result.printed.contains("did you mean 'Ice Coffee'?"))
        let strict = site.build { $0.strict = true }
        #expect(!strict.isPublished)
    }

    @Test func anEmptyCategoryIsNeitherChipNorSection() throws {
        let site = try SiteFixture(
            menu: #"{"categories": ["a", "b", "c"], "items": [{"name": "x", "category": "a", "soldOut": true}]}"#)
        let result = site.build()
        #expect(
            result.messages == [
                "1:22 warning the category 'b' has no items", "1:27 warning the category 'c' has no items",
            ])
        #expect(result.page.components(separatedBy: "<section class=\"section ").count == 2)
        #expect(result.page.values(ofAttribute: "href").filter { $0 == "#a" }.count == 1)
        #expect(result.page.contains("item--sold-out") && result.page.contains("Sold out"))
    }

    @Test func anEmptyMenuIsAPageWithOneSentence() throws {
        let result = try SiteFixture(menu: #"{"categories": ["a"], "items": []}"#).build()
        #expect(result.isPublished)
        #expect(result.page.contains("<h1>Test</h1>") && result.page.contains("There is nothing on the menu yet."))
        #expect(!result.page.contains("<ul role=\"list\">\n</ul>"))
        #expect(result.messages == ["1:1 warning the menu has no items", "1:17 warning the category 'a' has no items"])
    }
}
