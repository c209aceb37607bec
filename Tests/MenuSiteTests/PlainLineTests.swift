import Testing

@testable import MenuSite

/// A line in which nothing is Markdown comes out as cmark writes it.
@Suite struct PlainLineTests {
    /// Rules that nothing is asked of.
    private struct Unasked: MarkdownRules {
        var count = 0

        mutating func address(ofLink destination: String, at place: MarkdownPlace) -> String? {
            count += 1
            return destination
        }

        mutating func picture(_ destination: String, at place: MarkdownPlace) -> Picture? {
            count += 1
            return nil
        }

        mutating func identifier(ofHeading words: String) -> String {
            count += 1
            return "x"
        }

        mutating func leftOut(rawHTML: String, at place: MarkdownPlace) { count += 1 }
    }

    /// Every line of up to three of these, with a line end behind it, for which cmark is asked.
    @Test func itIsWhatCmarkWrites() {
        let parts = [
            "a", "Я", "7", " ", "&", "\"", "'", "<", ">", ".", ")", "(", "-", "+", "=", "#", "*", "_", "`", "~", "[",
            "]", "!",
            "\\", "|", ":", "/", "\t", "\u{A0}", "amp;", "\u{FEFF}", "http://a.b",
        ]
        var lines = [""]
        var plain = 0
        var wrong: [String] = []
        for length in 1...3 {
            lines = lines.flatMap { line in parts.map { line + $0 } }
            for line in lines + (length == 3 ? lines.map { "Суп, " + $0 + " с хлебом" } : []) {
                guard let html = paragraph(ofPlainLine: line.utf8.span) else { continue }
                plain += 1
                var rules = Unasked()
                let asked = markdownToHTML(Array((line + "\n").utf8), topHeading: 2, rules: &rules)
                if html != asked || rules.count > 0 { wrong.append(line) }
            }
        }
        #expect(wrong == [])
        #expect(plain > 10_000)
    }

    @Test(arguments: ["Tomatoes, basil & cream \"of the house\"", "3/4 суп (250 г), 12% жира", "500 kcal; 2 > 1"])
    func whatOwnersWriteIsPlain(line: String) {
        #expect(paragraph(ofPlainLine: line.utf8.span) != nil)
    }
}
