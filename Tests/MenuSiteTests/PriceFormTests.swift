import Foundation
import Testing

@testable import MenuSite

@Suite struct PriceFormTests {
    /// CLDR's forms, as the toolchain's ICU has them (Unicode CLDR, currency patterns).
    @Test(arguments: [
        ("en", "USD", "12.50", "$12.50"), ("de", "EUR", "12.5", "12,50\u{A0}€"), ("de", "EUR", "2", "2,00\u{A0}€"),
        ("ru", "RUB", "2500", "2\u{A0}500\u{A0}₽"), ("ru", "RUB", "199.9", "199,90\u{A0}₽"),
        ("fr", "EUR", "1250", "1\u{202F}250,00\u{A0}€"), ("ko", "KRW", "4500", "₩4,500"),
        ("hi", "INR", "123456.5", "₹1,23,456.50"),
        ("hu", "HUF", "6900", "6900\u{A0}Ft"), ("hu", "HUF", "12500", "12\u{A0}500\u{A0}Ft"),
        ("zh-Hans", "CNY", "15.5", "¥15.50"),
        ("ar-EG", "EGP", "1250", "\u{200F}١٬٢٥٠\u{A0}ج.م.\u{200F}"), ("de-AT", "EUR", "1022.5", "€\u{A0}1.022,50"),
        ("tr", "TRY", "45.5", "₺45,50"), ("en", "KWD", "1", "KWD\u{A0}1.000"), ("en-IE", "EUR", "13", "€13.00"),
    ])
    func printsAsTheLanguageDoes(language: String, currency: String, amount: String, text: String) throws {
        let form = PriceForm(language: try #require(Language(language)), currency: MenuSite.Currency(currency))
        #expect(form.text(of: try #require(ExactNumber(amount))) == text)
    }

    /// Englishes of Europe whose sign Foundation puts before the amount, and ICU's own formatter, by CLDR's pattern for
    /// them, behind it.
    private static let otherInFoundation: Set<String> = [
        "en-AL", "en-CZ", "en-HU", "en-NO", "en-PL", "en-RU", "en-SE", "en-UA",
    ]

    /// Every locale that ICU has, five currencies and amounts of every length: the form learned gives Foundation's text.
    @Test func agreesWithICUEverywhere() throws {
        let amounts = [
            "0", "0.05", "1", "12.5", "999.99", "1234", "9999.5", "12345.67", "123456", "1234567.89", "98765432.1",
        ]
        var compared = 0
        for identifier in Locale.availableIdentifiers.sorted() {
            let tag = identifier.replacingOccurrences(of: "_", with: "-")
            guard let language = Language(tag), !Self.otherInFoundation.contains(tag) else { continue }
            for code in ["EUR", "JPY", "KWD", "RUB", "USD"] {
                let currency = try #require(Currency(code))
                let form = PriceForm(language: language, currency: currency, decimals: .always)
                for amount in amounts {
                    let exact = try #require(ExactNumber(amount))
                    // An amount with more decimals than its currency has never gets as far as this.
                    guard exact.reduced.scale <= form.digits else { continue }
                    let decimals = max(form.digits, exact.reduced.scale)
                    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: tag))
                        .precision(.fractionLength(decimals))
                    let wanted = try #require(Decimal(string: amount)).formatted(style)
                    #expect(form.text(of: exact) == wanted, "\(tag) \(code) \(amount)")
                    compared += 1
                }
            }
        }
        #expect(compared > 10_000)
    }

    /// The languages whose menus write whole amounts bare, and the ways to ask for the other form.
    @Test func wholeAmountsAreBareWhereMenusWriteThemSo() throws {
        let two = ExactNumber(2)
        let euro = try #require(Currency("EUR"))
        let text = { (language: String, decimals: Decimals) -> String in
            PriceForm(language: Language(language) ?? .english, currency: euro, decimals: decimals).text(of: two)
        }
        for language in [
            "ru", "kk", "uk", "pl", "cs", "hu", "tr", "he", "ar", "zh", "th", "hi", "ko", "ja", "vi", "az",
        ] {
            #expect(
                text(language, .auto).unicodeScalars.count { $0.properties.numericType == .decimal } == 1, "\(language)"
            )
        }
        for language in ["en", "de", "fr", "it", "es", "el", "nl", "sv"] {
            #expect(
                text(language, .auto).unicodeScalars.count { $0.properties.numericType == .decimal } == 3, "\(language)"
            )
        }
        #expect(text("en", .never) == "€2")
        #expect(text("ru", .always) == "2,00\u{A0}€")
    }

    /// ISO 4217's digits where CLDR has the same.
    @Test(arguments: [
        ("JPY", 0), ("KRW", 0), ("VND", 0), ("CLP", 0), ("ISK", 0), ("EUR", 2), ("KZT", 2), ("KWD", 3), ("BHD", 3),
        ("TND", 3),
    ])
    func currenciesHaveTheirDigits(code: String, digits: Int) {
        let form = PriceForm(language: .english, currency: MenuSite.Currency(code))
        #expect(form.digits == digits)
    }

    /// Every locale that ICU has: its direction is the one of the tag.
    @Test func directionsAreICUs() {
        for identifier in Locale.availableIdentifiers.sorted() {
            let tag = identifier.replacingOccurrences(of: "_", with: "-")
            guard let language = Language(tag) else { continue }
            let wanted = Locale.Language(identifier: tag).characterDirection == .rightToLeft
            #expect(language.isRightToLeft == wanted, "\(tag)")
        }
    }
}
