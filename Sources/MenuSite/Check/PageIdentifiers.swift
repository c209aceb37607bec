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
    /// Hands out the page's ids.
    mutating func identifiers(for arrangement: Arrangement) -> PageIdentifiers {
        PageIdentifiers(of: draft, arrangement, &prose.identifiers, &reading)
    }
}

extension PageIdentifiers {
    /// Hands out the ids of a menu: given ones first, then those of sections, then those of items in order.
    init(
        of draft: MenuDraft, _ arrangement: Arrangement, _ register: inout IdentifierRegister, _ reading: inout Reading
    ) {
        register.reserveCapacity(draft.items.count + draft.categories.count)
        let categoryIds = draft.categories.indices.map {
            Self.given(draft.categories[$0].id, &register, &reading)
        }
        let itemIds = draft.items.indices.map { Self.given(draft.items[$0].id, &register, &reading) }
        plain = [String](repeating: "", count: draft.items.count)
        for section in arrangement.sections {
            let givenId = section.listed.flatMap { categoryIds[$0] }
            sections.append(
                givenId
                    ?? register.free(Identifier.made(from: section.category.name?.value ?? "", fallback: "section")))
        }
        // By the order of the file, not of the sections: a new item at its end takes no id that another has.
        for item in draft.items.indices {
            plain[item] =
                itemIds[item] ?? register.free(Identifier.made(from: draft.items[item].name?.value ?? ""))
        }
        var appeared = [Bool](repeating: false, count: draft.items.count)
        for section in arrangement.sections {
            var ids: [String] = []
            for item in section.items {
                ids.append(appeared[item] ? register.free(plain[item]) : plain[item])
                appeared[item] = true
            }
            items.append(ids)
        }
    }

    /// Takes an id that the owner gave; one that cannot be an id, or stands twice, is an error.
    private static func given(
        _ written: PlacedText?, _ register: inout IdentifierRegister, _ reading: inout Reading
    ) -> String? {
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
        if let other = register.take(id, at: written.offset) {
            reading.error(
                at: written.offset, "the id '\(id)' stands twice",
                hint: "it is the id at {place} already; write another", related: other)
            return nil
        }
        return id
    }
}
