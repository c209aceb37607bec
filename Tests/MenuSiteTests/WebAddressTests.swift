import Testing

@testable import MenuSite

@Suite struct WebAddressTests {
    @Test(arguments: [
        "https://example.org", "HTTP://x", "mailto:a@b.c", "tel:+7", "sms:+7", "geo:1,2", "#latte", "/about", "en/",
        "?q=1", "//host/x",
        "a:b/../c".replacing(":", with: "/"), "",
    ])
    func allowsTheWebsOwn(address: String) {
        #expect(WebAddress.isAllowed(address))
    }

    /// What browsers take for a scheme (WHATWG URL, basic URL parser: blanks before, tabs and line ends within).
    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:x", " javascript:x", "java\tscript:x", "java\nscript:x", "\u{1}javascript:x",
        "data:text/html,x",
        "vbscript:x", "file:///etc/passwd", "blob:x", "ftp://x",
    ])
    func refusesOthers(address: String) {
        #expect(!WebAddress.isAllowed(address))
    }

    /// Found by `make fuzz`: a browser takes these for paths once they are percent-encoded, not for addresses of a scheme.
    @Test(arguments: ["h\u{E}ttps://x", "ht tps://x", "https\t://x", " https://x", "\u{7F}mailto:x"])
    func refusesASchemeWithSomethingInIt(address: String) throws {
        #expect(!WebAddress.isAllowed(address) && WebAddress.scheme(of: address) != "https")
        let written = address.unicodeScalars.map { "&#\($0.value);" }.joined()
        let result = try SiteFixture(menu: "{\"items\": [{\"name\": \"a\", \"description\": \"![x](\(written))\"}]}")
            .build()
        #expect(result.report.count(of: .error) == 1, "\(result.printed)")
    }

    /// A colon alone makes no scheme (RFC 3986 section 3.1).
    @Test(arguments: [":x", "1:x", "a/b:c", "é:x", "a b/c:d", "//x:80/"])
    func noSchemeWithoutALetterFirst(address: String) {
        #expect(WebAddress.scheme(of: address) == nil)
    }

    @Test func decodesWhatWasEncoded() {
        #expect(WebAddress.decoded("a%20b%C3%A4%zz%2") == "a bä%zz%2")
        #expect(WebAddress.decoded("%FF") == nil)
        #expect(WebAddress.decoded("plain") == "plain")
    }

    @Test func encodesWhatMayNotStand() {
        #expect(WebAddress.encoded("https://x/a b?q=ä&r=\"<>") == "https://x/a%20b?q=%C3%A4&r=%22%3C%3E")
        #expect(WebAddress.encoded("https://x/a%20b") == "https://x/a%20b")
        #expect(WebAddress.encoded("100% x") == "100%25%20x")
        #expect(WebAddress.encodedPath("images/a #1.jpg") == "images/a%20%231.jpg")
        #expect(WebAddress.fragment("커피") == "#%EC%BB%A4%ED%94%BC")
        #expect(WebAddress.decoded("%EC%BB%A4%ED%94%BC") == "커피")
        #expect(WebAddress.decoded("%FF") == nil)
        #expect(WebAddress.decoded("50%") == "50%")
    }

    @Test(arguments: [
        ("+7 (700) 555-01-43", "tel:+77005550143"), ("٠١٢٣٤", "tel:01234"), ("555 0100 / 555 0101", "tel:5550100"),
        ("555 0100 ext. 5", "tel:5550100"), ("+353 (0)1 555", "tel:+3531555"), ("01 (0) 555", "tel:010555"),
        ("call us", nil), ("1+2", nil),
    ])
    func telephoneNumbersBecomeAddresses(number: String, address: String?) {
        #expect(telephoneAddress(number) == address)
    }
}
