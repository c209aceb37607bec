import Diagnostics
import MenuSite
import Testing

/// Menus that extend others, by what their pages show.
@Suite struct OverlayTests {
    private static let base = #"""
        {"hero": {"image": "p", "title": "Open"}, "banners": [{"title": "Breakfast"}],
         "categories": ["Coffee", {"id": "cold", "name": "Cold drinks"}],
         "items": [
          {"name": "Latte", "category": "Coffee", "price": 3.50, "description": "With *milk*.", "soldOut": true, "tags": ["new"]},
          {"name": "Mocha", "category": "coffee", "prices": [{"label": "small", "amount": 3}, {"label": "large", "amount": 4}]},
          {"id": 7, "name": "Cola", "category": "cold", "price": 2, "from": true},
          {"name": "Coffee", "category": "Coffee", "priceRange": {"low": 2, "high": 3}}
         ]}
        """#

    /// The page of a menu that extends the base, built without a word.
    private func page(_ menu: String, base: String = base) throws -> String {
        let site = try SiteFixture(menu: base, site: englishSite)
        try site.picture("content/images/p.svg")
        try site.write(menu, to: "content/x/menu.json")
        let result = site.build { $0.strict = true }
        #expect(result.printed == "" && result.isPublished, "\(result.printed)")
        return result.files["x/index.html"] ?? ""
    }

    private func extending(_ rest: String) -> String { #"{"extends": "../menu.json", \#(rest)}"# }

    private func names(_ page: String) -> [String] { page.texts(ofClass: "item__name") }
    private func prices(_ page: String) -> [String] {
        page.texts(ofClass: "item__price").map { $0.replacing("\n", with: "") }
    }
    private func headings(_ page: String) -> [String] {
        page.matches(of: #/<h2>([^<]*)<\/h2>/#).map { String($0.1) }
    }

    @Test func withoutChangesItIsTheBase() throws {
        let page = try page(#"{"extends": "../menu.json"}"#)
        #expect(names(page) == ["Latte", "Mocha", "Coffee", "Cola"])
        #expect(page.contains("Open") && page.contains("Breakfast"))
        #expect(page.contains("<em>milk</em>"))
        #expect(page.contains(#"src="../images/p."#))
    }

    @Test func aFieldChangesAndTheOthersStay() throws {
        let page = try page(extending(#""items": {"latte": {"price": 4, "soldOut": false}, "7": "Coke"}"#))
        #expect(prices(page).first == "$4.00")
        #expect(names(page) == ["Latte", "Mocha", "Coffee", "Coke"])
        #expect(page.contains("<em>milk</em>") && !page.contains("item--sold-out"))
        // The id is the base's, whatever the item is called.
        #expect(page.contains(#"id="7""#) && page.contains(#"id="latte""#))
    }

    @Test(arguments: [
        (#"{"price": 5}"#, ["$5.00"]), (#"{"price": null}"#, []), (#"{"prices": null}"#, []),
        (#"{"prices": [{"amount": 6}]}"#, ["$6.00"]), (#"{"priceRange": {"low": 5, "high": 6}}"#, ["$5.00 – $6.00"]),

        (#"{"prices": {"small": "klein", "large": {"amount": 9}}}"#, ["klein $3.00", "large $9.00"]),
        (#"{"prices": {"small": null, "large": {"label": "groß"}}}"#, ["groß $4.00"]),
        (#"{"prices": {"small": {"amount": null}}}"#, ["small", "large $4.00"]),
        (#"{"from": false}"#, ["small $3.00", "large $4.00"]),
    ])
    func onePriceTakesThePlaceOfAnother(change: String, wanted: [String]) throws {
        let page = try page(extending(#""items": {"latte": null, "coffee-2": null, "7": null, "mocha": \#(change)}"#))
        #expect(prices(page).map { $0.replacing("\u{2009}", with: " ") } == wanted)
    }

    @Test func withoutAnAmountThereIsNoFrom() throws {
        let page = try page(extending(#""items": {"7": {"price": null}}"#))
        #expect(prices(page).count == 4)
    }

    @Test func nullTakesAFieldAway() throws {
        let page = try page(
            extending(#""hero": null, "banners": null, "items": {"latte": {"description": null, "tags": null}}"#))
        #expect(!page.contains("milk") && !page.contains("Open") && !page.contains("Breakfast"))
        #expect(page.texts(ofClass: "item__tag").isEmpty)
    }

    /// Sizes, options and tags change by what they are called, and the rest of them stays the base's, in chains too.
    @Test func entriesOfListsChangeByTheirNames() throws {
        let site = try SiteFixture([
            "content/site.json": englishSite,
            "content/menu.json":
                #"{"items": [{"name": "Soup", "tags": ["new", "hot"], "options": ["bread", {"name": "egg", "price": 1}]}]}"#,
            "content/x/menu.json":
                #"{"extends": "../menu.json", "items": {"soup": {"tags": {"hot": "heiß"}, "options": {"egg": "Ei", "bread": null}}}}"#,
            "content/x/y/menu.json":
                #"{"extends": "../menu.json", "items": {"soup": {"tags": {"heiß": null}, "options": {"Ei": {"price": 2}}}}}"#,
        ])
        #expect(site.build { $0.strict = true }.printed == "")
        let pages = ["x/index.html", "x/y/index.html"].map { site.outputFiles()[$0] ?? "" }
        #expect(pages.map { $0.texts(ofClass: "item__tag") } == [["new", "heiß"], ["new"]])
        #expect(
            pages.map { page in ["bread", "Ei", "$1.00", "$2.00"].filter { page.contains($0) } } == [
                ["Ei", "$1.00"], ["Ei", "$2.00"],
            ])
    }

    @Test func theHeroChangesFieldByField() throws {
        let page = try page(extending(#""hero": {"title": "Closed"}"#))
        #expect(page.contains("Closed") && !page.contains("Open") && page.contains(#"src="../images/p."#))
    }

    @Test func itemsAreAddedRemovedAndOrdered() throws {
        let page = try page(
            extending(
                #"""
                "items": {"add": [{"name": "Ristretto", "category": "Coffee", "after": "latte"},
                 {"name": "Lungo", "category": "Coffee", "after": "ristretto"}, {"name": "Decaf", "category": "Coffee", "after": "latte"},
                 {"name": "Water", "category": "cold"}], "mocha": null, "order": ["water", "coffee-2"]}
                """#))
        #expect(names(page) == ["Coffee", "Latte", "Ristretto", "Lungo", "Decaf", "Water", "Cola"])
    }

    @Test func whatIsAddedBehindAnItemGoesWithIt() throws {
        let page = try page(
            extending(
                #""items": {"add": [{"name": "Flat white", "category": "Coffee", "after": "coffee-2"}], "order": ["coffee-2"]}"#
            ))
        #expect(names(page) == ["Coffee", "Flat white", "Latte", "Mocha", "Cola"])
    }

    @Test func sectionsAreNamedAnewAddedAndOrdered() throws {
        let page = try page(
            extending(
                #"""
                "categories": {"coffee": "Kaffee", "add": [{"name": "Cakes", "after": "coffee"}], "order": ["cold"]},
                "items": {"add": [{"name": "Torte", "category": "Cakes"}, {"name": "Melange", "category": "Kaffee"}]}
                """#))
        #expect(headings(page).suffix(3) == ["Cold drinks", "Kaffee", "Cakes"])
        #expect(names(page) == ["Cola", "Latte", "Mocha", "Coffee", "Melange", "Torte"])
        #expect(page.contains(#"id="coffee""#))
    }

    /// The items of a section go with it, but for those that a change puts elsewhere.
    @Test func aSectionIsRemovedWithItsItems() throws {
        let page = try page(
            extending(
                #""categories": {"coffee": null}, "items": {"latte": {"category": "cold"}, "mocha": {"price": 1}}"#))
        #expect(names(page) == ["Latte", "Cola"])
    }

    /// A menu without a list of categories has the sections that its items name; they have ids, too.
    @Test func aSectionThatOnlyItemsNameChanges() throws {
        let base = #"{"items": [{"name": "Latte", "category": "Hot drinks"}, {"name": "Cola", "category": "Cold"}]}"#
        let page = try page(
            extending(
                #""categories": {"hot-drinks": "Heißes", "order": ["cold"]}, "items": {"add": [{"name": "Tee", "category": "Heißes"}, {"name": "Brot", "category": "Food"}]}"#
            ),
            base: base)
        #expect(headings(page) == ["Cold", "Heißes", "Food"])
        #expect(names(page) == ["Cola", "Latte", "Tee", "Brot"])
    }

    @Test func fieldsOfTheSiteAreThoseOfTheBaseUnlessAFileIsNearer() throws {
        let site = try SiteFixture([
            "content/site.json":
                #"{"name": "All", "language": "en", "currency": "EUR", "contact": {"phone": "+353 1 5550143"}}"#,
            "content/us/site.json": #"{"currency": "USD", "name": "US"}"#,
            "content/us/menu.json":
                #"{"site": {"contact": {"email": "us@example.org"}}, "items": [{"name": "Latte", "price": 3}]}"#,
            "content/x/menu.json": #"{"extends": "../us/menu.json"}"#,
            "content/y/site.json": #"{"name": "Why"}"#,
            "content/y/menu.json": #"{"extends": "../us/menu.json", "site": {"contact": {"phone": "+353 1 5550144"}}}"#,
        ])
        let result = site.build { $0.strict = true }
        #expect(result.printed == "")
        let (x, y) = (result.files["x/index.html"] ?? "", result.files["y/index.html"] ?? "")
        #expect(
            x.contains("<title>US") && x.contains("$3.00") && x.contains("mailto:us@example.org")
                && x.contains("tel:+35315550143"))
        #expect(y.contains("<title>Why") && y.contains("$3.00") && y.contains("tel:+35315550144"))
    }

    /// Pictures and descriptions are looked for from the page's folder upward, then from the base's.
    @Test func filesOfTheBaseAreFound() throws {
        let site = try SiteFixture([
            "content/site.json": englishSite,
            "content/a/menu.json":
                #"{"hero": "p", "items": [{"name": "Latte", "image": "q", "description": "latte.md"}, {"name": "Tea"}]}"#,
            "content/a/descriptions/latte.md": "Milk. [More](more.html)", "content/a/descriptions/tea.md": "Leaves.",
            "content/b/c/menu.json": #"{"extends": "../../a/menu.json"}"#,
            "content/b/c/descriptions/tea.md": "Green leaves.",
        ])
        try site.picture("content/a/images/p.svg", width: 11)
        try site.picture("content/a/images/q.svg", width: 12)
        try site.picture("content/b/images/q.svg", width: 13)
        let result = site.build { $0.strict = true }
        #expect(result.printed == "")
        let page = result.files["b/c/index.html"] ?? ""
        #expect(page.contains(#"width="11""#) && page.contains(#"width="13""#) && !page.contains(#"width="12""#))
        #expect(page.contains("Green leaves.") && page.contains(#"<a href="../../a/more.html">"#))
    }

    /// The text of a nearer menu stands in place of a file of the base, and a nearer file in place of its text.
    @Test func aDescriptionTakesThePlaceOfAnother() throws {
        let site = try SiteFixture([
            "content/site.json": englishSite,
            "content/menu.json": #"{"items": [{"name": "Latte"}, {"name": "Tea", "description": "Leaves."}]}"#,
            "content/descriptions/latte.md": "Milk.",
            "content/x/menu.json": #"{"extends": "../menu.json", "items": {"latte": {"description": "Much milk."}}}"#,
            "content/x/descriptions/tea.md": "Green leaves.",
        ])
        let result = site.build { $0.strict = true }
        #expect(result.printed == "")
        #expect(result.files["x/index.html"]?.texts(ofClass: "item__description") == ["Much milk.", "Green leaves."])
    }

    /// A table of a menu that extends another says all that its page shows, and can be read by itself.
    @Test func theExportIsTheWholeMenu() throws {
        let site = try SiteFixture([
            "content/site.json": englishSite,
            "content/menu.json":
                #"{"categories": ["Hot"], "items": [{"name": "Soup", "category": "Hot", "prices": [{"label": "S", "amount": 3}, {"label": "L", "amount": 4}], "tags": ["new"]}, {"name": "Tea", "category": "Hot", "price": 2, "soldOut": true}]}"#,
            "content/de/menu.json":
                #"{"extends": "../menu.json", "site": {"language": "de"}, "categories": {"hot": "Warm"}, "items": {"soup": {"name": "Suppe", "prices": {"S": {"label": "klein", "amount": 3.50}, "L": null}, "tags": {"new": "neu"}}, "tea": {"name": "Tee", "price": null, "soldOut": false}, "add": ["Brot"]}}"#,
        ])
        var report = Report()
        guard
            case .exported(let table, let leftOut) = export(
                ExportRequest(site: site.root, format: .csv, page: "de"), &report)
        else {
            Issue.record("\(report.printed())")
            return
        }
        let said = leftOut.printed(notes: true, excerpts: false)
        #expect(said.contains("'site' has no place") && !said.contains("extends"))
        let rows = String(decoding: table.dropFirst(3), as: UTF8.self).split(whereSeparator: \.isNewline).map(
            String.init)
        #expect(
            rows == [
                "kind,id,name,category,description,image,price,prices,tags,soldOut", "section,hot,Warm,,,,,,,",
                "item,soup,Suppe,Warm,,,,klein = 3.50,neu,", "item,tea,Tee,Warm,,,-,,,no", "item,,Brot,,,,,,,",
            ])
    }

    @Test func aChainOfMenus() throws {
        let site = try SiteFixture([
            "content/site.json": englishSite,
            "content/base.json": #"{"items": [{"name": "Latte", "price": 3}, {"name": "Tea", "price": 2}]}"#,
            "content/menu.json":
                #"{"extends": "base.json", "items": {"tea": {"price": 2.50}, "add": [{"name": "Rusk", "price": 1}]}}"#,
            "content/x/menu.json": #"{"extends": "../menu.json", "items": {"rusk": {"price": 1.50}, "latte": null}}"#,
            "content/x/y/menu.json": #"{"extends": "../menu.json", "items": {"tea": {"price": null}}}"#,
        ])
        #expect(site.build { $0.strict = true }.printed == "")
        let shown = { (path: String) in (site.outputFiles()[path] ?? "").texts(ofClass: "item__price") }
        #expect(shown("index.html") == ["$3.00", "$2.50", "$1.00"])
        #expect(shown("x/index.html") == ["$2.50", "$1.50"])
        #expect(shown("x/y/index.html") == ["$1.50"])
        // Whoever changes the base changes all.
        try site.write(
            #"{"items": [{"name": "Tea", "price": 9}, {"name": "Latte", "price": 8}]}"#, to: "content/base.json")
        #expect(site.build { $0.strict = true }.printed == "")
        #expect(shown("index.html") == ["$2.50", "$8.00", "$1.00"])
        #expect(shown("x/index.html") == ["$2.50", "$1.50"])
    }
}
