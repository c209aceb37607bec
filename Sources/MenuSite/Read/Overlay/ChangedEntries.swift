import JSONText

extension Forms {
    /// Changes the entries of a list by what they are called: a text calls one otherwise, an object changes its fields, null
    /// removes it.
    ///
    /// - Parameters:
    ///   - kind: an entry as messages name it: `size`.
    ///   - name: what an entry is called.
    ///   - change: puts a text or an object over an entry.
    static func change<Entry>(
        _ entries: inout [Entry], of kind: String, by value: JSONValue, name: (Entry) -> String?,
        _ reading: inout Reading, change: (JSONValue, inout Entry, inout Reading) -> Void, fresh: (Int) -> Entry
    ) {
        let field = reading.field
        for member in value.members {
            let position = entries.firstIndex { name($0).map(composed) == composed(trimmed(member.key)) }
            if position == nil, member.key.hasPrefix("_") || member.key.hasPrefix("$") { continue }
            if position == nil, !reading.changesNothing {
                let near = reading.near(member.key, in: entries.compactMap(name))
                reading.error(
                    at: member.keyOffset, "the menu that this one extends has no \(kind) '\(member.key)' here",
                    hint: near.map { "did you mean '\($0)'?" } ?? "write all of '\(field)' as a list in [ ]")
            }
            (reading.field, reading.isEntry, reading.keyOffset) = (member.key, false, member.keyOffset)
            if member.value.kind == .null {
                if let position { entries.remove(at: position) }
                continue
            }
            var entry = position.map { entries[$0] } ?? fresh(member.value.offset)
            change(member.value, &entry, &reading)
            if let position { entries[position] = entry }
        }
    }

    /// Changes sizes, or options, by their labels.
    static func change(
        _ sizes: inout [SizeDraft], of kind: String, by value: JSONValue, _ form: ObjectForm<SizeDraft>,
        amount field: String,
        _ reading: inout Reading
    ) {
        change(
            &sizes, of: kind, by: value, name: \.label?.value, &reading,
            change: { value, size, reading in
                switch value.kind {
                case .string: size.label = text.read(value, &reading) ?? size.label
                case .object:
                    if value.members.contains(where: { $0.key == field }) { size.amount = nil }
                    form.read(value, into: &size, &reading)
                default: reading.mismatch(value, wants: .either([.text, form.shape]))
                }
            }, fresh: { SizeDraft(offset: $0) })
    }

    /// What may be written to change entries that are objects of a form, by what they are called.
    static func changes<Draft>(of form: ObjectForm<Draft>) -> Shape {
        let change = ObjectShape(
            name: "changed \(form.name)", fields: form.fields.map(\.description), rules: [], model: form.name)
        return .dictionary(.either([.text, .object(change)]), names: "^[^_$]")
    }
}
