import Diagnostics

/// Checks what an item's draft says of its price, and hands on the prices to print.
///
/// An amount has no more decimals than its currency; a price beside sizes, and several sizes of which one has no
/// label, are errors.
func checkedPrices(
    of item: ItemDraft, currency: Currency?, form: PriceForm, _ reading: inout Reading
) -> [Price] {
    if let pricesOffset = item.pricesOffset, let price = item.price, !price.isNull {
        reading.error(
            at: max(pricesOffset, price.keyOffset), "'price' and 'prices' stand side by side",
            hint: "keep 'price' for one amount or 'prices' for several sizes")
    }
    for size in item.prices where item.prices.count > 1 && size.label == nil {
        reading.error(
            at: size.offset, "one of several sizes has no label",
            hint: "write { \"label\": \"small\", \"amount\": … }")
    }
    let amounts = item.prices.map { ($0.label?.value, $0.amount) } + (item.price?.amount).map { [(nil, $0)] }.orEmpty
    return amounts.map { label, amount in
        if let amount, let currency { checkDecimals(amount, currency, form.digits, &reading) }
        return Price(label: label, amount: amount?.value)
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

extension Optional where Wrapped: RangeReplaceableCollection {
    /// The collection, or an empty one.
    fileprivate var orEmpty: Wrapped { self ?? Wrapped() }
}
