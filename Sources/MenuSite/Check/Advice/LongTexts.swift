import Diagnostics

/// The most characters that Google's menus take of a name (Business Profile API, `FoodMenus`, `MenuLabel`).
private let nameLimit = 140
/// The most that they take of a description.
private let descriptionLimit = 1000

/// Names and descriptions that are longer than other places take them, in Unicode scalars, Markdown's marks not counted.
///
/// Rows of text are no dishes, and as long as they like.
@Sendable func longTexts(on page: AdvisedPage) -> [Advice] {
    let sections = page.sections.map { ($0.category.name, $0.description, $0.isText) }
    let items = page.items.map { ($0.draft.name, $0.description, $0.isRow) }
    return (sections + items).filter { !$0.2 }.flatMap { name, description, _ in
        [name.flatMap { long($0, on: page) }, description.flatMap { long($0) }].compactMap { $0 }
    }
}

private func long(_ name: PlacedText, on page: AdvisedPage) -> Advice? {
    let count = name.value.unicodeScalars.count
    guard count > nameLimit else { return nil }
    return page.note(
        at: name.offset, "the name has \(count) characters, Google's menus take \(nameLimit)",
        hint: "write what is more into \"description\"")
}

private func long(_ description: ProseSource) -> Advice? {
    var description = description
    guard description.text.count > descriptionLimit else { return nil }
    let count = plainText(ofMarkdown: description.text).unicodeScalars.count
    guard count > descriptionLimit else { return nil }
    return Advice(
        at: description.place(MarkdownPlace(line: 1, column: 1)),
        "the description has \(count) characters, Google's menus take \(descriptionLimit)",
        hint: "say what the dish is in a few lines; a longer story has its place in intro.md or footer.md")
}
