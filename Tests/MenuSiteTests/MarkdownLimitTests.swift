import Testing

@testable import MenuSite

/// What is too deep for cmark is refused; what someone writes is not.
@Suite struct MarkdownLimitTests {
    private func fault(_ text: String) -> MarkdownLimits.Fault? { MarkdownLimits.fault(in: Array(text.utf8), Limits()) }

    /// Each mark begins a block in the one before it (CommonMark 0.30, sections 5.1 and 5.2).
    @Test(arguments: ["> ", ">", "- ", "* ", "+ ", "1. ", "7) ", "> - ", "-    ", "123456789. "])
    func theLimitIsExact(mark: String) {
        let blocks = mark.contains("> -") ? 2 : 1
        #expect(fault(String(repeating: mark, count: 32 / blocks) + "a") == nil || mark.hasSuffix("    "))
        let deep = "first\n\n" + String(repeating: mark, count: 32 / blocks + 1) + "a\n"
        #expect(fault(deep)?.offset == 7 && fault(deep)?.text == "blocks are nested more than 32 deep")
    }

    /// Entries within entries by indentation, which grows by two columns a level at least.
    @Test func stairsOfListsAreCounted() {
        let stairs = { (count: Int) in
            (0..<count).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
        }
        #expect(fault(stairs(32)) == nil)
        #expect(fault(stairs(40)) != nil)
    }

    @Test(arguments: [
        String(repeating: "* ", count: 200), String(repeating: "-", count: 200),
        String(repeating: "- ", count: 200) + "\n",
        "> " + String(repeating: "- ", count: 100), String(repeating: " ", count: 300) + "code",
        String(repeating: "*a* ", count: 100), "a " + String(repeating: "> ", count: 100),
        String(repeating: "- a\n", count: 1000), String(repeating: "> a\n", count: 1000),
        String(repeating: "![a](b.jpg)\n\n", count: 1000), String(repeating: "[a](b) ", count: 1000),
        String(repeating: "1.5 ", count: 100), String(repeating: "a", count: 1000),
        String(repeating: "\n", count: 1000),
    ])
    func whatIsOrdinaryIsNot(text: String) {
        #expect(fault(text) == nil)
    }

    @Test(arguments: ["![", "![a](b.jpg) ", "![a]\n", "![\n*\n", "![`]`", "\\![", "![\n>\n"])
    func picturesOfOneParagraphAreCounted(picture: String) {
        let begin = String(repeating: "x\n", count: 50)
        #expect(fault(begin + String(repeating: picture, count: 300)) == nil)
        #expect(
            fault(begin + String(repeating: picture, count: 301))?.text
                == "more than 300 pictures stand in one paragraph")
    }

    @Test func aPageSaysSo() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a"}]}"#)
        try site.write("one\n\n" + String(repeating: "> ", count: 1_000_000) + "a", to: "content/intro.md")
        #expect(site.build().messages == ["3:1 error blocks are nested more than 32 deep"])
        let item = try SiteFixture(
            menu: "{\"items\": [{\"name\": \"a\", \"description\": \"\(String(repeating: "- ", count: 1000))a\"}]}")
        #expect(item.build().messages == ["1:42 error blocks are nested more than 32 deep"])
    }
}
