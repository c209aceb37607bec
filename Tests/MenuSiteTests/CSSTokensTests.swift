import Testing

@testable import MenuSite

/// The examples and rules of CSS Syntax Level 3, section 4.3.
@Suite struct CSSTokensTests {
    private func tokens(_ css: String) -> [String] {
        var tokens = CSSTokens(Array(css.utf8), from: 0)
        var found: [String] = []
        while let token = tokens.next() {
            let content = withoutCSSEscapes(Array(css.utf8)[token.content])
            found.append("\(token.kind) \(content)")
        }
        return found
    }

    @Test(arguments: [
        (#"url(a.png)"#, ["address a.png"]), (#"URL( a.png )"#, ["address a.png"]), (#"url()"#, ["address "]),
        (#"url(a.png"#, ["address a.png"]), (#"url(a\)b)"#, ["address a)b"]), (#"url(a\62 c)"#, ["address abc"]),
        (#"url(a/*b*/c)"#, ["address a/*b*/c"]), (#"url(a b) c"#, ["badAddress url(a b)", "name c"]),
        (#"url(a"b) c"#, [#"badAddress url(a"b)"#, "name c"]), (#"url(a(b) c"#, ["badAddress url(a(b)", "name c"]),
        (#"url(a b\)c) d"#, [#"badAddress url(a b)c)"#, "name d"]),
        (#"u\72l(a)"#, ["address a"]), (#"\75 rl(a)"#, ["address a"]), (#"u\rl(a)"#, ["address a"]),
        (#"url("a)b")"#, ["function url", "string a)b", "close )"]),
        (#"url( 'a' )"#, ["function url", "string a", "close )"]),
        (#"xurl(a)"#, ["function xurl", "name a", "close )"]),
        (#"url (a)"#, ["name url", "open (", "name a", "close )"]),
        (#"5url(a)"#, ["other 5url", "open (", "name a", "close )"]),
        (#"#url(a)"#, ["other #url", "open (", "name a", "close )"]),
        (#"@url(a)"#, ["atName url", "open (", "name a", "close )"]),
        (#"-url(a)"#, ["function -url", "name a", "close )"]), (#"--url(a)"#, ["function --url", "name a", "close )"]),
        ("<!--url(a)-->", ["other <!--", "address a", "other -->"]),
    ])
    func anAddressIsToldFromWhatLooksLikeOne(css: String, wanted: [String]) {
        #expect(tokens(css) == wanted)
    }

    @Test(arguments: [
        (#""a/*b" /* "c" */ d"#, ["string a/*b", "name d"]), (#"'it\'s'"#, ["string it's"]),
        ("\"a\\\nb\"", ["string ab"]), ("\"a\nb", ["badString \"a", "name b"]), (#""\26 B""#, ["string &B"]),
        (#""\0000263A""#, ["string &3A"]), (#""\110000 x""#, ["string \u{FFFD}x"]), (#""\d800""#, ["string \u{FFFD}"]),
        ("/**/a/***/b/*/c*/d", ["name a", "name b", "name d"]), ("a/*", ["name a"]),
        ("\\\na", ["other ", "name a"]),
        ("--a:b;{[(}", ["name --a", "colon :", "name b", "semicolon ;", "open {", "open [", "open (", "close }"]),
        ("été\u{1F37D}", ["name été\u{1F37D}"]), ("@import\"a\"", ["atName import", "string a"]),
        ("'a\\", ["string a"]), ("@ a", ["other @", "name a"]), ("@", ["other @"]), ("-", ["other -"]),
        (#""\0""#, ["string \u{FFFD}"]), ("a { (] }", ["name a", "open {", "open (", "close ]", "close }"]),
        ("10%+.5em", ["other 10", "other %", "other +", "other .", "other 5em"]),
    ])
    func otherTokensAreSkippedWhole(css: String, wanted: [String]) {
        #expect(tokens(css) == wanted)
    }

    @Test func aNameIsNoAddressThatLacksItsEnd() {
        let css = Array("a".utf8)
        var tokens = CSSTokens(css, from: 0)
        #expect(tokens.next()?.isUnclosedAddress(in: css) == false)
        #expect(CSSTokens.end(ofTokenAt: 1, in: css) == 1)
    }

    @Test func everyBeginningOfAStyleSheetHasTokens() {
        let css = Array(#"a{b:url(c d"\"e')\f) /*g*/ 'h\"#.utf8) + [0xC3, 0xA9, 0, 0x0A]
        for end in 0...css.count {
            var tokens = CSSTokens(Array(css[..<end]), from: 0)
            var last = 0
            while let token = tokens.next() {
                #expect(token.range.lowerBound >= last && !token.range.isEmpty && token.range.upperBound <= end)
                last = token.range.upperBound
            }
        }
    }
}
