import Diagnostics

/// Descriptions of items that hold an amount of money, the first of each.
///
/// It is then missing where prices are looked for, and printed in another form than the page's; what can be added is an
/// option.
@Sendable func pricesInDescriptions(on page: AdvisedPage) -> [Advice] {
    let signs = CurrencySigns(of: page.site.currency, form: page.prices)
    return page.items.compactMap { item in
        guard var description = item.description,
            let price = StatedPrice(in: String(decoding: description.text, as: UTF8.self), signs)
        else { return nil }
        let amount = price.amount ?? "…"
        let hint =
            if price.isMore {
                "write \"options\": [{ \"name\": \"…\", \"price\": \(amount) }]"
            } else if item.statesPrice {
                "write sizes into \"prices\" and what can be added into \"options\", so that it is printed as prices are"
            } else {
                "write \"price\": \(amount), so that it is printed as prices are"
            }
        return Advice(
            at: description.place(ofByte: price.offset), "a price, '\(price.text)', stands in the description",
            hint: hint)
    }
}

/// An amount of money in a text: digits with a sign or code of a currency beside them.
///
/// Digits alone are not taken for one: they are weights, years, times, shares.
struct StatedPrice: Equatable {
    /// The amount with its sign, as it is written.
    let text: String
    /// The byte at which that begins.
    let offset: Int
    /// Its digits as a menu file has them; nil where they can be read in two ways.
    let amount: String?
    /// Whether it is what something costs more: a plus stands before it.
    let isMore: Bool

    /// The first in a text, or nil.
    init?(in text: String, _ signs: CurrencySigns) {
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while let start = scalars[index...].firstIndex(where: Self.isDigit) {
            var end = Self.endOfNumber(scalars, from: start)
            index = end
            let sign = signs.before(start, in: scalars)
            let closing = signs.after(end, in: scalars)
            guard sign != nil || closing != nil else { continue }
            let number = NumberRun.all(in: Self.text(scalars[start..<end])).first
            let first = sign ?? start
            end = closing ?? end
            self.text = Self.text(scalars[first..<end])
            offset = scalars[..<first].reduce(0) { $0 + UTF8.width($1) }
            amount =
                switch number?.reading {
                case .plain(let digits), .likely(let digits): digits
                default: nil
                }
            isMore = scalars[..<first].last { !$0.properties.isWhitespace } == "+" || self.text.hasPrefix("+")
            return
        }
        return nil
    }

    /// Where the number ends that begins here: its digits, and marks and groups of three that digits follow.
    private static func endOfNumber(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
        var end = start
        while end < scalars.count {
            if isDigit(scalars[end]) {
                end += 1
            } else if ".,'\u{2019}\u{66B}\u{66C}".unicodeScalars.contains(scalars[end]), end + 1 < scalars.count,
                isDigit(scalars[end + 1])
            {
                end += 1
            } else if scalars[end].properties.isWhitespace, scalars[(end + 1)...].prefix(while: isDigit).count == 3 {
                end += 1
            } else {
                break
            }
        }
        return end
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType == .decimal
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
