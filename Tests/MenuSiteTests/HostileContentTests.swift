import Diagnostics
import Foundation
import Testing

/// Kinds of content that once broke something.
@Suite struct HostileContentTests {
    @Test func contentThatIsALinkOutOfTheSiteIsRefused() throws {
        let site = try SiteFixture()
        let elsewhere = try SiteFixture(menu: #"{"items": [{"name": "a"}]}"#)
        try FileManager.default.removeItem(atPath: site.root + "/content")
        try FileManager.default.createSymbolicLink(
            atPath: site.root + "/content", withDestinationPath: elsewhere.root + "/content")
        let result = site.build()
        #expect(!result.isPublished && result.messages.first == "error the link leads out of the site")
    }

    /// CommonMark 0.30 section 4.6: a block of HTML takes the words beside its tags with it.
    @Test(arguments: [
        "<!-- note --> Contains nuts", "</p>\\nContains nuts\\nand milk", "</div> Contains nuts",
        "<!-- unclosed\\nContains nuts\\n\\nmore",
        "<!-- n --><img src=x onerror=1>",
    ])
    func wordsThatGoWithRawHTMLAreNotLostInSilence(text: String) throws {
        let result = try SiteFixture(menu: "{\"items\": [{\"name\": \"a\", \"description\": \"\(text)\"}]}").build()
        #expect(result.report.count(of: .warning) == 1)
        let remark = try SiteFixture(
            menu: #"{"items": [{"name": "a", "description": "<!-- a remark -->\n\nfine<!-- too -->"}]}"#
        ).build()
        #expect(remark.messages == [] && remark.page.contains("<p>fine</p>"))
    }

    @Test func aFragmentIsTheBytesOfItsId() throws {
        let site = try SiteFixture(
            menu: ##"{"items": [{"id": "café", "name": "a", "description": "[x](#cafe%CC%81) [y](#cafe\u0301)"}]}"##)
        let result = site.build()
        #expect(result.messages == [])
        #expect(result.page.components(separatedBy: "href=\"#caf%C3%A9\"").count == 3)
        let broken = try SiteFixture(menu: ##"{"items": [{"name": "a", "description": "[x](#\u0301a)"}]}"##).build()
        #expect(broken.report.count(of: .error) == 1)
    }

    /// A new item at the end changes no id of an older one's, whatever section it stands in.
    @Test(arguments: [
        #"{"name": "🍔", "category": "A"}"#, #"{"name": "Tea!", "category": "A"}"#,
        ###"{"name": "two", "category": "A", "description": "## Ingredients"}"###,
    ])
    func aNewItemAtTheEndChangesNoId(item: String) throws {
        let menu =
            ####"{"categories": ["A", "B"], "items": [{"name": "x", "category": "A"}, {"name": "🍕", "category": "B"}, {"name": "Tea", "category": "B", "description": "## Ingredients"}]}"####
        let ids = { (page: String) in
            Dictionary(
                uniqueKeysWithValues: zip(
                    page.texts(ofClass: "item__name"),
                    page.components(separatedBy: "<article").dropFirst().map {
                        $0.components(separatedBy: "</article>")[0].values(ofAttribute: "id")
                    }))
        }
        let before = ids(try SiteFixture(menu: menu).build().page)
        let after = ids(try SiteFixture(menu: menu.replacing("}]}", with: "}, \(item)]}")).build().page)
        #expect(before.count == 3 && after.count == 4)
        for (name, id) in before { #expect(after[name] == id) }
    }

    @Test(arguments: [("a&#13;b", true), ("a&#x202E;b", true), ("a&#xFEFF;b", true), ("a&amp;b &copy;", false)])
    func charactersDoNotComeInAsEntities(text: String, isFault: Bool) throws {
        let result = try SiteFixture(menu: "{\"items\": [{\"name\": \"a\", \"description\": \"\(text)\"}]}").build()
        #expect((result.report.count(of: .error) == 1) == isFault)
    }

    @Test func charactersDoNotComeInByMarkdownFiles() throws {
        let site = try SiteFixture(menu: #"{"items": [{"id": "a", "name": "a"}]}"#)
        try site.write("one\ntwo \u{202E}three\n", to: "content/descriptions/a.md")
        let result = site.build()
        #expect(result.messages == ["2:5 error a direction override (U+202E) stands in the file"])
    }

    @Test func aLinkOfInheritedProseLeadsWhereItDid() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a"}]}"#)
        try site.write("[other](en/) [top](/x) [mail](mailto:a@b.c)\n", to: "content/intro.md")
        try site.write(#"{"items": [{"name": "b"}]}"#, to: "content/en/menu.json")
        let result = site.build()
        #expect(result.page.contains("href=\"en/\""))
        let inner = try #require(result.files["en/index.html"])
        #expect(
            inner.contains("href=\"../en/\"") && inner.contains("href=\"/x\"")
                && inner.contains("href=\"mailto:a@b.c\""))
    }

    @Test func twoPicturesOfOneNameInTwoFormsAreAFault() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "crème.svg"}]}"#)
        try site.picture("content/images/cr\u{E8}me.svg")
        try site.picture("content/images/cre\u{300}me.svg", width: 9)
        #expect(site.build().messages.first?.contains("is the name of two files") == true)
    }

    /// What the content quotes in a message neither begins a line of its own nor steers a terminal.
    @Test func messagesAreOneLineAndQuiet() throws {
        let site = try SiteFixture(
            menu: "{\"k\\u001b[31mz\\ncontent/menu.json:1:1: error: fake\": 1, \"items\": [{\"name\": \"a\"}]}")
        let printed = site.build().printed
        #expect(!printed.contains("\u{1B}") && !printed.contains("\ncontent/menu.json:1:1: error: fake"))
        let long = try SiteFixture(menu: "{\"\(String(repeating: "k", count: 1_000_000))\": 1}").build().printed
        #expect(long.utf8.count < 5000)
    }

    /// One kind of fault, thousands of times.
    enum Fault: CaseIterable {
        case amount, field, id, picture, marks, html, category

        func items(_ count: Int) -> String {
            let numbers = (0..<count).map(String.init)
            switch self {
            case .amount: return numbers.map { _ in #"{"name": "a", "price": "£1/2"}"# }.joined(separator: ",\n")
            case .field: return numbers.map { #"{"name": "a", "soldOt"# + $0 + #"": 1}"# }.joined(separator: ",")
            case .id: return numbers.map { _ in #"{"name": "a", "id": "x"}"# }.joined(separator: ",\n")
            case .picture: return numbers.map { #"{"name": "a", "image": "p"# + $0 + #""}"# }.joined(separator: ",\n")
            case .marks: return #"{"name": "a"# + String(repeating: "\u{301}\u{316}", count: 10 * count) + #""}"#
            case .html:
                return #"{"name": "a", "description": ""# + String(repeating: #"a <b>x</b>\n"#, count: count) + #""}"#
            case .category:
                return numbers.map { #"{"name": "a", "category": "c"# + $0 + #""}"# }.joined(separator: ",\n")
            }
        }
    }

    /// Thousands of faults, and marks without end, take time in proportion.
    @Test(arguments: Fault.allCases)
    func manyFaultsTakeTimeInProportion(fault: Fault) throws {
        let site = try SiteFixture(menu: "{\"categories\": [\"x\"], \"items\": [\(fault.items(5000))]}")
        let clock = ContinuousClock()
        // Debug code on a busy machine; what took square time took minutes.
        #expect(clock.measure { _ = site.check() } < .seconds(20))
    }
}
