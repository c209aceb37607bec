import JSONText

extension JSONTree {
    /// A list whose entries an object changes by what they are called, as the reader changes it (`Forms.change`).
    ///
    /// - Parameter field: the field of an entry that says so: `label`, `name`.
    func changed(by changes: Members, calledBy field: String) -> JSONTree {
        var entries = entries
        for change in changes {
            let position = entries.firstIndex { entry in
                (entry.string ?? entry[field]?.string).map { composed(trimmed($0)) } == composed(trimmed(change.key))
            }
            guard let position else { continue }
            switch change.value {
            case .null: entries.remove(at: position)
            case .string where entries[position].string != nil: entries[position] = change.value
            case .string: entries[position] = entries[position].merging([(field, change.value)])
            case .object(let members):
                let name = entries[position].string.map { JSONTree.object([(field, .string($0))]) }
                entries[position] = (name ?? entries[position]).merging(members)
            default: break
            }
        }
        return .array(entries)
    }

    /// The object with members in place of those of the same names, or behind them.
    private func merging(_ others: Members) -> JSONTree {
        var members = members
        for other in others {
            if let position = members.firstIndex(where: { $0.key == other.key }) {
                members[position] = other
            } else {
                members.append(other)
            }
        }
        return .object(members)
    }
}
