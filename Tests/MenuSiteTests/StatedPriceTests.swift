import Testing

@testable import MenuSite

/// Amounts of money in descriptions, as menus of many countries write them, and numbers that are none.
@Suite struct StatedPriceTests {
    private func price(_ text: String, _ currency: String, _ language: String) throws -> StatedPrice? {
        let language = try #require(Language(language))
        let currency = Currency(currency)
        return StatedPrice(
            in: text, CurrencySigns(of: currency, form: PriceForm(language: language, currency: currency)))
    }

    @Test(arguments: [
        ("with bread $4.50 or without", "$4.50", "4.50", "USD", "en"), ("4,50 €", "4,50 €", "4,50", "EUR", "de"),
        ("(₩4,500)", "₩4,500", nil, "KRW", "ko"), ("4.500원입니다", "4.500원", nil, "KRW", "ko"),
        ("Rs 250 a plate", "Rs 250", "250", "INR", "en"), ("Rs. 1,250.50", "Rs. 1,250.50", "1250.50", "INR", "en"),
        ("in US$ 5", "$ 5", "5", "SGD", "en"), ("EUR 12", "EUR 12", "12", "CHF", "de"),
        ("12 CHF", "12 CHF", "12", "CHF", "de"),
        ("12.– CHF", "12.– CHF", "12", "CHF", "de"), ("за 250 руб.", "250 руб", "250", "RUB", "ru"),
        ("250р", "250р", "250", "RUB", "ru"), ("od 35 zł", "35 zł", "35", "PLN", "pl"),
        ("45\u{A0}Kč", "45\u{A0}Kč", "45", "CZK", "cs"),
        ("1 234 Ft", "1 234 Ft", "1234", "HUF", "hu"), ("kr. 45", "kr. 45", "45", "DKK", "da"),
        ("45 kr", "45 kr", "45", "SEK", "sv"),
        ("大盛り100円増し", "100円", "100", "JPY", "ja"), ("加60元", "60元", "60", "CNY", "zh"),
        ("20 บาทต่อชิ้น", "20 บาท", "20", "THB", "th"),
        ("45.000 ₫", "45.000 ₫", nil, "VND", "vi"), ("٤٥ ر.س", "٤٥ ر.س", "45", "SAR", "ar"),
        ("80 TL", "80 TL", "80", "TRY", "tr"),
        ("1/4 €5", "€5", "5", "EUR", "en"), ("2 for 3, then € 7", "€ 7", "7", "EUR", "en"),
        ("R45", "R45", "45", "ZAR", "en"),
        ("R$ 12,90", "$ 12,90", "12,90", "BRL", "pt"), ("€ 3.", "€ 3", "3", "EUR", "en"),
        ("25 lei", "25 lei", "25", "RON", "ro"),
    ])
    func anAmountIsFound(text: String, found: String, amount: String?, currency: String, language: String) throws {
        let price = try #require(try price(text, currency, language))
        #expect(price.text == found)
        #expect(price.amount == amount?.replacing(",", with: "."))
        #expect(text.utf8.dropFirst(price.offset).starts(with: found.utf8))
    }

    @Test(arguments: [
        ("1/4 milk, 2/4 foam", "EUR", "en"), ("250 g", "EUR", "en"), ("250 g", "HTG", "fr"), ("0.33 L", "HNL", "es"),
        ("100 %", "EUR", "en"), ("2 pcs", "EUR", "en"), ("since 1985", "USD", "en"),
        ("from 11:30 to 14:00", "GBP", "en"),
        ("11.30–14 Uhr", "EUR", "de"), ("37,5 %", "EUR", "de"), ("Fr 11–14 Uhr", "CHF", "de"),
        ("le 14 juillet", "EGP", "fr"),
        ("2 pounds of wings", "GBP", "en"), ("4.50", "USD", "en"), ("+1.50", "USD", "en"), ("ALL 14", "EUR", "en"),
        ("12 рыб", "RUB", "ru"), ("회원 2명", "KRW", "ko"), ("5块豆腐", "CNY", "zh"), ("12 krydder", "SEK", "sv"),
        ("ring 2", "RON", "ro"), ("Nr 45", "ZAR", "en"), ("$ and 5", "USD", "en"), ("20 cm", "EUR", "de"),
        ("№ 5", "RUB", "ru"),
        ("try 3 of them", "TRY", "en"), ("", "EUR", "en"), ("2+1", "EUR", "en"), ("90 °C", "EUR", "en"),
    ])
    func anotherNumberIsNone(text: String, currency: String, language: String) throws {
        #expect(try price(text, currency, language) == nil)
    }

    @Test(arguments: [("Käse +0,50 €", true), ("Käse + € 0,50", true), ("Käse 0,50 €", false), ("a+b 3 €", false)])
    func aPlusIsWhatSomethingCostsMore(text: String, isMore: Bool) throws {
        #expect(try price(text, "EUR", "de")?.isMore == isMore)
    }

    private static let items: [(String, String)] = [
        (#""description": "Good. ‸$4.50""#, "a price, '$4.50', stands in the description|write \"price\": 4.50"),
        (#""price": 3, "description": "Large ‸$4.50""#, "write sizes into \"prices\" and what can be added into"),
        (#""description": "Cheese +‸$0.50""#, "write \"options\": [{ \"name\": \"…\", \"price\": 0.50 }]"),
        (#""description": "‸$1,200 for all""#, "write \"price\": …"),
        // Behind an escape the place is that of the text.
        (#""description": ‸"\"Good\" $4.50""#, "'$4.50'"),
    ]

    @Test(arguments: items)
    func aDescriptionWithAPrice(fields: String, message: String) throws {
        try expectAdvice(of: #"{"items": [{"name": "a", \#(fields)}]}"#, [message])
    }

    @Test func aFileWithAPrice() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a"}]}"#)
        try site.write("\u{FEFF}# Fresh\r\n\r\nÉté *today* 9 € or $10\r\n", to: "content/descriptions/a.md")
        #expect(site.check().messages == ["3:13 note a price, '9 €', stands in the description"])
        #expect(site.build().messages == [])
    }
}
