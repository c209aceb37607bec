import JSONText

extension JSONTree {
    /// The value in the one form that stands for all that mean the same: 7 for the id "7", "vegan" for {"diet": "vegan"},
    /// a name for a list of one name, the order of the table for that of the file; nil where it is no value.
    ///
    /// A null is no value but where an amount may stand: there it says that there is none.
    func normal(_ shape: Shape) -> JSONTree? {
        switch (shape, self) {
        case (.amount, .null): return self
        case (_, .null): return nil
        case (.amount, .string(let written)):
            let text = trimmed(written)
            if text.isEmpty { return nil }
            return .amount(text) ?? self
        case (.identifier, .number(let number)): return .string(number)
        case (.list(let entry), .array(let entries)): return .array(entries.compactMap { $0.normal(entry) })
        case (.dictionary(let entry, _), .object(let members)):
            return .object(
                members.compactMap { member in
                    member.value.normal(entry).map { (key: member.key, value: $0) }
                })
        case (.object(let object), .object): return normal(object)
        case (.either(let shapes), _): return normal(shapes)
        case (_, .string(let text)): return trimmed(text).isEmpty ? nil : self
        default: return self
        }
    }

    /// An amount that is written in one way; nil where the text is none.
    static func amount(_ text: String) -> JSONTree? {
        guard case .amount(let exact) = WrittenAmount(text: text) else { return nil }
        if isJSONNumber(text) { return .number(text) }
        // "12,50" is kept with its comma; "007" is no number of JSON.
        return text.contains(",") ? .string(text) : .number(exact.text())
    }

    private func normal(_ object: ObjectShape) -> JSONTree {
        let known = object.fields.compactMap { field -> (key: String, value: JSONTree)? in
            let value = self[field.name]?.normal(field.shape)
            // What is false by itself is so without a word; an amount that is null is one that is missing.
            guard let value, value != .boolean(false), value != .null else { return nil }
            return (key: field.name, value: value)
        }
        let names = object.fields.map(\.name)
        return .object(known + members.filter { !names.contains($0.key) })
    }

    private func normal(_ shapes: [Shape]) -> JSONTree? {
        if case .array(let entries) = self {
            for case .list(let entry) in shapes {
                let normal = entries.compactMap { $0.normal(entry) }
                return normal.count == 1 ? normal[0] : .array(normal)
            }
        }
        if case .object = self {
            for case .object(let object) in shapes {
                let normal = normal(object)
                let isWhole = normal.members.count == 1 && normal.members[0].key == object.fields.first?.name
                return isWhole ? normal.members[0].value : normal
            }
        }
        return shapes.first.flatMap(normal)
    }

    /// Whether a text is a number as JSON writes it (RFC 8259, section 6), without an exponent.
    static func isJSONNumber(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2 else { return false }
        let areDigits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
        return areDigits && (whole == "0" || !whole.hasPrefix("0"))
    }
}
