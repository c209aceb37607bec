import Testing

@testable import MenuSite

/// The picture in a browser's tabs: the site's own, or the initial of its name.
@Suite struct InitialIconTests {
    /// Capitals are those of Unicode's titlecase (UnicodeData.txt, SpecialCasing.txt): ǆ becomes ǅ, Georgian letters stay.
    @Test(arguments: [
        ("Café", "C"), ("élan", "É"), ("e\u{301}lan", "E\u{301}"), ("тихий час", "Т"), ("ßtube", "Ss"), ("ǆep", "ǅ"),
        ("თბილისი", "თ"), ("ㄱ", "ㄱ"), ("한식당", "한"), ("一蘭", "一"), ("مقهى", "م"), ("क्षीर", "क्षी"), ("☕ Bar", "☕"),
        ("👩‍🍳 Chef", "👩‍🍳"), ("🇮🇪 Pub", "🇮🇪"), ("4 Corners", "4"), ("½ Liter", "½"), ("„Zur Brücke“", "Z"), ("¿Qué?", "Q"),
        ("[ bar ]", "B"), ("’s Hertog", "S"), ("#1 Burger", "1"), ("& Sons", "S"), ("+ Plus", "+"), ("<b>", "<"),
        ("İçecek", "İ"),
    ])
    func theInitialIsTheFirstThatIsNoPunctuation(name: String, wanted: String) {
        let found = initial(of: name, turkic: false)
        #expect(found.map { Array($0.unicodeScalars) } == Array(wanted.unicodeScalars))
    }

    /// SpecialCasing.txt, conditions tr and az.
    @Test(arguments: [(true, "İ"), (false, "I")])
    func theCapitalOfIHasADotInTurkish(turkic: Bool, wanted: String) {
        #expect(initial(of: "iskele", turkic: turkic) == wanted)
        #expect(initial(of: "ılıca", turkic: turkic) == "I")
    }

    @Test(arguments: ["", "—", "…", "( )", "\u{FFFF}", "\u{E000}", "\u{301}"])
    func aNameOfMarksAloneHasNone(name: String) {
        #expect(initial(of: name, turkic: false) == nil)
    }

    private func icon(_ name: String, theme: String = "", language: String = "en") throws -> (link: String, svg: String)
    {
        let site = try SiteFixture(
            menu: #"{"items": ["a"]}"#, site: #"{"name": "\#(name)", "language": "\#(language)"\#(theme)}"#)
        let result = site.build()
        #expect(result.printed == "")
        let link = try #require(result.page.firstMatch(of: #/<link rel="icon" href="([^"]*)">/#)).1
        return (String(link), result.files[String(link)] ?? "")
    }

    /// The colours that the themes write for `--accent` and `--on-accent`.
    @Test func itHasTheColoursOfTheTheme() throws {
        let cafe = try icon("Café")
        #expect(
            cafe.svg.contains(
                ##"<rect width="64" height="64" rx="14" fill="#9a3a12"/><text x="32" y="33" fill="#fff""##))
        #expect(cafe.svg.contains("@media(prefers-color-scheme:dark){rect{fill:#ffb48a}text{fill:#33150a}}"))
        #expect(cafe.svg.hasSuffix(">C</text></svg>") && cafe.link.wholeMatch(of: #/icon\.[0-9a-f]{8}\.svg/#) != nil)
        // A theme that is dark at any hour has one icon for all.
        let bistro = try icon("Bistro", theme: #", "theme": "bistro""#)
        #expect(bistro.svg.contains("fill=\"#e3bd78\"") && !bistro.svg.contains("style"))
    }

    @Test func aThemeWhoseColoursAreNotCertainLeavesItGrey() throws {
        let site = try SiteFixture(menu: #"{"items": ["a"]}"#)
        try site.write(":root { --accent: oklch(50% .2 20) }", to: "templates/themes/mine.css")
        try site.write(#"{"name": "T", "language": "en", "theme": "mine"}"#, to: "content/site.json")
        let svg = try #require(site.build().files.first { $0.key.hasPrefix("icon.") }).value
        #expect(svg.contains("fill=\"#333\"") && svg.contains("rect{fill:#ddd}"))
    }

    /// Han characters are drawn as the page's language has them; other letters need no language.
    @Test func onlyHanCharactersNameTheLanguage() throws {
        #expect(try icon("直", language: "ja").svg.contains("xml:lang=\"ja\""))
        #expect(try !icon("한", language: "ko").svg.contains("lang"))
    }

    @Test func aHostileNameMakesNoMarkup() throws {
        #expect(try icon("<script>").svg.hasSuffix(">&lt;</text></svg>"))
        #expect(try icon("&amp; \\\"'").svg.hasSuffix(">A</text></svg>"))
    }

    @Test func withoutANameThereIsNone() throws {
        let result = try SiteFixture(menu: #"{"items": ["a"]}"#, site: #"{"language": "en"}"#).build()
        #expect(result.page.contains(#"<link rel="icon" href="data:,">"#))
        #expect(!result.files.keys.contains { $0.contains("icon") })
    }

    /// One file for the site, from every page.
    @Test func pagesShareIt() throws {
        let site = try SiteFixture(menu: #"{"items": ["a"]}"#)
        try site.write(#"{"items": ["a"]}"#, to: "content/bar/night/menu.json")
        let result = site.build()
        let icons = result.files.keys.filter { $0.hasPrefix("icon.") }
        #expect(icons.count == 1)
        #expect(result.files["bar/night/index.html"]?.contains("href=\"../../\(icons[0])\"") == true)
    }

    @Test func aTemplateWithoutAnIconHasNone() throws {
        let site = try SiteFixture(menu: #"{"items": ["a"]}"#)
        try site.write("<!doctype html><title>{{title}}</title>", to: "templates/page.mustache")
        #expect(site.build().files.keys.sorted() == [".carte-files", "404.html", "index.html"])
    }

    @Test func theSitesOwnIconIsTaken() throws {
        let site = try SiteFixture(
            menu: #"{"items": ["a"]}"#, site: #"{"name": "T", "language": "en", "icon": "logo"}"#)
        try site.picture("content/images/logo.svg")
        try site.write(#"{"items": ["a"]}"#, to: "content/en/menu.json")
        let result = site.build()
        #expect(result.printed == "")
        let icons = result.files.keys.filter { $0.hasSuffix(".svg") }
        #expect(icons.count == 1 && icons[0].hasPrefix("images/logo."))
        #expect(result.page.contains("<link rel=\"icon\" href=\"\(icons[0])\">"))
        #expect(result.files["en/index.html"]?.contains("<link rel=\"icon\" href=\"../\(icons[0])\">") == true)
    }

    @Test func anIconThatIsNotThereIsSaidOnceAtItsPlace() throws {
        let site = try SiteFixture(
            menu: #"{"items": ["a"]}"#, site: #"{"name": "T", "language": "en", "icon": "lgoo"}"#)
        try site.picture("content/images/logo.svg")
        try site.write(#"{"items": ["a"]}"#, to: "content/en/menu.json")
        let result = site.check()
        #expect(result.messages == ["1:41 error there is no picture 'lgoo' in images/"])
        #expect(
            result.printed.contains("content/site.json:1:41") && result.printed.contains("did you mean 'logo.svg'?"))
    }
}
