extension Words {
    /// Azerbaijani.
    static let azerbaijani = Words(
        language: "az",
        menu: "Menyu",
        skip: "Menyuya keç",
        banners: "Kampaniyalar",
        bannerPosition: "{n} / {count}",
        categories: "Menyu bölmələri",
        previous: "Əvvəlki",
        next: "Növbəti",
        other: "Digər",
        soldOut: "Bitib",
        empty: "Menyuda hələ heç nə yoxdur.",
        contact: "Əlaqə",
        phone: "Telefon",
        email: "E-poçt",
        map: "Xəritədə göstər",
        cinnamon: "darçınla",
        sugar: "şəkərlə",
        onRequest: "istəyə görə {diet}",
        rating: "{best} üzərindən {value}",
        reviews: Plural(
            one: "{rating}, {n} rəy",
            other: "{rating}, {n} rəy"
        ),
        diets: Diets(
            vegan: "veqan",
            vegetarian: "vegetarian",
            glutenFree: "qlütensiz",
            dairyFree: "südsüz",
            nutFree: "qoz-fındıqsız",
            halal: "halal",
            kosher: "koşer"
        )
    )
}
