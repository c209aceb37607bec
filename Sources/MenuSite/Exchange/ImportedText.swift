import JSONText

extension ImportedMenu {
    /// The menu file in a language, none for the file's own.
    ///
    /// What is not translated stands in the file's own language.
    ///
    /// - Parameter replaced: what stays of the file that is there already.
    func text(in language: String?, _ replaced: ReplacedMenu) -> MenuText {
        var site: Members = self.site.map { ($0.name, $0.value) }
        var names: [String: String] = [:]
        if let language {
            site.removeAll { $0.key == "language" }
            site.append(("language", .string(language)))
            for section in sections {
                let translated = section.fields.last { $0.name == "name" && $0.language == language }
                if let own = section["name"]?.string, let name = translated?.value.string {
                    names[matchKey(own)] = name
                }
            }
        }
        return MenuText(
            site: replaced.site(with: site), others: replaced.others,
            sections: sections.map { members(of: $0, .section, language, names) },
            items: items.map { members(of: $0, .item, language, names) })
    }

    private func members(
        of entry: ImportedEntry, _ table: ExchangeTable, _ language: String?, _ names: [String: String]
    ) -> Members {
        var members: Members = []
        let isTranslated = { (name: String) in
            language != nil && entry.fields.contains { $0.name == name && $0.language == language }
        }
        for field in entry.fields where language != nil || !field.isInFile {
            guard field.language == language || field.language == nil && !isTranslated(field.name) else { continue }
            var value = field.value
            if field.name == "category", field.language == nil, !names.isEmpty { value = value.renamed(names) }
            members.append((field.name, value))
        }
        return members.enumerated()
            .sorted { (table.rank($0.element.key), $0.offset) < (table.rank($1.element.key), $1.offset) }
            .map(\.element)
    }
}

extension JSONTree {
    /// The names of categories as they are in another language.
    fileprivate func renamed(_ names: [String: String]) -> JSONTree {
        switch self {
        case .string(let name): .string(names[matchKey(name)] ?? name)
        case .array(let entries): .array(entries.map { $0.renamed(names) })
        default: self
        }
    }
}
