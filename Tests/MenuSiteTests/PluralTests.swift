import Foundation
import Testing

@testable import MenuSite

/// CLDR's plural categories of 0 to 200 and 1,000,000, as Babel has them (Plurals/make-categories.py).
@Suite struct PluralTests {
    /// A language and the category of each number.
    struct Row: Sendable, CustomTestStringConvertible {
        let tag: String
        let categories: [Plural.Category]

        var testDescription: String { tag }

        static let numbers = Array(0...200) + [1_000_000]

        static let all: [Row] = {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Plurals/categories.tsv"
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            return text.split(separator: "\n").map { line in
                let fields = line.split(separator: "\t")
                return Row(
                    tag: String(fields[0]),
                    categories: fields[1].compactMap { letter in
                        Plural.Category.allCases.first {
                            $0 == .other ? letter == "x" : $0.rawValue.first == letter
                        }
                    })
            }
        }()
    }

    @Test func everyLanguageHasARow() {
        #expect(Row.all.map(\.tag) == Words.languages)
        #expect(Row.all.allSatisfy { $0.categories.count == Row.numbers.count })
    }

    @Test(arguments: Row.all) func rulesAreCLDRs(row: Row) throws {
        let words = try #require(Words.inLanguage(row.tag))
        #expect(words.language == row.tag)
        #expect(
            ICU.pluralCategories(of: Row.numbers, tag: words.language) == row.categories.map(\.rawValue), "\(row.tag)")
    }

    /// A form for each category that whole numbers have, and none besides; `other`, which must be there, is that of
    /// fractions where whole numbers have none of it.
    @Test(arguments: Row.all) func formsAreThoseOfTheLanguage(row: Row) throws {
        let reviews = try #require(Words.inLanguage(row.tag)).reviews
        let given = Plural.Category.allCases.filter { reviews.form($0) != nil }
        #expect(Set(given) == Set(row.categories).union([.other]), "\(row.tag)")
        for category in given {
            let text = reviews.text(for: category)
            #expect(text.contains("{rating}"), "\(row.tag)")
            // A form for one number alone may have it in words.
            let numbers = zip(Row.numbers, row.categories).filter { $0.1 == category }.count
            #expect(text.contains("{n}") || numbers == 1, "\(row.tag) \(category)")
        }
    }

    @Test func whatALanguageDoesNotHaveIsOther() {
        let plural = Plural(one: "1", other: "n")
        #expect(plural.text(for: .few) == "n" && plural.text(for: .one) == "1")
        #expect(ICU.pluralCategories(of: [1, 2], tag: "xx-unknown") == ["other", "other"])
    }
}
