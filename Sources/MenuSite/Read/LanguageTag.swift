import Diagnostics

/// The subtags of a BCP 47 tag that say language, script and region (RFC 5646 section 2.1), and what is wrong with them.
struct LanguageTag {
    private let tag: String
    private var language = ""
    private var script: String?
    private var region: String?
    /// A subtag that stands where none of its kind may.
    private var stray: String?

    static let example = "write a tag such as en, ru, pt-BR or zh-Hans"

    init(_ tag: String) {
        self.tag = tag
        var parts = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
        language = parts.popFirst().map(String.init) ?? ""
        if let next = parts.first, next.utf8.count == 3, Self.withInnerLanguages.contains(language.lowercased()),
            ICU.languages().contains(next.lowercased())
        {
            parts.removeFirst()
        }
        for part in parts {
            let count = part.utf8.count
            // What follows a single letter is an extension or the owner's own.
            if count == 1 { break }
            if count == 4, script == nil, region == nil, part.utf8.allSatisfy(Self.isLetter) {
                script = String(part)
            } else if region == nil, Self.isRegion(part) {
                region = String(part)
            } else if !(5...8 ~= count || count == 4 && part.utf8.first.map { 0x30...0x39 ~= $0 } == true) {
                stray = stray ?? String(part)
            }
        }
    }

    /// The languages that a tag may go on from to one within them, zh-yue (IANA's registry of subtags, prefixes of extlangs).
    private static let withInnerLanguages = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

    private static func isLetter(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20
    }

    /// Two letters or three digits; three letters, which none has, are looked at too, since they are often written.
    private static func isRegion(_ part: Substring) -> Bool {
        let isWord = 2...3 ~= part.utf8.count && part.utf8.allSatisfy(isLetter)
        return isWord || part.utf8.count == 3 && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }

    /// What is wrong with it, and what to write; nil where nothing is.
    var fault: (text: String, hint: String)? {
        if Language(tag) == nil {
            // As programs name a language: fr_FR, fr_FR.UTF-8.
            let plain = tag.prefix { $0 != "." }.split(separator: "_").joined(separator: "-")
            if plain != tag, Language(plain) != nil {
                return LanguageTag(plain).fault ?? ("'\(tag)' is no language", "write '\(plain)'")
            }
            return unknownLanguage
        }
        if !Self.isKnown(language) { return unknownLanguage }
        if let script, ICU.script(script) == nil {
            let near = nearest(to: script, in: Self.scripts(of: language))
            return ("'\(script)' is no script", near.map { "did you mean '\(written(script: $0))'?" } ?? Self.example)
        }
        if let region, !ICU.countries().contains(region.uppercased()) {
            let known = ICU.region(region.uppercased())
            if region.utf8.first.map(Self.isLetter) == true || known == nil {
                return ("'\(region)' is no region", "write '\(written(region: known))'")
            }
        }
        return stray.map { stray in
            let isScript = script == nil && stray.utf8.count == 4 && ICU.script(stray) != nil
            return (
                "'\(stray)' has no place there in a language's tag",
                isScript ? "write '\(written(script: stray))'" : Self.example
            )
        }
    }

    /// Whether a folder of this name holds pages in another language than those beside it: a language, and perhaps script and
    /// region, that there are.
    ///
    /// A language of three letters is one only where CLDR has data of its own for it: `bar` is a bar, not Bavarian.
    static func isFolder(_ name: some StringProtocol) -> Bool {
        guard 2...16 ~= name.utf8.count, name.utf8.allSatisfy({ isLetter($0) || $0 == 0x2D || 0x30...0x39 ~= $0 })
        else {
            return false
        }
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        let language = parts[0].lowercased()
        guard 2...3 ~= language.utf8.count, language.utf8.allSatisfy(isLetter), parts.count <= 3 else { return false }
        var rest = parts.dropFirst()
        let script = rest.first.flatMap { $0.utf8.count == 4 ? String($0) : nil }
        if script != nil { rest.removeFirst() }
        let region = rest.popFirst()
        let isNumber = region?.utf8.allSatisfy { 0x30...0x39 ~= $0 } == true
        // Most names that are none of a language have another shape; only then is ICU asked, which takes long.
        guard rest.isEmpty, region.map({ $0.utf8.count == (isNumber ? 3 : 2) }) != false,
            language.utf8.count == 2 ? isKnown(language) : ICU.hasLocale(language)
        else { return false }
        if let script, ICU.script(script) == nil { return false }
        guard let region else { return true }
        return isNumber ? ICU.region(String(region)) != nil : ICU.countries().contains(region.uppercased())
    }

    private var unknownLanguage: (text: String, hint: String) {
        let near = Self.nearestLanguage(to: language).map { "did you mean '\($0)' (\(ICU.name(ofLanguage: $0)))?" }
        return ("'\(tag)' is no language", near ?? Self.example)
    }

    /// The tag with another script, or with another region or none.
    private func written(script: String) -> String {
        ([language, script] + (region.map { [$0] } ?? [])).joined(separator: "-")
    }

    private func written(region: String?) -> String {
        [language, script, region].compactMap { $0 }.joined(separator: "-")
    }

    /// Whether a language is one that CLDR knows, by name or by where it is spoken, under this code: not `deu` for `de`.
    private static func isKnown(_ language: String) -> Bool {
        let code = language.lowercased()
        if Words.languages.contains(code) || ICU.languages().contains(code) { return true }
        return ICU.likely(code).hasPrefix(code + "_")
    }

    /// The scripts that a language is written in, as far as its misspelt script can be meant.
    private static func scripts(of language: String) -> [String] {
        let usual = ICU.likely(language).split(separator: "_").map(String.init).filter { $0.utf8.count == 4 }
        return usual + ["Latn", "Cyrl", "Arab", "Hans", "Hant"]
    }

    /// The language that an owner most likely means: that of a country (`gr`), that of a name in English or in its own
    /// words, or one whose code of three letters it is; nil where none is near.
    static func nearestLanguage(to written: String) -> String? {
        let word = written.lowercased()
        if word.utf8.count == 2, let language = language(ofCountry: word) { return language }
        let codes = Words.languages.map { $0.prefix { $0 != "-" } }.map(String.init) + ICU.languages()
        if word.utf8.count == 3, let code = codes.first(where: { ICU.longCode(ofLanguage: $0) == word }) { return code }
        var names: [String] = []
        var codeOfName: [String: String] = [:]
        for code in codes {
            for name in [ICU.name(ofLanguage: code), ICU.name(ofLanguage: code, in: code)] where codeOfName[name] == nil
            {
                names.append(name)
                codeOfName[name] = code
            }
        }
        let key = matchKey(word)
        let near = names.first { matchKey($0) == key } ?? nearest(to: word, in: names)
        let begun = names.first { $0.lowercased().hasPrefix(word) }
        return (near ?? begun).flatMap { codeOfName[$0] }
    }

    /// The language that most people of a country speak; nil where there is no such country.
    static func language(ofCountry code: String) -> String? {
        guard let region = ICU.region(code.uppercased()) else { return nil }
        let likely = ICU.likely("und-" + region).prefix { $0 != "_" }
        return likely.isEmpty || likely == "und" ? nil : String(likely)
    }
}
