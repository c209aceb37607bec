extension Words {
    /// Persian.
    static let persian = Words(
        language: "fa",
        menu: "منو",
        skip: "رفتن به منو",
        banners: "پیشنهادهای ویژه",
        bannerPosition: "{n} از {count}",
        categories: "دسته‌بندی منو",
        previous: "قبلی",
        next: "بعدی",
        other: "سایر موارد",
        soldOut: "تمام شد",
        empty: "هنوز چیزی در منو نیست.",
        contact: "تماس با ما",
        phone: "تلفن",
        email: "ایمیل",
        map: "نمایش روی نقشه",
        cinnamon: "با دارچین",
        sugar: "با شکر",
        onRequest: "{diet} در صورت درخواست",
        rating: "{value} از {best}",
        reviews: Plural(
            one: "{rating}، {n} نظر",
            other: "{rating}، {n} نظر"
        ),
        diets: Diets(
            vegan: "وگان",
            vegetarian: "گیاه‌خواری",
            glutenFree: "بدون گلوتن",
            dairyFree: "بدون لبنیات",
            nutFree: "بدون مغزیجات",
            halal: "حلال",
            kosher: "کوشر"
        )
    )
}
