/// The words that Carte itself prints, in one language.
///
/// A language is one file with one value of this type, which a speaker can correct without knowing Swift; a word that
/// is missing does not compile. Placeholders: `{n}`, `{count}`, `{value}` and `{best}` are numbers, `{amount}` is a
/// price, `{time}` a time of day, `{list}` a list of words, `{diet}` one of `diets`, `{rating}` the sentence `rating`.
///
/// The words are written as they stand in the midst of a line, with a capital only where the language or the place on
/// the page (a heading, a label, a button, a sentence) has one.
struct Words: Sendable {
    /// The language that they are in, a BCP 47 tag; its plural rules hold for them.
    let language: String
    /// The page's title where the venue has no name.
    let menu: String
    /// The link that jumps over the head of the page to the menu.
    let skip: String
    /// The name of the banners, for screen readers.
    let banners: String
    /// A banner's or a card's place among them, `{n}` of `{count}`.
    let bannerPosition: String
    /// The name of the category bar, for screen readers.
    let categories: String
    /// The button that brings the previous banner.
    let previous: String
    /// The button that brings the next banner.
    let next: String
    /// The section of items without a category.
    let other: String
    /// What an item that cannot be had now is marked with.
    let soldOut: String
    /// What stands where a menu has no items, one sentence.
    let empty: String
    /// The heading of phone, mail and address.
    let contact: String
    /// The label of a telephone number.
    let phone: String
    /// The label of a mail address.
    let email: String
    /// The link that opens a map.
    let map: String
    /// An amount that is the lowest of several, with `{amount}`.
    let from: String
    /// What stands between the entries of a list of words: a comma and a blank, or the comma of the script.
    let separator: String
    /// What an item that is new on the menu is marked with.
    let new: String
    /// The label of what can be added to a dish or chosen with it, on request.
    let options: String
    /// Cinnamon, which can be had with a drink.
    let cinnamon: String
    /// Sugar, which can be had with a drink.
    let sugar: String
    /// Energy in kilocalories, `{n}`, with the short sign of the unit in this language (CLDR, `energy-foodcalorie`, short).
    let kilocalories: String
    /// Energy in kilojoules, `{n}`, with the short sign of the unit in this language (CLDR, `energy-kilojoule`, short).
    let kilojoules: String
    /// How hot a dish is.
    let spiciness: Spiciness
    /// A diet that a dish can be made fit for, with `{diet}`.
    let onRequest: String
    /// What reviews say of a dish, read out: `{value}` of `{best}`, which is 5.
    let rating: String
    /// The same with the number `{n}` of reviews, in the plural forms of the language.
    let reviews: Plural
    /// The diets, by their word in a menu file.
    let diets: Diets
    /// What a dish contains, with the `{list}` of allergens; every language has a form in which they stay uninflected.
    let contains: String
    /// What a dish may contain traces of, with the `{list}` of allergens.
    let mayContain: String
    /// What a dish is certainly free from, with the `{list}` of allergens.
    let freeFrom: String
    /// The heading of the note on allergens, and of the choice of them in the filter.
    let allergens: String
    /// The note on allergens, one or two sentences: a dish for which none are stated is not thereby free from them; ask us.
    let allergenNote: String
    /// The allergens, by their word in a menu file.
    let allergenNames: AllergenNames
    /// The button that opens the choice of which dishes are shown.
    let filter: String
    /// The label above the diets that dishes can be chosen by.
    let filterDiets: String
    /// The label above the allergens that dishes can be chosen to be without.
    let filterWithout: String
    /// A sentence under these: dishes whose allergens are not stated are then hidden too.
    let filterNote: String
    /// The button that shows all dishes again.
    let filterReset: String
    /// What stands in a section whose dishes are all hidden by the choice.
    let filterEmpty: String
    /// The heading of the opening hours.
    let hours: String
    /// The heading of the days that have opening hours of their own, such as holidays.
    let specialHours: String
    /// What stands in place of the hours of a day on which the venue is closed.
    let closed: String
    /// What stands in place of the hours of a day on which it never closes.
    let allDay: String
    /// What stands in place of the days where hours hold for each.
    let daily: String
    /// Hours that have no begin, with `{time}`.
    let until: String
    /// Hours that have no end, with `{time}`.
    let since: String
    /// When the dishes of a section are served, with the `{hours}` or days and hours behind a colon or the like.
    let served: String
    /// The name of the links to the venue's pages elsewhere, for screen readers.
    let social: String

    /// What a dish is fit for.
    struct Diets: Sendable {
        let vegan: String
        let vegetarian: String
        let glutenFree: String
        let dairyFree: String
        let nutFree: String
        let halal: String
        let kosher: String

        /// The word for a diet as a menu file writes it; nil for one that is none.
        func word(for diet: String) -> String? {
            switch diet {
            case "vegan": vegan
            case "vegetarian": vegetarian
            case "gluten-free": glutenFree
            case "dairy-free": dairyFree
            case "nut-free": nutFree
            case "halal": halal
            case "kosher": kosher
            default: nil
            }
        }
    }

    /// How hot a dish is: 0 to 3 in a menu file.
    struct Spiciness: Sendable {
        let notSpicy: String
        let mild: String
        let hot: String
        let veryHot: String
    }
}
