extension Words {
    /// Kazakh.
    static let kazakh = Words(
        language: "kk",
        menu: "Мәзір",
        skip: "Мәзірге өту",
        banners: "Ұсыныстар",
        bannerPosition: "{count} ішінен {n}",
        categories: "Мәзір бөлімдері",
        previous: "Алдыңғы",
        next: "Келесі",
        other: "Басқа",
        soldOut: "Таусылды",
        empty: "Мәзірде әзірге ештеңе жоқ.",
        contact: "Байланыс",
        phone: "Телефон",
        email: "Эл. пошта",
        map: "Картадан қарау",
        cinnamon: "даршынмен",
        sugar: "қантпен",
        onRequest: "қалауыңыз бойынша {diet}",
        rating: "{best} балдан {value}",
        reviews: Plural(
            one: "{rating}, {n} пікір",
            other: "{rating}, {n} пікір"
        ),
        diets: Diets(
            vegan: "вегандық",
            vegetarian: "вегетариандық",
            glutenFree: "глютенсіз",
            dairyFree: "сүтсіз",
            nutFree: "жаңғақсыз",
            halal: "халал",
            kosher: "кошер"
        )
    )
}
