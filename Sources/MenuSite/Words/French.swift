extension Words {
    /// French.
    static let french = Words(
        language: "fr",
        menu: "La carte",
        skip: "Voir la carte",
        banners: "Offres",
        bannerPosition: "{n} sur {count}",
        categories: "Rubriques de la carte",
        previous: "Précédent",
        next: "Suivant",
        other: "Divers",
        soldOut: "Épuisé",
        empty: "La carte est vide pour le moment.",
        contact: "Contact",
        phone: "Téléphone",
        email: "E-mail",
        map: "Plan d’accès",
        cinnamon: "avec cannelle",
        sugar: "avec sucre",
        onRequest: "{diet} sur demande",
        rating: "{value} sur {best}",
        reviews: Plural(
            one: "{rating}, {n} avis",
            many: "{rating}, {n} d’avis",
            other: "{rating}, {n} avis"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "végétarien",
            glutenFree: "sans gluten",
            dairyFree: "sans produits laitiers",
            nutFree: "sans fruits à coque",
            halal: "halal",
            kosher: "casher"
        )
    )
}
