import Foundation
import Testing

/// Themes by name: which file is taken, and what is said where there is none.
@Suite struct ThemeTests {
    private func site(_ theme: String, _ files: [String: String] = [:]) throws -> SiteFixture {
        let site = try SiteFixture(
            menu: #"{"items": [{"name": "a"}]}"#,
            site: "{\"name\": \"T\", \"language\": \"en\",\n \"currency\": \"USD\", \"theme\": \(theme)}")
        for (path, text) in files { try site.write(text, to: path) }
        return site
    }

    /// The style sheet that a page links, by its name and text.
    private func sheet(_ result: SiteFixture.Result, _ page: String = "index.html") throws -> (
        name: String, css: String
    ) {
        let match = try #require(result.files[page]?.firstMatch(of: #/rel="stylesheet" href="(?:\.\./)*([^"]*)"/#))
        let name = String(match.1)
        return (name, try #require(result.files[name]))
    }

    @Test(arguments: [
        ("\"bistro\"", "bistro."), ("\"canteen\"", "canteen."), ("\"cafe\"", "style."), ("null", "style."),
    ])
    func aBuiltInThemeIsThereByName(theme: String, name: String) throws {
        let result = try site(theme).build()
        #expect(result.messages == [])
        let plain = try sheet(try site("null").build())
        let sheet = try sheet(result)
        #expect(sheet.name.hasPrefix(name) && sheet.name.wholeMatch(of: #/[a-z]+\.[0-9a-f]{8}\.css/#) != nil)
        #expect(sheet.css.hasSuffix(plain.css))
        #expect((sheet.css == plain.css) == (name == "style."))
        #expect(result.files.keys.filter { $0.hasSuffix(".css") } == [sheet.name])
    }

    @Test func aThemeOfTheSitesOwnComesBeforeTheStyleSheet() throws {
        let files = [
            "templates/themes/harbour.css": ":root { --accent: #048 }",
            "templates/themes/bistro.css": "p { color: red }\r\n",
            "templates/style.css": "html { color: blue }\n",
            "templates/themes/cafe.css": "\u{FEFF}a { color: green }\n",
        ]
        #expect(
            try sheet(try site("\"harbour\"", files).build()).css == ":root { --accent: #048 }\nhtml { color: blue }\n")
        #expect(try sheet(try site("\"bistro\"", files).build()).css == "p { color: red }\nhtml { color: blue }\n")
        #expect(try sheet(try site("null", files).build()).css == "a { color: green }\nhtml { color: blue }\n")
    }

    @Test func aNameOfAnyScriptIsAnAddress() throws {
        let result = try site("\"Bar Čapek\"", ["templates/themes/Bar C\u{30C}apek.css": "p { }"]).build()
        #expect(result.messages == [])
        #expect(result.page.contains("href=\"Bar-%C4%8Capek."))
        #expect(result.files.keys.contains { $0.hasPrefix("Bar-\u{10C}apek.") })
    }

    @Test func eachPageHasTheThemeNearestToIt() throws {
        let site = try site("\"bistro\"")
        for folder in ["en", "de", "fr"] {
            try site.write(#"{"items": [{"name": "a"}]}"#, to: "content/\(folder)/menu.json")
        }
        try site.write(#"{"theme": "canteen"}"#, to: "content/en/site.json")
        try site.write(#"{"site": {"theme": "cafe"}, "items": [{"name": "a"}]}"#, to: "content/fr/menu.json")
        let result = site.build()
        #expect(result.messages == [])
        #expect(try sheet(result, "en/index.html").name.hasPrefix("canteen."))
        #expect(try sheet(result, "fr/index.html").name.hasPrefix("style."))
        #expect(try sheet(result, "de/index.html").name == sheet(result).name)
        #expect(result.files.keys.count { $0.hasSuffix(".css") } == 3)
    }

    @Test(arguments: [
        ("bsitro", "did you mean 'bistro'?"), ("canteen.css", "did you mean 'canteen'?"),
        ("gothic", "the themes are 'bistro', 'cafe', 'canteen'"), ("../bistro", "did you mean 'bistro'?"),
        ("../../content/x", "the themes are 'bistro', 'cafe', 'canteen'"),
        ("harbour", "move templates/harbour.css to templates/themes/"), ("themes/bistro", "did you mean 'bistro'?"),
        ("templates/themes/canteen.css", "did you mean 'canteen'?"), ("BISTRO.CSS", "did you mean 'bistro'?"),
        ("style", "the themes are 'bistro', 'cafe', 'canteen'"),
        ("style.css", "the themes are 'bistro', 'cafe', 'canteen'"),
    ])
    func anUnknownThemeIsAFaultAtItsValue(name: String, hint: String) throws {
        let site = try site("\"\(name)\"", ["templates/harbour.css": "p { }", "templates/style.css": "p { }"])
        try site.write(#"{"items": [{"name": "a"}]}"#, to: "content/en/menu.json")
        let result = site.build()
        #expect(result.messages == ["2:30 error unknown theme '\(name)'"] && result.report.count(of: .error) == 1)
        #expect(result.printed.contains("content/site.json:2:30") && result.printed.contains(hint))
    }

    @Test(arguments: [
        ("", "error the file is empty"), (" \n", "error the file is empty"),
        ("p { color: red }\n:root { --accent: red", "2:7 error '{' is not closed"),
        ("p { color: calc(1px; }", "1:16 error '(' is not closed"),
        ("p { }\n}", "2:1 error nothing is open that '}' could close"),
        ("p { } /* x", "1:7 error the comment is not closed"),
        ("p { content: 'x\n }", "1:14 error the text in quotes is not closed on its line"),
        ("p { content: 'x\n; background: url(none.png) }", "1:14 error the text in quotes is not closed on its line"),
        ("p { background: url(a.png} q { color: red }", "1:17 error browsers cannot read this address"),
        ("p { }\n<!-- -->\nq", "3:1 error the rule has no { }"), ("p <!--", "1:1 error the rule has no { }"),
        ("p { }\n@layer a", "2:1 error the rule has no { }"), ("--accent: red;", "1:1 error the rule has no { }"),
        ("p { }\nq", "2:1 error the rule has no { }"),
    ])
    func aThemeThatWouldSwallowTheStyleSheetIsAFault(css: String, message: String) throws {
        let result = try site("\"mine\"", ["templates/themes/mine.css": css]).build()
        #expect(result.messages == [message])
        #expect(!result.isPublished)
    }

    @Test(arguments: [
        "@layer a, b;\n@media print { p { color: red } }", "p { content: '}' } /* { */",
        "@font-face { src: local('(') }",
        "<!-- p { color: red } -->\n@layer a;\n<!-- @media print { } -->",
        "p:is(a, [b='c']) { color: red }",
    ])
    func aThemeThatEndsIsNone(css: String) throws {
        #expect(try site("\"mine\"", ["templates/themes/mine.css": css]).build().messages == [])
    }

    @Test func aThemeThatIsNoTextIsAFault() throws {
        let site = try site("\"mine\"")
        try site.write([0x70, 0x7B, 0xFF, 0x7D], to: "templates/themes/mine.css")
        #expect(site.build().messages == ["1:3 error the file is not UTF-8 text"])
        // One that no page chose is no fault of the site.
        try site.write(#"{"name": "T", "language": "en"}"#, to: "content/site.json")
        #expect(site.build().messages == [])
    }

    /// Each with what is said where a page chooses it; nothing is said where none does.
    @Test(arguments: [
        ("out", "the link leads out of the site"), ("pipe", "the file cannot be read: it is not a file"),
        ("folder", "the file cannot be read: it is not a file"), ("nowhere", "the link leads nowhere"),
    ])
    func aThemeThatCannotBeReadIsAFaultWhereItIsChosen(name: String, said: String) throws {
        let site = try site("\"bistro\"", ["templates/themes/folder.css/a.css": "p { }"])
        let elsewhere = try SiteFixture(["a.css": "p { }"])
        let folder = site.root + "/templates/themes/"
        let links = ["out": elsewhere.root + "/a.css", "nowhere": "none.css"]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(atPath: folder + link + ".css", withDestinationPath: target)
        }
        #expect(mkfifo(folder + "pipe.css", 0o600) == 0)
        #expect(site.build().messages == [])
        try site.write("{\"name\": \"T\", \"language\": \"en\", \"theme\": \"\(name)\"}", to: "content/site.json")
        try site.write(#"{"items": [{"name": "a"}]}"#, to: "content/en/menu.json")
        let result = site.build()
        #expect(result.messages == ["error " + said] && result.report.count(of: .error) == 1)
        #expect(result.report.inOrder.map(\.path) == ["templates/themes/\(name).css"])
        #expect(result.report.inOrder.allSatisfy { $0.hint?.hasPrefix("put ") == true })
    }

    /// The colour of the browser's own bar is that of the page (HTML Standard, section 4.2.5.1).
    @Test(arguments: [
        (":root { --paper: light-dark(#fff, #101418) }", ["#fff", "#101418"]), (":root { --paper: #ABC; }", ["#ABC"]),
        (":root { color-scheme: dark; --paper: light-dark(#fff, #000) }", ["#000"]),
        (":root { color-scheme: only light; --paper: light-dark(#fff, #000) }", ["#fff"]),
        (":root { --accent: red }", ["#faf6ef", "#17120f"]), (":root { color-scheme: dark }", ["#17120f"]),
        (":root { --paper: #111 }\n:root { --paper: #222 /* night */ }", ["#222"]),
        (":root { --paper: #111 }\n:where(:root) { --paper: #222 }", ["#111"]),
        (":root { --paper: #111 }\n@media print { :root { --paper: #fff } }", ["#111"]),
        (":root { --paper: #111 }\n.item { --paper: #fff }\nhtml p, a > :is(b) a { --paper: #eee }", ["#111"]),
        (
            ":root { --paper: #111 }\n:root { .item { --paper: #fff } } @supports (x: y) { .item { --paper: #fff } }",
            ["#111"]
        ),
        (".item, :root { --paper: #111 }", ["#111"]), ("<!-- :root { --paper: #111 } -->", ["#111"]),
        (":root { --paper: #eee }\n@media (prefers-color-scheme: dark) { :root { --paper: #111 } }", ["#eee", "#111"]),
        (":root { --paper: #eee; @media (prefers-color-scheme: dark) { --paper: #111 } }", ["#eee", "#111"]),
        (
            "/* { */ HTML, :root { --x: url(data:;a{}); --y: '}'; --paper: light-dark( #fff , #000 ) ; c: var(--x) var(--y) }",
            ["#fff", "#000"]
        ),
        (":root { --paper: canvas }", []), (":root { --paper: light-dark(#fff, black) }", []),
        // Where it is not certain what holds for the page, nothing is said.
        (":root { --paper: #111 }\n:root:has(a) { --paper: #eee }", []),
        ("@media screen{:root{--paper:#111}}", []), ("@supports (color: red) { :root { --paper: #111 } }", []),
        (":is(:root) { --paper: #111 }", []), (":root{&{--paper:#111}}", []), ("* { --paper: #111 }", []),
        ("@media only screen and (prefers-color-scheme: dark) { :root { --paper: #111 } }", []),
        ("@media (prefers-color-scheme: dark), print { :root { --paper: #111 } }", []),
        ("@media print, screen { :root { --paper: #111 } }", []), ("@layer a { html { --paper: #111 } }", []),
        (":root { @media screen { --paper: #111 } }", []), ("@media screen { :root { color-scheme: dark } }", []),
        (":root { --paper: #ffff }", []), (":root { --paper: var(--x) }", []),
    ])
    func theBrowsersBarHasThePagesColour(css: String, colors: [String]) throws {
        let result = try site("\"mine\"", ["templates/themes/mine.css": css]).build()
        #expect(result.messages == [])
        let found = result.page.matches(
            of: #/<meta name="theme-color"(?: media="\(prefers-color-scheme: (\w+)\)")? content="([^"]*)">/#)
        #expect(found.map { String($0.2) } == colors)
        #expect(
            found.map { $0.1.map(String.init) } == (colors.count == 2 ? ["light", "dark"] : colors.map { _ in nil }))
    }
}
