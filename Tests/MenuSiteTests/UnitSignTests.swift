import Foundation
import Testing

@testable import MenuSite

/// How CLDR writes energy and the comma of a list in each language, as Babel has it (Units/make-units.py).
@Suite struct UnitSignTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let tag: String
        let kilocalories: String
        let kilojoules: String
        let comma: String

        var testDescription: String { tag }

        static let all: [Row] = {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Units/units.tsv"
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            return text.split(separator: "\n").map { line in
                let fields = line.split(separator: "\t").map(Self.unescaped)
                return Row(tag: fields[0], kilocalories: fields[1], kilojoules: fields[2], comma: fields[3])
            }
        }()

        /// Invisible characters stand as `\u00A0` in the table.
        private static func unescaped(_ field: Substring) -> String {
            String(field).replacing(/\\u([0-9A-F]{4})/) { match in
                UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
            }
        }
    }

    @Test func everyLanguageHasARow() {
        #expect(Row.all.map(\.tag) == Words.languages)
    }

    @Test(arguments: Row.all) func unitSignsAreCLDRs(row: Row) throws {
        let words = try #require(Words.inLanguage(row.tag))
        #expect(words.kilocalories == row.kilocalories, "\(row.tag)")
        #expect(words.kilojoules == row.kilojoules, "\(row.tag)")
    }

    /// Carte's own where CLDR has "and" for a comma, a direction mark, or a blank alone.
    static let ownSeparators = ["ar": "، ", "fa": "، ", "th": ", "]

    @Test(arguments: Row.all) func separatorIsCLDRsComma(row: Row) throws {
        let words = try #require(Words.inLanguage(row.tag))
        #expect(words.separator == Self.ownSeparators[row.tag] ?? row.comma, "\(row.tag)")
    }
}
