import JSONText

extension Forms {
    /// A site's own words, by the names of those that they stand in place of.
    static let words = ObjectForm<[String: String]>(
        "words", common: ["soldOut", "new", "from", "contains", "hours"],
        Words.entries.map { entry in
            let english = Words.english[keyPath: entry.path]
            return field(entry.name, word(with: placeholders(of: english)), "In English: \(english)") {
                $0[entry.name] = $1.value
            }
        })

    /// Text in which each of some placeholders stands, and no other.
    private static func word(with wanted: Set<String>) -> Form<PlacedText> {
        Form(shape: .later { .matching(pattern(with: wanted.sorted())) }) { value, reading in
            guard let word = reference.read(value, &reading) else { return nil }
            let found = placeholders(of: word.value)
            if found == wanted { return word }
            let missing = wanted.subtracting(found).sorted().first
            let extra = found.subtracting(wanted).sorted().first
            if let missing {
                reading.error(
                    at: word.offset, "'\(reading.field)' lacks its '{\(missing)}'",
                    hint: "write {\(missing)} where it is to stand")
            } else if let extra {
                reading.error(
                    at: word.offset, "'\(reading.field)' has no '{\(extra)}'",
                    hint: wanted.isEmpty
                        ? "write it without { }"
                        : "what stands in { } here is '\(wanted.sorted().joined(separator: "', '"))'")
            }
            return nil
        }
    }

    /// A pattern for text in which each of some placeholders stands, in any order, and no other; what is open at the end is
    /// none.
    private static func pattern(with wanted: [String]) -> String {
        let text = "[^{]*"
        let any = wanted.isEmpty ? "" : "(?:\\{(?:\(wanted.joined(separator: "|")))\\}\(text))*"
        let orders = orders(of: wanted).map { order in order.map { "\\{\($0)\\}\(text)\(any)" }.joined() }
        return text + (wanted.isEmpty ? "" : any + "(?:\(orders.joined(separator: "|")))") + "(?:\\{[^}]*)?"
    }

    /// Every order in which some names can stand.
    private static func orders(of names: [String]) -> [[String]] {
        guard !names.isEmpty else { return [[]] }
        return names.flatMap { first in orders(of: names.filter { $0 != first }).map { [first] + $0 } }
    }

    /// The names that stand in `{ }`.
    private static func placeholders(of word: String) -> Set<String> {
        var names: Set<String> = []
        var rest = word[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            names.insert(String(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        return names
    }
}
