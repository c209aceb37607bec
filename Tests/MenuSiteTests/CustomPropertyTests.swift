import Testing

/// What is said of the custom properties of a theme.
@Suite struct CustomPropertyTests {
    private func site(_ css: String, theme: String = "mine") throws -> SiteFixture {
        let site = try SiteFixture(
            menu: #"{"items": [{"name": "a"}]}"#,
            site: #"{"name": "T", "language": "en", "theme": "\#(theme)"}"#)
        try site.write(css, to: "templates/themes/mine.css")
        return site
    }

    @Test(arguments: [
        (":root { --papier: #fff }", "did you mean '--paper'?"),
        (":root { --Paper: #fff }", "did you mean '--paper'?"),
        (":root { --pa\\per-: #fff }", "did you mean '--paper'?"),
        (":root { --zebra-stripes: 3 }", "take it out, or write var(--zebra-stripes) where its value is meant"),
        (":root { --papier: #fff; --paper: #eee; }", "take it out, or write var(--papier)"),
    ])
    func aPropertyThatNothingUsesIsSaidAtItsPlace(css: String, hint: String) throws {
        let result = try site(css).build()
        let name = css.dropFirst(8).prefix { $0 != ":" }.replacing("\\", with: "")
        #expect(result.messages == ["1:9 warning nothing uses '\(name)'"] && result.isPublished)
        #expect(result.printed.contains("templates/themes/mine.css:1:9") && result.printed.contains(hint))
    }

    @Test func itIsSaidOnceAndOnlyOfAThemeThatAPageChose() throws {
        let css =
            ":root { --papier: #fff }\n@media (prefers-color-scheme: dark) { :root { --papier: #111; --x: { a: b } } }"
        #expect(
            try site(css).build().messages == [
                "1:9 warning nothing uses '--papier'", "2:63 warning nothing uses '--x'",
            ])
        #expect(try site(css, theme: "bistro").build().messages == [])
    }

    @Test(arguments: [
        ":root { --mine: #fff } body { background: var(--mine) }",
        ":root { --mine: #fff; --other: var(--mine) } a:hover { color: var( --other , red) }",
        ":root { --mine: #fff }\n@container style(--mine: #fff) { p { color: red } }",
        "/* --papier: #fff; */ :root { --accent: #048; --paper: #fff }",
        ":root { --sea: 1px; & p:hover { top: var(--sea) } }",
        ":root { --in-template: 1 }",
    ])
    func aPropertyThatIsUsedIsNone(css: String) throws {
        let site = try site(css)
        try site.write("{{! style=\"top: var(--in-template)\" }}", to: "templates/mine.mustache")
        #expect(site.build().messages.filter { !$0.contains("mustache") && $0.contains("--") } == [])
    }

    @Test func theColourOfTheBrowsersBarIsAUse() throws {
        let site = try site(":root { --paper: #fff }")
        try site.write("p { }\n", to: "templates/style.css")
        #expect(site.build().messages == [])
    }

    @Test(arguments: [
        (":root {\n  --paper: #fff\n  --panel: #eee;\n}", "2:16 error a ';' is missing before '--panel'"),
        (":root { --paper: light-dark(#fff, #000) /* day */ --panel: #eee }", "1:40"),
        (":root { color: red --panel: #eee; }", "1:19"),
        (":root { --paper: --panel: #eee; }", "1:17"),
        ("@media print { :root { --ink: { a: b } --panel: #eee } }", "1:39"),
    ])
    func aMissingSemicolonIsSaidWhereItBelongs(css: String, place: String) throws {
        let result = try site(css).build()
        #expect(result.messages.count == 1 && result.messages[0].hasPrefix(place), "\(result.printed)")
        #expect(
            result.printed.contains("a ';' is missing before '--panel'") && result.printed.contains("write ';' here"))
        #expect(!result.isPublished)
    }

    @Test func aMissingSemicolonInAStyleSheetOfTheSitesOwnIsSaidToo() throws {
        let site = try site(":root { --paper: #fff; }")
        try site.write(":where(:root) { --paper: #fff\n --ink: #000 }\n", to: "templates/style.css")
        #expect(site.build().messages == ["1:30 error a ';' is missing before '--ink'"])
    }

    @Test(arguments: [
        ":root { --paper: { --panel: #eee }; color: var(--paper) }",
        ":root { --paper: var(--panel) ; --panel: #eee }",
        "a:hover { --paper: #fff } p::before { --paper: #eee }",
        ":root { a:hover { --paper: #fff } b:not(:hover) { --paper: red } --panel: #eee }",
        "@container style(--paper: #fff) { p { --panel: #eee } }",
    ])
    func aPropertyInItsPlaceIsNone(css: String) throws {
        #expect(try site(css).build().messages == [])
    }
}
