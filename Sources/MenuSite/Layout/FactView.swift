import Mustache

/// A fact about an item, in a word or two.
struct FactView: View {
    /// What a fact is about.
    enum Kind: String, Sendable {
        case new, detail, diet, spiciness, energy, tag
    }

    let kind: Kind
    let text: String

    static let table = RecordTable<FactView>(
        "fact",
        [
            .text("kind", "What it is about: new, detail, diet, spiciness, energy or tag.") { $0.kind.rawValue },
            .text("text", "The fact, in the page's language or as the owner words it.") { $0.text },
        ])
}

/// The facts about an item, in the order in which a page shows them.
func facts(about item: Item, of site: Site) -> [FactView] {
    let words = site.words
    var facts: [FactView] = []
    if item.isNew { facts.append(FactView(kind: .new, text: words.new)) }
    facts += item.details.map { FactView(kind: .detail, text: $0) }
    facts += item.diets.compactMap { diet in
        words.diets.word(for: diet.diet).map { word in
            FactView(kind: .diet, text: diet.onRequest ? words.onRequest.filled(["diet": word]) : word)
        }
    }
    if let spiciness = item.spiciness {
        facts.append(FactView(kind: .spiciness, text: words.spiciness.word(for: spiciness)))
    }
    for (amount, words) in [(item.kilocalories, words.kilocalories), (item.kilojoules, words.kilojoules)] {
        guard let amount, let numbers = site.numbers else { continue }
        let number = numbers.text(of: amount.reduced, decimals: amount.reduced.scale)
        facts.append(FactView(kind: .energy, text: words.filled(["n": number])))
    }
    facts += item.tags.map { FactView(kind: .tag, text: $0) }
    return facts
}

/// What can be added to an item or chosen with it, as a list, with what it costs more; nil where there is nothing.
func optionList(of item: Item, of site: Site) -> String? {
    guard !item.options.isEmpty else { return nil }
    return item.options.map { option in
        option.amount.map { "\(option.name) (+\(site.prices.text(of: $0)))" } ?? option.name
    }.joined(separator: site.words.separator)
}
