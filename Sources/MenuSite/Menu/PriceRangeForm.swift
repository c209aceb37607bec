/// How a language writes a range of amounts, learned from ICU (CLDR's range pattern) once and then applied to exact digits:
/// `8,50–12,00 €`, `€8.50 – €12.00`.
struct PriceRangeForm: Sendable, Equatable {
    private let amounts: PriceForm
    private var before: String
    private var between: String
    private var after: String

    /// The form of ranges of amounts that are written in a form.
    ///
    /// - Parameters:
    ///   - learned: the form in which ICU writes the amounts of its range: the same, or that of plain numbers.
    ///   - currency: the currency whose sign ICU sets; none where the amounts have another sign.
    init(of amounts: PriceForm, learned: PriceForm, language: Language, currency: Currency?) {
        self.amounts = amounts
        (before, between, after) = (amounts.before, amounts.after + "–" + amounts.before, amounts.after)
        let low = learned.written(ExactNumber(1), decimals: learned.digits).unicodeScalars
        let high = learned.written(ExactNumber(2), decimals: learned.digits).unicodeScalars
        guard let printed = ICU.printedRange(tag: language.tag, currency: currency?.code)?.unicodeScalars,
            let first = printed.firstRange(of: low),
            let last = printed[first.upperBound...].firstRange(of: high)
        else { return }
        between = String(printed[first.upperBound..<last.lowerBound])
        guard currency != nil else { return }
        before = String(printed[..<first.lowerBound])
        after = String(printed[last.upperBound...])
    }

    /// The range as a guest of this language reads it; both amounts have the same number of decimals.
    func text(from low: ExactNumber, to high: ExactNumber) -> String {
        let decimals = amounts.decimals(of: [low, high])
        let written = { (amount: ExactNumber) in amounts.written(amount.reduced, decimals: decimals) }
        return before + written(low) + between + written(high) + after
    }
}
