import Foundation
import Testing

@testable import MenuSite

/// What the pages' policy lets load, and the file by which hosts are told more.
@Suite struct ContentPolicyTests {
    private func policy(_ page: String?) -> String {
        page?.firstMatch(of: #/http-equiv="Content-Security-Policy" content="([^"]*)"/#).map { String($0.1) } ?? ""
    }

    /// The directive of this name.
    private func directive(_ name: String, _ page: String?) -> String {
        policy(page).components(separatedBy: ";").first { $0.hasPrefix(name + " ") } ?? ""
    }

    /// Of FIPS 180-4's examples the first, of no bytes at all, and the example of CSP Level 3, section 6.7.2.
    @Test(arguments: [
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="), ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("doSomething();", "RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc="),
    ])
    func digests(text: String, digest: String) {
        #expect(styleDigest(Array(text.utf8)) == "sha256-" + digest)
    }

    @Test func aPageLetsItsOwnFilesLoadAndNothingRun() throws {
        let site = try SiteFixture(menu: #"{"hero": {"image": "a", "height": 333}, "items": [{"name": "a"}]}"#)
        try site.picture("content/images/a.svg")
        let page = site.build().page
        let style = try #require(page.firstMatch(of: #/<style>(.*?)</style>/#)).1
        #expect(
            policy(page) == "default-src 'none';img-src 'self';style-src 'self' '\(styleDigest(Array(style.utf8)))'"
                + ";font-src 'self';base-uri 'none';form-action 'none'")
    }

    @Test func everyPageHasOne() throws {
        let site = try SiteFixture(["content/site.json": #"{"name": "Chain", "language": "en"}"#])
        for name in ["a", "b"] { try site.write(#"{"items": ["A"]}"#, to: "content/\(name)/menu.json") }
        let result = site.build()
        let pages = result.files.filter { $0.key.hasSuffix(".html") }
        #expect(pages.count == 4)
        for (name, page) in pages {
            let styles = page.matches(of: #/<style>(.*?)</style>/#).map { " '" + styleDigest(Array($0.1.utf8)) + "'" }
            #expect(directive("style-src", page) == "style-src 'self'" + styles.joined(), "\(name)")
        }
    }

    @Test func stylesOfATemplatesOwnAreLetLoadToo() throws {
        let site = try SiteFixture(menu: #"{"hero": {"image": "a", "height": 333}, "items": [{"name": "a"}]}"#)
        try site.picture("content/images/a.svg")
        try site.write(
            """
            <meta charset="utf-8"><!-- <style> -->
            <meta http-equiv="Content-Security-Policy" content="{{{policy}}}">
            <STYLE media="(width > 9px)">a > b { color: red }</STYLE>{{#hero}}<style>{{{style}}} i { }</style>{{/hero}}
            {{>part}}
            """, to: "templates/page.mustache")
        try site.write(
            "<style >\nb { }\n</style >\n{{#isEmpty}}<style>no</style>{{/isEmpty}}", to: "templates/part.mustache")
        let result = site.build()
        #expect(result.messages == [])
        let styles = ["a > b { color: red }", ":root{--hero:333px;} i { }", "\nb { }\n"]
        #expect(
            directive("style-src", result.page)
                == "style-src 'self'" + styles.map { " '" + styleDigest(Array($0.utf8)) + "'" }.joined())
    }

    @Test func aTemplateWithoutOneHasNone() throws {
        let site = try SiteFixture(menu: #"{"items": ["a"]}"#)
        try site.write("<title>{{title}}</title><script>f()</script>", to: "templates/page.mustache")
        let result = site.build()
        #expect(result.page == "<title>Test</title><script>f()</script>")
        #expect(result.files["_headers"] == nil)
    }

    @Test func picturesOfOtherSitesLoadWhereThePageHasSome() throws {
        let remote = #"{"items": [{"name": "a", "image": "https://a.example/x.png"}]}"#
        #expect(directive("img-src", try SiteFixture(menu: remote).build().page) == "img-src 'self' https:")
        let written = #"{"items": [{"name": "a", "description": "![x](https://a.example/x.png)"}]}"#
        #expect(directive("img-src", try SiteFixture(menu: written).build().page) == "img-src 'self' https:")
        let site = try SiteFixture(
            menu: #"{"items": ["a"]}"#,
            site: #"{"name": "T", "language": "en", "currency": "USD", "icon": "https://a.example/i.png"}"#)
        #expect(directive("img-src", site.build().page) == "img-src 'self' https:")
        let nameless = try SiteFixture(menu: #"{"items": ["a"]}"#, site: #"{"language": "en", "currency": "USD"}"#)
        #expect(nameless.build().page.contains("rel=\"icon\" href=\"data:,\""))
        #expect(directive("img-src", nameless.build().page) == "img-src 'self' data:")
    }

    @Test(arguments: [
        ("url(data:image/png;base64,AA)", " data:"), ("url(https://a.example/x.png)", " https:"),
        ("url(\"http://a.example/x.png\")", " http:"), ("url(//a.example/x.png)", " http:"), ("url(#a)", ""),
        ("url('https://a.example/x') url('data:,')", " data: https:"),
    ])
    func picturesAndFontsOfAStyleSheet(value: String, sources: String) throws {
        let site = try SiteFixture(
            menu: #"{"items": ["a"]}"#,
            site: #"{"name": "T", "language": "en", "currency": "USD", "theme": "own"}"#)
        try site.write("p { background: \(value) }", to: "templates/themes/own.css")
        let result = site.build {
            $0.base = "/"
            $0.url = "https://t.example/"
        }
        for page in ["index.html", "404.html"] {
            #expect(directive("img-src", result.files[page]) == "img-src 'self'" + sources)
            #expect(directive("font-src", result.files[page]) == "font-src 'self'" + sources)
        }
    }

    @Test func theFileForHostsIsThereWhereTheyReadIt() throws {
        let site = try SiteFixture(menu: #"{"items": ["a"]}"#)
        let file = try #require(site.build().files["_headers"])
        #expect(file.hasPrefix("/*\n  ") && file.contains("script-src 'none'") && file.contains("nosniff"))
        #expect(site.build { $0.url = "https://t.example/" }.files["_headers"] == file)
        #expect(site.build { $0.base = "/menu/" }.files["_headers"] == nil)
        #expect(site.build { $0.url = "https://t.example/menu/" }.files["_headers"] == nil)
        try site.write("mine", to: "output/_headers")
        #expect(site.build().files["_headers"] == "mine")
    }
}
