import Testing

@testable import MenuSite

@Suite struct SocialPageTests {
    @Test(arguments: [
        ("https://www.instagram.com/harbour", "Instagram"), ("https://m.facebook.com/harbour", "Facebook"),
        ("https://x.com/harbour", "X"), ("https://notx.com/harbour", "notx.com"),
        ("https://www.harbour.example/blog", "harbour.example"),
        ("https://www.tripadvisor.de/x", "Tripadvisor"), ("https://tabelog.com/tokyo", "食べログ"),
        ("https://T.ME/harbour", "Telegram"), ("https://harbour.example:8080/", "harbour.example"),
        ("https://instagram.com.evil.example/", "instagram.com.evil.example"),
        ("https://кафе.example/", "кафе.example"),
    ])
    func isCalledAsItsSite(address: String, name: String) {
        #expect(SocialPage(address).name == name)
    }

    @Test func severalOfOneSiteAreToldApart() {
        let pages = SocialPage.pages([
            "https://instagram.com/bar", "https://x.com/bar", "https://instagram.com/k%C3%BCche",
        ])
        #expect(pages.map(\.name) == ["Instagram/bar", "X", "Instagram/küche"])
    }

    @Test func standsOnThePageAndInItsData() throws {
        let site =
            #"{"name": "T", "language": "en", "social": ["https://www.instagram.com/a?b=\"c&d", "https://x.example/ä"]}"#
        let result = try SiteFixture(menu: #"{"items": ["a"]}"#, site: site).build()
        #expect(result.messages == [])
        #expect(result.page.contains(#"<nav aria-label="Social media">"#))
        #expect(result.page.contains(#"<a href="https://www.instagram.com/a?b=%22c&amp;d"><bdi>Instagram</bdi></a>"#))
        #expect(
            result.page.contains(#""sameAs":["https://www.instagram.com/a?b=%22c\u0026d","https://x.example/%C3%A4"]"#))
    }
}
