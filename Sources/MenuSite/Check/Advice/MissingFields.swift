import Diagnostics

/// Whether so few of some things lack what the others have that it was most likely forgotten: at least four have it, and
/// at most a quarter of all lack it.
private func areFew(_ lacking: Int, of all: Int) -> Bool {
    all - lacking >= 4 && lacking * 4 <= all
}

/// One thing that an item can state.
private struct Statement: Sendable {
    /// What is said of an item that does not state it, behind its name.
    let lack: String
    /// What is said of those that do, behind their number.
    let others: String
    let hint: @Sendable (AdvisedPage.Item) -> String
    let isStated: @Sendable (AdvisedPage.Item) -> Bool
    /// Whether one section goes by the others: a drink has no allergens where dishes have.
    var isOfPage = true
}

private let statements = [
    Statement(
        lack: "has no price", others: "have one",
        hint: { _ in "write \"price\": …, or \"priceNote\": \"market price\"; null says that it has none" },
        isStated: { $0.statesPrice }),
    Statement(
        lack: "has no picture", others: "have one",
        hint: { _ in "put one into content/images/ and write \"image\": …" },
        isStated: { $0.draft.image != nil }),
    Statement(
        lack: "has no description", others: "have one",
        hint: { "write \"description\": …, or put \($0.checked.id).md into descriptions/" },
        isStated: { $0.description != nil }),
    Statement(
        lack: "states no allergens", others: "state theirs",
        hint: { _ in "write what it contains into \"allergens\", what it is certainly without into \"freeFrom\"" },
        isStated: { $0.speaksOfAllergens }, isOfPage: false),
]

/// Items that lack a price, a picture, a description or their allergens among items that have them.
///
/// An item is one of few in its section (`areFew`), or where most of its section have it, one of few on the page. Rows of
/// text need none of it; `null`, words in place of a price, options with a price, and being sold out stand for a price.
@Sendable func missingFields(on page: AdvisedPage) -> [Advice] {
    var notes: [Advice] = []
    let sections = page.sections.filter { !$0.isText }
    for statement in statements {
        let lacks = page.items.map { !statement.isStated($0) }
        let dishes = Set(sections.flatMap(\.items))
        let lackingOnPage = dishes.count { lacks[$0] }
        for section in sections {
            let lacking = section.items.filter { lacks[$0] }
            let all = section.items.count
            let isOfSection = areFew(lacking.count, of: all)
            let isOfPage =
                statement.isOfPage && lacking.count * 2 < all && areFew(lackingOnPage, of: dishes.count)
            guard isOfSection || isOfPage else { continue }
            let others =
                isOfSection
                ? "\(all - lacking.count) of the \(all) items\(section.name.map { " of '\($0)'" } ?? "")"
                : "\(dishes.count - lackingOnPage) of the \(dishes.count) items of the page"
            for item in lacking.map({ page.items[$0] }) {
                notes.append(
                    page.note(
                        at: item.draft.offset, "\(item.shown) \(statement.lack); \(others) \(statement.others)",
                        hint: statement.hint(item)))
            }
        }
    }
    return notes
}

extension AdvisedPage.Item {
    /// Whether it says what it costs, or that this is not said.
    var statesPrice: Bool {
        !checked.prices.isEmpty || checked.priceNote != nil || draft.price != nil || checked.isSoldOut
            || checked.options.contains { $0.amount != nil }
    }

    /// Whether it says anything of what it contains.
    ///
    /// Of a dish with none of the 14 there is nothing to list; a diet that goes by one of them shows that its owner thought
    /// of them. An empty list is said by itself.
    fileprivate var speaksOfAllergens: Bool {
        checked.allergens.isStated || draft.allergensOffset != nil
            || checked.diets.contains { ["vegan", "gluten-free", "dairy-free", "nut-free"].contains($0.diet) }
    }
}
