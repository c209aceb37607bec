extension Words {
    /// A word that an owner can put another in place of: its name in a site file, and where it stands.
    ///
    /// Diets and allergens go by their words in a menu file. The sentence on reviews is not among them, since it has
    /// several forms.
    typealias Entry = (name: String, path: WritableKeyPath<Words, String> & Sendable)

    /// Every such word, in the order of the tables.
    static let entries: [Entry] = [
        ("menu", \.menu),
        ("skip", \.skip),
        ("banners", \.banners),
        ("bannerPosition", \.bannerPosition),
        ("categories", \.categories),
        ("previous", \.previous),
        ("next", \.next),
        ("languages", \.languages),
        ("menus", \.menus),
        ("locations", \.locations),
        ("missing", \.missing),
        ("other", \.other),
        ("soldOut", \.soldOut),
        ("empty", \.empty),
        ("contact", \.contact),
        ("phone", \.phone),
        ("email", \.email),
        ("map", \.map),
        ("from", \.from),
        ("separator", \.separator),
        ("new", \.new),
        ("options", \.options),
        ("cinnamon", \.cinnamon),
        ("sugar", \.sugar),
        ("kilocalories", \.kilocalories),
        ("kilojoules", \.kilojoules),
        ("notSpicy", \.spiciness.notSpicy),
        ("mild", \.spiciness.mild),
        ("hot", \.spiciness.hot),
        ("veryHot", \.spiciness.veryHot),
        ("onRequest", \.onRequest),
        ("rating", \.rating),
        ("contains", \.contains),
        ("mayContain", \.mayContain),
        ("freeFrom", \.freeFrom),
        ("allergens", \.allergens),
        ("allergenNote", \.allergenNote),
        ("filter", \.filter),
        ("filterDiets", \.filterDiets),
        ("filterWithout", \.filterWithout),
        ("filterNote", \.filterNote),
        ("filterReset", \.filterReset),
        ("filterEmpty", \.filterEmpty),
        ("hours", \.hours),
        ("specialHours", \.specialHours),
        ("closed", \.closed),
        ("allDay", \.allDay),
        ("daily", \.daily),
        ("until", \.until),
        ("since", \.since),
        ("served", \.served),
        ("social", \.social),
        ("vegan", \.diets.vegan),
        ("vegetarian", \.diets.vegetarian),
        ("gluten-free", \.diets.glutenFree),
        ("dairy-free", \.diets.dairyFree),
        ("nut-free", \.diets.nutFree),
        ("halal", \.diets.halal),
        ("kosher", \.diets.kosher),
        ("gluten", \.allergenNames.gluten),
        ("wheat", \.allergenNames.wheat),
        ("spelt", \.allergenNames.spelt),
        ("khorasan", \.allergenNames.khorasan),
        ("rye", \.allergenNames.rye),
        ("barley", \.allergenNames.barley),
        ("oats", \.allergenNames.oats),
        ("crustaceans", \.allergenNames.crustaceans),
        ("eggs", \.allergenNames.eggs),
        ("fish", \.allergenNames.fish),
        ("peanuts", \.allergenNames.peanuts),
        ("soybeans", \.allergenNames.soybeans),
        ("milk", \.allergenNames.milk),
        ("nuts", \.allergenNames.nuts),
        ("almonds", \.allergenNames.almonds),
        ("hazelnuts", \.allergenNames.hazelnuts),
        ("walnuts", \.allergenNames.walnuts),
        ("cashews", \.allergenNames.cashews),
        ("pecans", \.allergenNames.pecans),
        ("brazil-nuts", \.allergenNames.brazilNuts),
        ("pistachios", \.allergenNames.pistachios),
        ("macadamia", \.allergenNames.macadamia),
        ("celery", \.allergenNames.celery),
        ("mustard", \.allergenNames.mustard),
        ("sesame", \.allergenNames.sesame),
        ("sulphites", \.allergenNames.sulphites),
        ("lupin", \.allergenNames.lupin),
        ("molluscs", \.allergenNames.molluscs),
    ]

    /// These words with an owner's in place of some, by their names in a site file.
    func replacing(_ own: [String: String]) -> Words {
        var words = self
        guard !own.isEmpty else { return words }
        for entry in Self.entries {
            if let word = own[entry.name] { words[keyPath: entry.path] = word }
        }
        return words
    }
}
