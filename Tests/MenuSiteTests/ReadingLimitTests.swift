import Testing

@testable import MenuSite

/// What is beyond a limit is an error that says how to raise it; what is within one is read.
@Suite struct ReadingLimitTests {
    private func site(_ files: [String: String] = [:]) throws -> SiteFixture {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "a"}]}"#)
        try site.picture("content/images/a.svg")
        for (path, text) in files { try site.write(text, to: path) }
        return site
    }

    private func limits(_ name: Limits.Name, _ value: Int) -> (inout BuildRequest) -> Void {
        { $0.limits[name] = value }
    }

    /// A PNG of this size (PNG Third Edition, 5.3 and 11.2.1) without anything in it.
    private func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        let number = { (number: UInt32) in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        let size = number(width) + number(height)
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8) + size
            + [8, 2, 0, 0, 0, 0, 0, 0, 0] + number(0) + Array("IEND".utf8) + number(0)
    }

    @Test(arguments: [
        "content/menu.json", "content/site.json", "content/intro.md", "content/descriptions/a.md",
        "templates/page.mustache", "templates/style.css", "templates/themes/own.css",
    ])
    func aTextFileHasALimit(path: String) throws {
        let site = try site([
            "content/site.json": #"{"name": "T", "language": "en", "currency": "USD", "theme": "own"}"#,
            "templates/themes/own.css": "p { }",
        ])
        var text = tree(site.root)[path] ?? "Some words."
        if path.hasSuffix("page.mustache") { text = "<title>{{title}}</title><link href=\"{{styleSheet}}\">" }
        text += String(repeating: " ", count: 1000 - text.utf8.count)
        try site.write(text, to: path)
        #expect(site.build(limits(.textSize, 1000)).isPublished)
        let result = site.build(limits(.textSize, 999))
        #expect(!result.isPublished && result.messages == ["error the file is larger than 999 bytes"])
        #expect(
            result.printed.hasPrefix(
                "\(path): error: the file is larger than 999 bytes\n"
                    + "    make it smaller, or write --limit text-size=1000\n"))
    }

    @Test func aPictureHasALimit() throws {
        let site = try site(["templates/themes/own.css": "p { background: url(b.svg); src: url(c.woff2) }"])
        try site.write(#"{"name": "T", "language": "en", "currency": "USD", "theme": "own"}"#, to: "content/site.json")
        try site.picture("templates/themes/b.svg", width: 2000)
        try site.write(String(repeating: "x", count: 90), to: "templates/themes/c.woff2")
        #expect(site.build(limits(.pictureSize, 90)).isPublished)
        #expect(
            site.build(limits(.pictureSize, 60)).messages.sorted() == [
                "1:17 error 'templates/themes/b.svg' is larger than 60 bytes",
                "1:34 error 'templates/themes/c.woff2' is larger than 60 bytes",
                "1:35 error 'content/images/a.svg' is larger than 60 bytes",
            ])
        #expect(
            site.build(limits(.pictureSize, 60)).printed.contains("save it smaller, or write --limit picture-size=90"))
    }

    @Test func aPictureHasALimitOfPixels() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "a"}]}"#)
        try site.write(png(10_000, 10_000), to: "content/images/a.png")
        #expect(site.build().isPublished)
        try site.write(png(10_000, 10_001), to: "content/images/a.png")
        let result = site.build()
        #expect(
            result.messages == [
                "1:35 error 'content/images/a.png' has 10000 × 10001 pixels, more than 100 million"
            ])
        #expect(result.printed.contains("save it smaller, or write --limit pixels=100010000"))
        #expect(site.build(limits(.pixels, 100_010_000)).isPublished)
        try site.write(png(.max >> 1, .max >> 1), to: "content/images/a.png")
        #expect(site.build(limits(.pixels, 1_000_000_000_000)).printed.contains("save it smaller\n"))
    }

    @Test func aDrawingHasNoPixels() throws {
        let site = try site()
        try site.picture("content/images/a.svg", width: 100_000, height: 100_000)
        #expect(site.build().isPublished)
    }

    @Test func aSiteHasALimitOfPages() throws {
        let site = try site(["content/a/menu.json": #"{"items": ["a"]}"#, "content/b/menu.json": #"{"items": ["a"]}"#])
        #expect(site.build(limits(.pages, 3)).isPublished)
        let result = site.build(limits(.pages, 2))
        #expect(!result.isPublished && result.messages == ["error the site has 3 pages, more than 2"])
        #expect(result.printed.contains("or write --limit pages=3"))
    }

    @Test func markdownHasLimits() throws {
        let deep = try site(["content/intro.md": "> > > a"])
        #expect(deep.build(limits(.markdownDepth, 3)).isPublished)
        let result = deep.build(limits(.markdownDepth, 2))
        #expect(result.messages == ["1:1 error blocks are nested more than 2 deep"])
        #expect(result.printed.contains("or write --limit markdown-depth=3"))
        let pictures = try site(["content/intro.md": "![a](a.svg) ![a](a.svg)"])
        #expect(pictures.build(limits(.markdownPictures, 2)).isPublished)
        #expect(
            pictures.build(limits(.markdownPictures, 1)).messages
                == ["1:13 error more than 1 pictures stand in one paragraph"])
        #expect(try site(["content/intro.md": "![a](a)"]).build(limits(.markdownPictures, 0)).messages.count == 1)
    }

    /// What the last build left does not answer for one with other limits.
    @Test func aBuildAfterALimitWasLoweredSeesIt() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "a"}]}"#)
        try site.write(png(1000, 1000), to: "content/images/a.png")
        #expect(site.build().isPublished)
        #expect(!site.build(limits(.pixels, 999_999)).isPublished)
        #expect(site.build().isPublished)
    }

    @Test(arguments: Limits.Name.allCases)
    func aLimitIsWithinItsOwnRange(name: Limits.Name) {
        #expect(name.range.contains(name.usual) && !name.summary.isEmpty)
        var limits = Limits()
        #expect(limits.text == "" && limits[name] == name.usual)
        limits[name] = name.range.upperBound
        #expect(limits.text == "\(name.rawValue)=\(name.range.upperBound)")
        limits[name] = name.usual
        #expect(limits == Limits())
    }
}
