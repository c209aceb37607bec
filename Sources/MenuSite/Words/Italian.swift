extension Words {
    /// Italian.
    static let italian = Words(
        language: "it",
        menu: "Menù",
        skip: "Vai al menù",
        banners: "Offerte",
        bannerPosition: "{n} di {count}",
        categories: "Sezioni del menù",
        previous: "Indietro",
        next: "Avanti",
        other: "Altro",
        soldOut: "Esaurito",
        empty: "Non c’è ancora nulla nel menù.",
        contact: "Contatti",
        phone: "Telefono",
        email: "E-mail",
        map: "Vedi sulla mappa",
        cinnamon: "con cannella",
        sugar: "con zucchero",
        onRequest: "{diet} su richiesta",
        rating: "{value} su {best}",
        reviews: Plural(
            one: "{rating}, {n} recensione",
            many: "{rating}, {n} di recensioni",
            other: "{rating}, {n} recensioni"
        ),
        diets: Diets(
            vegan: "vegano",
            vegetarian: "vegetariano",
            glutenFree: "senza glutine",
            dairyFree: "senza latticini",
            nutFree: "senza frutta a guscio",
            halal: "halal",
            kosher: "kosher"
        )
    )
}
