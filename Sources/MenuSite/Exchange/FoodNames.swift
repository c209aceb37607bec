/// The words of a menu file for what other programs call allergens and diets.
enum FoodNames {
    /// The names of Square (`CatalogItemFoodAndBeverageDetails`), of Google (`Allergen`) and of plain English that are not
    /// Carte's words in capitals.
    private static let others: [String: String] = [
        "soy": "soybeans", "soya": "soybeans", "soybean": "soybeans", "treenuts": "nuts", "treenut": "nuts",
        "nut": "nuts", "egg": "eggs", "peanut": "peanuts", "dairy": "milk", "crustacean": "crustaceans",
        "mollusc": "molluscs", "mollusk": "molluscs", "mollusks": "molluscs", "sulfites": "sulphites",
        "sulphite": "sulphites", "sulfite": "sulphites", "almond": "almonds", "hazelnut": "hazelnuts",
        "walnut": "walnuts", "cashew": "cashews", "pecan": "pecans", "brazilnut": "brazil-nuts",
        "pistachio": "pistachios", "macadamias": "macadamia", "oat": "oats", "sesameseeds": "sesame",
    ]

    /// The word of a closed list that a name means, whatever its case, blanks and hyphens; nil where it means none of them.
    static func word(_ name: String, in words: [String]) -> String? {
        if words.contains(name) { return name }
        let letters = letters(of: name)
        if letters.isEmpty { return nil }
        return words.first { self.letters(of: $0) == letters }
            ?? others[letters].flatMap { words.contains($0) ? $0 : nil }
    }

    private static func letters(of name: String) -> String {
        name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
    }

    /// The words behind which Google has a name of its own (`FoodMenus`, Allergen): gluten, celery, mustard, sesame,
    /// sulphites, lupin and the cereals that are no wheat have none.
    static let googleAllergens: [String: String] = [
        "milk": "DAIRY", "eggs": "EGG", "fish": "FISH", "peanuts": "PEANUT", "crustaceans": "SHELLFISH",
        "molluscs": "SHELLFISH", "soybeans": "SOY", "nuts": "TREE_NUT", "almonds": "TREE_NUT",
        "hazelnuts": "TREE_NUT", "walnuts": "TREE_NUT", "cashews": "TREE_NUT", "pecans": "TREE_NUT",
        "brazil-nuts": "TREE_NUT", "pistachios": "TREE_NUT", "macadamia": "TREE_NUT", "wheat": "WHEAT",
        "spelt": "WHEAT", "khorasan": "WHEAT",
    ]
    /// The diets behind which Google has a name of its own (`FoodMenus`, DietaryRestriction).
    static let googleDiets: [String: String] = [
        "halal": "HALAL", "kosher": "KOSHER", "vegan": "VEGAN", "vegetarian": "VEGETARIAN",
    ]
    /// Google's degrees of heat, from 1.
    static let googleSpiciness = ["MILD", "MEDIUM", "HOT"]
}
