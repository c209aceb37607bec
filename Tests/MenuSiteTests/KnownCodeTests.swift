import Foundation
import Testing

@testable import MenuSite

/// Currencies and languages that there are, and what is said of those that there are not.
@Suite struct KnownCodeTests {
    /// CLDR's codes, as Babel has them (Prices/make-codes.py).
    private static let codes: [String: [String]] = {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Prices/codes.tsv"
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
    }()

    /// Former money that the toolchain's ICU still counts among that in use.
    private static let stillInUse: Set = ["ANG", "CUC", "HRK", "SLL", "USS", "VEF", "XFO", "XFU"]

    @Test func everyTenderIsACurrency() {
        let tender = Self.codes["tender"] ?? []
        #expect(tender.count > 140)
        #expect(tender.filter { !ICU.isCurrency($0) } == [])
    }

    @Test func formerMoneyIsNone() {
        let former = Self.codes["former"] ?? []
        #expect(former.count > 80)
        #expect(Set(former.filter { ICU.isCurrency($0) }) == Self.stillInUse)
        let all = Set(ICU.currencies(inUse: false))
        #expect(former.filter { !all.contains($0) } == [])
    }

    @Test func everyLocalesLanguageIsOne() {
        let languages = Self.codes["languages"] ?? []
        #expect(languages.count > 200)
        #expect(languages.filter { LanguageTag($0).fault != nil } == [])
    }

    private func said(language: String = "en", currency: String = "USD", more: String = "") throws -> (String, String?)
    {
        let site = try SiteFixture(
            menu: #"{"items": [{"name": "a", "price": 1}]}"#,
            site: #"{"language": "\#(language)", "currency": "\#(currency)", "name": "T"\#(more)}"#)
        let result = site.build()
        #expect(result.report.messages.count <= 1, "\(result.printed)")
        return (result.messages.first ?? "", result.report.messages.first?.hint)
    }

    @Test(arguments: [
        ("EURO", "did you mean 'EUR'?"), ("€", "did you mean 'EUR'?"), ("£", "did you mean 'GBP'?"),
        ("$", "did you mean 'USD'?"), ("₽", "did you mean 'RUB'?"), ("zł", "did you mean 'PLN'?"),
        ("eur", "did you mean 'EUR'?"), ("Euros", "did you mean 'EUR'?"), ("yen", "did you mean 'JPY'?"),
        ("UKP", "did you mean 'GBP'?"), ("GPB", "did you mean 'GBP'?"), ("JPN", "did you mean 'JPY'?"),
        ("złoty", "did you mean 'PLN'?"),
        ("dollar", "write its three letters, such as EUR, USD or RUB"),
        ("XYZ", "write its three letters, such as EUR, USD or RUB"),
        ("Fr.", "write its three letters, such as EUR, USD or RUB"),
    ])
    func aCurrencyThatIsNoneIsAFault(code: String, hint: String) throws {
        let (text, said) = try said(currency: code)
        #expect(text == "1:32 error '\(code)' is no currency")
        #expect(said == hint)
    }

    @Test(arguments: [("RUR", "RUB"), ("DEM", "EUR"), ("FRF", "EUR"), ("BYR", "BYN"), ("TRL", "TRY"), ("UAK", "UAH")])
    func formerMoneyIsToldWhatIsPaidWithToday(code: String, today: String) throws {
        let (text, hint) = try said(currency: code)
        #expect(text == "1:32 error '\(code)' is no longer a currency")
        #expect(hint == "write '\(today)'")
    }

    @Test(arguments: [
        ("gr", "el", "Greek"), ("ua", "uk", "Ukrainian"), ("jp", "ja", "Japanese"), ("cn", "zh", "Chinese"),
        ("cz", "cs", "Czech"), ("dk", "da", "Danish"), ("vn", "vi", "Vietnamese"), ("english", "en", "English"),
        ("Deutsch", "de", "German"), ("francais", "fr", "French"), ("русский", "ru", "Russian"),
        ("日本語", "ja", "Japanese"),
        ("deu", "de", "German"), ("ger", "de", "German"), ("sp", "es", "Spanish"), ("eng-US", "en", "English"),
    ])
    func aLanguageThatIsNoneIsAFault(tag: String, code: String, name: String) throws {
        let (text, hint) = try said(language: tag)
        #expect(text == "1:14 error '\(tag)' is no language")
        #expect(hint == "did you mean '\(code)' (\(name))?")
    }

    @Test(arguments: [
        ("xx", "'xx' is no language", "write a tag such as en, ru, pt-BR or zh-Hans"),
        ("xx-GR", "'xx-GR' is no language", "write a tag such as en, ru, pt-BR or zh-Hans"),
        ("pt_BR", "'pt_BR' is no language", "write 'pt-BR'"), ("en_UK", "'UK' is no region", "write 'en-GB'"),
        ("en-UK", "'UK' is no region", "write 'en-GB'"), ("en-USA", "'USA' is no region", "write 'en-US'"),
        ("en-EN", "'EN' is no region", "write 'en'"), ("es-999", "'999' is no region", "write 'es'"),
        ("zh-Hanz", "'Hanz' is no script", "did you mean 'zh-Hans'?"),
        ("zh-Hanz-TW", "'Hanz' is no script", "did you mean 'zh-Hans-TW'?"),
        (
            "sr-Cyrillic-rs-xyz", "'xyz' has no place there in a language's tag",
            "write a tag such as en, ru, pt-BR or zh-Hans"
        ),
        ("zh-CN-Hans", "'Hans' has no place there in a language's tag", "write 'zh-Hans-CN'"),
    ])
    func aTagOfUnknownPartsIsAFault(tag: String, text: String, hint: String) throws {
        let said = try said(language: tag)
        #expect(said.0 == "1:14 error \(text)")
        #expect(said.1 == hint)
    }

    @Test(arguments: [
        "en", "EN", "zh-CN", "zh-Hans", "zh-Hant-TW", "es-419", "pt-BR", "de-1996", "en-x-foo", "de-u-nu-latn",
        "zh-yue",
        "iw", "sr-Latn-x-y",
    ])
    func aTagOfKnownPartsIsNone(tag: String) {
        #expect(LanguageTag(tag).fault == nil)
    }

    @Test func aLanguageWithoutWordsIsAWarningThatSaysHowToGiveThem() throws {
        let (text, hint) = try said(language: "da")
        #expect(text == "1:14 warning Carte has no words in Danish; it prints English ones")
        #expect(hint == #"write yours into "words": { "soldOut": "…" } of content/site.json"#)
        #expect(try said(language: "da", more: #", "words": {"soldOut": "Udsolgt"}"#).0 == "")
        // A language that is there, and the country whose code it has.
        #expect(try said(language: "kr").1?.hasPrefix("did you mean 'ko' (Korean)? else write yours") == true)
        // Serbian is not taken for the Dutch of Suriname.
        #expect(try said(language: "sr").1?.hasPrefix("write yours") == true)
    }

    @Test func wordsOfAnOuterFileCountForAPageOfItsLanguage() throws {
        let site = try SiteFixture(
            menu: #"{"items": [{"name": "a"}]}"#,
            site: #"{"name": "T", "language": "da", "words": {"soldOut": "Udsolgt"}, "currency": "DKK"}"#)
        try site.write(#"{"site": {"name": "U"}, "items": [{"name": "a"}]}"#, to: "content/a/menu.json")
        try site.write(#"{"site": {"language": "fi"}, "items": [{"name": "a"}]}"#, to: "content/fi/menu.json")
        #expect(site.build().messages == ["1:23 warning Carte has no words in Finnish; it prints English ones"])
    }
}
