import Diagnostics
import Testing

@testable import MenuSite

/// Which pages lead to which: languages and menus of a venue.
@Suite struct BetweenTests {
    private static let items = #""items": [{"id": "a", "name": "A"}]"#

    /// A site of these pages, each with its language and title.
    private func site(
        _ pages: [(folder: String, language: String, title: String?)], site: String = ""
    ) throws -> SiteFixture {
        let fixture = try SiteFixture(["content/site.json": #"{"name": "Test", "language": "de"\#(site)}"#])
        for (folder, language, title) in pages {
            let own = title.map { #""title": "\#($0)", "# } ?? ""
            let path = folder.isEmpty ? "content/menu.json" : "content/\(folder)/menu.json"
            try fixture.write("{\(own)\"site\": {\"language\": \"\(language)\"}, \(Self.items)}", to: path)
        }
        return fixture
    }

    /// Where the links of a navigation lead, and how they are called; the page itself in square brackets.
    private func links(_ name: String, in page: String?) -> [String] {
        guard let page, let start = page.range(of: "<nav class=\"\(name)\""),
            let end = page[start.upperBound...].range(of: "</nav>")
        else { return [] }
        return page[start.upperBound..<end.lowerBound].matches(of: #/<a href="([^"]*)"([^>]*)>(?:<bdi>)?([^<]*)</#).map
        {
            $0.2.contains("aria-current=\"page\"") ? "[\($0.3)]" : "\($0.1) \($0.3)"
        }
    }

    /// Folders by the registry of BCP 47 (RFC 5646) and ISO 3166; `bar` is Bavarian there, and no folder of a language here.
    @Test func foldersOfLanguages() {
        for name in ["en", "fr", "pt-BR", "zh-Hans", "zh-Hant-TW", "es-419", "EN", "ckb", "is", "iw"] {
            #expect(LanguageTag.isFolder(name), "\(name)")
        }
        for name in [
            "", "bar", "sun", "lunch", "qq", "en-", "en-x", "en-ZZ", "en-Abcd", "en_GB", "e", "99", "en-GB-1", "fr9",
        ] {
            #expect(!LanguageTag.isFolder(name), "\(name)")
        }
    }

    @Test func pagesBelongTogetherByTheirPaths() {
        let groups = PageGroups(of: ["", "bar", "fr", "fr/bar", "lunch", "fr/lunch", "mitte", "mitte/ar", "ar/mitte"])
        #expect(groups.pages(with: "fr") == ["", "fr"])
        #expect(groups.pages(with: "bar") == ["bar", "fr/bar"])
        #expect(groups.pages(with: "fr/lunch") == ["lunch", "fr/lunch"])
        #expect(groups.pages(with: "mitte") == ["mitte", "ar/mitte", "mitte/ar"])
        #expect(groups.key(of: "ar/mitte") == "mitte" && groups.key(of: "fr") == "")
    }

    /// As the languages' own speakers write their names on top of a list.
    @Test(arguments: [
        ("de", "Deutsch"), ("fr", "Français"), ("es", "Español"), ("it", "Italiano"), ("pt", "Português"),
        ("ru", "Русский"),
        ("uk", "Українська"), ("pl", "Polski"), ("tr", "Türkçe"), ("el", "Ελληνικά"), ("ar", "العربية"),
        ("he", "עברית"),
        ("ja", "日本語"), ("ko", "한국어"), ("vi", "Tiếng Việt"), ("hi", "हिन्दी"), ("sv", "Svenska"), ("cs", "Čeština"),
    ]) func aLanguageHasItsOwnName(tag: String, name: String) throws {
        let result = try site([("", tag, nil), ("en", "en", nil)]).build()
        #expect(links("languages", in: result.page).first == "[\(name)]")
        #expect(links("languages", in: result.files["en/index.html"]) == ["../index.html \(name)", "[English]"])
    }

    @Test func regionsAreNamedWhereTheLanguageIsTheSame() throws {
        let pages = [("", "de", nil), ("pt-BR", "pt-BR", nil), ("pt-PT", "pt-PT", nil)] as [(String, String, String?)]
        let result = try site(pages).build()
        #expect(
            links("languages", in: result.page)
                == ["[Deutsch]", "pt-BR/index.html Português (Brasil)", "pt-PT/index.html Português (Portugal)"])
    }

    @Test func aPageIsNoTranslationOfOneInItsOwnLanguage() throws {
        let result = try site([("", "de", nil), ("is", "de", nil), ("fr", "fr", nil)]).build()
        #expect(links("languages", in: result.page) == ["[Deutsch]", "fr/index.html Français"])
        #expect(links("languages", in: result.files["is/index.html"]) == [])
        #expect(try links("languages", in: site([("", "de", nil), ("is", "de", nil)]).build().page) == [])
    }

    @Test func wholeAddressesStandWhereTheSiteHasOne() throws {
        let pages = [("", "de", nil), ("fr", "fr", nil)] as [(String, String, String?)]
        #expect(try !site(pages).build().page.contains("rel=\"alternate\""))
        let result = try site(pages, site: #", "url": "https://t.example/x""#).build()
        for page in ["index.html", "fr/index.html"] {
            let found = (result.files[page] ?? "").matches(of: #/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/#)
            #expect(
                found.map { "\($0.1) \($0.2)" }
                    == ["de https://t.example/x/", "fr https://t.example/x/fr/", "x-default https://t.example/x/"])
        }
    }

    @Test func menusOfAVenueAreARow() throws {
        let pages = [
            ("", "de", "Karte"), ("lunch", "de", "Mittag"), ("fr", "fr", "Carte"), ("fr/lunch", "fr", "Midi"),
            ("ar", "ar", "القائمة"), ("mitte", "de", "Mitte"),
        ]
        let result = try site(pages, site: #", "menus": ["lunch", "."]"#).build()
        #expect(links("menus", in: result.page) == ["lunch/index.html Mittag", "[Karte]"])
        #expect(links("menus", in: result.files["lunch/index.html"]) == ["[Mittag]", "../index.html Karte"])
        #expect(links("menus", in: result.files["fr/index.html"]) == ["lunch/index.html Midi", "[Carte]"])
        #expect(links("menus", in: result.files["ar/index.html"]) == [], "there is but one in that language")
        #expect(links("menus", in: result.files["mitte/index.html"]) == [], "it is none of them")
        #expect(result.page.contains("<title>Karte – Test</title>"))
        #expect(result.page.contains(#""@type":"Menu","name":"Karte""#))
    }

    @Test func whatIsWrongWithTheRowIsSaidAtItsEntry() throws {
        let pages = [("", "de", "Karte"), ("lunch", "de", nil)] as [(String, String, String?)]
        let said = { (menus: String) in try site(pages, site: #", "menus": \#(menus)"#).build().messages }
        #expect(try said(#"[".", "lnch"]"#) == ["1:51 error there is no menu in 'lnch'"])
        #expect(try said(#"[".", "../x"]"#) == ["1:51 error there is no menu in '../x'"])
        #expect(try said(#"[".", "./."]"#) == ["1:51 error './.' stands twice"])
        #expect(try said(#"[".", "lunch/"]"#) == ["1:51 error the menu in 'lunch/' has no title"])
        let printed = try site(pages, site: #", "menus": [".", "lnch"]"#).build().printed
        #expect(printed.contains("did you mean 'lunch'?"))
    }

    @Test func aTitleIsExtendedAndTranslated() throws {
        let fixture = try site([("", "de", "Karte")])
        try fixture.write(#"{"extends": "../menu.json", "items": {}}"#, to: "content/x/menu.json")
        try fixture.write(
            #"{"extends": "../menu.json", "site": {"language": "fr"}, "items": {"a": "B"}}"#, to: "content/fr/menu.json"
        )
        let result = fixture.build()
        #expect(result.files["x/index.html"]?.contains("<title>Karte – Test</title>") == true)
        #expect(result.messages == ["1:11 warning the title 'Karte' is not translated in content/fr/menu.json"])
    }
}
