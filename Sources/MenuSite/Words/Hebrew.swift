extension Words {
    /// Hebrew.
    static let hebrew = Words(
        language: "he",
        menu: "תפריט",
        skip: "מעבר לתפריט",
        banners: "מבצעים",
        bannerPosition: "{n} מתוך {count}",
        categories: "קטגוריות התפריט",
        previous: "הקודם",
        next: "הבא",
        other: "שונות",
        soldOut: "אזל המלאי",
        empty: "עדיין אין פריטים בתפריט.",
        contact: "יצירת קשר",
        phone: "טלפון",
        email: "אימייל",
        map: "הצגה במפה",
        cinnamon: "עם קינמון",
        sugar: "עם סוכר",
        onRequest: "{diet} לפי בקשה",
        rating: "{value} מתוך {best}",
        reviews: Plural(
            one: "{rating}, ביקורת אחת",
            two: "{rating}, שתי ביקורות",
            other: "{rating}, {n} ביקורות"
        ),
        diets: Diets(
            vegan: "טבעוני",
            vegetarian: "צמחוני",
            glutenFree: "ללא גלוטן",
            dairyFree: "ללא מוצרי חלב",
            nutFree: "ללא אגוזים",
            halal: "חלאל",
            kosher: "כשר"
        )
    )
}
