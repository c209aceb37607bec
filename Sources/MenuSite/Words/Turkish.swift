extension Words {
    /// Turkish.
    static let turkish = Words(
        language: "tr",
        menu: "Menü",
        skip: "Menüye geç",
        banners: "Kampanyalar",
        bannerPosition: "{n} / {count}",
        categories: "Menü bölümleri",
        previous: "Önceki",
        next: "Sonraki",
        other: "Diğer",
        soldOut: "Tükendi",
        empty: "Menüde henüz ürün yok.",
        contact: "İletişim",
        phone: "Telefon",
        email: "E-posta",
        map: "Haritada göster",
        cinnamon: "tarçın eklenebilir",
        sugar: "şeker eklenebilir",
        onRequest: "istek üzerine {diet}",
        rating: "{best} üzerinden {value}",
        reviews: Plural(
            one: "{rating}, {n} değerlendirme",
            other: "{rating}, {n} değerlendirme"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "vejetaryen",
            glutenFree: "glutensiz",
            dairyFree: "sütsüz",
            nutFree: "kuruyemişsiz",
            halal: "helal",
            kosher: "koşer"
        )
    )
}
