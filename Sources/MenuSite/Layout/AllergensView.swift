import Mustache

/// What an item contains, may contain or is free from, as a sentence.
struct AllergensView: View {
    /// What a sentence says.
    enum Kind: String, Sendable {
        case contains
        case mayContain = "may-contain"
        case freeFrom = "free-from"
    }

    let kind: Kind
    let text: String

    static let table = RecordTable<AllergensView>(
        "allergens",
        [
            .text("kind", "What it says: contains, may-contain or free-from.") { $0.kind.rawValue },
            .text("text", "The sentence, in the page's language.") { $0.text },
        ])
}

/// What an item's allergens come to in words; nothing where nothing is stated.
func sentences(on allergens: Allergens, in page: PageContent) -> [AllergensView] {
    var sentences: [AllergensView] = []
    let say = { (kind: AllergensView.Kind, sentence: String, allergens: [String]) in
        guard !allergens.isEmpty else { return }
        let list = page.menu.site.words.list(of: allergens)
        sentences.append(AllergensView(kind: kind, text: sentence.filled(["list": list])))
    }
    say(.contains, page.menu.site.words.contains, allergens.contained)
    say(.mayContain, page.menu.site.words.mayContain, allergens.traces)
    say(.freeFrom, page.menu.site.words.freeFrom, allergens.absent)
    return sentences
}

/// The note on the allergens of a page.
struct LegendView: View {
    let groups: String
    let note: String

    /// The legend of a page; nil where no dish on it states an allergen.
    init?(of menu: Menu) {
        guard menu.statesAllergens else { return nil }
        let stated = menu.sections.flatMap { $0.items.map(\.allergens) }
        let named = Set(stated.flatMap { $0.contained + $0.traces + $0.absent })
        let words = menu.site.words
        let all = FoodWords.allergens
        let groups = all.filter { $0 == FoodWords.group(of: $0) }.compactMap { group -> String? in
            let members = all.filter { $0 != group && FoodWords.group(of: $0) == group && named.contains($0) }
            guard named.contains(group) || !members.isEmpty, let word = words.allergenNames.word(for: group) else {
                return nil
            }
            return members.isEmpty ? word : "\(word) (\(words.list(of: members)))"
        }
        self.groups = groups.joined(separator: words.separator)
        note = words.allergenNote
    }

    static let table = RecordTable<LegendView>(
        "legend",
        [
            .text("groups", "The groups of allergens that dishes of the page name, each with its named members.") {
                $0.groups
            },
            .text("note", "That a dish for which none are stated is not thereby free from them.") { $0.note },
        ])
}

extension Menu {
    /// Whether a dish on the page states an allergen.
    var statesAllergens: Bool {
        sections.contains { $0.items.contains { !$0.isPlain && $0.allergens.isStated } }
    }
}

extension Words {
    /// Allergens as a list in words.
    func list(of allergens: [String]) -> String {
        allergens.compactMap(allergenNames.word(for:)).joined(separator: separator)
    }
}
