extension Words {
    /// Dutch.
    static let dutch = Words(
        language: "nl",
        menu: "Menukaart",
        skip: "Naar de menukaart",
        banners: "Aanbiedingen",
        bannerPosition: "{n} van {count}",
        categories: "Onderdelen van de menukaart",
        previous: "Vorige",
        next: "Volgende",
        other: "Overig",
        soldOut: "Uitverkocht",
        empty: "Er staat nog niets op de menukaart.",
        contact: "Contact",
        phone: "Telefoon",
        email: "E-mail",
        map: "Bekijk de locatie",
        cinnamon: "met kaneel",
        sugar: "met suiker",
        onRequest: "{diet} op verzoek",
        rating: "{value} van de {best}",
        reviews: Plural(
            one: "{rating}, {n} beoordeling",
            other: "{rating}, {n} beoordelingen"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "vegetarisch",
            glutenFree: "glutenvrij",
            dairyFree: "zuivelvrij",
            nutFree: "notenvrij",
            halal: "halal",
            kosher: "koosjer"
        )
    )
}
