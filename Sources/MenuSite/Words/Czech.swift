extension Words {
    /// Czech.
    static let czech = Words(
        language: "cs",
        menu: "Jídelní lístek",
        skip: "Přejít na jídelní lístek",
        banners: "Akce",
        bannerPosition: "{n} z {count}",
        categories: "Části jídelního lístku",
        previous: "Předchozí",
        next: "Další",
        other: "Ostatní",
        soldOut: "Vyprodáno",
        empty: "Na jídelním lístku zatím nic není.",
        contact: "Kontakt",
        phone: "Telefon",
        email: "E-mail",
        map: "Zobrazit na mapě",
        cinnamon: "se skořicí",
        sugar: "s cukrem",
        onRequest: "{diet} na přání",
        rating: "{value} z {best}",
        reviews: Plural(
            one: "{rating}, {n} recenze",
            few: "{rating}, {n} recenze",
            other: "{rating}, {n} recenzí"
        ),
        diets: Diets(
            vegan: "veganské",
            vegetarian: "vegetariánské",
            glutenFree: "bez lepku",
            dairyFree: "bez mléka",
            nutFree: "bez ořechů",
            halal: "halal",
            kosher: "košer"
        )
    )
}
