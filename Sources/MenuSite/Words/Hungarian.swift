extension Words {
    /// Hungarian.
    static let hungarian = Words(
        language: "hu",
        menu: "Étlap",
        skip: "Ugrás az étlapra",
        banners: "Ajánlatok",
        bannerPosition: "{n}., összesen {count}",
        categories: "Az étlap részei",
        previous: "Előző",
        next: "Következő",
        other: "Egyéb",
        soldOut: "Elfogyott",
        empty: "Az étlapon még nincs semmi.",
        contact: "Kapcsolat",
        phone: "Telefon",
        email: "E-mail",
        map: "Megtekintés a térképen",
        cinnamon: "fahéjjal",
        sugar: "cukorral",
        onRequest: "kérésre {diet}",
        rating: "{best}-ből {value}",
        reviews: Plural(
            one: "{rating}, {n} értékelés",
            other: "{rating}, {n} értékelés"
        ),
        diets: Diets(
            vegan: "vegán",
            vegetarian: "vegetáriánus",
            glutenFree: "gluténmentes",
            dairyFree: "tejmentes",
            nutFree: "diófélék nélkül",
            halal: "halal",
            kosher: "kóser"
        )
    )
}
