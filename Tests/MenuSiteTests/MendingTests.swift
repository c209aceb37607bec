import Testing

@testable import MenuSite

/// A text in which nothing needs mending is written as cmark writes it.
@Suite struct MendingTests {
    /// Rules that write down what they are asked for.
    private struct Asked: MarkdownRules {
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

    /// Every text of up to six of CommonMark's marks: where the quick look sees nothing, cmark makes no heading, link, picture
    /// or HTML of it.
    @Test func theQuickLookMissesNothing() {
        let marks: [[UInt8]] = ["a", "-", "=", "#", "[", "](", ")", "<", ">", "\n", " ", "!", "*", "1."].map {
            Array($0.utf8)
        }
        var plain = 0
        func grow(_ text: [UInt8], _ left: Int) {
            if !mayNeedMending(text) {
                plain += 1
                let html = String(decoding: markdownWithoutShortcut(text), as: UTF8.self)
                for tag in ["<h", "<a", "<img", "<!"] where html.contains(tag) && !html.contains("<hr") {
                    Issue.record("\(String(decoding: text, as: UTF8.self)): \(html)")
                }
            }
            if left > 0 { for mark in marks { grow(text + mark, left - 1) } }
        }
        grow([], 4)
        for line in ["Foo\n-", "Foo\n---", "> Foo\n> -", "- Foo\n  --", "a\n\t-", "Foo\n   -  "] {
            #expect(mayNeedMending(Array(line.utf8)), "\(line)")
        }
        for line in ["- a\n- b", "half-and-half", "well - done", "250 g -- raw"] {
            #expect(!mayNeedMending(Array(line.utf8)), "\(line)")
        }
        #expect(plain > 1000)
    }

    private func markdownWithoutShortcut(_ text: [UInt8]) -> [UInt8] {
        var rules = Asked()
        return markdownToHTML(text, topHeading: 2, rules: &rules)
    }
}
