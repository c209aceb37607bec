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
    init(_ price: Price, unit: String?, of site: Site) {
        label = price.label
        isRange = price.high != nil
        if let low = price.amount, let high = price.high, let form = site.priceRanges {
            amount = form.text(from: low, to: high)
        } else {
            amount = price.amount.map(site.prices.text(of:))
        }
        let place = price.isFrom ? site.words.from.firstRange(of: "{amount}") : nil
        before = place.flatMap {
            $0.lowerBound == site.words.from.startIndex ? nil : String(site.words.from[..<$0.lowerBound])
        }
        after = place.flatMap {
            $0.upperBound == site.words.from.endIndex ? nil : String(site.words.from[$0.upperBound...])
        }
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

extension Item {
    /// The prices that a section of a style shows: all of them, or on the small cards of squares and carousel the lowest
    /// alone, where the item says `from`; no size is left out unless its owner says so.
    func shownPrices(in style: String) -> [Price] {
        if prices.count == 1, var price = prices.first {
            price.isFrom = isFrom && price.amount != nil
            return [price]
        }
        let amounts = prices.compactMap(\.amount)
        guard isFrom, ["squares", "carousel"].contains(style), let lowest = amounts.min() else { return prices }
        let isFrom = amounts.count < prices.count || amounts.contains { $0 > lowest }
        return [Price(amount: lowest, isFrom: isFrom)]
    }
}
