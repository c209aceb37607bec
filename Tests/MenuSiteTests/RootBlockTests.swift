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
        for scheme in ["light", "dark"] {
            for head in ["@media", "@media screen and"] {
                #expect(block(head + " (prefers-color-scheme: \(scheme))").contains(scheme))
            }
        }
    }

    /// CSSOM, "serialize an identifier".
    @Test(arguments: [
        ("a-1", "a-1"), ("1-é", "\\31 -é"), ("-", "\\2d "), ("-1a", "-\\31 a"), ("é", "é"), ("a.b", "a\\2e b"),
    ])
    func anIdIsAnIdentifier(id: String, written: String) {
        #expect(cssIdentifier(id) == written)
    }
}
