extension Words {
    /// Polish.
    static let polish = Words(
        language: "pl",
        menu: "Menu",
        skip: "Przejdź do menu",
        banners: "Promocje",
        bannerPosition: "{n} z {count}",
        categories: "Kategorie menu",
        previous: "Poprzedni",
        next: "Następny",
        other: "Inne",
        soldOut: "Wyprzedane",
        empty: "W menu jeszcze nic nie ma.",
        contact: "Kontakt",
        phone: "Telefon",
        email: "E-mail",
        map: "Pokaż na mapie",
        cinnamon: "z cynamonem",
        sugar: "z cukrem",
        onRequest: "{diet} na życzenie",
        rating: "{value} na {best}",
        reviews: Plural(
            one: "{rating}, {n} opinia",
            few: "{rating}, {n} opinie",
            many: "{rating}, {n} opinii",
            other: "{rating}, {n} opinii"
        ),
        diets: Diets(
            vegan: "wegańskie",
            vegetarian: "wegetariańskie",
            glutenFree: "bez glutenu",
            dairyFree: "bez nabiału",
            nutFree: "bez orzechów",
            halal: "halal",
            kosher: "koszerne"
        )
    )
}
