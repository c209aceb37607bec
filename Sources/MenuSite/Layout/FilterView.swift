import Mustache

/// The choice of which dishes are shown.
struct FilterView: View {
    let diets: [ChoiceView]
    let allergens: [ChoiceView]

    init(_ filter: Filter, words: Words) {
        diets = filter.diets.compactMap { value in
            words.diets.word(for: value).map { ChoiceView(value: value, name: $0) }
        }
        allergens = filter.allergens.compactMap { value in
            words.allergenNames.word(for: value).map { ChoiceView(value: value, name: $0) }
        }
    }

    static let table = RecordTable<FilterView>(
        "filter",
        [
            .flag("hasDiets", "Whether dishes can be chosen by diet.") { !$0.diets.isEmpty },
            .list("diets", "The diets that dishes can be chosen by.") { $0.diets },
            .flag("hasAllergens", "Whether dishes can be chosen to be without an allergen.") { !$0.allergens.isEmpty },
            .list("allergens", "The allergens that dishes can be chosen to be without.") { $0.allergens },
        ])
}

/// A choice of the filter.
struct ChoiceView: View {
    let value: String
    let name: String

    static let table = RecordTable<ChoiceView>(
        "choice",
        [
            .text("value", "Its word in a menu file, by which the style sheet knows it.") { $0.value },
            .text("name", "Its name in the page's language.") { $0.name },
        ])
}

/// What the filter goes by in an item: words of the menu file, with blanks between them.
struct FitnessView: View {
    let diets: String
    let contained: String?
    let absent: String?

    init(of item: Item, filter: Filter) {
        diets = filter.diets.filter(item.isFit).joined(separator: " ")
        let groups = item.allergens.groups
        contained =
            item.allergens.contained.isEmpty
            ? nil : filter.allergens.filter(groups.contains).joined(separator: " ")
        let absent = filter.allergens.filter(item.allergens.absent.contains)
        self.absent = absent.isEmpty ? nil : absent.joined(separator: " ")
    }

    static let table = RecordTable<FitnessView>(
        "fitness",
        [
            .text("diets", "The diets that it is fit for.") { $0.diets },
            .flag("statesAllergens", "Whether what it contains is stated.") { $0.contained != nil },
            .text(
                "contained",
                "The groups of allergens that it contains or may contain, where what it contains is stated."
            ) {
                $0.contained
            },
            .text("absent", "The allergens that it is stated to be free from.") { $0.absent },
        ])
}
