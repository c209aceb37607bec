import Diagnostics
import JSONText

extension Forms {
    /// An exact amount of money: a number, or the same in quotes with a point or a comma before its decimals.
    ///
    /// Anything that could be read in two ways is an error that says what to write; no amount is ever guessed.
    static let amount = Form<Placed<ExactNumber>>(shape: .amount) { value, reading in
        let written: WrittenAmount
        switch value.kind {
        case .number: written = WrittenAmount(number: value.number ?? "")
        case .string: written = WrittenAmount(text: value.string ?? "", isPrice: reading.field == "price")
        case .null: return nil
        case .array:
            reading.error(
                at: value.offset, "'\(reading.field)' is one amount, not a list",
                hint: "for several sizes write \(WrittenAmount.sizes(["2.50", "3.50"]))")
            return nil
        case .object:
            reading.error(
                at: value.offset, "'\(reading.field)' is one amount, not an object",
                hint: "write a number, or \"prices\": [{ \"label\": …, \"amount\": … }]")
            return nil
        case .boolean:
            reading.error(at: value.offset, "'\(reading.field)' is not a number", hint: "write an amount, such as 4.50")
            return nil
        }
        switch written {
        case .amount(let number): return Placed(number, at: value.offset)
        case .fault(let text, let hint):
            reading.error(at: value.offset, text, hint: hint)
            return nil
        }
    }
}

/// An amount as an owner wrote it: exact, or what is wrong with it and what to write.
enum WrittenAmount: Equatable {
    case amount(ExactNumber)
    case fault(String, hint: String)

    /// Reads a JSON number.
    init(number text: String) {
        guard let number = ExactNumber(text) else {
            self = .fault("\(text) has too many digits for an amount", hint: "write at most 15 digits")
            return
        }
        if number.isNegative {
            self = .fault("a price cannot be negative", hint: "write \(number.text().dropFirst())")
            return
        }
        self = .amount(number)
    }

    /// Reads an amount in quotes.
    ///
    /// - Parameter isPrice: whether it is an item's one price, beside which other fields can stand.
    init(text written: String, isPrice: Bool = true) {
        let text = Self.withoutBlanksAtItsEnds(written)
        if text.hasPrefix("=") {
            self = .fault(
                "'\(text)' is the formula of a spreadsheet", hint: "write the amount that it comes to, such as 4.50")
            return
        }
        // What is as long is looked through for nothing else.
        if text.utf8.count > 500 {
            self = .fault(
                "'\(String(text.unicodeScalars.prefix(20)))…' is not an amount", hint: "write an amount such as 4.50")
            return
        }
        if let meant = Self.amountWithSignInside(text) ?? Self.amountWithExponent(text) {
            self = .fault("'\(text)' is not an amount alone", hint: "write \(meant)")
            return
        }
        if isPrice, let meant = Self.amountForUnit(text) ?? Self.lowestAmount(text) {
            self = .fault("'\(text)' is not an amount alone", hint: "write \(meant)")
            return
        }
        let runs = NumberRun.all(in: text)
        guard let first = runs.first else {
            let hint =
                text.isEmpty
                ? "leave 'price' out, or write \"priceNote\": \"market price\"" : "write \"priceNote\": \"\(text)\""
            self = .fault(text.isEmpty ? "the price is empty" : "'\(text)' is not a number", hint: hint)
            return
        }
        if runs.count > 1 {
            let amounts = runs.map { $0.likely ?? $0.text }
            self = .fault(
                "'\(text)' holds \(runs.count) amounts",
                hint: "write \(Self.sizes(amounts))\(Self.range(runs, in: text).map { ", or \($0)" } ?? "")")
        } else if first.text == text {
            self = Self.amount(first)
        } else {
            self = Self.around(first, in: text)
        }
    }

    /// What a text comes to that is one run of digits and marks.
    private static func amount(_ run: NumberRun) -> WrittenAmount {
        switch run.reading {
        case .plain(let digits):
            if let number = ExactNumber(digits) { return .amount(number) }
            return .fault("'\(run.text)' has too many digits for an amount", hint: "write it with two decimals at most")
        case .likely(let digits):
            return .fault("'\(run.text)' is not written in plain digits", hint: "write \(digits)")
        case .two(let thousands, let decimals):
            return .fault(
                "'\(run.text)' holds a separator of thousands, or of decimals",
                hint: "write \(thousands) if thousands are meant, or \(decimals) if decimals are")
        case .unreadable:
            return .fault("'\(run.text)' is not a number", hint: "write an amount such as 4.50")
        }
    }

    private static func withoutBlanksAtItsEnds(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// 3.50 for `3€50`, the way French menus write it.
    private static func amountWithSignInside(_ text: String) -> String? {
        let parts = text.unicodeScalars.split { $0.properties.generalCategory == .currencySymbol }
        guard parts.count == 2, text.unicodeScalars.count == parts[0].count + parts[1].count + 1, parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { 0x30...0x39 ~= $0.value } })
        else { return nil }
        return "\(String(parts[0])).\(String(parts[1]))"
    }

    /// 3.5 for `3.5E0`, the way spreadsheets write it.
    private static func amountWithExponent(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
            text.utf8.first.map({ 0x30...0x39 ~= $0 }) == true
        else { return nil }
        return ExactNumber(text)?.reduced.text()
    }

    /// `"prices": [ … ]` with these amounts, as a message shows it; the labels go by which amount is the larger.
    static func sizes(_ amounts: [String]) -> String {
        let numbers = amounts.map { ExactNumber($0) ?? ExactNumber(0) }
        var labels = amounts.count == 2 ? ["small", "large"] : ["small", "medium", "large", "extra large"]
        if amounts.count <= labels.count, let first = numbers.first, let last = numbers.last, first > last {
            labels = labels.prefix(amounts.count).reversed()
        }
        let entries = amounts.enumerated().map { index, amount in
            "{ \"label\": \"\(index < labels.count ? labels[index] : "size \(index + 1)")\", \"amount\": \(amount) }"
        }
        return "\"prices\": [\(entries.joined(separator: ", "))]"
    }

    /// What is wrong where one number stands among other characters.
    private static func around(_ run: NumberRun, in text: String) -> WrittenAmount {
        guard var meant = run.likely else {
            return .fault("'\(text)' is not an amount", hint: "write an amount such as 4.50")
        }
        if text.hasPrefix("-") || text.hasPrefix("−") {
            return .fault("a price cannot be negative", hint: "write \(meant)")
        }
        if case .two(let thousands, let decimals) = run.reading {
            meant = "\(thousands) if thousands are meant, or \(decimals) if decimals are"
        }
        let rest = text.unicodeScalars.filter { !run.text.unicodeScalars.contains($0) && !$0.properties.isWhitespace }
        let signs = rest.filter { $0.properties.generalCategory == .currencySymbol }
        if rest.isEmpty { return .fault("'\(text)' is not written in plain digits", hint: "write \(meant)") }
        if signs.count == rest.count {
            return .fault("'\(text)' holds a sign of currency", hint: "write \(meant); the currency is the site's")
        }
        return .fault("'\(text)' is not an amount alone", hint: "write \(meant); the words go into the description")
    }
}
