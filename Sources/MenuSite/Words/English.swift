extension Words {
    /// English.
    static let english = Words(
        language: "en",
        menu: "Menu",
        skip: "To the menu",
        banners: "Offers",
        bannerPosition: "{n} of {count}",
        categories: "Menu sections",
        previous: "Previous",
        next: "Next",
        other: "Other",
        soldOut: "Sold out",
        empty: "There is nothing on the menu yet.",
        contact: "Contact",
        phone: "Phone",
        email: "Email",
        map: "Show on the map",
        cinnamon: "with cinnamon",
        sugar: "with sugar",
        onRequest: "{diet} on request",
        rating: "{value} out of {best}",
        reviews: Plural(
            one: "{rating}, {n} review",
            other: "{rating}, {n} reviews"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "vegetarian",
            glutenFree: "gluten-free",
            dairyFree: "dairy-free",
            nutFree: "nut-free",
            halal: "halal",
            kosher: "kosher"
        )
    )
}
