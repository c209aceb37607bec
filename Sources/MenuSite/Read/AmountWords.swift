extension WrittenAmount {
    /// `"price": 12.50, "unit": "kg"` for `12,50 €/kg` and `12.50 per kg`; nil where the text is not an amount for a unit.
    static func amountForUnit(_ text: String) -> String? {
        let words = text.split(separator: " ")
        let divided: (amount: String, unit: String)
        if let slash = text.firstIndex(of: "/") {
            divided = (String(text[..<slash]), trimmed(String(text[text.index(after: slash)...])))
        } else if let per = words.firstIndex(where: {
            ["per", "pro", "je", "par", "al", "за"].contains($0.lowercased())
        }) {
            divided = (words[..<per].joined(separator: " "), words[(per + 1)...].joined(separator: " "))
        } else {
            return nil
        }
        let unit = divided.unit
        // Behind a number stands a unit that is known: `12 / 100 g`, but not `4.50 / 6 large`.
        let isUnit =
            NumberRun.all(in: unit).isEmpty
            ? unit.unicodeScalars.contains { $0.properties.isAlphabetic } : Measure(unit) != nil
        guard isUnit, unit.utf8.count <= 40, let amount = amountAlone(divided.amount) else { return nil }
        return "\"price\": \(amount), \"unit\": \"\(unit)\""
    }

    /// `"price": 4.50, "from": true` for `from 4.50`, `ab 4,50 €` and `4.50+`; nil where the text is not such an amount.
    static func lowestAmount(_ text: String) -> String? {
        let words = text.split(separator: " ")
        let begins = ["from", "ab", "od", "от", "від", "dès", "da", "desde", "vanaf", "fra", "från", "από"]
        var rest: Substring?
        if let first = words.first, begins.contains(first.lowercased()) { rest = text.dropFirst(first.count) }
        for end in ["+", "~", "부터", "から", "起"] where text.hasSuffix(end) { rest = text.dropLast(end.count) }
        return rest.flatMap { amountAlone(String($0)) }.map { "\"price\": \($0), \"from\": true" }
    }

    /// `"priceRange": { … }` for `8.50–12.00`; nil where the text is not two amounts with a dash between.
    static func range(_ runs: [NumberRun], in text: String) -> String? {
        let dashes = text.unicodeScalars.filter { "-–—~～〜".unicodeScalars.contains($0) }
        guard runs.count == 2, dashes.count == 1, !runs.contains(where: \.isOpen), let low = runs[0].likely,
            let high = runs[1].likely, let one = ExactNumber(low), let other = ExactNumber(high), one < other
        else { return nil }
        return "\"priceRange\": \(Forms.rangeExample(low, high))"
    }

    /// The amount of a text that is one number, with a sign or code of currency at most: `€`, `EUR`, `Ft`.
    private static func amountAlone(_ text: String) -> String? {
        let runs = NumberRun.all(in: text)
        guard runs.count == 1, let amount = runs[0].likely, !runs[0].isOpen else { return nil }
        let rest = text.unicodeScalars.filter { !$0.properties.isWhitespace && $0.properties.numericType == nil }
        let letters = rest.filter {
            $0.properties.generalCategory != .currencySymbol && !".,'’".unicodeScalars.contains($0)
        }
        let isSign = letters.count <= 3 && letters.allSatisfy(\.properties.isAlphabetic)
        return isSign && Measure(String(String.UnicodeScalarView(letters))) == nil ? amount : nil
    }
}
