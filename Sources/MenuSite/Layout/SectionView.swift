import Mustache

/// A section.
struct SectionView: View {
    let section: Section
    let hours: String?
    let items: [ItemView]
    /// Whether a choice of the filter can hide all of its items.
    let canBeEmpty: Bool

    static let table = RecordTable<SectionView>(
        "section",
        [
            .text("id", "Its id on the page.") { $0.section.id },
            .text("name", "Its heading.") { $0.section.name },
            .text("hours", "When its dishes are served, in a sentence.") { $0.hours },
            .markup("description", "The prose under the heading.") { $0.section.description?.html },
            .text("style", "How it shows its items: list, carousel, squares or text.") { $0.section.style },
            .flag("scrolls", "Whether its items scroll sideways: those of carousel and squares, if several.") {
                ["carousel", "squares"].contains($0.section.style) && $0.items.count > 1
            },
            .list("items", "Its items.") { $0.items },
            .flag("canBeEmpty", "Whether a choice of the filter can hide all of its items.") { $0.canBeEmpty },
        ])
}

/// An item.
struct ItemView: View {
    let item: Item
    let prices: [PriceView]
    let picture: PictureView?
    let facts: [FactView]
    let options: String?
    let allergens: [AllergensView]
    /// What the filter goes by; none where the page has no filter, or it leaves the item alone.
    let fitness: FitnessView?
    let rating: RatingView?
    /// Whether its name is a heading.
    let isHeaded: Bool
    let position: String?

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
                !$0.prices.isEmpty || $0.item.priceNote != nil || $0.item.isSoldOut
            },
            .flag("hasFacts", "Whether there is a fact.") { !$0.facts.isEmpty },
            .list("facts", "That it is new, its size and variant, diets, spiciness, energy and tags, in this order.") {
                $0.facts
            },
            .text("options", "What can be added to it or chosen with it, with prices, as a list.") { $0.options },
            .list("allergens", "What it contains, may contain and is free from, a sentence each.") { $0.allergens },
            .record("fitness", "What the filter goes by, on a page that has one.") { $0.fitness },
            .flag("isNew", "Whether it is new on the menu.") { $0.item.isNew },
            .flag("isSoldOut", "Whether it cannot be had now.") { $0.item.isSoldOut },
        ])
}

/// Carte's own words.
struct WordsView: View {
    let words: Words

    static let table = RecordTable<WordsView>(
        "words",
        [
            .text("menu", "Menu.") { $0.words.menu },
            .text("skip", "To the menu.") { $0.words.skip },
            .text("banners", "Offers.") { $0.words.banners },
            .text("categories", "Menu sections.") { $0.words.categories },
            .text("previous", "Previous.") { $0.words.previous },
            .text("next", "Next.") { $0.words.next },
            .text("options", "Options, before what can be added to a dish.") { $0.words.options },
            .text("allergens", "Allergens.") { $0.words.allergens },
            .text("filter", "Filter.") { $0.words.filter },
            .text("filterDiets", "Diet.") { $0.words.filterDiets },
            .text("filterWithout", "Without.") { $0.words.filterWithout },
            .text("filterNote", "Dishes whose allergens are not stated are then hidden too.") { $0.words.filterNote },
            .text("filterReset", "Show all.") { $0.words.filterReset },
            .text("filterEmpty", "No dish here matches the filter.") { $0.words.filterEmpty },
            .text("soldOut", "Sold out.") { $0.words.soldOut },
            .text("empty", "There is nothing on the menu yet.") { $0.words.empty },
            .text("contact", "Contact.") { $0.words.contact },
            .text("phone", "Phone.") { $0.words.phone },
            .text("email", "Email.") { $0.words.email },
            .text("map", "Show on the map.") { $0.words.map },
            .text("hours", "Opening hours.") { $0.words.hours },
            .text("specialHours", "Special days.") { $0.words.specialHours },
            .text("social", "Social media.") { $0.words.social },
        ])
}
