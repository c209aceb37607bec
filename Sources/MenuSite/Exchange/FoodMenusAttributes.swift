import JSONText

extension FoodMenus {
    /// What Google holds of a dish beside its price; each word that it has no name for is said.
    mutating func attributes(of entry: ExportedEntry, _ name: String) -> Members {
        var found: Members = []
        for field in entry.fields {
            switch field.name {
            case "spiciness":
                let degree = field.value.number.flatMap { Int($0) } ?? 0
                if 1...3 ~= degree {
                    found.append(("spiciness", .string(FoodNames.googleSpiciness[degree - 1])))
                } else {
                    note(once: field.offset, "'\(name)': a spiciness of \(degree) has no place in FoodMenus")
                }
            case "allergens":
                let names = names(field, FoodNames.googleAllergens, name)
                if !names.isEmpty { found.append(("allergen", .array(names))) }
            case "diets":
                let names = names(field, FoodNames.googleDiets, name)
                if !names.isEmpty { found.append(("dietaryRestriction", .array(names))) }
            default: break
            }
        }
        if let energy = energy(of: entry, name) {
            found.append(("nutritionFacts", .object([("calories", energy)])))
        }
        return found
    }

    /// Google's names of a list of words, each once.
    private mutating func names(
        _ field: ExportedEntry.Field, _ known: [String: String], _ name: String
    ) -> [JSONTree] {
        var names: [JSONTree] = []
        for word in field.value.entries {
            if let text = word.string, let other = known[text] {
                if !names.contains(.string(other)) { names.append(.string(other)) }
            } else {
                let shown = word.string ?? word.members.first?.value.string.map { $0 + " on request" } ?? ""
                note(once: field.offset, "'\(name)': '\(shown)' of '\(field.name)' has no place in FoodMenus")
            }
        }
        return names
    }

    /// The energy of a dish as `CaloriesFact`, which is a whole number of one unit.
    private mutating func energy(of entry: ExportedEntry, _ name: String) -> JSONTree? {
        var energy: JSONTree?
        for field in entry.fields where field.name == "calories" || field.name == "kilojoules" {
            let amount = field.value.number.flatMap { ExactNumber($0) }.map(\.reduced)
            guard energy == nil, let amount, amount.scale == 0 else {
                note(
                    once: field.offset,
                    "'\(name)': '\(field.name)' has no place in FoodMenus"
                        + (energy == nil ? ", which holds whole numbers" : " beside 'calories'"))
                continue
            }
            let isCalories = field.name == "calories"
            energy = .object([
                ("lowerAmount", .number(isCalories ? amount.text() : amount.text() + "000")),
                ("unit", .string(isCalories ? "CALORIE" : "JOULE")),
            ])
        }
        return energy
    }
}
