import JSONText

/// How a cell is read: the value it holds, in the normal form of its field's shape.
enum CellReading {
    /// The value of a cell, or nil where it is blank.
    static func datum(of cell: String, _ shape: Shape) throws(CellFault) -> JSONTree? {
        if cell.utf8.starts(with: CellText.jsonMark.utf8) { return try json(cell, shape) }
        let text = trimmed(cell)
        if text.isEmpty { return nil }
        switch shape {
        case .flag: return .boolean(try flag(text))
        case .number(_, let isWhole): return .number(try number(text, isWhole: isWhole))
        case .amount: return try amount(text)
        case .identifier, .picture, .address: return .string(text)
        case .choice(let words): return .string(FoodNames.word(text, in: words) ?? text)
        case .list(let entry):
            let entries = try entries(text, entry)
            return entries.isEmpty ? nil : .array(entries)
        case .dictionary: return .object(try hours(text))
        case .either(let shapes):
            if shapes.contains(where: \.isDictionary), namesDays(text) { return .object(try hours(text)) }
            for case .list(let entry) in shapes {
                let entries = try entries(text, entry)
                return entries.isEmpty ? nil : entries.count == 1 ? entries[0] : .array(entries)
            }
            guard let first = shapes.first else { return nil }
            return try datum(of: cell, first)
        default: return .string(cell)
        }
    }

    private static func json(_ cell: String, _ shape: Shape) throws(CellFault) -> JSONTree? {
        let reading = readJSON(Array(cell.utf8.dropFirst(CellText.jsonMark.utf8.count)))
        if let fault = reading.faults.first {
            throw CellFault("what stands behind '\(CellText.jsonMark)' is no JSON: \(fault.text)", hint: fault.hint)
        }
        return reading.document.flatMap { JSONTree($0.root).normal(shape) }
    }

    private static func flag(_ text: String) throws(CellFault) -> Bool {
        switch text.lowercased() {
        case "yes", "y", "true", "x", "1", "✓", "✔": return true
        case "no", "n", "false", "0": return false
        default: throw CellFault("'\(text)' is neither 'yes' nor 'no'", hint: "write 'yes' or 'no'")
        }
    }

    private static func number(_ text: String, isWhole: Bool) throws(CellFault) -> String {
        let runs = NumberRun.all(in: text)
        if let run = runs.first, runs.count == 1, run.text == text, case .plain(let digits) = run.reading {
            return JSONTree.isJSONNumber(digits) ? digits : ExactNumber(digits)?.text() ?? digits
        }
        let likely = runs.count == 1 ? runs[0].likely.map { "write \($0)" } : nil
        let two = runs.first.flatMap { run -> String? in
            guard runs.count == 1, case .two(let thousands, let decimals) = run.reading else { return nil }
            return isWhole
                ? "write \(thousands)" : "write \(thousands) if thousands are meant, or \(decimals) if decimals are"
        }
        throw CellFault("'\(text)' is not a number alone", hint: two ?? likely ?? "write digits")
    }

    /// An amount; `-` says that there is none.
    static func amount(_ text: String) throws(CellFault) -> JSONTree {
        if ["-", "–", "—"].contains(text) { return .null }
        switch WrittenAmount(text: text) {
        case .amount: return JSONTree.amount(text) ?? .string(text)
        case .fault(let fault, let hint):
            let runs = NumberRun.all(in: text)
            if runs.isEmpty { throw CellFault(fault, hint: "write words into the column 'priceNote'") }
            guard runs.count > 1 else {
                // The hints of a menu file show its fields; here they are columns.
                let alone = "write the amount alone; 'unit', 'from' and 'priceNote' have columns of their own"
                throw CellFault(fault, hint: hint.contains("\": ") ? alone : hint)
            }
            let sizes = zip(sizeNames(runs.count), runs).map { "\($0) = \($1.likely ?? $1.text)" }
            throw CellFault(
                fault, hint: "for sizes write '\(sizes.joined(separator: "; "))' into the column 'prices'")
        }
    }

    /// Names for sizes that have none, as a hint shows them.
    private static func sizeNames(_ count: Int) -> [String] {
        let names = count == 2 ? ["small", "large"] : ["small", "medium", "large", "extra large"]
        return count <= names.count ? names : (1...count).map { "size \($0)" }
    }

    private static func entries(_ text: String, _ shape: Shape) throws(CellFault) -> [JSONTree] {
        // No word of a closed list has any of these marks in it.
        let isChoice = choice(in: shape) != nil
        if isChoice, ["-", "–", "—", "none", "no", "n/a"].contains(text.lowercased()) {
            throw CellFault("'\(text)' is none of the words", hint: "leave the cell empty where nothing is known")
        }
        let separators: [Unicode.Scalar] = isChoice ? [";", ",", "|", "\n"] : [";"]
        var found: [JSONTree] = []
        for entry in CellEntries.all(in: text, separators: separators) { found.append(try self.entry(entry, shape)) }
        return found
    }

    /// The words of a closed list, where an entry is one of them or an object that begins with one.
    private static func choice(in shape: Shape) -> [String]? {
        switch shape {
        case .choice(let words): words
        case .either(let shapes): shapes.lazy.compactMap { choice(in: $0) }.first
        default: nil
        }
    }

    private static func entry(_ written: String, _ shape: Shape) throws(CellFault) -> JSONTree {
        guard let object = EntryObject(shape) else {
            let text = CellEntries.plain(written)
            return .string(choice(in: shape).flatMap { FoodNames.word(text, in: $0) } ?? text)
        }
        switch object.second.shape {
        case .flag: return flagged(CellEntries.plain(written), object, choice(in: shape) ?? [])
        case .amount: return try priced(written, object)
        default: return .string(CellEntries.plain(written))
        }
    }

    /// `vegan`, `vegan (on request)` or `vegan?`.
    private static func flagged(_ text: String, _ object: EntryObject, _ words: [String]) -> JSONTree {
        let mark = "(\(object.flagWords))"
        let ending = ["?", mark].first { text.lowercased().hasSuffix($0) }
        let word = trimmed(String(text.dropLast(ending?.count ?? 0)))
        let value = JSONTree.string(FoodNames.word(word, in: words) ?? word)
        guard ending != nil else { return value }
        return .object([
            (object.first.name, value), (object.second.name, .boolean(true)),
        ])
    }

    /// `small = 3.50`, or where a name may stand alone `oat milk + 0.50`.
    private static func priced(_ written: String, _ object: EntryObject) throws(CellFault) -> JSONTree {
        let parts = CellEntries.split(written, at: [object.mark])
        guard parts.count <= 2 else {
            throw CellFault(
                "'\(trimmed(written))' holds '\(object.mark)' \(parts.count - 1) times",
                hint: "write '\\\(object.mark)' for one that belongs to the words")
        }
        if parts.count == 1, object.isOptional { return .string(CellEntries.plain(written)) }
        if parts.count == 1, (try? amount(trimmed(written))) == nil {
            let number = NumberRun.all(in: written).last
            let label = trimmed(String(trimmed(written).prefix { !$0.isNumber }))
            throw CellFault(
                "'\(trimmed(written))' is no size with its amount",
                hint: "write '\(label.isEmpty ? "small" : label) \(object.mark) \(number?.likely ?? "-")'")
        }
        let label = parts.count == 2 ? CellEntries.plain(parts[0]) : ""
        let value = trimmed(parts[parts.count - 1])
        var members: Members = []
        if !label.isEmpty { members.append((object.first.name, .string(label))) }
        if !value.isEmpty {
            let amount = try amount(value)
            if amount != .null { members.append((object.second.name, amount)) }
        }
        return .object(members)
    }

    /// Whether hours are by day, not those of every day: `mon 09:00-18:00`.
    private static func namesDays(_ text: String) -> Bool {
        text.contains(" ") && text.first?.isLetter == true
    }

    /// `mon-fri 09:00-18:00; sun closed`: a day, a blank, and times with commas between them.
    private static func hours(_ text: String) throws(CellFault) -> Members {
        var days: Members = []
        for entry in CellEntries.all(in: text, separators: [";", "\n"]) {
            let parts = trimmed(entry).split(maxSplits: 1, whereSeparator: { $0 == " " })
            guard let day = parts.first, parts.count == 2 else {
                throw CellFault("'\(trimmed(entry))' has no times", hint: "write 'mon-fri 09:00-18:00; sun closed'")
            }
            let times = parts[1].split(separator: ",").map { JSONTree.string(CellEntries.plain(String($0))) }
            let value = times.count == 1 ? times[0] : .array(times)
            days.append((CellEntries.plain(String(day)), value))
        }
        return days
    }
}
