extension Words {
    /// Portuguese as Portugal writes it.
    static let europeanPortuguese = Words(
        language: "pt-PT",
        menu: "Ementa",
        skip: "Ir para a ementa",
        banners: "Promoções",
        bannerPosition: "{n} de {count}",
        categories: "Secções da ementa",
        previous: "Anterior",
        next: "Seguinte",
        other: "Outros",
        soldOut: "Esgotado",
        empty: "Ainda não há nada na ementa.",
        contact: "Contactos",
        phone: "Telefone",
        email: "E-mail",
        map: "Ver no mapa",
        cinnamon: "com canela",
        sugar: "com açúcar",
        onRequest: "{diet} a pedido",
        rating: "{value} em {best}",
        reviews: Plural(
            one: "{rating}, {n} avaliação",
            many: "{rating}, {n} de avaliações",
            other: "{rating}, {n} avaliações"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "vegetariano",
            glutenFree: "sem glúten",
            dairyFree: "sem lacticínios",
            nutFree: "sem frutos de casca rija",
            halal: "halal",
            kosher: "kosher"
        )
    )
}
