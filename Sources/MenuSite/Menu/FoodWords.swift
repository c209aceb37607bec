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
