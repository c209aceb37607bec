import BuiltInTheme
import Diagnostics
import Foundation
import MenuSite
import Testing

/// Advice on files that nothing shows, and on links that lead to nothing.
@Suite struct AdviceOnFilesTests {
    private static let menu = #"{"items": [{"name": "Latte"}, {"name": "Tea", "image": "tea"}]}"#

    private func site(_ files: [String: String]) throws -> SiteFixture {
        let site = try SiteFixture(menu: Self.menu)
        try site.picture("content/images/tea.svg")
        for (path, text) in files { try site.write(text, to: path) }
        return site
    }

    private func printed(_ site: SiteFixture) -> String {
        let built = site.build { $0.strict = true }
        #expect(built.isPublished && built.printed == "", "\(built.printed)")
        return site.check().printed
    }

    @Test(arguments: [
        (
            "content/descriptions/latter.md",
            "no item uses this file|is it of the item 'latte'? then rename it to 'latte.md'"
        ),
        ("content/descriptions/Latte.md", "no item uses this file|rename it to 'latte.md'"),
        ("content/descriptions/soup.md", "no item uses this file|name it as the id of its item, or put a '_'"),
        ("content/descriptions/winter/latte.md", "no item uses this file"),
        (
            "content/latte.md",
            "the description of 'latte' is not read from here|move it to content/descriptions/latte.md"
        ),
        ("content/descriptions/latte.txt", "is not read from here|move it to content/descriptions/latte.md"),
        ("content/old/intro.md", "no page shows this file"),
        (
            "content/images/lattte.svg",
            "nothing shows this picture|is it of 'latte'? then write \"image\": \"lattte\""
        ),
        ("content/images/summer/soup.png", "nothing shows this picture|put a '_' before its name"),
        ("content/old/images/soup.JPG", "nothing shows this picture"),
    ])
    func aFileThatNothingShows(path: String, parts: String) throws {
        let said = printed(try site([path: "x"]))
        #expect(said.hasPrefix("\(path): note: ") && said.count { $0 == "\n" } == 2, "\(said)")
        for part in parts.split(separator: "|") { #expect(said.contains(part), "\(said)") }
    }

    @Test(arguments: [
        "content/descriptions/latte.md", "content/intro.md", "content/footer.md", "content/README.md",
        "content/notes.txt",
        "content/descriptions/_soup.md", "content/_old/images/soup.png", "content/images/_later/soup.png",
        "content/images/icon.svg", "content/images/Thumbs.db", "content/images/credits.txt",
        "content/images/credits.md",
        "content/descriptions/notes.txt",
    ])
    func aFileThatIsShownOrTheOwners(path: String) throws {
        #expect(printed(try site([path: "x"])) == "")
    }

    @Test func aPictureIsShownByProseStyleSheetsAndOtherPages() throws {
        let site = try site([
            "content/intro.md": "![](wall.svg)", "content/en/menu.json": #"{"hero": "hero", "items": ["Tea"]}"#,
            "content/en/descriptions/tea.md": "x",
            "templates/themes/summer.css": ":root { --paper: #fff; } body { background: url(../images/sun.svg) }",
            "templates/themes/winter.css": ":root { --paper: #fff; } body { background: url(../images/snow.svg) }",
        ])
        for name in ["wall", "hero", "sun", "snow"] { try site.picture("content/images/\(name).svg") }
        // The same bytes as another: one file is published, and both are shown.
        try site.picture("content/en/images/tea.svg")
        try site.write(#"{"name": "T", "language": "en", "theme": "summer"}"#, to: "content/site.json")
        try site.write(
            #"{"hero": "hero", "items": [{"name": "Tea", "image": "tea"}]}"#, to: "content/en/menu.json")
        #expect(printed(site) == "")
    }

    /// In the tutorials' menus ids are numbers.
    @Test func aPictureIsOfADishThatIsCalledSo() throws {
        let site = try SiteFixture(menu: #"{"items": [{"id": 0, "name": "Latte"}]}"#)
        try site.picture("content/images/latte.svg")
        #expect(printed(site).contains("is it of 'latte'? then write \"image\": \"latte\" there"))
    }

    @Test func theCafeOfThisRepositoryGetsNone() {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        var request = BuildRequest(site: root, builtInTheme: builtInTheme)
        request.url = "https://tikhiy-chas.example/"
        var report = Report()
        MenuSite.check(request, &report)
        #expect(report.printed(notes: true) == "")
    }

    @Test func manyFilesOfAFolderAreFiveNotes() throws {
        var files: [String: String] = [:]
        for number in 0..<40 { files["content/images/archive/photo\(number).jpg"] = "x" }
        for number in 0..<3 { files["content/images/photo\(number).jpg"] = "x" }
        let said = printed(try site(files))
        #expect(said.count { $0 == "\n" } == 16)
        #expect(said.contains("nothing shows this picture, and 35 more are like this"))
    }

    private static let pages = [
        "content/en/menu.json": #"{"items": [{"name": "Tea"}]}"#, "content/menu.pdf": "x", "output/own.pdf": "x",
        "output/blog/index.html": "x", "output/about.html": "x",
    ]

    @Test(arguments: [
        ("/about-us", "the link '/about-us' leads to nothing that Carte publishes|write the whole address"),
        (
            "menu.pdf",
            "the link 'menu.pdf' leads to|files of content/ are not published under their names; put it into the output"
        ),
        ("images/tea.svg", "files of content/ are not published"), ("/em/", "did you mean '/en/'?"),
        ("en/about", "leads to nothing"), ("hello@example.org", "write 'mailto:hello@example.org'"),
        ("example.org/menu", "write 'https://example.org/menu' if another site is meant"),
        ("/en/#teas", "the page '/en' has no part with the id 'teas'|did you mean '#tea'?"),
    ])
    func aLinkToNothing(address: String, parts: String) throws {
        let site = try site(Self.pages)
        try site.write("Go [there](\(address)).", to: "content/intro.md")
        #expect(printed(site).hasPrefix("content/intro.md:1:4: note: "))
        // As a banner's.
        try site.write("Go.", to: "content/intro.md")
        try site.write(
            #"{"banners": [{"title": "t", "link": "\#(address)"}], "items": [{"name": "Latte"}, {"name": "Tea", "image": "tea"}]}"#,
            to: "content/menu.json")
        let said = printed(site)
        #expect(said.hasPrefix("content/menu.json:1:37: note: "))
        for part in parts.split(separator: "|") { #expect(said.contains(part), "\(said)") }
    }

    @Test(arguments: [
        "/", "./", "index.html", "?table=4", "/en/", "en", "en/index.html", "/en/#tea", "#tea", "own.pdf", "/own.pdf",
        "blog/",
        "/about", "../elsewhere", "https://example.org/x", "//example.org/x", "mailto:a@example.org", "tel:123", "",
        "en/../own.pdf",
    ])
    func aLinkThatLeadsSomewhere(address: String) throws {
        let site = try site(Self.pages)
        try site.write("Go [there](\(address)).", to: "content/intro.md")
        #expect(printed(site) == "")
    }

    /// Shared prose leads from the folder it lies in; what an earlier build made and this one does not is nothing.
    @Test func aLinkFromAPageBelow() throws {
        let site = try site(Self.pages)
        try site.write("[up](own.pdf) [here](en/) [gone](old/)", to: "content/footer.md")
        try site.write("[root](../) [up](../own.pdf) [here](own.pdf)", to: "content/en/intro.md")
        try site.write(#"{"items": [{"name": "Old"}]}"#, to: "content/old/menu.json")
        let here = "1:30 note the link 'own.pdf' leads to nothing that Carte publishes"
        #expect(site.build().isPublished && site.check().messages == [here])
        try site.remove("content/old")
        #expect(site.check().messages == [here, "1:27 note the link 'old/' leads to nothing that Carte publishes"])
    }
}
