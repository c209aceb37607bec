extension JSONWriter {
    /// What an item costs, in schema.org's words, as a section of a style shows it; nothing where there is no number.
    ///
    /// An amount is an Offer, and each size is one with its name. A range, and the lowest of several amounts, is an
    /// AggregateOffer. Where the amount is for a unit it stands in a UnitPriceSpecification alone, so that nobody takes it
    /// for the price of the dish.
    mutating func offers(of item: Item, in style: String, _ currency: Currency, digits: Int) {
        let prices = item.shownPrices(in: style).filter { $0.amount != nil }
        guard let first = prices.first else { return }
        let (unit, isSoldOut, code) = (item.isPlain ? nil : item.unit, item.isSoldOut, currency.code)
        let write = { (price: Price, json: inout JSONWriter) in
            json.object { $0.offer(price, for: unit, isSoldOut: isSoldOut, code, digits: digits) }
        }
        if prices.count == 1 {
            value("offers") { write(first, &$0) }
        } else {
            list("offers", prices, each: write)
        }
    }

    private mutating func offer(_ price: Price, for unit: String?, isSoldOut: Bool, _ currency: String, digits: Int) {
        let isOpen = price.high != nil || price.isFrom
        constant(isOpen && unit == nil ? "\"@type\":\"AggregateOffer\"" : "\"@type\":\"Offer\"")
        if let label = price.label { text("name", label) }
        if let unit {
            value("priceSpecification") { json in
                json.object {
                    $0.text("@type", "UnitPriceSpecification")
                    $0.amounts(of: price, isOpen ? ("minPrice", "maxPrice") : ("price", ""), digits)
                    $0.text("priceCurrency", currency)
                    $0.unit(unit)
                }
            }
        } else {
            amounts(of: price, isOpen ? ("lowPrice", "highPrice") : ("price", ""), digits)
            text("priceCurrency", currency)
        }
        if isSoldOut { text("availability", "https://schema.org/SoldOut") }
    }

    private mutating func amounts(of price: Price, _ keys: (low: StaticString, high: StaticString), _ digits: Int) {
        if let amount = price.amount { self.amount(keys.low, amount, decimals: digits) }
        if let high = price.high { self.amount(keys.high, high, decimals: digits) }
    }

    /// What the amount is for: a quantity with the unit's code, or the owner's word where that is no unit.
    private mutating func unit(_ unit: String) {
        guard let measure = Measure(unit) else {
            text("unitText", unit)
            return
        }
        value("referenceQuantity") { json in
            json.object {
                $0.text("@type", "QuantitativeValue")
                $0.text("value", measure.quantity)
                $0.text("unitCode", measure.code)
            }
        }
    }
}
