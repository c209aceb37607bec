import Testing

@testable import JSONText

@Suite struct BlankTests {
    /// The same document, with something that is read over at every place where that may stand.
    private func spread(_ blank: String) -> String {
        ["", "{", "\"a\"", ":", "[", "1", ",", "\"b\"", ",", "]", ",", "\"c\"", ":", "{", "}", ",", "}", ""]
            .joined(separator: blank)
    }

    @Test(arguments: [
        "", " ", "\t", "\n", "\r", "\r\n", "\n\r\n", "// note\n", "// note\r", "// note\r\n", "//\n", "/* note */",
        "/**/",
        "/***/", "/* * / ** */", "/* // */", "// /*\n", " /* \" */ // \"\n ", "/* 日本 */", "/*\u{0}*/",
        "// 'x' \u{A0}\n",
    ])
    func blanksAndCommentsMayStandAnywhere(_ blank: String) throws {
        for mark in ["", "\u{FEFF}"] {
            let root = try document(mark + spread(blank)).root
            #expect(root.members.map(\.key) == ["a", "c"])
            let first = try #require(root.members.first { _ in true }?.value)
            #expect(first.elements.map(\.kind) == [.number, .string])
            #expect(root.members.map(\.value.count) == [2, 0])
        }
    }

    @Test func aCommentMayEndTheText() throws {
        #expect(try document("[] // end").root.count == 0)
        #expect(try document("[] /* end */").root.count == 0)
        #expect(try document("[]//").root.count == 0)
    }

    @Test func trailingCommas() throws {
        #expect(try document("[1,]").root.count == 1)
        #expect(try document(#"{"a": 1, }"#).root.count == 1)
        #expect(try document("[[1, /* x */ ], // y\n ]").root.count == 1)
    }

    @Test func aSlashInATextIsNoComment() throws {
        #expect(try document(#"["// no", "/* no */"]"#).root.elements.map(\.string) == ["// no", "/* no */"])
    }
}
