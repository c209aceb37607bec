import Diagnostics

/// Which items stand in which section: the listed categories in their order, then those that only items name, then
/// the items without one.
struct Arrangement: Sendable {
    /// One section: its category, and the items in it by their place in the menu file.
    struct Section: Sendable {
        var category: CategoryDraft
        var items: [Int] = []
        /// Whether it has a heading at all; the one section of a page without categories has none.
        var hasHeading = true
        /// Its place in the list of categories; none for one that only items name.
        var listed: Int?
    }

    private(set) var sections: [Section] = []

    /// Arranges items by their categories.
    ///
    /// An item is never lost: a name that is not listed gets a section of its own and a warning, a listed category
    /// without items is left out with one.
    init(of menu: MenuDraft, other: String, turkic: Bool, _ reading: inout Reading) {
        sections = menu.categories.enumerated().map { Section(category: $1, listed: $0) }
        var byName: [String: Int] = [:]
        byName.reserveCapacity(2 * sections.count)
        for index in sections.indices.reversed() {
            for name in sections[index].category.baseNames { byName[matchKey(name, turkic: turkic)] = index }
        }
        for index in sections.indices.reversed() {
            if let id = sections[index].category.id { byName[matchKey(id.value, turkic: turkic)] = index }
        }
        for index in sections.indices.reversed() {
            if let name = sections[index].category.name { byName[matchKey(name.value, turkic: turkic)] = index }
        }
        let listed = menu.categories.filter { !$0.isUnlisted }
        let listedNames = listed.compactMap { $0.name?.value }
        var homeless: [Int] = []
        // Most items write a category as one before them did.
        var byWritten: [ExactText: Int] = [:]
        var last: (written: ExactText, section: Int)?
        for index in menu.items.indices {
            if menu.items[index].categories.isEmpty { homeless.append(index) }
            for category in menu.items[index].categories {
                let written = ExactText(category.value)
                let known = last?.written == written ? last?.section : byWritten[written]
                if let section = known ?? byName[matchKey(category.value, turkic: turkic)] {
                    if known == nil { byWritten[written] = section }
                    last = (written, section)
                    if sections[section].items.last != index { sections[section].items.append(index) }
                } else {
                    byName[matchKey(category.value, turkic: turkic)] = sections.count
                    if !listed.isEmpty { warnUnlisted(category, listedNames, &reading) }
                    let made = CategoryDraft(offset: category.offset, name: category)
                    sections.append(Section(category: made, items: [index]))
                }
            }
        }
        leaveOutEmpty(byName, turkic: turkic, &reading)
        place(homeless, of: menu, other: other, &reading)
    }

    private func warnUnlisted(_ category: PlacedText, _ listed: [String], _ reading: inout Reading) {
        let near = reading.near(category.value, in: listed)
        reading.warning(
            at: category.offset, "'\(category.value)' is not in the list of categories",
            hint: near.map { "did you mean '\($0)'?" }
                ?? "it gets a section of its own; add it to \"categories\" to place it")
    }

    private mutating func leaveOutEmpty(_ byName: [String: Int], turkic: Bool, _ reading: inout Reading) {
        let all = sections
        sections.removeAll { section in
            guard section.items.isEmpty else { return false }
            if section.category.hasBaseItems { return true }
            if let name = section.category.name, let first = byName[matchKey(name.value, turkic: turkic)],
                all[first].category.offset != section.category.offset
            {
                reading.warning(
                    at: section.category.offset, "the category '\(name.value)' stands twice",
                    hint: "its items are those of {place}; take one out", related: all[first].category.offset)
                return true
            }
            // One without a name is an error already.
            if let name = section.category.name ?? section.category.id {
                reading.warning(
                    at: section.category.offset, "the category '\(name.value)' has no items",
                    hint: "it is left out of the page until an item names it")
            }
            return true
        }
    }

    private mutating func place(_ homeless: [Int], of menu: MenuDraft, other: String, _ reading: inout Reading) {
        guard !homeless.isEmpty else { return }
        let hasCategories = !sections.isEmpty || !menu.categories.isEmpty
        if hasCategories {
            for index in homeless {
                reading.warning(
                    at: menu.items[index].offset, "\(Self.shown(menu.items[index])) has no category",
                    hint: "it is shown last, under '\(other)'; write \"category\": \"…\"")
            }
        }
        let category = CategoryDraft(
            offset: menu.offset, name: hasCategories ? PlacedText(other, at: menu.offset) : nil)
        sections.append(Section(category: category, items: homeless, hasHeading: hasCategories))
    }

    /// How often each of so many items is shown.
    func timesShown(of count: Int) -> [Int] {
        var times = [Int](repeating: 0, count: count)
        for section in sections { for item in section.items { times[item] += 1 } }
        return times
    }

    /// An item as a message names it.
    static func shown(_ item: ItemDraft) -> String {
        item.name.map { "'\($0.value)'" } ?? "the item"
    }
}
