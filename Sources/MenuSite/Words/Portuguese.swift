extension Words {
    /// Portuguese as Brazil writes it.
    static let portuguese = Words(
        language: "pt",
        menu: "Cardápio",
        skip: "Ir para o cardápio",
        banners: "Promoções",
        bannerPosition: "{n} de {count}",
        categories: "Seções do cardápio",
        previous: "Anterior",
        next: "Próximo",
        other: "Outros",
        soldOut: "Esgotado",
        empty: "Ainda não há nada no cardápio.",
        contact: "Contato",
        phone: "Telefone",
        email: "E-mail",
        map: "Ver no mapa",
        cinnamon: "com canela",
        sugar: "com açúcar",
        onRequest: "{diet} a pedido",
        rating: "{value} de {best}",
        reviews: Plural(
            one: "{rating}, {n} avaliação",
            many: "{rating}, {n} de avaliações",
            other: "{rating}, {n} avaliações"
        ),
        diets: Diets(
            vegan: "vegano",
            vegetarian: "vegetariano",
            glutenFree: "sem glúten",
            dairyFree: "sem laticínios",
            nutFree: "sem oleaginosas",
            halal: "halal",
            kosher: "kosher"
        )
    )
}
