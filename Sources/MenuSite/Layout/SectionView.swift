import Mustache

/// A section, by its place on the page.
struct SectionView: View {
    let page: PageContent
    let index: Int

    private var section: Section { page.menu.sections[index] }

    private var hours: String? {
        guard let form = page.menu.site.hoursForm, let hours = section.hours else { return nil }
        let language = page.menu.site.language
        return form.served(hours, in: page.menu.site.words, isRightToLeft: language.isRightToLeft)
    }

    static let table = RecordTable<SectionView>(
        "section",
        [
            .text("id", "Its id on the page.") { $0.section.id },
            .text("name", "Its heading.") { $0.section.name },
            .text("hours", "When its dishes are served, in a sentence.") { $0.hours },
            .markup("description", "The prose under the heading.") { $0.section.description?.html },
            .text("style", "How it shows its items: list, carousel, squares or text.") { $0.section.style },
            .flag("scrolls", "Whether its items scroll sideways: those of carousel and squares, if several.") {
                ["carousel", "squares"].contains($0.section.style) && $0.section.items.count > 1
            },
            .list("items", "Its items.") { view in
                view.section.items.indices.lazy.map { ItemView(page: view.page, section: view.index, index: $0) }
            },
            .flag("canBeEmpty", "Whether a choice of the filter can hide all of its items.") {
                $0.page.filter?.emptying($0.section) != nil
            },
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
            .text("languages", "Language.") { $0.words.languages },
            .text("menus", "Menus.") { $0.words.menus },
            .text("locations", "Locations.") { $0.words.locations },
            .text("previous", "Previous.") { $0.words.previous },
            .text("next", "Next.") { $0.words.next },
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
