import Testing

@testable import MenuSite

/// What a block of a style sheet is about, by its head.
@Suite struct RootBlockTests {
    private func block(_ head: String) -> String {
        let bytes = Array(head.utf8)
        return "\(RootBlock(of: [0..<bytes.count], in: bytes))"
    }

    @Test(arguments: [
        (":root", "root(weight: 10, nil)"), ("html", "root(weight: 1, nil)"), ("p", "other"), ("/**/", "uncertain"),
        ("@media print", "other"), ("@media (min-width: 3px)", "uncertain"),
    ])
    func aHead(head: String, wanted: String) {
        #expect(block(head) == wanted)
    }

    @Test func aSchemeIsOneOfTwo() {
        for (scheme, heads) in [
            "light": ["@media (prefers-color-scheme: light)", "@media screen and (prefers-color-scheme: light)"]
        ] {
            for head in heads { #expect(block(head).contains("scheme(") && block(head).contains(scheme)) }
        }
        #expect(block("@media (prefers-color-scheme: dark)").contains("dark"))
    }

    /// CSSOM, "serialize an identifier".
    @Test(arguments: [
        ("a-1", "a-1"), ("1-é", "\\31 -é"), ("-", "\\2d "), ("-1a", "-\\31 a"), ("é", "é"), ("a.b", "a\\2e b"),
    ])
    func anIdIsAnIdentifier(id: String, written: String) {
        #expect(cssIdentifier(id) == written)
    }
}
