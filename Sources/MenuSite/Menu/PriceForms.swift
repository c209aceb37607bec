import Diagnostics

/// The forms that pages have asked for, each learned once.
struct PriceForms: Sendable {
    private var known: [String: PriceForm] = [:]
    private var knownRanges: [String: PriceRangeForm] = [:]
    private var withoutHabit: Set<String> = []

    /// The form of a site's prices.
    mutating func form(for site: SiteDraft, language: Language) -> PriceForm {
        let form = form(language, site.currency, site.decimals ?? .auto)
        return site.priceHabit(in: language).map(form.following) ?? form
    }

    /// The form of a site's price ranges.
    mutating func ranges(for site: SiteDraft, language: Language) -> PriceRangeForm {
        let amounts = form(for: site, language: language)
        // With a sign of its own a range has that of numbers.
        let currency = site.priceHabit(in: language) == nil ? site.currency : nil
        let key = "\(language.tag) \(site.currency?.code ?? "") \(site.decimals?.rawValue ?? "") \(currency == nil)"
        if let form = knownRanges[key] { return form }
        let form = PriceRangeForm(
            of: amounts, learned: currency == nil ? numbers(of: language) : amounts, language: language,
            currency: currency)
        knownRanges[key] = form
        return form
    }

    /// Warns, once for a language, where a site asks for the local habit and none is known.
    mutating func warnOfUnknownHabit(_ site: SiteDraft, in language: Language, _ report: inout Report) {
        guard let style = site.priceStyle, style.value == "local", let currency = site.currency,
            site.priceHabit(in: language) == nil,
            withoutHabit.insert("\(style.place.source.path) \(style.place.offset) \(language.tag)").inserted
        else { return }
        let known = PriceHabit.known.map { "\($0.currency) in \($0.language)" }.joined(separator: ", ")
        report.warning(
            at: style.place,
            "no local habit is known for \(currency.code) in '\(language.tag)'; prices are written as CLDR has them",
            hint: "write \"locale\"; habits are known for \(known)")
    }

    /// The form of a language's numbers, which prices can differ from: Cape Verde writes 12,5 and 12$50.
    mutating func numbers(of language: Language) -> PriceForm {
        form(language, nil, .auto)
    }

    private mutating func form(_ language: Language, _ currency: Currency?, _ decimals: Decimals) -> PriceForm {
        let key = "\(language.tag) \(currency?.code ?? "") \(decimals.rawValue)"
        if let form = known[key] { return form }
        let form = PriceForm(language: language, currency: currency, decimals: decimals)
        known[key] = form
        return form
    }
}

extension SiteDraft {
    /// The habit that the site's prices follow in a language; none where it asks for CLDR's form, or where none is known.
    func priceHabit(in language: Language) -> PriceHabit? {
        guard priceStyle?.value == "local", let currency else { return nil }
        return PriceHabit(language: language, currency: currency)
    }
}
