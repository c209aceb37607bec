import JSONText

extension Forms {
    /// A language, by its BCP 47 tag, whose subtags for language, script and region are known.
    static let language = Form<Placed<Language>>(shape: .matching(#"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*"#)) {
        value, reading in
        guard let tag = reference.read(value, &reading) else { return nil }
        let fault = LanguageTag(tag.value).fault
        if fault == nil, let language = Language(tag.value) { return Placed(language, at: value.offset) }
        reading.error(
            at: value.offset, fault?.text ?? "'\(tag.value)' is no language",
            hint: fault?.hint ?? LanguageTag.example)
        return nil
    }
}
