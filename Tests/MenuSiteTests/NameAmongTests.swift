import Testing

@testable import MenuSite

/// Whether a folder has a file of a name in two parts is what looking for the whole name says.
@Suite struct NameAmongTests {
    @Test func partsAreFoundAsTheWholeIs() {
        let letters = ["", "a", "b", ".", "-", "1", "é", "m", ".md", "z"]
        let stems = letters.flatMap { one in letters.flatMap { two in letters.map { one + two + $0 } } }
        let names = Set(stems.enumerated().filter { $0.offset.isMultiple(of: 3) }.map { $0.element + ".md" })
            .union(stems.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element))
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var found = 0
        for stem in stems + ["e\u{301}"] {
            let isThere = ContentTree.file(stem + ".md", among: names) != nil
            #expect(ContentTree.has(stem, ".md", among: names) == isThere, "\(stem)")
            found += isThere ? 1 : 0
        }
        #expect(found > 300)
        #expect(!ContentTree.has("a", ".md", among: []))
    }
}
