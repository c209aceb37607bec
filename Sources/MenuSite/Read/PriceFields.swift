import JSONText

/// The fields of an item that say what it costs.
extension Forms {
    /// An item's amount: a number, `null` for a card without one, or a fault.
    static let price = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "price", shape: amount.shape, summary: "An exact amount; null for a card without one.",
            nullSpeaks: true),
        otherNames: []
    ) { value, item, reading in
        let keyOffset = reading.keyOffset
        item.price = PriceDraft(
            keyOffset: keyOffset, amount: amount.read(value, &reading), isNull: value.kind == .null)
        item.priceIsAtFault = item.priceIsAtFault || item.price?.amount == nil && value.kind != .null
    }

    /// One of several sizes.
    private static let sizeObject = ObjectForm<SizeDraft>(
        "size", rules: [.namesEachOfSeveral("label")],
        [
            field("label", text, "The size's name: small, 0.5 l, half portion.") { $0.label = $1 },
            field("amount", amount, "Its amount; null shows the size without a number.") { $0.amount = $1 },
        ])

    private static let size = sizeObject.form { SizeDraft(offset: $0) }

    /// An item's sizes.
    static let prices = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "prices", shape: .list(size.shape), summary: "Several sizes, each with its amount.",
            changes: changes(of: sizeObject)),
        change: { value, item, reading in
            let errors = reading.report.count(of: .error)
            change(&item.prices, of: "size", by: value, sizeObject, amount: "amount", &reading)
            item.priceIsAtFault = item.priceIsAtFault || reading.report.count(of: .error) > errors
        },
        read: { value, item, reading in
            item.pricesOffset = value.kind == .null ? nil : reading.keyOffset
            let errors = reading.report.count(of: .error)
            item.prices = list(of: size).read(value, &reading) ?? []
            item.priceIsAtFault = item.priceIsAtFault || reading.report.count(of: .error) > errors
        })

    private static let range = ObjectForm<RangeDraft>(
        "price range", rules: [.oneIsWritten(["low"]), .oneIsWritten(["high"])],
        [
            field("low", amount, "The lowest amount.") { $0.low = $1 },
            field("high", amount, "The highest amount.") { $0.high = $1 },
        ])

    /// A lowest and a highest amount.
    static let priceRange = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "priceRange", shape: range.shape, summary: "A lowest and a highest amount."),
        otherNames: []
    ) { value, item, reading in
        guard value.kind != .null else { return }
        var draft = RangeDraft(keyOffset: reading.keyOffset, offset: value.offset)
        let errors = reading.report.count(of: .error)
        if value.kind == .object {
            range.read(value, into: &draft, &reading)
        } else {
            let text = value.string ?? value.elements.compactMap { $0.number ?? $0.string }.joined(separator: " – ")
            let amounts = NumberRun.all(in: text).map(\.likely)
            let isTwo = amounts.count == 2 && amounts.allSatisfy { $0 != nil }
            reading.mismatch(
                value, wants: range.shape,
                hint: "write \(rangeExample(isTwo ? amounts[0] : nil, isTwo ? amounts[1] : nil))")
        }
        draft.isAtFault = reading.report.count(of: .error) > errors
        item.priceRange = draft
        item.priceIsAtFault = item.priceIsAtFault || draft.isAtFault
    }

    /// A range as it is written.
    static func rangeExample(_ low: String?, _ high: String?) -> String {
        "{ \"low\": \(low ?? "8.50"), \"high\": \(high ?? "12.00") }"
    }

    /// What an item's amounts are for.
    static let unit = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "unit", shape: text.shape, summary: "What the amount is for: kg, 100 g, piece."),
        otherNames: []
    ) { value, item, reading in
        let keyOffset = reading.keyOffset
        item.unit = text.read(value, &reading).map { PlacedText($0.value, at: keyOffset) }
    }

    /// Words in place of an amount, or beside it.
    static let priceNote: ObjectForm<ItemDraft>.Field = field(
        "priceNote", text, "Words in place of a number: market price, included, on request."
    ) { $0.priceNote = $1 }

    /// Whether an item's amount is the lowest of several.
    static let from = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "from", shape: flag.shape, summary: "Whether the amount is the lowest of several."),
        otherNames: []
    ) { value, item, reading in
        let keyOffset = reading.keyOffset
        if let number = value.number {
            reading.mismatch(value, wants: flag.shape, hint: "write \"price\": \(number), \"from\": true")
            item.priceIsAtFault = true
        } else if flag.read(value, &reading) == true {
            item.fromOffset = keyOffset
        }
    }
}
