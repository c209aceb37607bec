import Diagnostics
import Foundation
import Publishing
import Testing

@testable import MenuSite

/// The files of a site as a whole: lists of venues, sitemap, robots.txt, the page for addresses where there is none.
@Suite struct SiteFileTests {
    private func menu(_ fields: String = "", _ site: String = "") -> String {
        #"{\#(fields)"site": {\#(site)}, "items": ["A"]}"#
    }

    private func site(_ site: String = "", _ pages: [String: String]) throws -> SiteFixture {
        let fixture = try SiteFixture(["content/site.json": #"{"name": "Chain", "language": "en"\#(site)}"#])
        for (folder, text) in pages { try fixture.write(text, to: "content/\(folder)menu.json") }
        return fixture
    }

    /// The venues of a list, as a guest reads them.
    private func locations(_ page: String?) -> [String] {
        guard let page else { return [] }
        return page.components(separatedBy: "<li>\n<a class=\"locations__name\"").dropFirst().map { part in
            let text = part.prefix(upTo: part.range(of: "</li>")?.lowerBound ?? part.endIndex)
            let lines = text.matches(of: #/<bdi>([^<]*)</#).map { String($0.1) }
            let target = text.firstMatch(of: #/href="([^"]*)"/#).map { String($0.1) } ?? ""
            return ([target] + lines).joined(separator: " | ")
        }
    }

    @Test func aListOfVenuesStandsWhereThereIsNoMenu() throws {
        let address = { (text: String) in #""contact": {"address": "\#(text)"}"# }
        let result = try site(
            "",
            [
                "north/": menu("", address("1 High Street")), "north/fr/": menu("", #""language": "fr""#),
                "south/": menu("", #""name": "The South""#), "south/bar/": menu(),
            ]
        ).build()
        #expect(result.messages == [])
        #expect(
            locations(result.files["index.html"]) == [
                "north/index.html | Chain | 1 High Street | English | Français", "south/index.html | The South",
                "south/bar/index.html | Chain",
            ])
        #expect(result.page.contains("<title>Locations – Chain</title>"))
        #expect(
            try site("", ["": menu(), "a/": menu(), "b/": menu()]).build().page.contains("class=\"locations") == false)
        #expect(try site("", ["a/": menu()]).build().files["index.html"] == nil, "one venue needs no list")
    }

    @Test func venuesOfOneNameAreToldApart() throws {
        let result = try site(
            "", ["a/": menu(#""title": "Day", "#), "b/": menu(#""title": "Night", "#), "c/": menu(), "d/": menu()]
        ).build()
        #expect(
            locations(result.page) == [
                "a/index.html | Chain | Day", "b/index.html | Chain | Night", "c/index.html | Chain | /c/",
                "d/index.html | Chain | /d/",
            ])
    }

    @Test func aVenueOfSeveralMenusIsListedOnce() throws {
        let fixture = try site(
            "", ["a/": menu(#""title": "Day", "#), "a/lunch/": menu(#""title": "Noon", "#), "b/": menu()])
        try fixture.write(#"{"menus": [".", "lunch"]}"#, to: "content/a/site.json")
        #expect(locations(fixture.build().page) == ["a/index.html | Chain | Day", "b/index.html | Chain"])
    }

    @Test func aLanguageHasItsOwnList() throws {
        let fixture = try site(
            #", "url": "https://t.example/""#, ["a/": menu(), "b/": menu(), "ar/a/": menu(), "ar/b/": menu()])
        try fixture.write(#"{"language": "ar"}"#, to: "content/ar/site.json")
        let result = fixture.build()
        #expect(locations(result.files["ar/index.html"]).first == "a/index.html | Chain | /ar/a/ | English | العربية")
        for page in ["index.html", "ar/index.html"] {
            #expect(result.files[page]?.contains(#"hreflang="ar" href="https://t.example/ar/">"#) == true)
            #expect(result.files[page]?.contains(#"hreflang="x-default" href="https://t.example/">"#) == true)
        }
        #expect(result.files["ar/index.html"]?.contains(#"<html lang="ar" dir="rtl">"#) == true)
        #expect(result.files["ar/index.html"]?.contains("فروعنا") == true)
    }

    @Test func whatSearchEnginesReadNeedsAnAddress() throws {
        let pages = ["": menu(), "a/": menu(), "b/": menu("", #""url": "https://other.example/""#)]
        #expect(try site("", pages).build().files.keys.filter { $0.hasSuffix(".xml") || $0.hasSuffix(".txt") } == [])
        let whole = try site(#", "url": "https://t.example""#, pages).build().files
        #expect(whole["robots.txt"]?.hasSuffix("Sitemap: https://t.example/sitemap.xml\n") == true)
        let addresses = { (text: String?) in (text ?? "").matches(of: #/<loc>([^<]*)</#).map { String($0.1) } }
        #expect(addresses(whole["sitemap.xml"]) == ["https://t.example/", "https://t.example/a/"])
        let part = try site(#", "url": "https://t.example/x&y/""#, pages).build().files
        #expect(part["robots.txt"] == nil, "a host is asked for it at its root alone")
        #expect(addresses(part["sitemap.xml"]).first == "https://t.example/x&amp;y/")
    }

    @Test func aNoteSaysWhatIsLeftOutWithoutAnAddress() throws {
        let site = try site("", ["": menu(), "a/": menu()])
        #expect(site.check(url: nil).report.count(of: .note) == 1)
        #expect(site.check(url: nil).printed.contains("content/site.json: note: the site names no address"))
        #expect(site.check().report.count(of: .note) == 0 && site.build().messages == [])
    }

    @Test func aSitemapOfManyIsSeveral() throws {
        let entries = (1...7).map { SitemapEntry(address: "https://t.example/\($0)/") }
        let files = sitemaps(of: entries, root: "https://t.example/", limit: 3)
        #expect(files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
        let texts = files.map { file in
            if case .bytes(let bytes) = file.content { String(decoding: bytes, as: UTF8.self) } else { "" }
        }
        #expect(texts[0].contains("<sitemapindex") && texts[0].contains("<loc>https://t.example/sitemap-3.xml</loc>"))
        #expect(texts.map { $0.matches(of: #/<url>/#).count } == [0, 3, 3, 1])
        #expect(sitemaps(of: entries, root: "", sizeLimit: 300).count > 2)
    }

    @Test func thePageForNoPageWorksAtAnyPath() throws {
        let links = { (text: String?) in (text ?? "").values(ofAttribute: "href") }
        let site = try site("", ["": menu()])
        let bare = site.build().files["404.html"]
        #expect(
            links(bare) == [] && bare?.contains("noindex") == true && bare?.contains("This page is not here") == true)
        let based = site.build { $0.base = "/menu/" }.files
        let sheet = based.keys.first { $0.hasSuffix(".css") } ?? ""
        #expect(links(based["404.html"]) == ["/menu/" + sheet, "/menu/"])
        #expect(links(site.build { $0.url = "https://t.example/a/b/" }.files["404.html"]).last == "/a/b/")
        let single = try self.site("", ["de/": menu()])
        #expect(links(single.build { $0.url = "https://t.example/" }.files["404.html"]).last == "/de/")
    }

    @Test func anOwnersFileStaysInPlaceOfThese() throws {
        let site = try site(#", "url": "https://t.example/""#, ["a/": menu(), "b/": menu()])
        let own = ["robots.txt", "404.html", "sitemap.xml", "index.html"]
        for name in own { try site.write("mine", to: "output/" + name) }
        let result = site.build()
        #expect(result.isPublished && own.allSatisfy { result.files[$0] == "mine" })
        try site.remove("output/robots.txt")
        #expect(site.build().files["robots.txt"]?.contains("User-agent") == true)
        #expect(site.build { $0.force = true }.files["404.html"]?.contains("noindex") == true)
    }

    @Test func templatesOfTheListAreChecked() throws {
        let site = try site("", ["a/": menu(), "b/": menu()])
        try site.write("{{#locations}}{{nam}}{{/locations}}", to: "templates/locations.mustache")
        #expect(site.build().messages.first == "1:17 error unknown name 'nam'")
        try site.write(
            "<title>{{title}}</title>{{#locations}}{{name}} {{/locations}}", to: "templates/locations.mustache")
        #expect(site.build().page == "<title>Locations – Chain</title>Chain Chain ")
    }
}
