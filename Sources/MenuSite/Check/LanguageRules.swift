extension Reading {
    /// Warns where Carte has no words of its own in the language that a site's own fields name, and says how to give some.
    ///
    /// - Parameters:
    ///   - own: the fields of this file.
    ///   - all: these over those of the outer files, whose words count as well.
    mutating func warnOfMissingWords(_ own: SiteDraft, in all: SiteDraft) {
        guard let language = own.language, let offset = own.languageOffset, all.words.isEmpty, !all.isAtFault,
            Words.inLanguage(language.tag) == nil
        else { return }
        // Of a language that CLDR has next to nothing of, such as kr, the code of a country is more likely meant.
        let country = ICU.hasLocale(language.primary) ? nil : LanguageTag.language(ofCountry: language.primary)
        let other = country.flatMap { Words.inLanguage($0) == nil ? nil : $0 }
        let meant = other.map { "did you mean '\($0)' (\(ICU.name(ofLanguage: $0)))? else " } ?? ""
        warning(
            at: offset, "Carte has no words in \(ICU.name(ofLanguage: language.tag)); it prints English ones",
            hint: "\(meant)write yours into \"words\": { \"soldOut\": \"…\" } of content/site.json")
    }
}
