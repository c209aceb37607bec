import JSONText

/// The parts of a menu that extends another: the base's with the changes that are written, by id.
struct ChangedParts<Draft: MenuPart> {
    private let form: PartForm<Draft>
    /// The base's parts, and behind them those that are added.
    private var parts: MenuParts<Draft>
    /// Where each part stands in `parts`, by id; none where the base could not be read.
    private var index: [String: Int]?
    private let baseCount: Int
    /// The base's parts that are removed, and where that is said.
    private(set) var removed: [Int: Int] = [:]
    /// The parts that are added behind another, by that one.
    private var followers: [Int: [Int]] = [:]
    /// The parts that are added at the end.
    private var last: [Int] = []
    /// The parts that come first, and where that is said.
    private var first: [Int] = []
    private var firstPlaces: [Int: Int] = [:]

    /// The base's parts as they are.
    ///
    /// - Parameter index: where each stands, by id; none where the base could not be read: nothing is then called unknown.
    init(of base: MenuParts<Draft>, index: [String: Int]?, _ form: PartForm<Draft>) {
        self.form = form
        parts = base
        self.index = index
        baseCount = base.drafts.count
    }

    /// Reads the field of a menu that holds changes.
    mutating func read(_ field: JSONMember, _ reading: inout Reading) {
        let value = field.value
        (reading.field, reading.isEntry, reading.keyOffset) = (field.key, false, field.keyOffset)
        guard value.kind == .object else {
            if value.kind != .null {
                reading.mismatch(
                    value, wants: form.shape, hint: "write { \"id\": { … } } for changes, \"add\": [ … ] for new ones")
            }
            return
        }
        for member in value.members where !Self.lists.contains(member.key) { change(member, &reading) }
        for name in Self.lists {
            for member in value.members where member.key == name {
                (reading.field, reading.isEntry, reading.keyOffset) = (name, false, member.keyOffset)
                if name == "add" { add(member.value, &reading) } else { order(member.value, &reading) }
            }
        }
    }

    /// The names that are no ids.
    private static var lists: [String] { ["add", "order"] }

    private mutating func change(_ member: JSONMember, _ reading: inout Reading) {
        let id = composed(member.key)
        let position = index?[id]
        if position == nil, member.key.hasPrefix("_") || member.key.hasPrefix("$") { return }
        if position == nil, let index {
            let near = reading.near(id, in: Array(index.keys.sorted()))
            reading.error(
                at: member.keyOffset, "the menu that this one extends has no \(form.name) '\(member.key)'",
                hint: near.map { "did you mean '\($0)'?" } ?? "put a new one into \"add\": [ … ]")
        }
        let value = member.value
        switch value.kind {
        case .null:
            if let position { removed[position] = value.offset }
        case .string where trimmed(value.string ?? "").isEmpty: break
        case .string, .object: change(position, value, &reading)
        default:
            (reading.field, reading.isEntry, reading.keyOffset) = (member.key, false, member.keyOffset)
            reading.mismatch(
                value, wants: .either([.text, form.object.shape]),
                hint: "write { … } with what changes, or null to remove it")
        }
    }

    /// Puts a change over a part; without one it is read for what is wrong with it.
    private mutating func change(_ position: Int?, _ value: JSONValue, _ reading: inout Reading) {
        let layers = (position.map { parts.layers[$0] } ?? []) + [value]
        let base = position.map { parts.drafts[$0] }
        // A section that only items name was read from no object.
        var draft =
            layers.count == 1 ? base ?? Draft(offset: value.offset) : Draft(offset: base?.offset ?? value.offset)
        reading.changesNothing = position == nil
        form.object.read(layers, textIn: "name", into: &draft, &reading)
        reading.changesNothing = false
        guard let position, let base else { return }
        draft.inherit(from: base)
        parts.drafts[position] = draft
        parts.layers[position] = layers
    }

    private mutating func add(_ list: JSONValue, _ reading: inout Reading) {
        guard list.kind == .array else {
            if list.kind != .null { reading.mismatch(list, wants: .list(form.added.shape), hint: "put it in [ ]") }
            return
        }
        for value in list.elements {
            var part = AddedPart(draft: Draft(offset: value.offset))
            switch value.kind {
            case .string: form.added.read([value], textIn: "name", into: &part, &reading)
            case .object: form.added.read(value, into: &part, &reading)
            default:
                (reading.field, reading.isEntry) = ("add", true)
                reading.mismatch(
                    value, wants: .either([.text, form.added.shape]), hint: "write { \"name\": \"…\" }")
                continue
            }
            let position = parts.drafts.count
            let anchor = part.after.flatMap { self.position(of: $0, &reading) }
            if let anchor { followers[anchor, default: []].append(position) } else { last.append(position) }
            parts.drafts.append(part.draft)
            parts.layers.append([value])
            let id = part.draft.id.map { composed($0.value) } ?? Identifier.made(from: part.draft.name?.value ?? "")
            if index?[id] == nil { index?[id] = position }
        }
    }

    private mutating func order(_ list: JSONValue, _ reading: inout Reading) {
        for id in Forms.list(of: Forms.idOfAnother).read(list, &reading) ?? [] {
            guard let position = position(of: id, &reading) else { continue }
            if let other = firstPlaces[position] {
                reading.error(
                    at: id.offset, "'\(id.value)' stands twice in 'order'", hint: "it stands at {place} already",
                    related: other)
            } else {
                first.append(position)
                firstPlaces[position] = id.offset
            }
        }
    }

    /// Where the part of an id stands that is to be there; one that is not is an error.
    private mutating func position(of id: PlacedText, _ reading: inout Reading) -> Int? {
        guard let index else { return nil }
        guard let position = index[composed(id.value)] else {
            let near = reading.near(composed(id.value), in: Array(index.keys.sorted()))
            reading.error(
                at: id.offset, "there is no \(form.name) '\(id.value)'",
                hint: near.map { "did you mean '\($0)'?" } ?? "write the id of one that the menu has")
            return nil
        }
        guard let place = removed[position] else { return position }
        reading.error(
            at: id.offset, "the \(form.name) '\(id.value)' is removed", hint: "that is said at {place}; name another",
            related: place)
        return nil
    }

    /// The object of this menu that changes a part of the base; none where it is as it was.
    func change(of position: Int, in base: MenuParts<Draft>) -> JSONValue? {
        parts.layers[position].count > base.layers[position].count ? parts.layers[position].last : nil
    }

    /// Removes parts of the base, too.
    ///
    /// - Parameter places: by part, where that is said.
    mutating func remove(_ places: [Int: Int]) {
        removed.merge(places) { own, _ in own }
    }

    /// The base's parts and those that are added, in their order.
    var inOrder: MenuParts<Draft> {
        guard !first.isEmpty || !removed.isEmpty || parts.drafts.count > baseCount else { return parts }
        var order: [Int] = []
        var placed = Set(first)
        for root in first + (0..<baseCount).filter({ !placed.contains($0) }) + last.filter({ !placed.contains($0) }) {
            var waiting = [root]
            while let position = waiting.popLast() {
                if removed[position] == nil { order.append(position) }
                placed.insert(position)
                waiting += (followers[position] ?? []).filter { !placed.contains($0) }.reversed()
            }
        }
        return MenuParts(drafts: order.map { parts.drafts[$0] }, layers: order.map { parts.layers[$0] })
    }
}
