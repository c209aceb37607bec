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
func facts(about item: Item, on page: PageContent) -> [FactView] {
    var facts: [FactView] = []
    if item.isNew { facts.append(FactView(kind: .new, text: page.menu.site.words.new)) }
    for detail in item.details { facts.append(FactView(kind: .detail, text: detail)) }
    for diet in item.diets {
        guard let word = page.menu.site.words.diets.word(for: diet.diet) else { continue }
        let text = diet.onRequest ? page.menu.site.words.onRequest.filled(["diet": word]) : word
        facts.append(FactView(kind: .diet, text: text))
    }
    if let spiciness = item.spiciness {
        facts.append(FactView(kind: .spiciness, text: page.menu.site.words.spiciness.word(for: spiciness)))
    }
    let energy = { (amount: ExactNumber?, words: String) in
        guard let amount = amount?.reduced, let numbers = page.menu.site.numbers else { return }
        let number = numbers.text(of: amount, decimals: amount.scale)
        facts.append(FactView(kind: .energy, text: words.filled(["n": number])))
    }
    energy(item.kilocalories, page.menu.site.words.kilocalories)
    energy(item.kilojoules, page.menu.site.words.kilojoules)
    for tag in item.tags { facts.append(FactView(kind: .tag, text: tag)) }
    return facts
}

/// What can be added to an item or chosen with it, with what it costs more, as a sentence; nil where there is nothing.
func optionList(of item: Item, on page: PageContent) -> String? {
    guard !item.options.isEmpty else { return nil }
    let list = item.options.map { option in
        option.amount.map { "\(option.name) (+\(page.menu.site.prices.text(of: $0)))" } ?? option.name
    }.joined(separator: page.menu.site.words.separator)
    return page.menu.site.words.options.filled(["list": list])
}
