extension Words {
    /// The 14 groups of Regulation (EU) 1169/2011, Annex II, and the cereals and nuts that it names, in the words of the
    /// Regulation's own version in the language where there is one, shortened as menus do.
    struct AllergenNames: Sendable {
        /// Cereals containing gluten: the group as a whole, in the short form that menus use.
        var gluten: String
        var wheat: String
        var spelt: String
        /// Khorasan wheat.
        var khorasan: String
        var rye: String
        var barley: String
        var oats: String
        var crustaceans: String
        var eggs: String
        var fish: String
        var peanuts: String
        /// Soybeans; the word that menus use for soya as an ingredient.
        var soybeans: String
        /// Milk, lactose among it.
        var milk: String
        /// Tree nuts, the group as a whole.
        var nuts: String
        var almonds: String
        var hazelnuts: String
        var walnuts: String
        var cashews: String
        var pecans: String
        var brazilNuts: String
        var pistachios: String
        /// Macadamia or Queensland nuts.
        var macadamia: String
        var celery: String
        var mustard: String
        /// Sesame seeds.
        var sesame: String
        /// Sulphur dioxide and sulphites, in the short form that menus use.
        var sulphites: String
        var lupin: String
        var molluscs: String

        /// The word for an allergen as a menu file writes it; nil for one that is none.
        func word(for allergen: String) -> String? {
            switch allergen {
            case "gluten": gluten
            case "wheat": wheat
            case "spelt": spelt
            case "khorasan": khorasan
            case "rye": rye
            case "barley": barley
            case "oats": oats
            case "crustaceans": crustaceans
            case "eggs": eggs
            case "fish": fish
            case "peanuts": peanuts
            case "soybeans": soybeans
            case "milk": milk
            case "nuts": nuts
            case "almonds": almonds
            case "hazelnuts": hazelnuts
            case "walnuts": walnuts
            case "cashews": cashews
            case "pecans": pecans
            case "brazil-nuts": brazilNuts
            case "pistachios": pistachios
            case "macadamia": macadamia
            case "celery": celery
            case "mustard": mustard
            case "sesame": sesame
            case "sulphites": sulphites
            case "lupin": lupin
            case "molluscs": molluscs
            default: nil
            }
        }
    }
}
