/// A page's menu after it was checked: nothing in it can fail any more.
struct Menu: Sendable {
    /// The page's folder under `content/`, "" for the page at `/`.
    var folder: String
    var site: Site
    /// What it is called among the menus of its venue.
    var title: String?
    /// The pages that it leads to.
    var links = PageLinks()
    var hero: Hero?
    var banners: [Banner] = []
    var sections: [Section] = []
    /// The prose above the menu.
    var intro: Markup?
    /// The prose below it.
    var footer: Markup?
    /// Its look; none where the templates link no style sheet.
    var styleSheet: StyleSheet?
    /// Where its pictures come from besides the site.
    var outside: OutsideSources = []
}

/// HTML that may be written as it is.
struct Markup: Sendable, Equatable {
    let html: [UInt8]

    init?(_ html: [UInt8]) {
        guard !html.isEmpty else { return nil }
        self.html = html
    }
}

/// What a page says of its venue.
struct Site: Sendable {
    var name: String?
    /// schema.org's word for the kind of venue.
    var kind = "Restaurant"
    var language: Language
    /// The currency of the prices; none where the site names none.
    var currency: Currency?
    /// How the page's language writes amounts of that currency.
    var prices: PriceForm
    /// How it writes ranges of them; none where the page has none.
    var priceRanges: PriceRangeForm?
    /// How the page writes its ratings; none where it has none.
    var ratings: RatingForm?
    /// How the page writes its numbers; none where it has none but prices.
    var numbers: PriceForm?
    /// Carte's own words, the owner's in place of some.
    var words: Words
    /// The sentence on energy needs that the law asks for.
    var energyNotice: String?
    /// The address of the site's root, with a slash at its end.
    var url: String?
    var phone: String?
    var email: String?
    var address: String?
    /// The address of a map.
    var map: String?
    /// When the venue is open.
    var hours: WeekHours?
    /// Days with hours of their own, by date.
    var specialDays: [SpecialDay] = []
    /// Its pages on other sites.
    var social: [SocialPage] = []
    /// How the page writes hours; none where it has none.
    var hoursForm: HoursForm?
    /// The theme of the page; none is the plain one.
    var theme: PlacedName?
    /// The picture that stands for the site in a browser's tabs; none where its name's initial does.
    var icon: Picture?
}

/// Whether whole amounts carry decimals.
enum Decimals: String, Sendable {
    case auto, always, never
}

/// The picture across the top of the page.
struct Hero: Sendable {
    var picture: Picture
    var title: String?
    /// Its height in CSS pixels.
    var height = 350
    /// How much shorter the side is at which a line begins, in CSS pixels.
    var cut = 30
    /// Whether it stretches when the page is pulled down.
    var stretches = true
}

/// One banner.
struct Banner: Sendable {
    var picture: Picture?
    var title: String?
    var link: String?
}

/// A section of the page.
struct Section: Sendable {
    var id: String
    /// The heading; none on a page without categories.
    var name: String?
    var description: Markup?
    var style = "list"
    var isInBar = true
    /// When its dishes are served, where that is stated.
    var hours: WeekHours?
    var items: [Item] = []
}

/// A dish, in one of the sections it is shown in.
@dynamicMemberLookup
struct Item: Sendable {
    var id: String
    var name: String?
    var description: Markup?
    var picture: Picture?
    /// One amount or range, or one for each size.
    var prices: [Price] = []
    /// Size, variant and the like, as the owner words them.
    var details: [String] = []
    /// What can be added to it or chosen with it.
    var options: [Option] = []
    var isNew = false
    var isSoldOut = false
    private(set) var more = SetAside<More>.nothing

    /// An item that has nothing of what most items do without, unless it is said.
    init(
        id: String, name: String? = nil, description: Markup? = nil, picture: Picture? = nil, prices: [Price] = [],
        details: [String] = [], options: [Option] = [], isNew: Bool = false, isSoldOut: Bool = false,
        more: SetAside<More> = .nothing
    ) {
        (self.id, self.name, self.description, self.picture) = (id, name, description, picture)
        (self.prices, self.details, self.options) = (prices, details, options)
        (self.isNew, self.isSoldOut, self.more) = (isNew, isSoldOut, more)
    }

    /// What most items do without.
    struct More: Sendable {
        /// What the amounts are for, as the owner words it: kg, 100 g, piece.
        var unit: String?
        /// Whether the amount is the lowest of several; of sizes, whether a small card shows the lowest alone.
        var isFrom = false
        var priceNote: String?
        var rating: Rating?
        var diets: [Diet] = []
        var allergens = Allergens()
        /// How hot it is, 0 to 3; none where the owner does not say.
        var spiciness: Int?
        /// Its energy.
        var kilocalories: ExactNumber?
        var kilojoules: ExactNumber?
        /// Words of the venue's own.
        var tags: [String] = []
    }

    /// Whether it has nothing of what most items do without.
    var isPlain: Bool { more.isNothing }

    subscript<Part>(dynamicMember part: WritableKeyPath<More, Part>) -> Part {
        @inline(__always) get { more[part, or: More()] }
        @inline(__always) set { more[part, or: More()] = newValue }
    }
}

/// One price of an item.
struct Price: Sendable, Equatable {
    /// The size it is for.
    var label: String?
    /// The exact amount; none is a size without a number.
    var amount: ExactNumber?
    /// The highest amount, of a range whose lowest is `amount`.
    var high: ExactNumber?
    /// Whether it is shown as the lowest of several.
    var isFrom = false
}

/// What can be added to a dish or chosen with it.
struct Option: Sendable, Equatable {
    var name: String
    /// What it costs more; none where it costs nothing more, or the owner does not say.
    var amount: ExactNumber?
}

/// A diet that a dish is fit for.
struct Diet: Sendable, Equatable {
    /// Its word in a menu file.
    var diet: String
    /// Whether the dish is made so only on request.
    var onRequest: Bool
}

/// A picture as a page shows it.
///
/// An object, since it is handed on from the item to its view, to the structured data and on.
final class Picture: Sendable, Equatable {
    /// The address for the page, percent-encoded.
    let address: String
    /// The file in the output folder; none for a picture of another site.
    let output: String?
    /// Its width and height as shown, in pixels; 0 where they are not known.
    let width: Int
    let height: Int
    /// The picture in words; empty where it only decorates.
    let alt: String

    init(address: String, output: String?, width: Int, height: Int, alt: String = "") {
        (self.address, self.output, self.width, self.height, self.alt) = (address, output, width, height, alt)
    }

    /// The same picture with other words, or by another address.
    func with(alt: String? = nil, address: String? = nil) -> Picture {
        Picture(
            address: address ?? self.address, output: output, width: width, height: height, alt: alt ?? self.alt)
    }

    /// ` width="…" height="…"`, or nothing where they are not known.
    var sizeAttributes: String {
        width > 0 && height > 0 ? " width=\"\(width)\" height=\"\(height)\"" : ""
    }

    static func == (one: Picture, other: Picture) -> Bool {
        one.address == other.address && one.output == other.output && one.width == other.width
            && one.height == other.height && one.alt == other.alt
    }
}
