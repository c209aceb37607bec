import Mustache

/// How to reach the venue, and when.
struct ContactView: View {
    let site: Site
    let hours: [HoursView]
    let specialDays: [HoursView]

    /// The view of a site; nil where there is nothing to say.
    init?(_ site: Site, words: Words) {
        self.site = site
        hours = site.hoursForm.map { form in site.hours.map { form.rows(of: $0, in: words) } ?? [] } ?? []
        specialDays = site.hoursForm.map { form in site.specialDays.map { form.row(of: $0, in: words) } } ?? []
        guard hasWays || !hours.isEmpty || !specialDays.isEmpty || !site.social.isEmpty else { return nil }
    }

    private var hasWays: Bool {
        site.phone != nil || site.email != nil || site.address != nil || site.map != nil
    }

    static let table = RecordTable<ContactView>(
        "contact",
        [
            .flag("hasWays", "Whether there is an address, a map, a number or a mail address.") { $0.hasWays },
            .text("phone", "The number to call.") { $0.site.phone },
            .address("phoneAddress", "The same as an address, tel:, where it can be dialled.") {
                $0.site.phone.flatMap(telephoneAddress)
            },
            .text("email", "The address to write to.") { $0.site.email },
            .address("emailAddress", "The same as an address, mailto:.") {
                $0.site.email.map { "mailto:" + WebAddress.encoded($0) }
            },
            .text("address", "Street and town.") { $0.site.address },
            .address("map", "The address of a map.") { $0.site.map },
            .flag("hasHours", "Whether the hours of a day are stated.") { !$0.hours.isEmpty },
            .list("hours", "The opening hours, a row for days in a row that have the same.") { $0.hours },
            .flag("hasSpecialDays", "Whether there are days with hours of their own.") { !$0.specialDays.isEmpty },
            .list("specialDays", "The days with hours of their own, by date.") { $0.specialDays },
            .flag("hasSocial", "Whether the venue has pages on other sites.") { !$0.site.social.isEmpty },
            .list("social", "The venue's pages on other sites.") { $0.site.social.map(SocialPageView.init) },
        ])
}

/// A page of the venue's on another site.
struct SocialPageView: View {
    let page: SocialPage

    static let table = RecordTable<SocialPageView>(
        "social",
        [
            .text("name", "The site's name, such as Instagram, else its host.") { $0.page.name },
            .address("address", "The page's address.") { $0.page.address },
        ])
}

/// A telephone number as an address (RFC 3966): its digits, of any script, and the plus before them.
///
/// What stands behind the number, such as an extension or a second number, is left out, and so is the (0) that is not
/// dialled from abroad; nil where no number is left.
func telephoneAddress(_ number: String) -> String? {
    var digits = ""
    for scalar in number.replacing("(0)", with: number.hasPrefix("+") ? "" : "0").unicodeScalars {
        if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
            digits += String(Int(digit))
        } else if scalar == "+", digits.isEmpty {
            digits = "+"
        } else if digits.utf8.count > 1, !"().-–\u{2010}\u{2011}".unicodeScalars.contains(scalar),
            !scalar.properties.isWhitespace
        {
            break
        }
    }
    return digits.utf8.count >= 3 ? "tel:" + digits : nil
}
