import Diagnostics

/// The ids of a page's parts, in the order of an arrangement.
struct PageIdentifiers {
    /// By section.
    var sections: [String] = []
    /// By section, then by item in it.
    var items: [[String]] = []
    /// By item of the menu file: its plain id, which is that of its first appearance.
    var plain: [String]
}

extension PageRules {
    /// Hands out the page's ids: given ones first, then those of sections, then those of items in order.
    mutating func identifiers(for arrangement: Arrangement) -> PageIdentifiers {
        var first: [String: Int] = [:]
        let categoryIds = draft.categories.map { given($0.id, &first) }
        let itemIds = draft.items.map { given($0.id, &first) }
        var ids = PageIdentifiers(plain: draft.items.map { _ in "" })
        for section in arrangement.sections {
            let givenId = section.listed.flatMap { categoryIds[$0] }
            ids.sections.append(
                givenId
                    ?? prose.identifiers.free(
                        Identifier.made(from: section.category.name?.value ?? "", fallback: "section")))
        }
        // By the order of the file, not of the sections: a new item at its end takes no id that another has.
        for item in draft.items.indices {
            let name = draft.items[item].name?.value ?? ""
            ids.plain[item] = itemIds[item] ?? prose.identifiers.free(Identifier.made(from: name))
        }
        var appeared = draft.items.map { _ in false }
        for section in arrangement.sections {
            ids.items.append(
                section.items.map { item in
                    if appeared[item] { return prose.identifiers.free(ids.plain[item]) }
                    appeared[item] = true
                    return ids.plain[item]
                })
        }
        return ids
    }

    /// Takes an id that the owner gave; one that cannot be an id, or stands twice, is an error.
    private mutating func given(_ written: Placed<String>?, _ first: inout [String: Int]) -> String? {
        guard let written else { return nil }
        let id = composed(written.value)
        if let fault = Identifier.fault(in: id) {
            reading.error(
                at: written.offset, fault,
                hint:
                    "write an id such as '\(Identifier.made(from: id.split(separator: "/").last.map(String.init) ?? id))'"
            )
            return nil
        }
        if let other = first[id] {
            reading.error(
                at: written.offset, "the id '\(id)' stands twice",
                hint: "it is the id at {place} already; write another", related: other)
            return nil
        }
        first[id] = written.offset
        _ = prose.identifiers.take(id)
        return id
    }
}
