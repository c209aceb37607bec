extension Words {
    /// The 14 groups of Regulation (EU) 1169/2011, Annex II, and the cereals and nuts that it names, in the words of the
    /// Regulation's own version in the language where there is one, shortened as menus do.
    struct AllergenNames: Sendable {
        /// Cereals containing gluten: the group as a whole, in the short form that menus use.
        let gluten: String
        let wheat: String
        let spelt: String
        /// Khorasan wheat.
        let khorasan: String
        let rye: String
        let barley: String
        let oats: String
        let crustaceans: String
        let eggs: String
        let fish: String
        let peanuts: String
        /// Soybeans; the word that menus use for soya as an ingredient.
        let soybeans: String
        /// Milk, lactose among it.
        let milk: String
        /// Tree nuts, the group as a whole.
        let nuts: String
        let almonds: String
        let hazelnuts: String
        let walnuts: String
        let cashews: String
        let pecans: String
        let brazilNuts: String
        let pistachios: String
        /// Macadamia or Queensland nuts.
        let macadamia: String
        let celery: String
        let mustard: String
        /// Sesame seeds.
        let sesame: String
        /// Sulphur dioxide and sulphites, in the short form that menus use.
        let sulphites: String
        let lupin: String
        let molluscs: String

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
