import Diagnostics
import JSONText

extension Forms {
    /// A currency that is in use, by its ISO 4217 code.
    static let currency = Form<Currency>(shape: .matching(#"[A-Z]{3}"#)) { value, reading in
        guard let code = reference.read(value, &reading) else { return nil }
        if let currency = Currency(code.value), ICU.isCurrency(currency.code), isPaidWith(currency.code) {
            return currency
        }
        let wasOne = ICU.currencies(inUse: false).contains(code.value)
        let near = nearestCurrency(to: code.value)
        reading.error(
            at: value.offset, "'\(code.value)' is no \(wasOne ? "longer a " : "")currency",
            hint: near.map { wasOne ? "write '\($0)'" : "did you mean '\($0)'?" }
                ?? "write its three letters, such as EUR, USD or RUB")
        return nil
    }

    /// Whether something can be paid with it: ISO 4217 has codes of funds, metals and tests too, and of four currencies that
    /// several countries share.
    private static func isPaidWith(_ code: String) -> Bool {
        if code.utf8.first == UInt8(ascii: "X") { return ["XAF", "XCD", "XCG", "XOF", "XPF"].contains(code) }
        return !["BOV", "CHE", "CHW", "CLF", "COU", "MXV", "USN", "UYI", "UYW"].contains(code)
    }

    /// The currency in use that an owner most likely means, by its code, sign, name or country; nil where none is near.
    private static func nearestCurrency(to written: String) -> String? {
        let upper = written.uppercased()
        let inUse = ICU.currencies(inUse: true).filter(isPaidWith)
        if inUse.contains(upper) { return upper }
        let names = inUse.map { ($0, ICU.englishNames(ofCurrency: $0)) }
        if let code = names.first(where: { $0.1.sign == written })?.0 { return code }
        // A sign or the last word of a name, such as yen, that only one currency has.
        let lastWords = names.map { matchKey(String($0.1.name.split(separator: " ").last ?? "")) }
        let word = matchKey(written)
        let meant = word.utf8.count > 3 ? nearest(to: word, in: lastWords) ?? word : word
        if let code = names.first(where: { matchKey($0.1.name) == meant })?.0 { return code }
        let named = zip(names, lastWords).filter { $0.1.shortSign == written || $1 == meant }
        if named.count == 1 { return named[0].0.0 }
        guard upper.utf8.count == 3, upper.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
            return upper.utf8.count > 3 ? nearest(to: upper, in: inUse) : nil
        }
        if let code = inUse.first(where: { $0.utf8.sorted() == upper.utf8.sorted() }) { return code }
        // ISO 4217 begins a code with that of its country: RUR and UKP.
        return ICU.region(String(upper.prefix(2))).flatMap { ICU.currency(ofRegion: $0) }.flatMap {
            inUse.contains($0) ? $0 : nil
        }
    }
}
