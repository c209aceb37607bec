import JSONText

extension Forms {
    /// The contact of a site.
    static let contact = ObjectForm<SiteDraft>(
        "contact",
        [
            field("phone", phone, "The number to call, as guests read it.") { $0.phone = $1.value },
            field("email", email, "The address to write to.") { $0.email = $1.value },
            field("address", text, "Street and town, as on a letter.") { $0.address = $1.value },
            field("map", address(["https", "http", "geo"]), "The address of a map, https: or geo:.") { $0.map = $1 },
        ])

    /// A site's fields, in a `site.json` or under `site` of a menu.
    static let site = ObjectForm<SiteDraft>(
        "site", common: ["name", "language", "currency", "theme", "contact"],
        [
            field("name", text, "The venue's name.") { $0.name = $1.value },
            field("kind", choice(FoodWords.kinds, of: "kind"), "What the venue is, in schema.org's words.") {
                $0.kind = $1
            },
            field("language", language, "The page's language, a BCP 47 tag such as ru, pt-BR or zh-Hans.") {
                $0.language = $1.value
                $0.languageOffset = $1.offset
            },
            field("currency", currency, "The currency of all prices, an ISO 4217 code such as EUR.") {
                $0.currency = $1
            },
            field(
                "decimals", choice(["auto", "always", "never"], of: "form of decimals"),
                "Whether whole amounts carry decimals: auto goes by the language's menus."
            ) { $0.decimals = Decimals(rawValue: $1) },
            field(
                "priceStyle", priceStyle,
                "CLDR's form of a price, or the local habit such as 4,500원."
            ) { $0.priceStyle = $1 },
            field("url", siteAddress, "The address the site will have, with https://.") {
                $0.url = $1.hasSuffix("/") ? $1 : $1 + "/"
            },
            field(
                "theme", placedName,
                "The look of the page: the name of a file in templates/themes/, or of a built-in theme."
            ) {
                $0.theme = $1
            },
            field("icon", placedPicture, "The picture in a browser's tabs; the name's initial if not given.") {
                $0.icon = $1
            },
            ObjectForm<SiteDraft>.Field(
                description: FieldDescription(
                    name: "contact", shape: contact.shape, summary: "How to reach the venue."),
                otherNames: []
            ) { value, site, reading in
                if value.kind == .object {
                    contact.read(value, into: &site, &reading)
                } else if value.kind != .null {
                    reading.mismatch(value, wants: contact.shape)
                }
            },
            field(
                "menus", list(of: placedName),
                "The folders of the venue's menus in their order, seen from this file: [\".\", \"lunch\"]."
            ) { $0.menus = $1 },
            field("hours", hours, "Opening hours by day: {\"mon-fri\": \"09:00-18:00\"}.") { $0.hours = $1 },
            field("specialHours", specialDays, "Days with hours of their own.") { $0.specialDays = $1 },
            field("social", list(of: socialAddress), "Addresses of the venue's pages elsewhere.") { $0.social = $1 },
            field("energyNotice", energyNotice, "The sentence on energy needs that the law asks for.") {
                $0.energyNotice = $1
            },
            ObjectForm<SiteDraft>.Field(
                description: FieldDescription(
                    name: "words", shape: .later { words.shape }, summary: "Own words in place of Carte's."),
                otherNames: []
            ) { value, site, reading in
                if value.kind == .object {
                    words.read(value, into: &site.words, &reading)
                } else if value.kind != .null {
                    reading.mismatch(value, wants: words.shape, hint: "write { \"soldOut\": \"…\" }")
                }
            },
        ],
        elsewhere: { member, reading in
            if contact.fields.contains(where: { $0.description.name == member.key }) {
                return "it belongs into \"contact\": { … }"
            }
            guard ["title", "hero", "banners", "categories", "items"].contains(member.key) else { return nil }
            let isInMenu = reading.source.path.hasSuffix("menu.json")
            return isInMenu ? "it belongs into the menu itself, not into \"site\"" : "it belongs into menu.json"
        })

    /// A telephone number: text with digits in it.
    private static let phone = Form<PlacedText>(shape: .matching(#".*(?:[0-9]|[^ -~]).*"#)) { value, reading in
        guard let number = reference.read(value, &reading) else { return nil }
        if number.value.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) { return number }
        reading.error(
            at: value.offset, "'\(number.value)' is no telephone number",
            hint: "write its digits, such as +353 1 555 0143")
        return nil
    }

    /// A mail address, as far as a slip of the finger shows (RFC 5321 section 4.1.2, loosely).
    private static let email = Form<PlacedText>(
        shape: .matching(#"[^\s@,;]+@[^\s@,;]*\.[^\s@,;]*"#)
    ) { value, reading in
        guard let address = reference.read(value, &reading) else { return nil }
        let parts = address.value.split(separator: "@", omittingEmptySubsequences: false)
        let odd = address.value.unicodeScalars.contains { $0.properties.isWhitespace || $0 == "," || $0 == ";" }
        if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), parts[1].contains("."), !odd { return address }
        reading.error(
            at: value.offset, "'\(address.value)' is no mail address", hint: "write one such as hello@example.org")
        return nil
    }

    /// How prices are written, and where that is said.
    private static let priceStyle: Form<PriceStyleChoice> = {
        let words = choice(["locale", "local"], of: "price style")
        return Form(shape: words.shape) { value, reading in
            words.read(value, &reading).map {
                PriceStyleChoice(value: $0, place: reading.place(at: value.offset))
            }
        }
    }()

    /// The name of a theme and its place; which themes there are is known later.
    private static let placedName = Form<PlacedName>(shape: .text) { value, reading in
        reference.read(value, &reading).map { PlacedName(name: $0.value, place: reading.place(at: $0.offset)) }
    }

    /// A picture's name and its place; which pictures there are is known later.
    private static let placedPicture = Form<PlacedName>(shape: .picture, read: placedName.read)

    /// The sentence on energy needs, and its place.
    private static let energyNotice = Form<EnergyNotice>(shape: .text) { value, reading in
        text.read(value, &reading).map { EnergyNotice(text: $0.value, place: reading.place(at: $0.offset)) }
    }

    /// The address of a whole site.
    private static let siteAddress = Form<String>(
        shape: .matching(#"[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]|[^\x00-\x7F])+(:[^/?#@]*)?(/[^?#@]*)?"#)
    ) { value, reading in
        guard let address = address(["https", "http"]).read(value, &reading) else { return nil }
        if isSiteAddress(value.string.map(trimmed) ?? "") { return address }
        reading.error(
            at: value.offset, "'\(value.string ?? address)' is no address of a site",
            hint: "write host and path alone, such as https://example.org/menu/")
        return nil
    }

    /// An absolute address of one of these schemes, percent-encoded.
    static func address(_ schemes: [String]) -> Form<String> {
        Form(shape: .address(schemes)) { value, reading in
            guard let written = reference.read(value, &reading) else { return nil }
            if let scheme = WebAddress.scheme(of: written.value), schemes.contains(scheme) {
                return WebAddress.encoded(written.value)
            }
            reading.error(
                at: value.offset, "'\(reading.field)' is a whole address, '\(written.value)' is not",
                hint: "write it with https:// in front")
            return nil
        }
    }
}
