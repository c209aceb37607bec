extension Words {
    /// Romanian.
    static let romanian = Words(
        language: "ro",
        menu: "Meniu",
        skip: "Mergi la meniu",
        banners: "Oferte",
        bannerPosition: "{n} din {count}",
        categories: "Secțiunile meniului",
        previous: "Înapoi",
        next: "Înainte",
        other: "Altele",
        soldOut: "Epuizat",
        empty: "Deocamdată nu este nimic în meniu.",
        contact: "Contact",
        phone: "Telefon",
        email: "E-mail",
        map: "Vezi pe hartă",
        cinnamon: "cu scorțișoară",
        sugar: "cu zahăr",
        onRequest: "{diet} la cerere",
        rating: "{value} din {best}",
        reviews: Plural(
            one: "{rating}, {n} recenzie",
            few: "{rating}, {n} recenzii",
            other: "{rating}, {n} de recenzii"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "vegetarian",
            glutenFree: "fără gluten",
            dairyFree: "fără lactate",
            nutFree: "fără nuci",
            halal: "halal",
            kosher: "kosher"
        )
    )
}
