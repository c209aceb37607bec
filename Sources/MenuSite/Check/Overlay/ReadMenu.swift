import Diagnostics
import JSONText

/// A menu file that was read, over those that it extends.
struct ReadMenu: Sendable {
    var draft: MenuDraft
    var reading: Reading
    /// The objects of the files it comes from, its own last.
    var roots: [JSONValue]
    /// Whether nothing was said of the menus that it extends.
    private(set) var isSilentOfBases = true
    /// By part: the objects that it was read from, where the menu extends another.
    private var layers: (items: [[JSONValue]], categories: [[JSONValue]])?

    /// Reads a file that extends no other.
    init(_ root: JSONValue, _ reading: Reading) {
        (draft, self.reading, roots, layers) = (MenuDraft(), reading, [root], nil)
        draft.offset = root.offset
        // Changes by id are not called wrong where only the word before them is.
        let changed = root.members.filter { $0.value.kind == .object && ["items", "categories"].contains($0.key) }
            .map(\.key)
        let isMisspelt = {
            root.members.contains { member in
                !member.key.hasPrefix("_") && !member.key.hasPrefix("$") && member.key != "extends"
                    && nearest(to: member.key, in: ["extends"]) != nil
            }
        }
        if changed.isEmpty || !isMisspelt() {
            Forms.menu.read(root, into: &draft, &self.reading)
        } else {
            Forms.menu.read([root], skipping: changed, into: &draft, &self.reading)
        }
    }

    /// Reads a file that changes another's menu; without one, since that could not be read, it is read for what is wrong
    /// with it.
    init(_ root: JSONValue, _ reading: Reading, changing base: BaseMenu?) {
        var (root, reading) = (root, reading)
        if let base {
            let own = reading.files.own
            reading.files = MenuFiles(own.source, folder: own.folder, extending: base.files)
            root = root.counted(from: reading.files.own.start)
        }
        (draft, self.reading, roots, layers) = (MenuDraft(), reading, (base?.roots ?? []) + [root], nil)
        draft.offset = root.offset
        Forms.menu.read(roots, skipping: ["site", "hero", "items", "categories"], into: &draft, &self.reading)
        for site in root.members where site.key == "site" { Forms.menu.readKnown(site, into: &draft, &self.reading) }
        isSilentOfBases = base?.isSilent ?? true
        draft.hero = hero(over: base)
        changeParts(of: base)
        // What is wrong with the base is said of the base.
        self.reading.report = self.reading.report.about(self.reading.source.path)
    }

    /// Whether it changes another's menu.
    var isExtending: Bool { layers != nil }

    /// By item: the objects that it was read from.
    var itemLayers: [[JSONValue]] { layers?.items ?? Self.layers(of: draft.items, in: roots, "items") }
    /// By category: likewise.
    var categoryLayers: [[JSONValue]] {
        layers?.categories ?? Self.layers(of: draft.categories, in: roots, "categories")
    }

    private static func layers<Part: MenuPart>(of parts: [Part], in roots: [JSONValue], _ name: String) -> [[JSONValue]]
    {
        var values: [Int: JSONValue] = [:]
        for member in roots.flatMap(\.members) where member.key == name {
            for value in member.value.elements { values[value.offset] = value }
        }
        return parts.map { part in values[part.offset].map { [$0] } ?? [] }
    }

    /// The hero: fields that are written stand in place of the base's, null takes all of it away.
    private mutating func hero(over base: BaseMenu?) -> HeroDraft? {
        guard let own = roots.last?.members.first(where: { $0.key == "hero" }) else { return base?.draft.hero }
        (reading.field, reading.isEntry, reading.keyOffset) = (own.key, false, own.keyOffset)
        guard own.value.kind == .object || own.value.kind == .string, base?.draft.hero != nil else {
            return Forms.hero.read(own.value, &reading)
        }
        var layers: [JSONValue] = []
        for member in roots.flatMap({ root in root.members.filter { $0.key == "hero" } }) {
            let isBlank = member.value.kind == .null || member.value.string.map(trimmed)?.isEmpty == true
            layers = isBlank ? [] : layers + [member.value]
        }
        guard !layers.isEmpty else { return nil }
        var hero = HeroDraft(offset: own.value.offset)
        let errors = reading.report.count(of: .error)
        Forms.heroObject.read(layers, textIn: "image", into: &hero, &reading)
        hero.isAtFault = reading.report.count(of: .error) > errors
        return hero
    }

    private mutating func changeParts(of base: BaseMenu?) {
        var items = ChangedParts(of: base?.items ?? MenuParts(), index: base?.itemIndex, Forms.changedItem)
        var categories = ChangedParts(
            of: base?.categories ?? MenuParts(), index: base?.categoryIndex, Forms.changedCategory)
        for member in roots.last?.members.filter({ _ in true }) ?? [] {
            if member.key == "items" { items.read(member, &reading) }
            if member.key == "categories" { categories.read(member, &reading) }
        }
        if let base, !categories.removed.isEmpty {
            items.remove(goneWith(categories.removed, of: base, items))
        }
        let (newItems, newCategories) = (items.inOrder, categories.inOrder)
        (draft.items, draft.categories) = (newItems.drafts, newCategories.drafts)
        layers = (newItems.layers, newCategories.layers)
    }

    /// The items that go with the sections that are removed: they stand in no other, and no change names another.
    private func goneWith(
        _ sections: [Int: Int], of base: BaseMenu, _ items: ChangedParts<ItemDraft>
    ) -> [Int: Int] {
        var gone: [Int: Int] = [:]
        for (item, homes) in base.sections.enumerated() {
            guard let home = homes.first, let place = sections[home], homes.allSatisfy({ sections[$0] != nil }),
                items.change(of: item, in: base.items)?.members.contains(where: { $0.key == "category" }) != true
            else { continue }
            gone[item] = place
        }
        return gone
    }
}
