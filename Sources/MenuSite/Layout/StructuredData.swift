/// A page in schema.org's words (JSON-LD 1.1), as it is shown: one graph from the venue through its menu to the offers.
///
/// Nothing stands in it that a guest does not see. Where the site names its address, the venue has an `@id` that all pages
/// share, and the menu one of its own. It is safe in a script element, whatever the texts hold.
func structuredData(of page: PageContent) -> [UInt8] {
    let (menu, site, address) = (page.menu, page.menu.site, page.address)
    var json = JSONWriter()
    json.object {
        $0.text("@context", "https://schema.org")
        $0.text("@type", site.kind)
        if let root = address.site { $0.text("@id", root + "#:venue") }
        if let name = site.name { $0.text("name", name) }
        if let root = address.site { $0.text("url", root) }
        if let picture = menu.hero?.picture ?? menu.banners.lazy.compactMap(\.picture).first {
            $0.text("image", address.picture(picture))
        }
        if let phone = site.phone { $0.text("telephone", phone) }
        if let email = site.email { $0.text("email", email) }
        if let postal = site.address { $0.text("address", postal) }
        if let map = site.map { $0.text("hasMap", map) }
        if let hours = site.hours { $0.openingHours(hours) }
        $0.specialOpeningHours(site.specialDays)
        $0.sameAs(site.social)
        if let currency = site.currency, menu.statesPrices { $0.text("currenciesAccepted", currency.code) }
        $0.value("hasMenu") { $0.menu(of: page) }
    }
    return json.bytes
}

extension Menu {
    /// Whether an amount stands on the page.
    fileprivate var statesPrices: Bool {
        sections.contains { $0.items.contains { $0.prices.contains { $0.amount != nil } } }
    }
}

extension JSONWriter {
    fileprivate mutating func menu(of page: PageContent) {
        let (menu, address) = (page.menu, page.address)
        object {
            $0.text("@type", "Menu")
            if let page = address.page { $0.text("@id", page + "#:menu") }
            // As the menu, or else the page itself, is called.
            $0.text("name", menu.title ?? menu.site.name ?? menu.site.words.menu)
            $0.text("inLanguage", menu.site.language.tag)
            if let page = address.page { $0.text("url", page) }
            // A row of text without a name is no dish.
            let hasDishes = { (index: Int) in menu.sections[index].items.contains { $0.name != nil } }
            let sections = menu.sections.indices.filter(hasDishes)
            // Only a page without categories has a section without a heading, and it has no other.
            if let section = sections.first(where: { menu.sections[$0].name == nil }) {
                $0.items(of: menu.sections[section], menu.site, at: address)
            }
            let headed = sections.filter { menu.sections[$0].name != nil }
            if !headed.isEmpty {
                $0.list("hasMenuSection", headed, by: page.threads) {
                    $1.section(menu.sections[$0], menu.site, at: address)
                }
            }
        }
    }

    private mutating func section(_ section: Section, _ site: Site, at address: PageAddress) {
        object {
            $0.text("@type", "MenuSection")
            if let name = section.name { $0.text("name", name) }
            $0.items(of: section, site, at: address)
        }
    }

    private mutating func items(of section: Section, _ site: Site, at address: PageAddress) {
        let dishes = section.items.indices.filter { section.items[$0].name != nil }
        list("hasMenuItem", dishes) { $1.item(section.items[$0], in: section.style, site, at: address) }
    }
}
