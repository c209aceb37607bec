import Foundation
import Testing

@testable import MenuSite

/// CLDR's forms of prices and ranges, as other implementations have them (Prices/make-prices.py, Prices/make-ranges.mjs).
@Suite struct PriceTableTests {
    /// A locale, a currency and what is printed.
    struct Row: Sendable, CustomTestStringConvertible {
        let tag: String
        let currency: String
        let texts: [String]

        var testDescription: String { "\(tag) \(currency)" }

        static func all(of file: String) -> [Row] {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Prices/" + file
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            return text.split(separator: "\n").map { line in
                let fields = line.split(separator: "\t").map(String.init)
                return Row(tag: fields[0], currency: fields[1], texts: Array(fields.dropFirst(2)))
            }
        }
    }

    private static let prices = Row.all(of: "prices.tsv")
    private static let ranges = Row.all(of: "ranges.tsv")
    private static let amounts = ["1", "12.5", "999.99", "1234", "12345.6", "1234567.89", "1234567"]

    /// Locales that group from five digits on (CLDR, minimumGroupingDigits), which Babel does not know.
    private static let groupsFromFive: Set = [
        "bg", "es", "et", "hu", "it", "it-CH", "ka", "lv", "pl", "pt-PT", "sl",
    ]

    /// What the toolchain's ICU has for 1234 where Babel has something else.
    private static let otherInBabel = [
        // A blank between a sign that ends in a letter and the digits (UTS 35, currencySpacing), which Babel lacks.
        "en KWD": "KWD\u{A0}1,234.000", "en-ZA ZAR": "R\u{A0}1\u{A0}234,00",
        // A pattern that Babel takes from es-419.
        "es-AR ARS": "$\u{A0}1.234,00",
        // No decimals, as nobody there has coins for them.
        "es-CO COP": "$\u{A0}1.234", "id IDR": "Rp1.234",
        // Data of the toolchain's own: digits, the place of the sign, the narrow yen sign.
        "bn BDT": "1,234.00৳", "fr-CH CHF": "CHF\u{A0}1\u{202F}234,00", "ja JPY": "¥1,234",
    ]

    /// What it has for 1234 to 56789 where CLDR 48 in Node has something else.
    private static let otherInNode = [
        "bn BDT": "1,234.00৳ – 56,789.00৳", "fr-CH CHF": "CHF\u{A0}1\u{202F}234,00–56\u{202F}789,00",
        "ja JPY": "¥1,234 ～ ¥56,789",
        // The apostrophe, the dash and the blank are others in CLDR 48.
        "de-CH CHF": "CHF\u{A0}1’234.00–56’789.00", "de-LI CHF": "CHF\u{A0}1’234.00–56’789.00",
        "it-CH CHF": "CHF\u{A0}1234.00-56’789.00", "sv SEK": "1\u{A0}234,00‒56\u{A0}789,00\u{A0}kr",
        "id IDR": "Rp1.234–56.789", "ms MYR": "RM1,234.00–56,789.00",
        // So are the decimals of these currencies.
        "hu HUF": "1234,00–56\u{A0}789,00\u{A0}Ft", "sr RSD": "1.234–56.789\u{A0}RSD",
    ]

    @Test func theTablesHaveThePairsThatCount() {
        #expect(Self.prices.count > 60 && Self.prices.map(\.testDescription) == Self.ranges.map(\.testDescription))
        let pairs = Set(Self.prices.map(\.testDescription))
        // Those that the vocabulary of the field names.
        for pair in [
            "en-US USD", "en-GB GBP", "de EUR", "es EUR", "it EUR", "el EUR", "fr EUR", "nl EUR", "de-AT EUR",
            "pt-BR BRL",
            "de-CH CHF", "pl PLN", "cs CZK", "ru RUB", "uk UAH", "kk KZT", "hu HUF", "tr TRY", "az AZN", "he ILS",
            "ar SAR",
            "ja JPY", "ko KRW", "vi VND", "hi INR",
        ] {
            #expect(pairs.contains(pair), "\(pair)")
        }
        #expect(pairs.isSuperset(of: Self.otherInBabel.keys) && pairs.isSuperset(of: Self.otherInNode.keys))
    }

    @Test(arguments: prices) func pricesAreCLDRs(row: Row) throws {
        let language = try #require(Language(row.tag))
        let form = PriceForm(language: language, currency: MenuSite.Currency(row.currency), decimals: .always)
        let texts = try Self.amounts.map { amount in
            let exact = try #require(ExactNumber(amount))
            return amount == Self.amounts.last ? form.text(of: exact, decimals: 0) : form.text(of: exact)
        }
        if let other = Self.otherInBabel[row.testDescription] {
            #expect(texts[3] == other && row.texts[3] != other)
            return
        }
        var compared = 0
        for (text, var wanted) in zip(texts, row.texts) where wanted != "-" {
            if text == texts[3], Self.groupsFromFive.contains(row.tag) {
                let mark = try #require(wanted.firstIndex(of: "1").map { wanted.index(after: $0) })
                #expect(wanted[mark] != "2")
                wanted.remove(at: mark)
            }
            #expect(text == wanted)
            compared += 1
        }
        #expect(compared >= 3 && row.texts.count == Self.amounts.count)
    }

    @Test(arguments: ranges) func rangesAreCLDRs(row: Row) throws {
        let language = try #require(Language(row.tag))
        let currency = MenuSite.Currency(row.currency)
        let amounts = PriceForm(language: language, currency: currency, decimals: .always)
        let form = PriceRangeForm(of: amounts, learned: amounts, language: language, currency: currency)
        let texts = [(8, 12), (1234, 56789)].map { form.text(from: ExactNumber($0), to: ExactNumber($1)) }
        if let other = Self.otherInNode[row.testDescription] {
            #expect(texts[1] == other && row.texts[1] != other)
        } else {
            #expect(texts == row.texts)
        }
    }
}
