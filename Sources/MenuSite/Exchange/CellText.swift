import JSONText

/// How a value is written into a cell of a table: plainly, as an owner would write it, and as JSON where that would not
/// give it back.
enum CellText {
    /// What a cell begins with that holds JSON.
    static let jsonMark = "json:"

    /// The cell of a value in its normal form.
    ///
    /// It is read back before it is used: what comes out of the cell is the value, to the character.
    static func cell(for value: JSONTree, _ shape: Shape) -> String {
        if let plain = plain(value, shape), !isFormula(plain), (try? CellReading.datum(of: plain, shape)) == value {
            return plain
        }
        return "\(jsonMark) \(value.json)"
    }

    /// Whether a spreadsheet would take a text for a formula and work it out.
    private static func isFormula(_ text: String) -> Bool {
        guard let first = text.utf8.first, text != "-" else { return false }
        return [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(first)
    }

    private static func plain(_ value: JSONTree, _ shape: Shape) -> String? {
        switch (shape, value) {
        case (_, .null): return "-"
        case (.list(let entry), .array(let entries)): return plain(entries, entry)
        case (.either(let shapes), .object(let members)) where shapes.contains(where: \.isDictionary):
            return hours(members)
        case (.either(let shapes), _):
            for case .list(let entry) in shapes { return plain(value.entries, entry) }
            return shapes.first.flatMap { plain(value, $0) }
        case (.dictionary, .object(let members)): return hours(members)
        case (_, .boolean(let flag)): return flag ? "yes" : "no"
        case (_, .number(let number)): return number
        case (_, .string(let text)): return text
        default: return nil
        }
    }

    private static func plain(_ entries: [JSONTree], _ shape: Shape) -> String? {
        var written: [String] = []
        for entry in entries {
            guard let text = plain(entry: entry, shape) else { return nil }
            written.append(text)
        }
        return written.joined(separator: "; ")
    }

    /// One entry of a list: `vegan`, `vegan (on request)`, `small = 3.50`, `oat milk + 0.50`.
    private static func plain(entry: JSONTree, _ shape: Shape) -> String? {
        if let text = entry.string { return CellEntries.escaped(text) }
        guard let object = EntryObject(shape), case .object(let members) = entry else { return nil }
        let first = entry[object.first.name].flatMap { $0.string }
        guard members.allSatisfy({ $0.key == object.first.name || $0.key == object.second.name }) else { return nil }
        switch (object.second.shape, entry[object.second.name]) {
        case (.flag, .boolean(true)?): return first.map { CellEntries.escaped($0) + " (\(object.flagWords))" }
        case (.amount, nil): return first.map { CellEntries.escaped($0) + " \(object.mark) -" }
        case (.amount, let amount?):
            guard let amount = amount.number ?? amount.string else { return nil }
            return first.map { "\(CellEntries.escaped($0)) \(object.mark) \(amount)" } ?? amount
        default: return nil
        }
    }

    /// Hours by day: `mon-fri 09:00-18:00; sat 10:00-14:00, 17:00-23:00`.
    private static func hours(_ members: Members) -> String? {
        var days: [String] = []
        for member in members {
            let times = member.value.entries.compactMap(\.string)
            guard times.count == member.value.entries.count else { return nil }
            days.append("\(CellEntries.escaped(member.key)) \(times.map(CellEntries.escaped).joined(separator: ", "))")
        }
        return days.joined(separator: "; ")
    }
}

/// An object of two fields that an entry of a list stands for.
struct EntryObject {
    let first: FieldDescription
    let second: FieldDescription
    /// Whether the first field may stand alone.
    let isOptional: Bool

    init?(_ shape: Shape) {
        switch shape {
        case .object(let object) where object.fields.count >= 2:
            (first, second, isOptional) = (object.fields[0], object.fields[1], false)
        case .either(let shapes):
            for case .object(let object) in shapes where object.fields.count >= 2 {
                (first, second, isOptional) = (object.fields[0], object.fields[1], true)
                return
            }
            return nil
        default: return nil
        }
    }

    /// What stands between the two: `small = 3.50` is a size for an amount, `oat milk + 0.50` costs it more.
    var mark: Unicode.Scalar { isOptional ? "+" : "=" }

    /// The second field in words, where it is a flag: `on request` for `onRequest`.
    var flagWords: String {
        second.name.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
