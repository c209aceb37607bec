/// The words that Carte itself prints, in one language.
///
/// A language is one file with one value of this type, which a speaker can correct without knowing Swift; a word that
/// is missing does not compile. Placeholders: `{n}`, `{count}`, `{value}` and `{best}` are numbers, `{diet}` is one of
/// `diets`, `{rating}` is the sentence `rating`.
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
    /// A drink that cinnamon can be had with.
    let cinnamon: String
    /// A drink that sugar can be had with.
    let sugar: String
    /// A diet that a dish can be made fit for, with `{diet}`.
    let onRequest: String
    /// What reviews say of a dish, read out: `{value}` of `{best}`, which is 5.
    let rating: String
    /// The same with the number `{n}` of reviews, in the plural forms of the language.
    let reviews: Plural
    /// The diets, by their word in a menu file.
    let diets: Diets

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
}
