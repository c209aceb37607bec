import Foundation

/// How a language writes amounts of a currency, learned from ICU (CLDR's data) once and then applied to exact digits.
///
/// ICU's own formatter would be asked for each amount; asked three times for the form it gives the same text, and an
/// amount never becomes a binary or rounded number on the way.
struct PriceForm: Sendable, Equatable {
    private var before = ""
    private var after = ""
    private var decimalMark = "."
    private var groupMark = ""
    /// The digits in the last group before the decimals, and in those before it.
    private var lastGroup = 3
    private var otherGroups = 3
    /// The fewest digits that are grouped at all: 5 where 1234 is written without a mark.
    private var groupedFrom = 4
    private var nought: Unicode.Scalar = "0"
    private let currencyDigits: Int
    private let bareWholes: Bool

    /// The form of a language's prices; without a currency, that of its numbers.
    init(language: Language, currency: Currency?, decimals: Decimals = .auto) {
        currencyDigits = currency?.digits ?? 2
        let byLanguage = language.writesWholeAmountsBare && currencyDigits != 3
        bareWholes = currency == nil || decimals == .never || decimals == .auto && byLanguage
        let locale = Locale(identifier: language.tag)
        let print = { (amount: Decimal) -> String in
            if let currency {
                return amount.formatted(.currency(code: currency.code).locale(locale).precision(.fractionLength(2)))
            }
            return amount.formatted(.number.locale(locale).precision(.fractionLength(2)))
        }
        // 1234567.50 shows every mark.
        guard let large = Sample(print(Decimal(123_456_750) / 100)) else { return }
        (before, after, nought) = (large.before, large.after, large.nought)
        decimalMark = large.marks.last ?? decimalMark
        guard large.marks.count > 1 else { return }
        groupMark = large.marks[0]
        lastGroup = large.groups[large.groups.count - 2]
        otherGroups = large.groups.count > 3 ? large.groups[large.groups.count - 3] : lastGroup
        groupedFrom = lastGroup + 1
        // Whether 1234 and 12345 are grouped too: the one is not in Spanish, neither is in Ewe.
        for amount in [123_450, 1_234_550] where Sample(print(Decimal(amount) / 100))?.marks.count == 1 {
            groupedFrom += 1
        }
    }

    /// A printed amount, taken apart.
    private struct Sample {
        let before: String
        let after: String
        /// The runs of digits, and what stands between them.
        var groups = [0]
        var marks: [String] = []
        let nought: Unicode.Scalar

        init?(_ text: String) {
            let scalars = Array(text.unicodeScalars)
            let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
            guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit),
                let value = scalars[first].properties.numericValue,
                let zero = Unicode.Scalar(scalars[first].value - UInt32(value))
            else { return nil }
            before = String(String.UnicodeScalarView(scalars[..<first]))
            after = String(String.UnicodeScalarView(scalars[(last + 1)...]))
            nought = zero
            for scalar in scalars[first...last] {
                if isDigit(scalar) {
                    groups[groups.count - 1] += 1
                } else if groups.last == 0, let open = marks.popLast() {
                    marks.append(open + String(scalar))
                } else {
                    marks.append(String(scalar))
                    groups.append(0)
                }
            }
        }
    }

    /// The amount as a guest of this language reads it: `12,50 €`.
    func text(of amount: ExactNumber) -> String {
        let bare = bareWholes && amount.isWhole
        let decimals = bare ? 0 : max(currencyDigits, amount.reduced.scale)
        let digits = amount.reduced.text(decimals: decimals).split(separator: ".")
        var result = before
        result += grouped(digits.first ?? "0")
        if digits.count > 1, let fraction = digits.last {
            result += decimalMark
            for digit in fraction.utf8 { result.unicodeScalars.append(written(digit)) }
        }
        return result + after
    }

    private func grouped(_ whole: Substring) -> String {
        var result = ""
        let count = whole.utf8.count
        for (position, digit) in whole.utf8.enumerated() {
            let left = count - position
            let mark = left == lastGroup || left > lastGroup && (left - lastGroup).isMultiple(of: otherGroups)
            if position > 0, count >= groupedFrom, mark { result += groupMark }
            result.unicodeScalars.append(written(digit))
        }
        return result
    }

    private func written(_ digit: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(nought.value + UInt32(digit) - 0x30) ?? nought
    }
}
