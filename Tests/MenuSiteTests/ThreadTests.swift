import Testing

@testable import MenuSite

/// Pages that several threads make are those that one makes.
@Suite struct ThreadTests {
    /// 45 pages, some above others, in two languages, two themes, with pictures, prose of the folders above and warnings.
    private func site() throws -> SiteFixture {
        let site = try SiteFixture([
            "content/site.json": #"{"name": "Chain", "language": "en", "currency": "EUR", "theme": "bistro"}"#,
            "content/menu.json": #"{"banners": ["front"], "items": [{"name": "Soup", "price": 4}]}"#,
            "content/footer.md": "All prices with tax.",
        ])
        try site.picture("content/images/front.svg")
        for number in 0..<44 {
            let folder = "content/\(number % 5 == 0 ? "north" : "south")/shop-\(number)"
            let theme = number % 3 == 0 ? #""theme": "canteen", "# : ""
            try site.write(
                #"{"site": {\#(theme)"name": "Shop \#(number)", "language": "\#(number % 4 == 0 ? "fr" : "en")"}, "items": [{"name": "Tea", "price": 2.5, "image": "front"}, {"name": "Cake", "image": "cake", "rating": {"value": 4.5, "count": \#(number)}}], "categories": ["Nothing"]}"#,
                to: folder + "/menu.json")
            try site.picture(folder + "/images/cake.svg", width: 40 + number)
            try site.write("Number *\(number)*", to: folder + "/descriptions/tea.md")
        }
        return site
    }

    @Test func anyNumberOfThreadsMakesTheSameSite() throws {
        let site = try site()
        let alone = site.build { $0.jobs = 1 }
        #expect(alone.isPublished && alone.files.count > 45)
        #expect(alone.report.count(of: .warning) == 44 * 3)
        for jobs in [2, 3, 5] {
            let result = try self.site().build { $0.jobs = jobs }
            #expect(result.printed == alone.printed)
            #expect(result.files == alone.files)
            #expect(result.report.count(of: .warning) == alone.report.count(of: .warning))
        }
    }

    /// Descriptions of every kind: plain, with links, headings that want ids, pictures, entities, raw HTML, faults, in the menu
    /// and in files, and those that the page has to know of.
    private func longMenu() throws -> SiteFixture {
        let site = try SiteFixture(["content/site.json": #"{"name": "Long", "language": "en", "currency": "EUR"}"#])
        try site.picture("content/images/front.svg")
        let texts = [
            "plain", "**bold** and *slanted*", "[away](https://example.org/?a=1&b=2)", "[there](#item-7)",
            "[nowhere](#nothing)", "[beside](other.html)", "[bad](javascript:1)", "## Heading", "![x](front)",
            "![y](missing)", "an &amp; entity", "&#x202E;", "raw <b>HTML</b>", "1 < 2", "- a\\n- b", "item-5.md",
            "gone.md", "```\\ncode\\n```",
        ]
        let items = (0..<1500).map { number in
            let text = number % 2 == 0 ? #", "description": "\#(texts[number / 2 % texts.count])""# : ""
            return #"{"id": "item-\#(number)", "name": "Dish \#(number)", "price": \#(number)\#(text)}"#
        }
        try site.write(#"{"items": [\#(items.joined(separator: ","))]}"#, to: "content/menu.json")
        for number in stride(from: 1, to: 1500, by: 2) where number % 3 != 0 {
            let text = texts[number / 2 % texts.count].replacing("\\n", with: "\n")
            try site.write(text, to: "content/descriptions/item-\(number).md")
        }
        return site
    }

    @Test func descriptionsThatSeveralThreadsMakeAreThoseOfOne() throws {
        let alone = try longMenu().build { $0.jobs = 1 }
        #expect(alone.report.count(of: .error) > 100 && alone.report.count(of: .warning) > 100)
        for jobs in [2, 5] {
            #expect(try longMenu().build { $0.jobs = jobs }.printed == alone.printed)
        }
    }

    @Test func aLongMenuIsTheSameWhateverTheThreads() throws {
        let site = try longMenu()
        for number in 0..<1500 where number % 2 == 0 {
            try? site.write(
                "see [it](https://example.org/\(number)) — *\(number)* &amp; so on",
                to: "content/descriptions/item-\(number).md")
        }
        let items = (0..<1500).map { #"{"id": "item-\#($0)", "name": "Dish \#($0)"}"# }.joined(separator: ",")
        try site.write(#"{"items": [\#(items)]}"#, to: "content/menu.json")
        for number in stride(from: 1, to: 1500, by: 2) {
            let text = ["## Heading", "plain", "![x](front)", "[there](#item-7)", "raw"][number / 2 % 5]
            try site.write(text, to: "content/descriptions/item-\(number).md")
        }
        let alone = site.build { $0.jobs = 1 }
        #expect(alone.isPublished)
        #expect(alone.files["index.html"]?.contains("id=\"heading-2\"") == true)
        for jobs in [2, 5] {
            let result = site.build { $0.jobs = jobs }
            #expect(result.files == alone.files)
        }
    }

    /// A page's prose is that of the pages above it, also where another name sorts between theirs.
    @Test func pagesAboveOthersAreMadeFirst() throws {
        let site = try SiteFixture(["content/site.json": #"{"name": "Chain", "language": "en"}"#])
        let french = #"{"site": {"language": "fr"}, "items": ["x"]}"#
        for number in 10..<30 {
            try site.write(french, to: "content/\(number)/menu.json")
            try site.write("Bienvenue", to: "content/\(number)/intro.md")
            try site.write(french, to: "content/\(number)-b/menu.json")
            try site.write(french, to: "content/\(number)/z/menu.json")
        }
        let result = site.build { $0.jobs = 7 }
        #expect(result.files.filter { $0.key.contains("/z/") && $0.value.contains("Bienvenue") }.count == 20)
    }

    /// A fault of what all share is said and counted once, one of a page stops all.
    @Test func faultsAreThoseOfOneThread() throws {
        for broken in [
            #"{"name": "Chain", "langage": "en"}"#, #"{"name": "Chain", "language": "en", "theme": "bistr"}"#,
        ] {
            let site = try site()
            try site.write(broken, to: "content/site.json")
            try site.write("{", to: "content/south/shop-7/menu.json")
            let alone = site.build { $0.jobs = 1 }
            let many = site.build { $0.jobs = 4 }
            #expect(!many.isPublished && many.files.isEmpty)
            #expect(many.printed == alone.printed)
            #expect(many.report.count(of: .error) == alone.report.count(of: .error))
        }
    }

    @Test func inputsKeepTheirOrder() {
        #expect(concurrently(Array(0..<9)) { $0 * $0 } == (0..<9).map { $0 * $0 })
        #expect(concurrently([Int]()) { $0 }.isEmpty)
    }
}
