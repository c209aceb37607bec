import Testing

@testable import MenuSite

/// Descriptions above pages come to the same on a page, whichever pages were made before it.
@Suite struct SharedProseTests {
    private let texts = [
        "plain": "Just *milk* and [more](https://example.org/?a=1&b=2).", "heading": "## Milk\n\nfrom cows",
        "beside": "See [the other](other.html).", "inside": "See [this](#plain).", "picture": "![x](front)",
        "html": "A <b>bold</b> word.", "entity": "Salt &amp; pepper, &copy; us.", "missing": "![y](missing)",
    ]

    /// The messages and the pages of a chain with these branches.
    private func chain(_ branches: [String], without left: Set<String> = []) throws -> SiteFixture.Result {
        let site = try SiteFixture(["content/site.json": #"{"name": "Chain", "language": "en", "currency": "EUR"}"#])
        try site.picture("content/images/front.svg")
        try site.write("All *prices* with tax.", to: "content/footer.md")
        for (name, text) in texts { try site.write(text, to: "content/descriptions/\(name).md") }
        let names = texts.keys.sorted().filter { !left.contains($0) }
        let items =
            names.map { #"{"id": "\#($0)", "name": "\#($0)"}"# }
            + names.map { #"{"name": "again \#($0)", "description": "\#($0).md"}"# }
        for branch in branches {
            try site.write(#"{"items": [\#(items.joined(separator: ","))]}"#, to: "content/\(branch)/menu.json")
        }
        return site.build { $0.jobs = 1 }
    }

    @Test func aPageIsTheSameAloneAndBehindOthers() throws {
        let all = try chain(["a", "b", "c/d"], without: ["missing"])
        #expect(all.isPublished)
        for branch in ["a", "b", "c/d"] {
            let alone = try chain([branch], without: ["missing"])
            let page = try #require(alone.files["\(branch)/index.html"])
            #expect(page.contains("href=\"https://example.org/?a=1&amp;b=2\"") && page.contains("id=\"milk\""))
            #expect(all.files["\(branch)/index.html"] == page)
        }
    }

    @Test func whatIsWrongIsSaidOnEachPage() throws {
        let (one, three) = try (chain(["a"]), chain(["a", "b", "c"]))
        #expect(one.report.count(of: .error) > 0)
        #expect(three.report.count(of: .error) == 3 * one.report.count(of: .error))
    }
}
