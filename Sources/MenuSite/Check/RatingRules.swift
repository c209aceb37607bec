/// Checks what an item's draft says of its reviews, and hands on the rating to print.
///
/// It is said in one way, not in two; reviews that are counted have a value. Without a review there is no rating.
func checkedRating(of item: ItemDraft, _ reading: inout Reading) -> Rating? {
    if let rating = item.rating, let reviews = item.reviews {
        let name = reviews.valueIsWritten ? "reviewPoint" : "reviewCount"
        reading.error(
            at: max(rating.keyOffset, reviews.keyOffset), "'rating' and '\(name)' stand side by side",
            hint: "keep 'rating' alone, such as \"rating\": { \"value\": 4.9, \"count\": 235 }")
    }
    guard let draft = item.rating ?? item.reviews, draft.count?.value != 0 else { return nil }
    if let count = draft.count, !draft.valueIsWritten {
        let (counted, valued) = item.rating == nil ? ("reviewCount", "reviewPoint") : ("count", "value")
        reading.error(
            at: count.offset, "'\(counted)' stands without '\(valued)'",
            hint: "write \"\(valued)\": 4.9 or what the reviews come to, or take '\(counted)' out")
    }
    return draft.value.map { Rating(value: $0, count: draft.count?.value) }
}
