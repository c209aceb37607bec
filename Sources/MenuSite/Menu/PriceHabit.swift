/// The sign that menus of a country write at an amount where CLDR has another one: `4,500원` for CLDR's `₩4,500`.
struct PriceHabit: Sendable, Equatable {
    let before: String
    let after: String

    /// The habit of a language with a currency; nil where none is known here.
    ///
    /// Sources, each for the sign and for the blank that is not there:
    /// - ko, KRW: Hangul orthography (Ministry of Culture), article 43, with its example `80원`.
    /// - ja, JPY: 公用文作成の考え方 (Council for Cultural Affairs, 2022), numbers, with groups of three and 円 behind them.
    /// - zh-Hans, CNY: Law on the People's Bank of China, article 17, names 元 as the unit.
    /// - zh-Hant, TWD: 公文書橫式書寫數字使用原則 (Executive Yuan, 2004), whose list of examples has 元 behind the digits.
    /// - vi, VND: Law on the State Bank of Vietnam (46/2010/QH12), article 16, has `đ` as the sign in the country.
    /// - id, IDR: Pedoman Umum Ejaan Bahasa Indonesia, numbers, with its example `Rp5.000,00`.
    init?(language: Language, currency: Currency) {
        let (before, after): (String, String)
        switch (language.primary, currency.code) {
        case ("ko", "KRW"): (before, after) = ("", "원")
        case ("ja", "JPY"): (before, after) = ("", "円")
        case ("zh", "CNY") where !language.isTraditionalChinese: (before, after) = ("", "元")
        case ("zh", "TWD") where language.isTraditionalChinese: (before, after) = ("", "元")
        case ("vi", "VND"): (before, after) = ("", "đ")
        case ("id", "IDR"): (before, after) = ("Rp", "")
        default: return nil
        }
        (self.before, self.after) = (before, after)
    }

    /// The languages and currencies that have one, for a message.
    static let known: [(language: String, currency: String)] = [
        ("ko", "KRW"), ("ja", "JPY"), ("zh-Hans", "CNY"), ("zh-Hant", "TWD"), ("vi", "VND"), ("id", "IDR"),
    ]
}

extension Language {
    /// Whether it is Chinese in traditional characters, by its script or region, as Carte's words are chosen.
    fileprivate var isTraditionalChinese: Bool {
        Words.inLanguage(tag)?.language == "zh-Hant"
    }
}
