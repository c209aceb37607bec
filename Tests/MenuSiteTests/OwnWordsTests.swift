import Testing

@testable import MenuSite

/// Words of the owner's in place of Carte's.
@Suite struct OwnWordsTests {
    private let menu = #"{"items": [{"name": "a", "soldOut": true, "allergens": ["soybeans"], "spiciness": 1}]}"#

    @Test func anOwnWordIsPrinted() throws {
        let site = #"""
            {"name": "T", "language": "en", "words":
             {"soldOut": "86’d", "contains": "With {list}", "soybeans": "soybeans", "mild": "a little hot"}}
            """#
        let result = try SiteFixture(menu: menu, site: site).build()
        #expect(result.printed == "")
        #expect(result.page.texts(ofClass: "item__state") == ["86’d"])
        #expect(result.page.texts(ofClass: "item__allergens") == ["With soybeans"])
        #expect(result.page.texts(ofClass: "item__spiciness") == ["a little hot"])
    }

    /// A word is of the language of the file it stands in.
    @Test func anOwnWordIsNotTakenToAnotherLanguage() throws {
        let site = try SiteFixture([
            "content/site.json":
                #"{"name": "T", "language": "en", "words": {"soldOut": "86’d", "mild": "a little hot"}}"#,
            "content/menu.json": menu,
            "content/fr/site.json": #"{"language": "fr"}"#, "content/fr/menu.json": menu,
            "content/bar/site.json": #"{"words": {"mild": "tame"}}"#, "content/bar/menu.json": menu,
        ])
        let result = site.build()
        #expect(result.printed == "")
        #expect(result.files["fr/index.html"]?.texts(ofClass: "item__state") == [Words.french.soldOut])
        #expect(result.files["bar/index.html"]?.texts(ofClass: "item__state") == ["86’d"])
        #expect(result.files["bar/index.html"]?.texts(ofClass: "item__spiciness") == ["tame"])
    }

    /// Every word of the tables but the sentence on reviews, which has several forms, can be replaced.
    @Test func everyWordHasAnEntryOfItsOwn() {
        let paths = Words.entries.map(\.path)
        #expect(Set(paths).count == paths.count)
        #expect(Set(Words.entries.map(\.name)).count == paths.count)
        var texts = 0
        func count(_ value: Mirror) {
            for child in value.children {
                if child.value is String {
                    texts += 1
                } else if !(child.value is Plural) {
                    count(Mirror(reflecting: child.value))
                }
            }
        }
        count(Mirror(reflecting: Words.english))
        #expect(paths.count == texts - 1, "'language' is no word")
    }

    @Test(arguments: [
        (#"{‸"soldout": "x"}"#, "unknown field 'soldout'|did you mean 'soldOut'?"),
        (#"{"from": ‸"starting at"}"#, "'from' lacks its '{amount}'|write {amount} where it is to stand"),
        (#"{"from": ‸"from {price}"}"#, "'from' lacks its '{amount}'"),
        (#"{"soldOut": ‸"no {name}"}"#, "'soldOut' has no '{name}'|write it without { }"),
        (#"{"new": ‸true}"#, "'new' is text"),
        (#"‸["Sold out"]"#, "'words' is an object in { }"),
    ])
    func aFaultIsSaidAtItsPlace(words: String, message: String) throws {
        try expectMessages(of: #"{"site": {"words": \#(words)}, "items": [{"name": "a"}]}"#, [message])
    }
}
