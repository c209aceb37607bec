import Foundation
import Testing

/// What a page says of itself to search engines and to sites that show a link to it (ogp.me).
@Suite struct OpenGraphTests {
    /// A picture of one pixel.
    private static let png = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=")

    private func page(
        _ menu: String, site: String = #"{"name": "T", "language": "en", "url": "https://t.example/x"}"#,
        path: String = "index.html", url: String? = nil
    ) throws -> [String: String] {
        let fixture = try SiteFixture(menu: menu, site: site)
        try fixture.write(menu, to: "content/de ch/menu.json")
        for name in ["a.png", "b.png"] { try fixture.write(Array(Self.png ?? Data()), to: "content/images/\(name)") }
        try fixture.picture("content/images/drawing.svg")
        let result = fixture.build { $0.url = url }
        #expect(result.isPublished, "\(result.printed)")
        var said: [String: String] = [:]
        for match in (result.files[path] ?? "").matches(
            of: #/<meta (?:name="description" )?(?:property|name)="([^"]+)" content="([^"]*)">/#)
        {
            said[String(match.1)] = String(match.2).replacing(#/\.[0-9a-f]{8}\./#, with: ".*.")
        }
        let canonical = (result.files[path] ?? "").firstMatch(of: #/<link rel="canonical" href="([^"]*)">/#)
        said["canonical"] = canonical.map { String($0.1) }
        return said.filter { $0.key.contains(":") || $0.key == "canonical" }
    }

    @Test func aPageWithAnAddressSaysAll() throws {
        let menu =
            #"{"hero": {"image": "a", "alt": "The “bar” & us"}, "categories": ["Tea"], "items": [{"name": "a", "category": "Tea", "image": "b"}]}"#
        #expect(
            try page(menu) == [
                "og:type": "website", "og:title": "T", "og:site_name": "T", "og:description": "T: Tea",
                "og:url": "https://t.example/x/", "canonical": "https://t.example/x/",
                "og:image": "https://t.example/x/images/a.*.png", "og:image:width": "1", "og:image:height": "1",
                "og:image:alt": "The “bar” &amp; us", "twitter:card": "summary_large_image",
            ])
    }

    /// A page in a folder, and the address of the command line before that of the file.
    @Test func aPageInAFolderSaysItsOwnAddress() throws {
        let said = try page(
            #"{"items": [{"name": "a", "image": "b"}]}"#, path: "de ch/index.html", url: "https://u.example/")
        #expect(said["og:url"] == "https://u.example/de%20ch/" && said["canonical"] == said["og:url"])
        #expect(said["og:image"] == "https://u.example/images/b.*.png" && said["og:image:alt"] == "a")
    }

    @Test func withoutAnAddressNothingIsSaidThatNeedsOne() throws {
        let said = try page(#"{"hero": "a", "items": ["a"]}"#, site: #"{"name": "T", "language": "en"}"#)
        #expect(said == ["og:type": "website", "og:title": "T", "og:site_name": "T"])
    }

    @Test(arguments: [
        (#"{"hero": "a", "banners": ["b"], "items": [{"name": "a", "image": "b"}]}"#, "images/a.*.png"),
        (#"{"banners": [{"title": "x"}, "b"], "items": [{"name": "a", "image": "a"}]}"#, "images/b.*.png"),
        (#"{"items": ["x", {"name": "a", "image": "a"}, {"name": "b", "image": "b"}]}"#, "images/a.*.png"),
        // Other sites show no drawings.
        (#"{"hero": "drawing", "banners": ["drawing"], "items": [{"name": "b", "image": "b"}]}"#, "images/b.*.png"),
        (#"{"hero": "drawing", "items": ["a"]}"#, nil),
    ])
    func thePictureIsTheFirstOfThePage(menu: String, wanted: String?) throws {
        let said = try page(menu)
        #expect(said["og:image"] == wanted.map { "https://t.example/x/" + $0 })
        // A picture that only decorates is not named.
        if menu.hasPrefix(#"{"hero": "a""#) { #expect(said["og:image:alt"] == nil) }
        #expect((said["twitter:card"] != nil) == (wanted != nil))
    }

    @Test(arguments: [
        ("en", nil), ("pt-BR", "pt_BR"), ("zh-Hant-TW", "zh_TW"), ("zh-Hans", nil), ("es-419", nil), ("DE-at", "de_AT"),
        ("en-x-GB", nil),
    ])
    func theLocaleNamesARegionOrIsNotThere(tag: String, wanted: String?) throws {
        let said = try page(#"{"items": ["a"]}"#, site: #"{"name": "T", "language": "\#(tag)"}"#)
        #expect(said["og:locale"] == wanted)
    }

    @Test func withoutANameTheTitleIsTheWordForMenu() throws {
        let said = try page(#"{"items": ["a"]}"#, site: #"{"language": "de"}"#)
        #expect(said["og:title"] == "Speisekarte" && said["og:site_name"] == nil)
    }
}
