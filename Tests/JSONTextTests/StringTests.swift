import Testing

@testable import JSONText

@Suite struct StringTests {
    /// RFC 8259, section 7: the escapes and what they stand for.
    static let escapes: [(String, String)] = [
        (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"), (#"\n"#, "\n"),
        (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0000"#, "\u{0}"), (#"\u00e9"#, "é"), (#"\u00E9"#, "é"),
        (#"\u20aC"#, "€"), (#"\uFFFF"#, "\u{FFFF}"), (#"\ud834\udd1e"#, "𝄞"), (#"\uD83C\uDF55"#, "🍕"),
        (#"\ud800\udc00"#, "\u{10000}"), (#"\udbff\udfff"#, "\u{10FFFF}"), (#"\\u0041"#, "\\u0041"),
        (#"\n\n\u0041\""#, "\n\nA\""), (#"a\tb\u0063d"#, "a\tbcd"), (#"\r\n"#, "\r\n"),
    ]

    @Test(arguments: escapes) func escape(_ written: String, _ meant: String) throws {
        for (before, behind) in [("", ""), ("x", ""), ("", "ы"), ("борщ ", " и 1234567890")] {
            let text = try document("[\"\(before)\(written)\(behind)\"]").root.elements.map(\.string)
            #expect(text.map { $0.map { Array($0.utf8) } } == [Array((before + meant + behind).utf8)])
            let name = try document("{\"\(before)\(written)\(behind)\": 1}").root.members.map(\.key)
            #expect(name.map { Array($0.utf8) } == [Array((before + meant + behind).utf8)])
        }
    }

    @Test(arguments: [
        "", "a", "Латте", "\u{7F}", "\u{2028}", "🍕", "e\u{301}", "é", "/", "'", "\u{FEFF}", "[{,:}] // no",
    ])
    func plainTextIsKeptByteForByte(_ text: String) throws {
        #expect(try document("\"\(text)\"").root.string.map { Array($0.utf8) } == Array(text.utf8))
    }

    /// The reader looks at eight bytes at once: what it stops at may stand at any of them, and at the end of the text.
    @Test func theEndIsFoundAtEveryLength() throws {
        for length in 0...40 {
            let plain = String(repeating: "a", count: length)
            #expect(try document("\"\(plain)\"").root.string == plain)
            #expect(try document("[\"\(plain)\",\"b\"]").root.elements.map(\.string) == [plain, "b"])
            #expect(try document("\"\(plain)\\n\(plain)\"").root.string == plain + "\n" + plain)
            let wide = String(repeating: "ÿ", count: length)
            #expect(try document("\"\(wide)\"").root.string == wide)
            try FaultCase("\"\(plain)‸\t\(plain)\"", "there is a tab in a text", #"write '\t'"#).check()
            try FaultCase("‸\"\(plain)", "this text is not closed", #"write '"' at its end"#).check()
        }
    }

    /// Bytes next to those it stops at, in value and in place.
    @Test func nothingElseEndsAText() throws {
        let all = String(String.UnicodeScalarView((0x20...0x2FF).compactMap(Unicode.Scalar.init)))
        let plain = all.filter { $0 != "\"" && $0 != "\\" }
        #expect(try document("\"\(plain)\"").root.string.map { Array($0.utf8) } == Array(plain.utf8))
    }
}
