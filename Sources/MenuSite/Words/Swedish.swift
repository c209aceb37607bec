extension Words {
    /// Swedish.
    static let swedish = Words(
        language: "sv",
        menu: "Meny",
        skip: "Till menyn",
        banners: "Erbjudanden",
        bannerPosition: "{n} av {count}",
        categories: "Kategorier i menyn",
        previous: "Föregående",
        next: "Nästa",
        other: "Övrigt",
        soldOut: "Slutsåld",
        empty: "Det finns inget på menyn än.",
        contact: "Kontakt",
        phone: "Telefon",
        email: "E-post",
        map: "Visa på kartan",
        cinnamon: "med kanel",
        sugar: "med socker",
        onRequest: "kan fås {diet}",
        rating: "{value} av {best}",
        reviews: Plural(
            one: "{rating}, {n} omdöme",
            other: "{rating}, {n} omdömen"
        ),
        diets: Diets(
            vegan: "vegansk",
            vegetarian: "vegetarisk",
            glutenFree: "glutenfri",
            dairyFree: "mjölkfri",
            nutFree: "nötfri",
            halal: "halal",
            kosher: "kosher"
        )
    )
}
