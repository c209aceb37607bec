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
        case .string: written = WrittenAmount(text: value.string ?? "")
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
    init(text: String) {
        let text = trimmed(text)
        let numbers = Self.numbers(in: text)
        guard let first = numbers.first else {
            let note =
                text.isEmpty
                ? "leave 'price' out, or write \"priceNote\": \"market price\"" : "write \"priceNote\": \"\(text)\""
            self = .fault(text.isEmpty ? "the price is empty" : "'\(text)' is not a number", hint: note)
            return
        }
        if numbers.count > 1 {
            let sizes = numbers.map { Self.plain($0).0 ?? $0 }
            self = .fault("'\(text)' holds \(numbers.count) amounts", hint: "write \(Self.sizes(sizes))")
            return
        }
        let (plain, doubt) = Self.plain(first)
        guard first == text else {
            self = Self.around(first, plain ?? first, in: text)
            return
        }
        if let plain, doubt == nil, let number = ExactNumber(plain) {
            self = .amount(number)
        } else {
            self = .fault(
                plain == nil ? "'\(text)' is not a number" : "'\(text)' holds a separator of thousands",
                hint: doubt ?? "write at most 15 digits")
        }
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
    private static func around(_ number: String, _ plain: String, in text: String) -> WrittenAmount {
        if text.hasPrefix("-") || text.hasPrefix("−") {
            return .fault("a price cannot be negative", hint: "write \(plain)")
        }
        let rest = text.unicodeScalars.filter { !number.unicodeScalars.contains($0) }
        if rest.contains(where: { $0.properties.generalCategory == .currencySymbol }) {
            return .fault("'\(text)' holds a sign of currency", hint: "write \(plain); the currency is the site's")
        }
        return .fault(
            "'\(text)' is not an amount alone", hint: "write \(plain); words go into \"priceNote\" or \"unit\"")
    }

    /// The runs of digits, points and commas (and of blanks between groups of three) that a text holds.
    private static func numbers(in text: String) -> [String] {
        var numbers: [String] = []
        var run = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isDigit = scalar.properties.numericType == .decimal
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let followed = next?.properties.numericType == .decimal
            if isDigit || separators.contains(scalar) && !run.isEmpty && followed {
                run.append(scalar)
            } else if !run.isEmpty {
                numbers.append(String(run))
                run = String.UnicodeScalarView()
            }
        }
        if !run.isEmpty { numbers.append(String(run)) }
        return numbers
    }

    private static let separators: Set<Unicode.Scalar> = [
        ".", ",", "'", "\u{2019}", " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{066B}", "\u{066C}", "\u{FF0C}",
        "\u{FF0E}",
    ]

    /// The number in plain digits with a point, and what to write if that reading is not the only one.
    private static func plain(_ number: String) -> (String?, doubt: String?) {
        var groups: [String] = [""]
        var marks: [Unicode.Scalar] = []
        var foreign = false
        for scalar in number.unicodeScalars {
            if separators.contains(scalar) {
                marks.append(scalar)
                groups.append("")
            } else if let digit = scalar.properties.numericValue {
                groups[groups.count - 1] += String(Int(digit))
                foreign = foreign || !scalar.isASCII
            }
        }
        guard let last = groups.last else { return (nil, nil) }
        let whole = groups.joined()
        if marks.isEmpty { return (whole, foreign ? "write \(whole)" : nil) }
        let point = groups.dropLast().joined() + "." + last
        let isPoint = marks.last.map { $0 == "." || $0 == "," } ?? false
        let others = Set(marks.dropLast())
        if marks.count == 1, isPoint, last.utf8.count != 3, !foreign { return (point, nil) }
        if marks.count == 1, isPoint, last.utf8.count == 3 {
            return (whole, "write \(whole) if thousands are meant, or \(trimmedDecimals(point)) if decimals are")
        }
        // 1,095.00 and 1.095,00: the last mark is another one than those before it.
        let decimals = isPoint && marks.last.map { !others.contains($0) } ?? false
        let meant = decimals ? trimmedDecimals(point) : whole
        return (meant, "write \(meant)")
    }

    /// Without noughts at the end of the decimals where all are noughts: 1095 for 1095.00.
    private static func trimmedDecimals(_ number: String) -> String {
        guard let exact = ExactNumber(number) else { return number }
        return exact.isWhole ? exact.reduced.text() : exact.text()
    }
}
