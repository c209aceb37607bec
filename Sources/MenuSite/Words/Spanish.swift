extension Words {
    /// Spanish.
    static let spanish = Words(
        language: "es",
        menu: "Carta",
        skip: "Ir a la carta",
        banners: "Promociones",
        bannerPosition: "{n} de {count}",
        categories: "Secciones de la carta",
        previous: "Anterior",
        next: "Siguiente",
        other: "Otros",
        soldOut: "Agotado",
        empty: "Todavía no hay nada en la carta.",
        contact: "Contacto",
        phone: "Teléfono",
        email: "Correo electrónico",
        map: "Ver en el mapa",
        cinnamon: "con canela",
        sugar: "con azúcar",
        onRequest: "{diet} a petición",
        rating: "{value} sobre {best}",
        reviews: Plural(
            one: "{rating}, {n} opinión",
            many: "{rating}, {n} de opiniones",
            other: "{rating}, {n} opiniones"
        ),
        diets: Diets(
            vegan: "vegano",
            vegetarian: "vegetariano",
            glutenFree: "sin gluten",
            dairyFree: "sin lácteos",
            nutFree: "sin frutos secos",
            halal: "halal",
            kosher: "kosher"
        )
    )
}
