extension Words {
    /// German.
    static let german = Words(
        language: "de",
        menu: "Speisekarte",
        skip: "Zur Speisekarte",
        banners: "Angebote",
        bannerPosition: "{n} von {count}",
        categories: "Rubriken der Speisekarte",
        previous: "Zurück",
        next: "Weiter",
        other: "Sonstiges",
        soldOut: "Ausverkauft",
        empty: "Auf der Speisekarte steht noch nichts.",
        contact: "Kontakt",
        phone: "Telefon",
        email: "E-Mail",
        map: "Anfahrt",
        cinnamon: "mit Zimt",
        sugar: "mit Zucker",
        onRequest: "auf Wunsch {diet}",
        rating: "{value} von {best}",
        reviews: Plural(
            one: "{rating}, {n} Bewertung",
            other: "{rating}, {n} Bewertungen"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "vegetarisch",
            glutenFree: "glutenfrei",
            dairyFree: "milchfrei",
            nutFree: "nussfrei",
            halal: "halal",
            kosher: "koscher"
        )
    )
}
