extension Words {
    /// Bulgarian.
    static let bulgarian = Words(
        language: "bg",
        menu: "Меню",
        skip: "Към менюто",
        banners: "Промоции",
        bannerPosition: "{n} от {count}",
        categories: "Раздели на менюто",
        previous: "Назад",
        next: "Напред",
        other: "Други",
        soldOut: "Изчерпано",
        empty: "В менюто все още няма нищо.",
        contact: "Контакти",
        phone: "Телефон",
        email: "Имейл",
        map: "Виж на картата",
        cinnamon: "с канела",
        sugar: "със захар",
        onRequest: "{diet} по желание",
        rating: "{value} от {best}",
        reviews: Plural(
            one: "{rating}, {n} отзив",
            other: "{rating}, {n} отзива"
        ),
        diets: Diets(
            vegan: "веганско",
            vegetarian: "вегетарианско",
            glutenFree: "без глутен",
            dairyFree: "без млечни продукти",
            nutFree: "без ядки",
            halal: "халал",
            kosher: "кашерно"
        )
    )
}
