/// Turns a menu into a page: what stands on it, in which order and in which words.
///
/// Pure.
func layOut(_ menu: Menu, url: String?) -> PageView {
    let site = menu.site
    let words = site.words
    let filter = Filter(of: menu)
    let address = PageAddress(folder: menu.folder, site: url ?? site.url)
    var shown = 0
    let sections = menu.sections.map { section in
        SectionView(
            section: section,
            hours: site.hoursForm.flatMap { form in
                section.hours.flatMap { form.served($0, in: words, isRightToLeft: site.language.isRightToLeft) }
            },
            items: section.items.enumerated().map { index, item in
                shown += 1
                return layOut(
                    item, in: section.style, of: site, isHeaded: item.name != nil && section.style != "text",
                    position: section.style == "carousel" ? words.position(index, of: section.items.count) : nil,
                    fitness: filter.flatMap { item.isFiltered(in: section) ? FitnessView(of: item, filter: $0) : nil },
                    isLazy: shown > 2)
            }, canBeEmpty: filter?.emptying(section) != nil)
    }
    let banners = menu.banners.enumerated().map { index, banner in
        BannerView(
            picture: banner.picture.map {
                PictureView(picture: $0, isFirst: index == 0 && menu.hero == nil, isLazy: index > 1)
            },
            title: banner.title, link: banner.link,
            position: words.position(index, of: menu.banners.count))
    }
    let categories = menu.sections.filter(\.isInBar).compactMap { section in
        section.name.map { CategoryView(name: $0, target: WebAddress.fragment(section.id)) }
    }
    let title = site.name ?? words.menu
    let root = rootAddress(from: menu.folder)
    return PageView(
        language: site.language, title: title, name: site.name, summary: summary(of: menu, title: title),
        canonical: address.page,
        preview: menu.sharedPicture(at: address).map { PictureView(picture: $0, isFirst: false, isLazy: false) },
        givenIcon: site.icon, initialIcon: site.icon == nil ? InitialIcon(of: site, menu.styleSheet?.colors) : nil,
        root: root, styleSheet: root + WebAddress.encodedPath(menu.styleSheet?.name ?? ""),
        themeColor: menu.styleSheet?.colors.paper.map(ThemeColorView.init),
        structuredData: structuredData(of: menu, at: address), intro: menu.intro,
        footer: menu.footer,
        hero: menu.hero.map { HeroView(hero: $0, name: site.name) }, style: pageStyle(of: menu, filter: filter),
        filter: filter.map { FilterView($0, words: words) },
        legend: LegendView(of: menu), energyNotice: energyNotice(of: menu),
        banners: banners, categories: categories, sections: sections, contact: ContactView(site, words: words),
        words: WordsView(words: words))
}

private func layOut(
    _ item: Item, in style: String, of site: Site, isHeaded: Bool, position: String?, fitness: FitnessView?,
    isLazy: Bool
) -> ItemView {
    ItemView(
        item: item,
        prices: item.shownPrices(in: style).map { PriceView($0, unit: item.unit, of: site) },
        picture: item.shownPicture.map { PictureView(picture: $0, isFirst: false, isLazy: isLazy) },
        facts: facts(about: item, of: site), options: optionList(of: item, of: site),
        allergens: sentences(on: item.allergens, in: site.words), fitness: fitness,
        rating: item.rating.flatMap { rating in
            site.ratings.map { RatingView(rating, form: $0, words: site.words) }
        },
        isHeaded: isHeaded, position: position)
}

extension Words {
    /// The place of the banner or card at an index among so many: `1 of 5`.
    fileprivate func position(_ index: Int, of count: Int) -> String {
        bannerPosition.filled(["n": String(index + 1), "count": String(count)])
    }
}

extension Item {
    /// Its picture, which is not named by the item where a card has nothing but the name: it would be read twice.
    fileprivate var shownPicture: Picture? {
        let saysMore =
            description != nil || !prices.isEmpty || priceNote != nil || !details.isEmpty || !diets.isEmpty
            || rating != nil || isSoldOut || isNew || !options.isEmpty || !tags.isEmpty || allergens.isStated
            || spiciness != nil || kilocalories != nil || kilojoules != nil
        guard var picture, !saysMore, picture.alt == name else { return picture }
        picture.alt = ""
        return picture
    }
}

/// The sentence on energy needs, on a page that states energy.
private func energyNotice(of menu: Menu) -> String? {
    let statesEnergy = menu.sections.contains { section in
        section.items.contains { $0.kilocalories != nil || $0.kilojoules != nil }
    }
    return statesEnergy ? menu.site.energyNotice : nil
}

/// The page in a sentence: the venue and its sections.
private func summary(of menu: Menu, title: String) -> String? {
    var summary = title
    for (position, name) in menu.sections.compactMap(\.name).enumerated() where position < 12 {
        summary += (position == 0 ? ": " : ", ") + name
    }
    return summary == title ? nil : summary
}

extension String {
    /// The text with each `{name}` replaced.
    func filled(_ values: [String: String]) -> String {
        var result = ""
        var rest = self[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            result += String(rest[..<open]) + (values[name] ?? "{\(name)}")
            rest = rest[rest.index(after: close)...]
        }
        return result + String(rest)
    }
}
