/// The words that Carte itself prints, in one language.
///
/// A language is one file with one value of this type, which a speaker can correct without knowing Swift; a word that
/// is missing does not compile. Placeholders: `{n}`, `{count}`, `{value}` and `{best}` are numbers, `{amount}` is a
/// price, `{time}` a time of day, `{hours}` days and hours, `{list}` a list of words, `{diet}` one of `diets`, `{rating}`
/// the sentence `rating`.
///
/// The words are written as they stand in the midst of a line, with a capital only where the language or the place on
/// the page (a heading, a label, a button, a sentence) has one.
struct Words: Sendable {
    /// The language that they are in, a BCP 47 tag; its plural rules hold for them.
    let language: String
    /// The page's title where the venue has no name.
    var menu: String
    /// The link that jumps over the head of the page to the menu.
    var skip: String
    /// The name of the banners, for screen readers.
    var banners: String
    /// A banner's or a card's place among them, `{n}` of `{count}`.
    var bannerPosition: String
    /// The name of the category bar, for screen readers.
    var categories: String
    /// The button that brings the previous banner.
    var previous: String
    /// The button that brings the next banner.
    var next: String
    /// The name of the links to the page in other languages, for screen readers.
    var languages: String
    /// The name of the links to the venue's menus, for screen readers.
    var menus: String
    /// The heading of the list of a chain's venues.
    var locations: String
    /// What stands on the page that a host shows where there is none, one sentence without a full stop.
    var missing: String
    /// The section of items without a category.
    var other: String
    /// What an item that cannot be had now is marked with.
    var soldOut: String
    /// What stands where a menu has no items, one sentence.
    var empty: String
    /// The heading of phone, mail and address.
    var contact: String
    /// The label of a telephone number.
    var phone: String
    /// The label of a mail address.
    var email: String
    /// The link that opens a map.
    var map: String
    /// An amount that is the lowest of several, with `{amount}`.
    var from: String
    /// What stands between the entries of a list of words: a comma and a blank, or the comma of the script.
    var separator: String
    /// What an item that is new on the menu is marked with.
    var new: String
    /// What can be added to a dish or chosen with it, on request, with the `{list}`.
    var options: String
    /// Cinnamon, which can be had with a drink.
    var cinnamon: String
    /// Sugar, which can be had with a drink.
    var sugar: String
    /// Energy in kilocalories, `{n}`, with the short sign of the unit in this language (CLDR, `energy-kilocalorie`, short).
    var kilocalories: String
    /// Energy in kilojoules, `{n}`, with the short sign of the unit in this language (CLDR, `energy-kilojoule`, short).
    var kilojoules: String
    /// How hot a dish is.
    var spiciness: Spiciness
    /// A diet that a dish can be made fit for, with `{diet}`.
    var onRequest: String
    /// What reviews say of a dish, read out: `{value}` of `{best}`, which is 5.
    var rating: String
    /// The same with the number `{n}` of reviews, in the plural forms of the language.
    var reviews: Plural
    /// The diets, by their word in a menu file.
    var diets: Diets
    /// What a dish contains, with the `{list}` of allergens; every language has a form in which they stay uninflected.
    var contains: String
    /// What a dish may contain traces of, with the `{list}` of allergens.
    var mayContain: String
    /// What a dish is certainly free from, with the `{list}` of allergens.
    var freeFrom: String
    /// The heading of the note on allergens, and of the choice of them in the filter.
    var allergens: String
    /// The note on allergens, one or two sentences: a dish for which none are stated is not thereby free from them; ask us.
    var allergenNote: String
    /// The allergens, by their word in a menu file.
    var allergenNames: AllergenNames
    /// The button that opens the choice of which dishes are shown.
    var filter: String
    /// The label above the diets that dishes can be chosen by.
    var filterDiets: String
    /// The label above the allergens that dishes can be chosen to be without.
    var filterWithout: String
    /// A sentence under these: dishes whose allergens are not stated are then hidden too.
    var filterNote: String
    /// The button that shows all dishes again.
    var filterReset: String
    /// What stands in a section whose dishes are all hidden by the choice.
    var filterEmpty: String
    /// The heading of the opening hours.
    var hours: String
    /// The heading of the days that have opening hours of their own, such as holidays.
    var specialHours: String
    /// What stands in place of the hours of a day on which the venue is closed.
    var closed: String
    /// What stands in place of the hours of a day on which it never closes.
    var allDay: String
    /// What stands in place of the days where hours hold for each.
    var daily: String
    /// Hours that have no begin, with `{time}`.
    var until: String
    /// Hours that have no end, with `{time}`.
    var since: String
    /// When the dishes of a section are served, with the `{hours}` or days and hours behind a colon or the like.
    var served: String
    /// The name of the links to the venue's pages elsewhere, for screen readers.
    var social: String

    /// What a dish is fit for.
    struct Diets: Sendable {
        var vegan: String
        var vegetarian: String
        var glutenFree: String
        var dairyFree: String
        var nutFree: String
        var halal: String
        var kosher: String

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
        var notSpicy: String
        var mild: String
        var hot: String
        var veryHot: String

        /// The word for 0 to 3.
        func word(for spiciness: Int) -> String {
            switch spiciness {
            case ...0: notSpicy
            case 1: mild
            case 2: hot
            default: veryHot
            }
        }
    }
}
