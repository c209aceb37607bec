import JSONText

extension ObjectForm {
    /// Reads several objects into one draft as if they were one: a field of a later object stands in place of the one an
    /// earlier object has, null included, and of those that cannot stand beside it.
    ///
    /// So `prices` takes the place of a `price`, and `"price": null` that of every amount. An object in the place of a list
    /// changes the list's entries (`change`).
    ///
    /// - Parameters:
    ///   - name: the field that a text in place of an object gives.
    ///   - skipped: fields that are not read.
    func read(
        _ layers: [JSONValue], textIn name: String? = nil, skipping skipped: [String] = [], into draft: inout Draft,
        _ reading: inout Reading
    ) {
        let seen = seen(in: layers, textIn: name, skipping: skipped)
        if let text = seen.text, let name, let position = position(of: name) {
            (reading.field, reading.isEntry, reading.keyOffset) = (name, false, text.offset)
            fields[position].read(text, &draft, &reading)
        }
        for member in seen.members {
            guard let position = position(of: member) else {
                unknown(member, &reading)
                continue
            }
            if member.value.kind == .object, let change = fields[position].change {
                reading.field = member.key
                change(member.value, &draft, &reading)
            } else {
                readKnown(member, into: &draft, &reading)
            }
        }
    }

    /// What is seen of several objects that lie one over another, the first at the bottom: the text in place of one, and the
    /// members.
    func seen(
        in layers: [JSONValue], textIn name: String? = nil, skipping skipped: [String] = []
    ) -> (text: JSONValue?, members: [JSONMember]) {
        var text: JSONValue?
        var members: [[JSONMember]] = []
        var covered = Set(skipped.compactMap { position(of: $0) })
        for layer in layers.reversed() {
            let own = layer.members.filter { member in position(of: member).map { !covered.contains($0) } ?? true }
            members.append(own)
            if layer.kind == .string, let name, let position = position(of: name), covered.insert(position).inserted {
                text = layer
            }
            for member in own {
                if let position = position(of: member) {
                    covered.formUnion(positions(coveredBy: member.value, at: position))
                }
            }
        }
        return (text, members.reversed().flatMap { $0 })
    }

    /// The fields of earlier objects in whose place a value stands.
    private func positions(coveredBy value: JSONValue, at own: Int) -> Set<Int> {
        let field = fields[own].description
        let isSilent = value.kind == .null && !field.nullSpeaks || value.boolean == false
        guard !isSilent else { return [own] }
        var covered: Set<Int> = value.kind == .object && fields[own].change != nil ? [] : [own]
        for rule in rules {
            switch rule {
            case .notTogether(field.name, let other), .notTogether(let other, field.name):
                covered.formUnion(position(of: other).map { [$0] } ?? [])
            case .standsWith(let other, let company) where value.kind == .null && company.contains(field.name):
                covered.formUnion(position(of: other).map { [$0] } ?? [])
            default: break
            }
        }
        return covered
    }
}
