/// What a reader can choose the dishes of a page by: diets that they are fit for, and allergens that they are without.
///
/// A choice is there only where it hides something: a diet that some dishes are fit for and some are not, an allergen
/// that a dish contains or may contain.
struct Filter: Sendable {
    let diets: [String]
    let allergens: [String]

    /// The filter of a menu; nil where nothing would be filtered.
    init?(of menu: Menu) {
        guard
            menu.statesAllergens
                || menu.sections.contains(where: { $0.items.contains { !$0.isPlain && !$0.diets.isEmpty } })
        else {
            return nil
        }
        let items = menu.sections.flatMap { section in section.items.filter { $0.isFiltered(in: section) } }
        diets = FoodWords.diets.filter { diet in
            items.contains { $0.isFit(for: diet) } && items.contains { !$0.isFit(for: diet) }
        }
        let named = items.reduce(into: Set<String>()) { $0.formUnion($1.allergens.groups) }
        allergens = FoodWords.allergens.filter(named.contains)
        if diets.isEmpty, allergens.isEmpty { return nil }
    }

    /// The choices that hide an item.
    func hiding(_ item: Item) -> Set<String> {
        Set(diets.filter { !item.isFit(for: $0) } + allergens.filter { !item.allergens.areKnownWithout($0) })
    }

    /// The combinations of choices that leave a section empty: one of each of these sets; nil where none does.
    func emptying(_ section: Section) -> [Set<String>]? {
        var sets: Set<Set<String>> = []
        for item in section.items {
            let choices = item.isFiltered(in: section) ? hiding(item) : []
            if choices.isEmpty { return nil }
            sets.insert(choices)
        }
        // Where a smaller set has its choice, so has every larger one that holds it.
        let needed = sets.filter { set in !sets.contains { $0.isStrictSubset(of: set) } }
        return needed.sorted { inOrder($0).lexicographicallyPrecedes(inOrder($1)) }
    }

    /// Some choices in the order of the filter.
    func inOrder(_ choices: Set<String>) -> [String] {
        (diets + allergens).filter(choices.contains)
    }
}

extension Item {
    /// Whether a filter can hide it: it is a dish, and no row of text.
    func isFiltered(in section: Section) -> Bool {
        section.style != "text" || !prices.isEmpty || self.priceNote != nil || !self.diets.isEmpty
            || self.allergens.isStated
    }

    /// Whether it is fit for a diet as it is; what is vegan is vegetarian, and what can be made so is not so yet.
    func isFit(for diet: String) -> Bool {
        self.diets.contains { !$0.onRequest && ($0.diet == diet || $0.diet == "vegan" && diet == "vegetarian") }
    }
}
