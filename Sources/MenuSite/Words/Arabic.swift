extension Words {
    /// Arabic.
    static let arabic = Words(
        language: "ar",
        menu: "قائمة الطعام",
        skip: "الانتقال إلى القائمة",
        banners: "العروض",
        bannerPosition: "{n} من {count}",
        categories: "أقسام القائمة",
        previous: "السابق",
        next: "التالي",
        other: "أصناف أخرى",
        soldOut: "نفدت الكمية",
        empty: "لا توجد أصناف في القائمة حتى الآن.",
        contact: "تواصل معنا",
        phone: "الهاتف",
        email: "البريد الإلكتروني",
        map: "عرض على الخريطة",
        cinnamon: "مع قرفة",
        sugar: "مع سكر",
        onRequest: "{diet} عند الطلب",
        rating: "{value} من {best}",
        reviews: Plural(
            zero: "{rating}، لا توجد مراجعات",
            one: "{rating}، مراجعة واحدة",
            two: "{rating}، مراجعتان",
            few: "{rating}، {n} مراجعات",
            many: "{rating}، {n} مراجعة",
            other: "{rating}، {n} مراجعة"
        ),
        diets: Diets(
            vegan: "نباتي صرف",
            vegetarian: "نباتي",
            glutenFree: "خالٍ من الغلوتين",
            dairyFree: "خالٍ من الألبان",
            nutFree: "خالٍ من المكسرات",
            halal: "حلال",
            kosher: "كوشير"
        )
    )
}
