import Foundation
import Testing

/// Faults H12, H15 and H16 of CASES.md: missing pictures, failed builds, names that climb out.
///
/// The kinds of H13 and H14 are held by the tests of Publishing too.
@Suite struct CaseOutputTests {
    @Test func aMissingPictureIsAFaultThatNamesTheNearest() throws {
        let site = try SiteFixture(
            menu: """
                {"items": [{"name": "a", "image": "latte.png"},
                {"name": "b", "image": "zebra"},
                {"name": "c", "image": ""}, {"name": "d", "image": null}]}
                """)
        try site.picture("content/images/Latte.png")
        try site.picture("content/images/other.svg")
        let result = site.build()
        #expect(result.files.isEmpty)
        #expect(
            result.messages == [
                "1:35 error there is no picture 'latte.png' in images/",
                "2:24 error there is no picture 'zebra' in images/",
            ])
        #expect(result.printed.contains("did you mean 'Latte.png'?"))
    }

    @Test func anEmptyImageIsNoPicture() throws {
        let result = try SiteFixture(menu: #"{"items": [{"name": "a", "image": ""}]}"#).build()
        #expect(result.messages == [])
        #expect(!result.page.contains("<img"))
    }

    @Test func twoFilesOfOneStemAreAFaultThatNamesBoth() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "latte"}]}"#)
        try site.picture("content/images/latte.svg")
        try site.picture("content/images/latte.SVG")
        #expect(site.build().messages == ["1:35 error 'latte' could be 'latte.SVG' and 'latte.svg'"])
    }

    @Test(arguments: [
        ("content/menu.json", #"{"items": [{"name": "a"]}"#), ("templates/page.mustache", "<html>{{#name}}"),
        ("content/images/a.svg", "this is no picture"), ("content/intro.md", ""), ("content/site.json", "{"),
    ])
    func aFailedBuildLeavesTheSiteAsItWas(path: String, text: String) throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "a"}]}"#)
        try site.picture("content/images/a.svg")
        #expect(site.build().isPublished)
        let before = tree(site.root + "/output")
        let names = try FileManager.default.contentsOfDirectory(atPath: site.root).sorted()
        try site.write(path.hasSuffix(".md") ? [0x41, 0xFF, 0x42] : Array(text.utf8), to: path)
        let result = site.build()
        #expect(!result.isPublished && result.report.count(of: .error) >= 1)
        #expect(tree(site.root + "/output") == before)
        let after = try FileManager.default.contentsOfDirectory(atPath: site.root).sorted()
        #expect(after.filter { $0 != "templates" } == names.filter { $0 != "templates" })
    }

    @Test(arguments: [
        "../../x", "..", ".", "/etc/x", "a/b", #"a\u0000b"#, "con", String(repeating: "x", count: 300), "ａ/../b",
    ])
    func anIdThatClimbsOutIsAFault(id: String) throws {
        let site = try SiteFixture(menu: "{\"items\": [{\"name\": \"a\", \"id\": \"\(id)\"}]}")
        let result = site.build()
        #expect(result.files.isEmpty)
        #expect(result.messages.count == 1 && result.messages[0].hasPrefix("1:32 error"), "\(result.messages)")
    }

    @Test(arguments: ["../../../etc/passwd", "/etc/passwd", "../site.json", "images/../../x.svg"])
    func aPictureOutsideImagesIsAFault(image: String) throws {
        let site = try SiteFixture(menu: "{\"items\": [{\"name\": \"a\", \"image\": \"\(image)\"}]}")
        #expect(site.build().messages == ["1:35 error there is no picture '\(image)' in images/"])
    }

    @Test func aTemplateOutsideTemplatesIsAFault() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a"}]}"#)
        try site.write("<p>{{>../secret}}</p>", to: "templates/page.mustache")
        try site.write("secret", to: "secret.mustache")
        let result = site.build()
        #expect(result.files.isEmpty && result.report.count(of: .error) == 1)
    }

    @Test func aLinkThatLeadsOutIsRefused() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "a"}]}"#)
        try FileManager.default.createDirectory(
            atPath: site.root + "/content/images", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: site.root + "/content/images/a.svg", withDestinationPath: "/etc/passwd")
        #expect(site.build().messages.first == "error the link leads out of the site")
    }

    @Test func aRemovedItemsPictureGoesToo() throws {
        let site = try SiteFixture(
            menu: #"{"items": [{"id": "a", "name": "a", "image": "a"}, {"id": "b", "name": "b", "image": "b"}]}"#)
        try site.picture("content/images/a.svg")
        try site.picture("content/images/b.svg", width: 50)
        #expect(site.build().isPublished)
        try site.write("example.org", to: "output/CNAME")
        try site.write(
            #"{"items": [{"id": "a", "name": "a", "image": "a"}, {"id": "c", "name": "c"}]}"#, to: "content/menu.json")
        try FileManager.default.removeItem(atPath: site.root + "/content/images/b.svg")
        let again = site.build()
        let fresh = site.build { $0.output = site.root + "/fresh" }
        #expect(fresh.isPublished)
        var wanted = tree(site.root + "/fresh")
        wanted["CNAME"] = "example.org"
        #expect(again.files == wanted)
    }
}
