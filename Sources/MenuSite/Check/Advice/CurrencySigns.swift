/// How amounts of money are told from other numbers in a page's prose: by any sign of currency (Unicode's category Sc), by
/// the sign and code of the page's own currency and what people write for it, and by the codes of the three currencies that
/// are written everywhere.
struct CurrencySigns: Sendable {
    /// Codes, which are written in capitals.
    private let codes: [[Unicode.Scalar]]
    /// Signs made of letters, in lower case.
    private let words: [[Unicode.Scalar]]

    init(of currency: Currency?, form: PriceForm) {
        codes = Set(["EUR", "USD", "GBP"] + [currency?.code].compactMap { $0 }).sorted().map {
            Array($0.unicodeScalars)
        }
        // The sign of the page's own form, such as kr or Ft, is what stands about the digits of an amount. One letter can be
        // a litre or a gram as well; the code is looked for in capitals.
        let own = String(
            String.UnicodeScalarView(
                (form.before + form.after).unicodeScalars.filter {
                    $0.properties.generalCategory != .format && !Self.isBlank($0)
                }))
        let isWord =
            own.unicodeScalars.count > 1 && own != currency?.code && !own.unicodeScalars.contains(where: Self.isSign)
        let spoken = currency.map { Self.spoken[$0.code] ?? [] } ?? []
        words = ((isWord ? [own] : []) + spoken).map { word in
            var scalars = Array(word.lowercased().unicodeScalars)
            while scalars.last == "." { scalars.removeLast() }
            return scalars
        }
    }

    /// What people write for a currency beside its sign; none that is a word of food or time as well.
    private static let spoken: [String: [String]] = [
        "AED": ["dh", "dhs", "درهم"], "AZN": ["manat"], "BGN": ["лв"], "CHF": ["sfr"], "CNY": ["元"],
        "CZK": ["kč"], "DKK": ["kr"], "EGP": ["جنيه"], "EUR": ["euro", "euros", "евро", "ευρώ"],
        "HKD": ["元"], "HUF": ["ft"], "IDR": ["rp"], "ILS": ["שח", "ש\"ח", "ש״ח"], "INR": ["rs"], "ISK": ["kr"],
        "JPY": ["円"], "KRW": ["원"], "KZT": ["тг", "тенге"], "LKR": ["rs"], "MYR": ["rm"], "NOK": ["kr"],
        "NPR": ["rs"], "PKR": ["rs"], "PLN": ["zł", "zl"], "RON": ["lei"], "RSD": ["din", "дин"],
        "RUB": ["р", "руб", "рублей", "рубля"], "SAR": ["ريال"], "SEK": ["kr"], "THB": ["บาท"], "TRY": ["tl"],
        "TWD": ["元"], "UAH": ["грн"], "USD": ["dollars"], "VND": ["đ", "đồng"], "ZAR": ["r"],
    ]

    /// Where the sign begins that ends before a number; nil where none does.
    ///
    /// A blank, and a dot as in `Rs. 250`, may stand between.
    func before(_ start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        var end = start
        if end > 0, Self.isBlank(scalars[end - 1]) { end -= 1 }
        if end > 0, Self.isSign(scalars[end - 1]) { return end - 1 }
        if end > 1, scalars[end - 1] == "." { end -= 1 }
        for (sign, isWord) in codes.map({ ($0, false) }) + words.map({ ($0, true) }) {
            let from = end - sign.count
            guard from >= 0, Self.matches(scalars[from..<end], sign, isWord: isWord) else { continue }
            if from == 0 || !scalars[from - 1].properties.isAlphabetic { return from }
        }
        return nil
    }

    /// Where the sign ends that begins behind a number; nil where none does.
    ///
    /// A blank, and a dash in place of decimals as in `12,– €`, may stand between.
    func after(_ end: Int, in scalars: [Unicode.Scalar]) -> Int? {
        var from = end
        if from + 1 < scalars.count, scalars[from] == "," || scalars[from] == ".",
            "-–—".unicodeScalars.contains(scalars[from + 1])
        {
            from += 2
        }
        let hasBlank = from < scalars.count && Self.isBlank(scalars[from])
        if hasBlank { from += 1 }
        if from < scalars.count, Self.isSign(scalars[from]) {
            // The sign of `1/4 €5` is the next number's.
            let isNext = hasBlank && from + 1 < scalars.count && scalars[from + 1].properties.numericType == .decimal
            return isNext ? nil : from + 1
        }
        for (sign, isWord) in codes.map({ ($0, false) }) + words.map({ ($0, true) }) {
            let to = from + sign.count
            guard to <= scalars.count, Self.matches(scalars[from..<to], sign, isWord: isWord) else { continue }
            // Chinese, Japanese, Korean and Thai write on without a blank.
            let endsAnywhere = (sign.first?.value ?? 0) >= 0x0E00
            if endsAnywhere || to == scalars.count || !scalars[to].properties.isAlphabetic { return to }
        }
        return nil
    }

    private static func matches(_ scalars: ArraySlice<Unicode.Scalar>, _ sign: [Unicode.Scalar], isWord: Bool) -> Bool {
        scalars.elementsEqual(sign) { isWord ? $0.properties.lowercaseMapping == String($1) : $0 == $1 }
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .currencySymbol
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
    }
}
