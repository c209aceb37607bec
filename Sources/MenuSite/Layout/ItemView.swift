import Mustache

/// An item, by its place on the page.
struct ItemView: View {
    let page: PageContent
    let section: Int
    let index: Int

    private var item: Item { page.menu.sections[section].items[index] }
    private var style: String { page.menu.sections[section].style }

    /// Whether its name is a heading.
    private var isHeaded: Bool { item.name != nil && style != "text" }

    private var position: String? {
        guard style == "carousel" else { return nil }
        return page.menu.site.words.position(index, of: page.menu.sections[section].items.count)
    }

    private var prices: some Sequence<PriceView> & SendableMetatype {
        let unit = item.isPlain ? nil : item.unit
        return item.shownPrices(in: style).lazy.map { PriceView($0, unit: unit, on: page) }
    }

    /// Its picture; all but those of the first two items lie below the first screen.
    private var picture: PictureView? {
        guard let picture = item.shownPicture else { return nil }
        // No section is without items.
        let isLazy = section + index > 1 || section == 1 && page.menu.sections[0].items.count > 1
        return PictureView(picture: picture, isFirst: false, isLazy: isLazy)
    }

    /// What the filter goes by; none where the page has no filter, or it leaves the item alone.
    private var fitness: FitnessView? {
        guard let filter = page.filter, item.isFiltered(in: page.menu.sections[section]) else { return nil }
        return FitnessView(of: item, filter: filter)
    }

    private var rating: RatingView? {
        guard let rating = item.rating, let form = page.menu.site.ratings else { return nil }
        return RatingView(rating, form: form, words: page.menu.site.words)
    }

    static let table = RecordTable<ItemView>(
        "item",
        [
            .text("id", "Its id on the page.") { $0.item.id },
            .address("target", "Its address on the page, #id.") { WebAddress.fragment($0.item.id) },
            .text("name", "What it is called; a row of a text section may have none.") { $0.item.name },
            .flag("isHeaded", "Whether its name is a heading: it has one, and is no row of a text section.") {
                $0.isHeaded
            },
            .text("position", "Its place in a carousel, such as 1 of 5.") { $0.position },
            .markup("description", "Its description.") { $0.item.description?.html },
            .record("picture", "Its picture.") { $0.picture },
            .record("rating", "What reviews say of it.") { $0.rating },
            .list("prices", "Its prices: one, or one for each size.") { $0.prices },
            .text("priceNote", "Words in place of a number.") { $0.item.priceNote },
            .flag("hasPrices", "Whether it has a price, words in place of one, or is sold out.") {
                !$0.item.prices.isEmpty || $0.item.priceNote != nil || $0.item.isSoldOut
            },
            .flag("hasFacts", "Whether there is a fact.") { !facts(about: $0.item, on: $0.page).isEmpty },
            .list("facts", "That it is new, its size and variant, diets, spiciness, energy and tags, in this order.") {
                facts(about: $0.item, on: $0.page)
            },
            .text("options", "What can be added to it or chosen with it, with prices, as a sentence.") {
                optionList(of: $0.item, on: $0.page)
            },
            .list("allergens", "What it contains, may contain and is free from, a sentence each.") {
                sentences(on: $0.item.allergens, in: $0.page)
            },
            .record("fitness", "What the filter goes by, on a page that has one.") { $0.fitness },
            .flag("isNew", "Whether it is new on the menu.") { $0.item.isNew },
            .flag("isSoldOut", "Whether it cannot be had now.") { $0.item.isSoldOut },
        ])
}

extension Item {
    /// Its picture, which is not named by the item where a card has nothing but the name: it would be read twice.
    @inline(__always)
    fileprivate var shownPicture: Picture? {
        let saysMore =
            description != nil || !prices.isEmpty || !details.isEmpty || !options.isEmpty || isSoldOut || isNew
            || !isPlain && saysRareThings
        guard let picture, !saysMore, picture.alt == name else { return picture }
        return picture.with(alt: "")
    }

    /// Whether it says any of what most items do without.
    private var saysRareThings: Bool {
        self.priceNote != nil || !self.diets.isEmpty || self.rating != nil || !self.tags.isEmpty
            || self.allergens.isStated || self.spiciness != nil || self.kilocalories != nil || self.kilojoules != nil
    }
}
