extension Words {
    /// Russian.
    static let russian = Words(
        language: "ru",
        menu: "Меню",
        skip: "К меню",
        banners: "Предложения",
        bannerPosition: "{n} из {count}",
        categories: "Разделы меню",
        previous: "Назад",
        next: "Вперёд",
        other: "Прочее",
        soldOut: "Нет в наличии",
        empty: "В меню пока ничего нет.",
        contact: "Контакты",
        phone: "Телефон",
        email: "Почта",
        map: "Показать на карте",
        cinnamon: "с корицей",
        sugar: "с сахаром",
        onRequest: "{diet} — по просьбе",
        rating: "{value} из {best}",
        reviews: Plural(
            one: "{rating}, {n} отзыв",
            few: "{rating}, {n} отзыва",
            many: "{rating}, {n} отзывов",
            other: "{rating}, {n} отзыва"
        ),
        diets: Diets(
            vegan: "веганское",
            vegetarian: "вегетарианское",
            glutenFree: "без глютена",
            dairyFree: "без молока",
            nutFree: "без орехов",
            halal: "халяль",
            kosher: "кошерное"
        )
    )
}
