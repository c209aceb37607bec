import Testing

@testable import Diagnostics

@Suite struct PrintedMessageTests {
    /// A message at the `‸` of a text.
    private func printed(_ text: String, hint: String? = "write b") throws -> [String] {
        let mark = try #require(text.firstRange(of: "‸"))
        let offset = text[..<mark.lowerBound].utf8.count
        let source = SourceText(path: "m.json", bytes: Array(text.replacing("‸", with: "").utf8))
        var report = Report()
        report.error(at: source.place(at: offset), "wrong", hint: hint)
        return report.printed().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func showsTheLineWithACaretAndTheHint() throws {
        #expect(
            try printed("{\n  \"a\": ‸1,\n}") == ["m.json:2:8: error: wrong", "  \"a\": 1,", "       ^ write b", ""])
        #expect(try printed("‸", hint: nil) == ["m.json:1:1: error: wrong", "", "^", ""])
    }

    /// Cells by UAX #11 and its reports of Wide and Fullwidth; combining marks, joiners and conjoining jamo take none.
    @Test(arguments: [
        ("（大）‸x", 6), ("ﾎﾟﾃﾄ‸x", 4), ("한국‸x", 4), ("e\u{301}‸x", 1), ("🍕‸x", 2), ("Борщ‸x", 4), ("\t‸x", 4), ("กำ‸x", 2),
        ("क्‍ष‸x", 2),
        ("\u{200F}‸x", 0),
    ])
    func theCaretStandsUnderWideAndCombiningCharacters(text: String, cells: Int) throws {
        #expect(try printed(text)[2] == String(repeating: " ", count: cells) + "^ write b")
    }

    @Test func aLongLineIsCut() throws {
        let lines = try printed(String(repeating: "a", count: 5000) + "‸" + String(repeating: "b", count: 5000))
        #expect(lines[0] == "m.json:1:5001: error: wrong")
        #expect(lines[1].hasPrefix("…a") && lines[1].hasSuffix("b…"))
        #expect(lines[1].count <= Excerpt.width + 2)
        let caret = try #require(Array(lines[2]).firstIndex(of: "^"))
        #expect(Array(lines[1])[caret - 1...caret] == ["a", "b"])
    }

    @Test func controlCharactersAndBadBytesAreShown() {
        let source = SourceText(path: "m", bytes: [0x61, 0x1B, 0xFF, 0x62])
        var report = Report()
        report.error(at: source.place(at: 3), "wrong")
        #expect(report.printed() == "m:1:4: error: wrong\na\u{FFFD}\u{FFFD}b\n   ^\n")
    }

    @Test func coloursAreAskedFor() {
        var report = Report()
        report.error(file: "m", "wrong", hint: "write b")
        #expect(report.printed() == "m: error: wrong\n    write b\n")
        #expect(
            report.printed(colour: true)
                == "\u{1B}[1mm:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mwrong\u{1B}[0m\n    write b\n")
    }
}
