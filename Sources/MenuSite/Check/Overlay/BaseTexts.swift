import Diagnostics

extension ReadMenu {
    /// Warns of each text that is still the base's on a page in another language than the base's, at the text.
    ///
    /// What the base took from a menu in the page's language is in that language already. Allergens, diets and the like are
    /// words of Carte's, which it has in every language.
    mutating func sayUntranslated() {
        let files = reading.files
        guard let language = files.own.language, let base = files.bases.last?.language, !language.isRead(as: base)
        else {
            return
        }
        var texts = BaseTexts(files: files, language: language)
        texts.look(at: draft.title, "title", "\"title\": \"…\"")
        texts.look(at: draft.hero?.title, "title", "\"hero\": { \"title\": \"…\" }")
        texts.look(at: draft.hero?.alt, "alt", "\"hero\": { \"alt\": \"…\" }")
        for banner in draft.banners {
            texts.look(at: banner.title, "title", "\"banners\": [ … ]")
            texts.look(at: banner.alt, "alt", "\"banners\": [ … ]")
        }
        for category in draft.categories { texts.look(at: category) }
        for item in draft.items { texts.look(at: item) }
        for text in texts.found {
            reading.warning(
                at: text.place.offset, "\(text.place.value) is not translated in \(reading.source.path)",
                hint: "write \(text.hint) there, the same text if it stays")
        }
    }
}

/// Texts of a menu that come from one in another language.
private struct BaseTexts {
    let files: MenuFiles
    let language: Language
    /// The texts as messages name them, and where each is translated.
    private(set) var found: [(place: PlacedText, hint: String)] = []

    init(files: MenuFiles, language: Language) {
        (self.files, self.language) = (files, language)
    }

    mutating func look(at item: ItemDraft) {
        let id = item.id?.value ?? ""
        let hint = { (field: String) in "\"items\": { \"\(id)\": { \"\(field)\": … } }" }
        look(at: item.name, "name", "\"items\": { \"\(id)\": \"…\" }")
        if let description = item.description, !PageRules.namesFile(description.value) {
            look(at: description, "description", hint("description"), of: id)
        }
        for (text, field) in [
            (item.alt, "alt"), (item.unit, "unit"), (item.priceNote, "priceNote"), (item.variant, "variant"),
            (item.size, "size"),
        ] {
            look(at: text, field, hint(field))
        }
        let entry = { (field: String, name: String) in
            "\"items\": { \"\(id)\": { \"\(field)\": { \"\(name)\": \"…\" } } }"
        }
        for label in item.prices.compactMap(\.label) { look(at: label, "label", entry("prices", label.value)) }
        for name in item.options.compactMap(\.label) { look(at: name, "option", entry("options", name.value)) }
        for tag in item.tags { look(at: tag, "tag", entry("tags", tag.value)) }
    }

    mutating func look(at category: CategoryDraft) {
        let id = category.id?.value ?? ""
        look(at: category.name, "name", "\"categories\": { \"\(id)\": \"…\" }")
        if let description = category.description, !PageRules.namesFile(description.value) {
            look(at: description, "description", "\"categories\": { \"\(id)\": { \"description\": \"…\" } }", of: id)
        }
    }

    /// Takes a text that has letters and stands in a file of another language.
    ///
    /// - Parameter id: whose text it is, where the text is too long to be shown.
    mutating func look(at text: PlacedText?, _ field: String, _ hint: String, of id: String? = nil) {
        guard let text, files.isOfBase(text.offset), files.file(at: text.offset).language?.isRead(as: language) != true,
            text.value.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { return }
        let shown = id.map { "the \(field) of '\($0)'" } ?? "the \(field) '\(text.value)'"
        found.append((PlacedText(shown, at: text.offset), hint))
    }
}

extension Language {
    /// Whether whoever reads one reads the other: the same language in the same script, whatever the region.
    func isRead(as other: Language) -> Bool {
        if tag == other.tag { return true }
        return primary == other.primary && script == other.script
    }

    /// The script that it is written in, by its tag or as is likely (CLDR, likelySubtags).
    private var script: String? {
        ICU.likely(tag).split { $0 == "_" || $0 == "-" }.dropFirst().first { $0.utf8.count == 4 }.map(String.init)
    }
}
