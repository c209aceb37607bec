extension Words {
    /// Hindi.
    static let hindi = Words(
        language: "hi",
        menu: "मेन्यू",
        skip: "मेन्यू पर जाएँ",
        banners: "ऑफ़र",
        bannerPosition: "{count} में से {n}",
        categories: "मेन्यू की श्रेणियाँ",
        previous: "पिछला",
        next: "अगला",
        other: "अन्य",
        soldOut: "अभी उपलब्ध नहीं",
        empty: "मेन्यू में अभी कुछ नहीं है।",
        contact: "संपर्क",
        phone: "फ़ोन",
        email: "ईमेल",
        map: "मैप पर देखें",
        cinnamon: "दालचीनी के साथ",
        sugar: "चीनी के साथ",
        onRequest: "अनुरोध पर {diet}",
        rating: "{best} में से {value}",
        reviews: Plural(
            one: "{rating}, {n} समीक्षा",
            other: "{rating}, {n} समीक्षाएँ"
        ),
        diets: Diets(
            vegan: "वीगन",
            vegetarian: "शाकाहारी",
            glutenFree: "ग्लूटेन-फ़्री",
            dairyFree: "डेयरी-फ़्री",
            nutFree: "बिना नट्स",
            halal: "हलाल",
            kosher: "कोशर"
        )
    )
}
