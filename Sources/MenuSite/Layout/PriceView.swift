import Mustache

/// A price.
struct PriceView: View {
    let label: String?
    let amount: String?
    let isRange: Bool
    let before: String?
    let after: String?
    let unit: String?

    /// A price as a page writes it.
    init(_ price: Price, unit: String?, on page: PageContent) {
        label = price.label
        isRange = price.high != nil
        if let low = price.amount, let high = price.high, let form = page.menu.site.priceRanges {
            amount = form.text(from: low, to: high)
        } else {
            amount = price.amount.map { page.menu.site.prices.text(of: $0) }
        }
        (before, after) = price.isFrom ? page.menu.site.words.aroundLowest : (nil, nil)
        self.unit = amount == nil ? nil : unit
    }

    static let table = RecordTable<PriceView>(
        "price",
        [
            .text("label", "The size it is for.") { $0.label },
            .text("amount", "The amount or range as the page's language writes it.") { $0.amount },
            .flag("isRange", "Whether it is a range, which may be broken into two lines.") { $0.isRange },
            .text("before", "The words before the lowest of several amounts: from.") { $0.before },
            .text("after", "The words after it, in languages that have them there.") { $0.after },
            .text("unit", "What the amount is for: kg, 100 g, piece.") { $0.unit },
        ])
}

extension Words {
    /// What stands before and after the lowest of several amounts.
    fileprivate var aroundLowest: (before: String?, after: String?) {
        guard let place = from.firstRange(of: "{amount}") else { return (nil, nil) }
        let (before, after) = (from[..<place.lowerBound], from[place.upperBound...])
        return (before.isEmpty ? nil : String(before), after.isEmpty ? nil : String(after))
    }
}

extension Item {
    /// The prices that a section of a style shows: all of them, or on the small cards of squares and carousel the lowest
    /// alone, where the item says `from`; no size is left out unless its owner says so.
    @inline(__always)
    func shownPrices(in style: String) -> [Price] {
        if isPlain { return prices }
        if prices.count == 1, var price = prices.first {
            price.isFrom = self.isFrom && price.amount != nil
            return [price]
        }
        let amounts = prices.compactMap(\.amount)
        guard self.isFrom, ["squares", "carousel"].contains(style), let lowest = amounts.min() else { return prices }
        let isFrom = amounts.count < prices.count || amounts.contains { $0 > lowest }
        return [Price(amount: lowest, isFrom: isFrom)]
    }
}
