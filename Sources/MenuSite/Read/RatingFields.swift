import JSONText

/// What reviews say of an item, as it was read: `rating`, or the tutorial's `reviewPoint` and `reviewCount`.
struct RatingDraft: Sendable {
    /// The key of `rating`, or the first of the tutorial's two.
    var keyOffset: Int
    var value: ExactNumber?
    /// Whether there is a value, be it one that could not be read.
    var valueIsWritten = false
    var count: Placed<Int>?
}

extension Forms {
    private static let ratingValue = number(0...5)
    private static let ratingCount = wholeNumber(0...1_000_000_000).placed

    private static let ratingObject = ObjectForm<RatingDraft>(
        "rating", rules: [.counts("count", of: "value")],
        [
            ObjectForm<RatingDraft>.Field(
                description: FieldDescription(
                    name: "value", shape: ratingValue.shape, summary: "The mean of the reviews, 0 to 5."),
                otherNames: []
            ) { value, rating, reading in
                rating.valueIsWritten = value.kind != .null
                rating.value = ratingValue.read(value, &reading)
            },
            field("count", ratingCount, "How many reviews there are; without any, no rating is shown.") {
                $0.count = $1
            },
        ])

    /// An item's rating.
    static let rating = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(name: "rating", shape: ratingObject.shape, summary: "What reviews say of it."),
        otherNames: []
    ) { value, item, reading in
        guard value.kind != .null else { return }
        var draft = RatingDraft(keyOffset: reading.keyOffset)
        if value.kind == .object {
            ratingObject.read(value, into: &draft, &reading)
        } else {
            let hint = value.number.map { "write { \"value\": \($0) }" } ?? "write { \"value\": 4.9, \"count\": 235 }"
            reading.mismatch(value, wants: ratingObject.shape, hint: hint)
        }
        item.rating = draft
    }

    /// The rating's value, under the tutorial's name.
    static let reviewPoint = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "reviewPoint", shape: ratingValue.shape, summary: "The rating's value, as the tutorial has it.",
            isDeprecated: true),
        otherNames: []
    ) { value, item, reading in
        guard value.kind != .null else { return }
        var draft = item.reviews ?? RatingDraft(keyOffset: reading.keyOffset)
        draft.valueIsWritten = true
        draft.value = ratingValue.read(value, &reading)
        item.reviews = draft
    }

    /// The rating's count, under the tutorial's name.
    static let reviewCount = ObjectForm<ItemDraft>.Field(
        description: FieldDescription(
            name: "reviewCount", shape: ratingCount.shape, summary: "The rating's count, as the tutorial has it.",
            isDeprecated: true),
        otherNames: []
    ) { value, item, reading in
        guard value.kind != .null else { return }
        var draft = item.reviews ?? RatingDraft(keyOffset: reading.keyOffset)
        draft.count = ratingCount.read(value, &reading)
        item.reviews = draft
    }
}
