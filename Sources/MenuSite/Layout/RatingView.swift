import Mustache

/// What reviews say of an item.
struct RatingView: View {
    let value: String
    let count: String?
    let text: String

    /// A rating as a page writes it.
    init(_ rating: Rating, form: RatingForm, words: Words) {
        value = form.value(of: rating)
        count = form.count(of: rating)
        text = form.text(of: rating, in: words)
    }

    static let table = RecordTable<RatingView>(
        "rating",
        [
            .text("value", "The mean of the reviews with one decimal, as the page's language writes it.") { $0.value },
            .text("count", "How many reviews there are.") { $0.count },
            .text("text", "Both in words, to be read out: 4.9 out of 5, 235 reviews.") { $0.text },
        ])
}
