import Foundation
import Testing

/// Faults H04 to H07 of CASES.md: byte order marks, line ends, exact prices, prices that are not there.
@Suite struct CaseDataTests {
    private static let menu = """
        {
          "categories": ["Eis"],
          "items": [
            { "id": "a", "name": "Eins", "category": "Eis", "price": 2 },
            { "id": "b", "name": "Zwei", "category": "eis", "price": 3.5, "description": "x\\r\\ny" },
            { "id": "c", "name": "Drei", "category": "Kuchen", "price": 1 }
          ]
        }

        """
    private static let prose = "# Eins\n\nmit *Sahne*\nund\n\n```\ncode\n```\n\n<b>x</b>\n"

    private func built(_ change: (String) -> [UInt8]) throws -> SiteFixture.Result {
        let site = try SiteFixture(["content/site.json": #"{"name": "T", "language": "de", "currency": "EUR"}"#])
        try site.write(change(Self.menu), to: "content/menu.json")
        try site.write(change(Self.prose), to: "content/descriptions/a.md")
        try site.write(change(Self.prose), to: "content/intro.md")
        return site.build()
    }

    @Test func aByteOrderMarkIsReadOver() throws {
        let plain = try built { Array($0.utf8) }
        let marked = try built { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }
        #expect(plain.isPublished)
        #expect(marked.files == plain.files)
        #expect(marked.messages == plain.messages)
        #expect(!marked.files.values.contains { $0.unicodeScalars.contains("\u{FEFF}") })
    }

    @Test func lineEndsDoNotMatter() throws {
        let plain = try built { Array($0.utf8) }
        var line = 0
        let mixed = { (text: String) -> [UInt8] in
            text.utf8.flatMap { byte -> [UInt8] in
                guard byte == 0x0A else { return [byte] }
                line += 1
                return [[0x0A], [0x0D], [0x0D, 0x0A]][line % 3]
            }
        }
        for change in [
            { Array($0.replacing("\n", with: "\r\n").utf8) }, { Array($0.replacing("\n", with: "\r").utf8) }, mixed,
        ] {
            let other = try built(change)
            #expect(other.files == plain.files)
            #expect(other.messages == plain.messages)
        }
        #expect(!plain.files.values.contains { $0.utf8.contains(0x0D) })
        #expect(plain.messages.contains("6:46 warning 'Kuchen' is not in the list of categories"))
        #expect(plain.messages.contains("10:1 warning raw HTML '<b>' is left out"))
    }

    @Test(arguments: [
        ("de", "EUR", ["12,50\u{A0}€", "2,00\u{A0}€", "2,00\u{A0}€", "4,90\u{A0}€"]),
        ("en", "USD", ["$12.50", "$2.00", "$2.00", "$4.90"]),
    ])
    func pricesKeepTheirNoughts(language: String, currency: String, wanted: [String]) throws {
        let items = ["12.50", "2.00", "2", "4.9"].map { "{\"name\": \"x\", \"price\": \($0)}" }.joined(separator: ",")
        let site = try SiteFixture(
            menu: "{\"items\": [\(items)]}", site: "{\"language\": \"\(language)\", \"currency\": \"\(currency)\"}")
        let result = site.build()
        #expect(result.page.texts(ofClass: "item__price") == wanted)
        #expect(result.page.contains("\"price\":\"12.50\"") && result.page.contains("\"price\":\"4.90\""))
    }

    @Test func aPriceThatIsNotThereIsNoFault() throws {
        let site = try SiteFixture(
            menu: #"{"items": [{"id": "a", "name": "Today's fish", "price": null}, {"id": "b", "name": "Bread"}]}"#)
        let result = site.build()
        #expect(result.messages == [])
        #expect(result.page.texts(ofClass: "item__name") == ["Today's fish", "Bread"])
        #expect(result.page.texts(ofClass: "item__price") == [])
        #expect(result.page.firstMatch(of: #/(?i)(null|nil|NaN|undefined|Optional\(|€ *0|0[.,]00)/#) == nil)
    }

    @Test func wordsInPlaceOfAPriceAreFaultsThatShowThePriceNote() throws {
        let site = try SiteFixture(
            menu: """
                {"items": [{"name": "a", "price": null}, {"name": "b"},
                {"name": "c", "price": ""},
                {"name": "d", "price": "market price"}]}
                """)
        let result = site.build()
        #expect(!result.isPublished && result.files.isEmpty)
        #expect(result.messages == ["2:24 error the price is empty", "3:24 error 'market price' is not a number"])
        #expect(result.printed.contains("write \"priceNote\": \"market price\""))
    }

    @Test func noughtIsAnAmount() throws {
        let result = try SiteFixture(menu: #"{"items": [{"name": "Tap water", "price": 0}]}"#).build()
        #expect(result.page.texts(ofClass: "item__price") == ["$0.00"])
    }
}

/// Fault H10 of CASES.md: ampersands are escaped once, and nothing looks as if it were twice.
@Suite struct CaseAmpersandTests {
    @Test func ampersandsAreEscapedOnce() throws {
        let name = "R&D &copy; &amp; M&M's"
        let site = try SiteFixture(
            menu: """
                {"categories": ["Coffee & Drinks"], "banners": [{"image": "a", "alt": "\(name)", "link": "https://example.org/?a=1&copy=2"}],
                "items": [{"name": "\(name)", "category": "coffee & drinks", "image": "a", "description": "[x](https://example.org/?a=1&copy=2)"}]}
                """)
        try site.picture("content/images/a.svg")
        let page = site.build().page
        #expect(!page.contains("amp;amp;"))
        #expect(page.texts(ofClass: "item__name").map { $0.replacing("&#38;", with: "&") } == [name])
        #expect(page.contains("<h2>Coffee &amp; Drinks</h2>"))
        #expect(page.components(separatedBy: "href=\"https://example.org/?a=1&amp;copy=2\"").count == 3)
    }
}
