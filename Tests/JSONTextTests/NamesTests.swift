import Testing

@testable import JSONText

/// Which of some names a field has.
@Suite struct NamesTests {
    private let names = JSONNames([
        "", "a", "price", "prices", "priceNote", "reviewPoint", "reviewCount", "ärger",
        "a name of more than fourteen bytes",
    ])

    @Test func everyNameIsFound() throws {
        for (index, name) in names.all.enumerated() {
            let document = try #require(readJSON(Array("{\"\(name)\": 1}".utf8)).document)
            let member = try #require(document.root.members.first { _ in true })
            #expect(names.index(of: member) == index)
        }
    }

    @Test(arguments: [
        "b", "prix", "pric", "pricess", "priceNot", "reviewPaint", "reviewpoint", "arger", "\u{E4}rge",
        "a name of more than fourteen bytez", "a name of more than fourteen byte", "a\u{308}rger",
    ])
    func anotherNameIsNot(name: String) throws {
        let document = try #require(readJSON(Array("{\"\(name)\": 1}".utf8)).document)
        let member = try #require(document.root.members.first { _ in true })
        #expect(names.index(of: member) == nil)
    }

    @Test(arguments: [(#"pr\u0069ce"#, 2), (#"\u00e4rger"#, 7), (#"pr\u0069c"#, nil)])
    func escapesAreDecoded(written: String, index: Int?) throws {
        let document = try #require(readJSON(Array("{\"\(written)\": 1}".utf8)).document)
        let member = try #require(document.root.members.first { _ in true })
        #expect(names.index(of: member) == index)
    }
}
