/// The closed lists of words that a menu file may use.
enum FoodWords {
    /// The 14 groups of Regulation (EU) 1169/2011, Annex II, with the cereals and nuts it names.
    static let allergens = [
        "gluten", "wheat", "spelt", "khorasan", "rye", "barley", "oats", "crustaceans", "eggs", "fish", "peanuts",
        "soybeans", "milk", "nuts", "almonds", "hazelnuts", "walnuts", "cashews", "pecans", "brazil-nuts",
        "pistachios", "macadamia", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs",
    ]
    /// The groups that the named cereals and nuts belong to; the other allergens are groups of their own.
    static func group(of allergen: String) -> String {
        switch allergen {
        case "wheat", "spelt", "khorasan", "rye", "barley", "oats": "gluten"
        case "almonds", "hazelnuts", "walnuts", "cashews", "pecans", "brazil-nuts", "pistachios", "macadamia": "nuts"
        default: allergen
        }
    }
    /// The allergen that is meant by a word of other lists of allergens; nil where none is.
    static func allergen(meantBy word: String) -> String? {
        switch word {
        case "dairy", "lactose": "milk"
        case "soy", "soya": "soybeans"
        case "tree nuts", "tree-nuts", "tree_nuts": "nuts"
        case "groundnuts": "peanuts"
        case "shellfish", "shrimp", "prawns", "crab": "crustaceans"
        case "squid", "mussels", "oysters", "clams": "molluscs"
        case "sulfites", "sulfur dioxide", "sulphur dioxide": "sulphites"
        default: nil
        }
    }
    /// What a dish is fit for.
    static let diets = ["vegan", "vegetarian", "gluten-free", "dairy-free", "nut-free", "halal", "kosher"]
    /// How a section shows its items.
    static let styles = ["list", "carousel", "squares", "text"]
    /// The kinds of schema.org that a site may be (`FoodEstablishment` and below).
    static let kinds = [
        "Restaurant", "CafeOrCoffeeShop", "BarOrPub", "Bakery", "FastFoodRestaurant", "IceCreamShop", "Brewery",
        "Winery", "Distillery", "FoodEstablishment",
    ]
}
