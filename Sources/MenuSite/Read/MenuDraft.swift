import Diagnostics

/// A menu file as it was read: every field that is there and of the right form, with its place.
struct MenuDraft: Sendable {
    /// The object's `{`.
    var offset = 0
    /// The menu that this one changes, as it is written.
    var extends: PlacedText?
    /// What this menu is called among those of its venue.
    var title: PlacedText?
    var site = SiteDraft()
    var hero: HeroDraft?
    var banners: [BannerDraft] = []
    var categories: [CategoryDraft] = []
    var items: [ItemDraft] = []
}

/// A site's own fields; those of a nearer file override those of an outer one, field by field.
struct SiteDraft: Sendable {
    /// Whether something of it could not be read; it is then not said what else is missing.
    var isAtFault = false
    var name: String?
    var kind: String?
    var language: Language?
    /// The byte at which the language stands in the site's own file; none where it comes from an outer one.
    var languageOffset: Int?
    var currency: Currency?
    var decimals: Decimals?
    var priceStyle: PriceStyleChoice?
    var url: String?
    var theme: PlacedName?
    var icon: PlacedName?
    var phone: String?
    var email: String?
    var address: String?
    var map: String?
    /// The folders of the venue's menus, as they are written.
    var menus: [PlacedName]?
    var hours: WeekHours?
    var specialDays: [SpecialDay]?
    var social: [String]?
    var energyNotice: EnergyNotice?
    /// Own words, by the names of Carte's.
    var words: [String: String] = [:]

    /// These fields, and where one is missing that of `outer`; words and sentences only of the same language.
    func overriding(_ outer: SiteDraft) -> SiteDraft {
        let isOtherLanguage = language != nil && outer.language != nil && language != outer.language
        return SiteDraft(
            isAtFault: isAtFault || outer.isAtFault, name: name ?? outer.name, kind: kind ?? outer.kind,
            language: language ?? outer.language, languageOffset: languageOffset, currency: currency ?? outer.currency,
            decimals: decimals ?? outer.decimals,
            priceStyle: priceStyle ?? outer.priceStyle, url: url ?? outer.url, theme: theme ?? outer.theme,
            icon: icon ?? outer.icon,
            phone: phone ?? outer.phone, email: email ?? outer.email, address: address ?? outer.address,
            map: map ?? outer.map, menus: menus ?? outer.menus, hours: hours ?? outer.hours,
            specialDays: specialDays ?? outer.specialDays(named: !isOtherLanguage),
            social: social ?? outer.social, energyNotice: energyNotice ?? (isOtherLanguage ? nil : outer.energyNotice),
            words: isOtherLanguage ? words : outer.words.merging(words) { _, own in own })
    }

    /// The special days, with their names or without.
    private func specialDays(named: Bool) -> [SpecialDay]? {
        named ? specialDays : specialDays?.map { SpecialDay(date: $0.date, hours: $0.hours) }
    }
}

/// How prices are written, `locale` or `local`, and where that is said.
struct PriceStyleChoice: Sendable {
    var value: String
    var place: Place
}

/// The sentence on energy needs as the owner words it, and where.
struct EnergyNotice: Sendable {
    let text: String
    let place: Place
}

/// The picture across the top of the page.
struct HeroDraft: Sendable {
    var offset: Int
    var image: PlacedText?
    /// Whether what it shows may be written and could not be read; it is then not said to be missing.
    var isAtFault = false
    var alt: PlacedText?
    var title: PlacedText?
    var height: Int?
    var cut: Int?
    var stretch: Bool?
}

/// One banner.
struct BannerDraft: Sendable {
    var offset: Int
    var image: PlacedText?
    /// Whether what it shows may be written and could not be read; it is then not said to be missing.
    var isAtFault = false
    var alt: PlacedText?
    var title: PlacedText?
    var link: PlacedText?
}

/// One category, which is a section of the page.
struct CategoryDraft: Sendable {
    var offset: Int
    var id: PlacedText?
    var name: PlacedText?
    var description: PlacedText?
    var style: String?
    var hours: WeekHours?
    var hidden = false
    /// The names that the menus have for it which this one extends: their items name it so.
    var baseNames: [String] = []
    /// Whether it is in no list, but only items of a menu that this one extends name it.
    var isUnlisted = false
    /// Whether it has items in a menu that this one extends: where they are removed nothing is said of it.
    var hasBaseItems = false
}

/// One item.
@dynamicMemberLookup
struct ItemDraft: Sendable {
    var offset: Int
    var id: PlacedText?
    var name: PlacedText?
    /// Whether there is a name, be it one that could not be read.
    var nameIsWritten = false
    var categories: [PlacedText] = []
    var description: PlacedText?
    var image: PlacedText?
    var price: PriceDraft?
    /// Whether something of a price could not be read; it is then not said to be missing.
    var priceIsAtFault = false
    var variant: PlacedText?
    var size: PlacedText?
    var cinnamon = false
    var sugar = false
    var isNew = false
    var soldOut = false
    private var more = SetAside<More>.nothing

    /// An item of which nothing is known but where it stands.
    init(offset: Int) {
        self.offset = offset
    }

    /// What most items do without.
    struct More: Sendable {
        var alt: PlacedText?
        var prices: [SizeDraft] = []
        /// The key `prices`, where it stands.
        var pricesOffset: Int?
        var priceRange: RangeDraft?
        /// What the amounts are for, at its key.
        var unit: PlacedText?
        /// The key `from`, where it is true.
        var fromOffset: Int?
        var priceNote: PlacedText?
        var diets: [DietDraft] = []
        var allergens: [PlacedText] = []
        /// The list of them, where it stands.
        var allergensOffset: Int?
        var traces: [PlacedText] = []
        var freeFrom: [PlacedText] = []
        var spiciness: Int?
        var kilocalories: ExactNumber?
        var kilojoules: Placed<ExactNumber>?
        var tags: [PlacedText] = []
        var options: [SizeDraft] = []
        var rating: RatingDraft?
        /// The tutorial's `reviewPoint` and `reviewCount`.
        var reviews: RatingDraft?
    }

    /// Whether it has nothing of what most items do without.
    var isPlain: Bool { more.isNothing }

    subscript<Part>(dynamicMember part: WritableKeyPath<More, Part>) -> Part {
        @inline(__always) get { more[part, or: More()] }
        @inline(__always) set { more[part, or: More()] = newValue }
    }
}

/// A `price` that is there: an amount, or nothing readable (null, or a fault already reported).
struct PriceDraft: Sendable {
    var keyOffset: Int
    var amount: Placed<ExactNumber>?
    var isNull: Bool
}

/// A `priceRange` that is there.
struct RangeDraft: Sendable {
    var keyOffset: Int
    /// The object's `{`.
    var offset: Int
    var low: Placed<ExactNumber>?
    var high: Placed<ExactNumber>?
    /// Whether one of them could not be read.
    var isAtFault = false
}

/// One of several sizes.
struct SizeDraft: Sendable {
    var offset: Int
    var label: PlacedText?
    var amount: Placed<ExactNumber>?
}

/// A diet the item is fit for, or can be made fit for.
struct DietDraft: Sendable, Equatable {
    var diet: String?
    var onRequest = false
}
