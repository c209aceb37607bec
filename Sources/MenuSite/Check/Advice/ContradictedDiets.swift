import Diagnostics

/// What a dish of a diet does not contain, by what the diet's words mean; nothing is guessed from names.
///
/// Oats can be gluten-free and are named as an allergen all the same (Regulation (EU) 828/2014, Annex, C). Peanuts are no
/// nuts. Kosher food has no shellfish; what is halal does not show in allergens.
private func groupsExcluded(by diet: String) -> Set<String> {
    switch diet {
    case "vegan": ["milk", "eggs", "fish", "crustaceans", "molluscs"]
    case "vegetarian": ["fish", "crustaceans", "molluscs"]
    case "gluten-free": ["gluten"]
    case "dairy-free": ["milk"]
    case "nut-free": ["nuts"]
    case "kosher": ["crustaceans", "molluscs"]
    default: []
    }
}

/// Dishes of a diet that are stated to contain what it excludes, each allergen said once.
///
/// Traces are no ingredients, and a dish that can be made so on request is not so yet.
@Sendable func contradictedDiets(on page: AdvisedPage) -> [Advice] {
    page.items.flatMap { item in
        var said: Set<Int> = []
        return FoodWords.diets.compactMap { diet -> Advice? in
            guard item.checked.diets.contains(where: { $0.diet == diet && !$0.onRequest }) else { return nil }
            let excluded = groupsExcluded(by: diet)
            let clashes = item.draft.allergens.filter {
                excluded.contains(FoodWords.group(of: $0.value)) && !(diet == "gluten-free" && $0.value == "oats")
                    && !said.contains($0.offset)
            }
            guard let first = clashes.first else { return nil }
            said.formUnion(clashes.map(\.offset))
            let contents = clashes.map { "'\($0.value)'" }.joined(separator: " and ")
            return page.note(
                at: first.offset, "\(item.shown) is '\(diet)' and contains \(contents)",
                hint:
                    "keep the one that is true; one that can be made so is { \"diet\": \"\(diet)\", \"onRequest\": true }"
            )
        }
    }
}

/// Lists of allergens with nothing in them, on items that say nothing of allergens otherwise.
@Sendable func emptyAllergens(on page: AdvisedPage) -> [Advice] {
    page.items.compactMap { item in
        guard let offset = item.draft.allergensOffset, !item.checked.allergens.isStated else { return nil }
        return page.note(
            at: offset, "an empty list of allergens states nothing to a guest",
            hint: "write what \(item.shown) is certainly without into \"freeFrom\", or leave it out")
    }
}
