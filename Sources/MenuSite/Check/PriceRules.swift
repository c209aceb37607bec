import Diagnostics

/// Checks what an item's draft says of its price, and hands on the prices to print.
///
/// An amount has no more decimals than its currency; of `price`, `prices` and `priceRange` there is one; several sizes of
/// which one has no label, a range that does not rise, and a unit or `from` without an amount are errors.
func checkedPrices(
    of item: ItemDraft, currency: Currency?, form: PriceForm, _ reading: inout Reading
) -> [Price] {
    if item.isPlain {
        guard let amount = item.price?.amount else { return [] }
        if let currency { checkDecimals(amount, currency, form.digits, &reading) }
        return [Price(amount: amount.value)]
    }
    checkRivals(of: item, &reading)
    for size in item.prices where item.prices.count > 1 && size.label == nil {
        reading.error(
            at: size.offset, "one of several sizes has no label",
            hint: "write { \"label\": \"small\", \"amount\": … }")
    }
    var prices: [Price] = []
    for size in item.prices { prices.append(Price(label: size.label?.value, amount: size.amount?.value)) }
    if let amount = item.price?.amount { prices.append(Price(amount: amount.value)) }
    if let range = item.priceRange.flatMap({ checked($0, &reading) }) { prices.append(range) }
    checkCompany(of: item, &reading)
    if let currency {
        for amount in item.amounts { checkDecimals(amount, currency, form.digits, &reading) }
    }
    return prices
}

extension ItemDraft {
    /// Every amount that is written, in the order of the fields.
    var amounts: [Placed<ExactNumber>] {
        var amounts: [Placed<ExactNumber>] = []
        for size in self.prices { if let amount = size.amount { amounts.append(amount) } }
        if let amount = price?.amount { amounts.append(amount) }
        if let range = self.priceRange { amounts += [range.low, range.high].compactMap { $0 } }
        return amounts
    }

    /// Whether an amount is written.
    var hasAmount: Bool {
        price?.amount != nil || self.priceRange?.low != nil || self.priceRange?.high != nil
            || self.prices.contains { $0.amount != nil }
    }
}

/// One amount, several sizes and a range exclude one another.
private func checkRivals(of item: ItemDraft, _ reading: inout Reading) {
    guard item.pricesOffset != nil || item.priceRange != nil else { return }
    var fields: [(name: String, offset: Int)] = []
    if let price = item.price, !price.isNull { fields.append(("price", price.keyOffset)) }
    if let offset = item.pricesOffset { fields.append(("prices", offset)) }
    if let range = item.priceRange { fields.append(("priceRange", range.keyOffset)) }
    guard fields.count > 1, let last = fields.map(\.offset).max() else { return }
    let names = fields.map { "'\($0.name)'" }
    let uses = ["price": "one amount", "prices": "several sizes", "priceRange": "a lowest and a highest one"]
    let hints = fields.map { "'\($0.name)' for \(uses[$0.name] ?? "")" }
    reading.error(
        at: last,
        "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") stand side by side",
        hint: "keep \(hints.dropLast().joined(separator: ", ")) or \(hints.last ?? "")")
}

/// A range with both amounts, the lower first.
private func checked(_ range: RangeDraft, _ reading: inout Reading) -> Price? {
    guard !range.isAtFault else { return nil }
    guard let low = range.low, let high = range.high else {
        let missing = range.low == nil ? range.high == nil ? "amounts" : "'low'" : "'high'"
        let isOpen = range.low != nil || range.high != nil
        let example = Forms.rangeExample(
            range.low?.value.text() ?? (isOpen ? "…" : nil), range.high?.value.text() ?? (isOpen ? "…" : nil))
        let other = range.low.map { ", or \"price\": \($0.value.text()), \"from\": true" } ?? ""
        reading.error(
            at: range.offset, "the price range has no \(missing)", hint: "write \"priceRange\": \(example)\(other)")
        return nil
    }
    guard low.value < high.value else {
        let isOne = low.value == high.value
        reading.error(
            at: high.offset, "the price range \(isOne ? "has one amount twice" : "falls")",
            hint: isOne
                ? "write \"price\": \(low.value.text())"
                : "write \(Forms.rangeExample(high.value.text(), low.value.text()))")
        return nil
    }
    return Price(amount: low.value, high: high.value)
}

/// A unit and `from` stand with an amount.
private func checkCompany(of item: ItemDraft, _ reading: inout Reading) {
    let hasAmount = item.hasAmount || item.priceIsAtFault
    if let offset = item.fromOffset, let range = item.priceRange, !range.isAtFault {
        let low = range.low?.value.text() ?? "8.50"
        reading.error(
            at: max(offset, range.keyOffset), "'from' and 'priceRange' stand side by side",
            hint: "keep 'priceRange', or write \"price\": \(low), \"from\": true")
    } else if let offset = item.fromOffset, !hasAmount {
        reading.error(
            at: offset, "'from' stands without an amount", hint: "write \"price\": 4.50 beside it, the lowest amount")
    }
    guard let unit = item.unit, !hasAmount else { return }
    if let note = item.priceNote {
        reading.error(
            at: unit.offset, "'unit' stands without an amount",
            hint: "write \"priceNote\": \"\(note.value) / \(unit.value)\"")
    } else if item.price?.isNull != true {
        // With null the amount is left open on purpose.
        reading.error(
            at: unit.offset, "'unit' stands without an amount", hint: "write \"price\": 4.50 beside it, or null")
    }
}

func checkDecimals(
    _ amount: Placed<ExactNumber>, _ currency: Currency, _ digits: Int, _ reading: inout Reading
) {
    let number = amount.value
    guard number.scale > digits else { return }
    let has =
        switch digits {
        case 0: "no decimals"
        case 1: "one decimal"
        default: "\(digits) decimals"
        }
    let written =
        "\(number.text()) has \(number.scale == 1 ? "one decimal" : "\(number.scale) decimals"), \(currency.code) has \(has)"
    if number.scale == 3 {
        let thousands = number.text().filter { $0 != "." }
        let decimals = number.isWhole ? number.reduced.text() : "an amount with \(has)"
        reading.error(at: amount.offset, written, hint: "write \(thousands) if thousands are meant, else \(decimals)")
    } else {
        reading.error(
            at: amount.offset, written,
            hint: number.reduced.scale <= digits
                ? "write \(number.reduced.text())" : "write an amount with \(has)")
    }
}
