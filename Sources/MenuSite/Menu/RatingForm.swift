/// How a page writes its ratings: the number form of its language, and the plural forms that its counts take.
struct RatingForm: Sendable {
    private let numbers: PriceForm
    private let plurals: [Int: Plural.Category]

    /// The form for ratings with these counts.
    ///
    /// - Parameters:
    ///   - numbers: The form of the page's numbers.
    ///   - language: The language of the words that are counted with.
    init(numbers: PriceForm, language: String, counts: [Int]) {
        self.numbers = numbers
        var plurals: [Int: Plural.Category] = [:]
        for (count, category) in zip(counts, ICU.pluralCategories(of: counts, tag: language)) {
            plurals[count] = Plural.Category(rawValue: category)
        }
        self.plurals = plurals
    }

    /// The value with one decimal: `4.9`, and `5.0`.
    func value(of rating: Rating) -> String {
        numbers.text(of: rating.value, decimals: 1)
    }

    /// The number of reviews: `2,637`.
    func count(of rating: Rating) -> String? {
        rating.count.map { numbers.text(of: ExactNumber($0), decimals: 0) }
    }

    /// The rating as it is read out: `4.9 out of 5, 2,637 reviews`.
    func text(of rating: Rating, in words: Words) -> String {
        let best = numbers.text(of: ExactNumber(Rating.best), decimals: 0)
        let sentence = words.rating.filled(["value": value(of: rating), "best": best])
        guard let count = rating.count, let written = self.count(of: rating) else { return sentence }
        return words.reviews.text(for: plurals[count] ?? .other).filled(["rating": sentence, "n": written])
    }
}
