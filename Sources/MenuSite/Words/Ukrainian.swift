extension Words {
    /// Ukrainian.
    static let ukrainian = Words(
        language: "uk",
        menu: "Меню",
        skip: "До меню",
        banners: "Акції",
        bannerPosition: "{n} з {count}",
        categories: "Розділи меню",
        previous: "Назад",
        next: "Далі",
        other: "Інше",
        soldOut: "Немає в наявності",
        empty: "У меню поки що нічого немає.",
        contact: "Контакти",
        phone: "Телефон",
        email: "Ел. пошта",
        map: "Показати на мапі",
        cinnamon: "з корицею",
        sugar: "з цукром",
        onRequest: "{diet} — на прохання",
        rating: "{value} з {best}",
        reviews: Plural(
            one: "{rating}, {n} відгук",
            few: "{rating}, {n} відгуки",
            many: "{rating}, {n} відгуків",
            other: "{rating}, {n} відгуку"
        ),
        diets: Diets(
            vegan: "веганське",
            vegetarian: "вегетаріанське",
            glutenFree: "без глютену",
            dairyFree: "без молока",
            nutFree: "без горіхів",
            halal: "халяль",
            kosher: "кошерне"
        )
    )
}
