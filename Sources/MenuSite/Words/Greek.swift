extension Words {
    /// Greek.
    static let greek = Words(
        language: "el",
        menu: "Μενού",
        skip: "Μετάβαση στο μενού",
        banners: "Προσφορές",
        bannerPosition: "{n} από {count}",
        categories: "Κατηγορίες μενού",
        previous: "Προηγούμενο",
        next: "Επόμενο",
        other: "Διάφορα",
        soldOut: "Εξαντλήθηκε",
        empty: "Δεν υπάρχει ακόμη τίποτα στο μενού.",
        contact: "Επικοινωνία",
        phone: "Τηλέφωνο",
        email: "Email",
        map: "Δείτε στον χάρτη",
        cinnamon: "με κανέλα",
        sugar: "με ζάχαρη",
        onRequest: "{diet} κατόπιν ζήτησης",
        rating: "{value} στα {best}",
        reviews: Plural(
            one: "{rating}, {n} κριτική",
            other: "{rating}, {n} κριτικές"
        ),
        diets: Diets(
            vegan: "vegan",
            vegetarian: "χορτοφαγικό",
            glutenFree: "χωρίς γλουτένη",
            dairyFree: "χωρίς γαλακτοκομικά",
            nutFree: "χωρίς ξηρούς καρπούς",
            halal: "χαλάλ",
            kosher: "κοσέρ"
        )
    )
}
