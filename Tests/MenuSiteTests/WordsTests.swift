import Foundation
import Testing

@testable import MenuSite

/// What holds for every word that Carte prints, in each of its languages.
@Suite struct WordsTests {
    /// A word and where it stands in `Words`, such as `diets.vegan`.
    struct Word {
        let name: String
        let text: String
    }

    /// A form that a plural does not have is none of them.
    static func all(in words: Words) -> [Word] {
        func list(_ value: Any, _ name: String) -> [Word] {
            if let text = value as? String { return [Word(name: name, text: text)] }
            return Mirror(reflecting: value).children.flatMap { child in
                let label = [name, child.label ?? ""].filter { !$0.isEmpty && $0 != "some" }
                return list(child.value, label.joined(separator: "."))
            }
        }
        return list(words, "").filter { $0.name != "language" }
    }

    static func all(inLanguage tag: String) throws -> [Word] {
        all(in: try #require(Words.inLanguage(tag)))
    }

    /// Words that are the same in English, but for capitals; those that CLDR has are tested in UnitSignTests.
    static let sameAsEnglish: [String: Set<String>] = [
        "az": ["diets.vegetarian", "diets.halal", "allergenNames.soybeans"],
        "cs": ["diets.halal"],
        "de": ["diets.vegan", "diets.halal", "allergenNames.gluten"],
        "el": ["email", "diets.vegan"],
        "es": ["diets.halal", "diets.kosher", "allergenNames.gluten"],
        "fr": ["contact", "diets.vegan", "diets.halal", "allergenNames.gluten", "allergenNames.lupin"],
        "hu": ["diets.halal"],
        "it": ["diets.halal", "diets.kosher"],
        "nl": ["contact", "diets.vegan", "diets.halal", "allergenNames.gluten", "allergenNames.spelt"],
        "pl": ["menu", "diets.halal", "allergenNames.gluten"],
        "pt": ["diets.halal", "diets.kosher"],
        "pt-PT": ["diets.vegan", "diets.halal", "diets.kosher"],
        "ro": [
            "contact", "diets.vegan", "diets.vegetarian", "diets.halal", "diets.kosher", "allergenNames.gluten",
            "allergenNames.lupin",
        ],
        "sv": ["diets.halal", "diets.kosher", "allergenNames.gluten", "allergenNames.lupin"],
        "tr": ["diets.vegan", "allergenNames.gluten", "allergenNames.soybeans"],
        "vi": ["email", "diets.halal", "diets.kosher", "allergenNames.gluten"],
    ]

    @Test(arguments: Words.languages.filter { $0 != "en" }) func isNotLeftInEnglish(tag: String) throws {
        let english = Dictionary(uniqueKeysWithValues: Self.all(in: .english).map { ($0.name, $0.text.lowercased()) })
        let same = try Self.all(inLanguage: tag).filter {
            !["separator", "kilocalories", "kilojoules"].contains($0.name) && $0.text.lowercased() == english[$0.name]
        }
        #expect(Set(same.map(\.name)) == Self.sameAsEnglish[tag] ?? [], "\(tag)")
    }

    static let placeholders: [String: [String]] = [
        "bannerPosition": ["{count}", "{n}"], "from": ["{amount}"], "kilocalories": ["{n}"], "kilojoules": ["{n}"],
        "onRequest": ["{diet}"], "rating": ["{best}", "{value}"], "contains": ["{list}"], "options": ["{list}"],
        "mayContain": ["{list}"],
        "freeFrom": ["{list}"], "until": ["{time}"], "since": ["{time}"], "served": ["{hours}"],
    ]

    @Test(arguments: Words.languages) func hasItsPlaceholdersAndNoOther(tag: String) throws {
        for word in try Self.all(inLanguage: tag) {
            let found = word.text.matches(of: /\{[^{}]*\}/).map { String($0.output) }.sorted()
            if word.name.hasPrefix("reviews.") {
                // Which forms need the number is tested with the plural rules.
                #expect(found == ["{n}", "{rating}"] || found == ["{rating}"], "\(tag) \(word.name)")
            } else {
                #expect(found == Self.placeholders[word.name] ?? [], "\(tag) \(word.name)")
            }
            #expect(!word.text.replacing(/\{[a-z]+\}/, with: "").contains(/[{}]/), "\(tag) \(word.name)")
        }
    }

    @Test(arguments: Words.languages) func isWellSet(tag: String) throws {
        for word in try Self.all(inLanguage: tag) {
            let text = word.text
            let composed = text.precomposedStringWithCanonicalMapping
            #expect(Array(text.unicodeScalars) == Array(composed.unicodeScalars), "\(tag) \(word.name) is not in NFC")
            #expect(!text.isEmpty, "\(tag) \(word.name)")
            #expect(!text.contains("'") && !text.contains("\"") && !text.contains("..."), "\(tag) \(word.name)")
            #expect(!text.contains(/\s\s/), "\(tag) \(word.name)")
            guard word.name != "separator" else { continue }
            #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(tag) \(word.name)")
        }
    }

    /// The name that a menu file has for a word: `brazil-nuts` for `brazilNuts`.
    static func menuFileName(_ name: String) -> String {
        String(name.split(separator: ".").last ?? "").replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
    }

    @Test(arguments: Words.languages) func allergensAndDietsAreToldApart(tag: String) throws {
        let words = try #require(Words.inLanguage(tag))
        let all = Self.all(in: words)
        let allergens = all.filter { $0.name.hasPrefix("allergenNames.") }
        let diets = all.filter { $0.name.hasPrefix("diets.") }
        #expect(allergens.count == 28 && diets.count == 7)
        for group in [allergens, diets, all.filter { $0.name.hasPrefix("spiciness.") }] {
            #expect(Set(group.map(\.text)).count == group.count, "\(tag) has one word for two things")
        }
        for word in allergens {
            #expect(words.allergenNames.word(for: Self.menuFileName(word.name)) == word.text, "\(tag) \(word.name)")
        }
        for word in diets {
            #expect(words.diets.word(for: Self.menuFileName(word.name)) == word.text, "\(tag) \(word.name)")
        }
    }
}
