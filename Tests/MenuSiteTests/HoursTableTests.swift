import Foundation
import Testing

@testable import MenuSite

/// How languages and regions write days, times, spans and dates, as Babel has it from CLDR (Hours/make-hours.py).
@Suite struct HoursTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let tag: String
        let firstDay: Weekday?
        let days: [String]
        /// 09:05 and 18:30, the span of both, 09:05 to 11:30, and the 24th of December 2026.
        let texts: [String]

        var testDescription: String { tag }

        static let all: [Row] = {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Hours/hours.tsv"
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            return text.split(separator: "\n").map { line in
                let fields = line.split(separator: "\t").map(Self.unescaped)
                return Row(
                    tag: fields[0], firstDay: Int(fields[1]).flatMap(Weekday.init),
                    days: fields[2].split(separator: "|").map(String.init), texts: Array(fields[3...]))
            }
        }()

        /// Invisible characters stand as `\u00A0` in the table.
        private static func unescaped(_ field: Substring) -> String {
            String(field).replacing(/\\u([0-9A-F]{4})/) { match in
                UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
            }
        }
    }

    /// What the toolchain's copy of CLDR has otherwise than Babel's, by locale: days, or the texts that differ.
    private static let otherDays = [
        "ar": "اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد", "ar-EG": "اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد",
        "ru": "Пн|Вт|Ср|Чт|Пт|Сб|Вс",
    ]
    private static let otherTexts: [String: [Int: String]] = [
        // No-break blanks before the half of the day; Babel takes the form for those who have ASCII alone.
        "en": [0: "9:05\u{202F}AM", 1: "6:30\u{202F}PM"], "en-US": [0: "9:05\u{202F}AM", 1: "6:30\u{202F}PM"],
        "ar": [
            0: "9:05\u{A0}ص", 1: "6:30\u{A0}م", 2: "9:05\u{A0}ص – 6:30\u{A0}م", 3: "9:05–11:30\u{A0}ص",
            4: "خميس، 24 ديسمبر، 2026",
        ],
        "ar-EG": [
            0: "٩:٠٥\u{A0}ص", 1: "٦:٣٠\u{A0}م", 2: "٩:٠٥\u{A0}ص – ٦:٣٠\u{A0}م", 3: "٩:٠٥–١١:٣٠\u{A0}ص",
            4: "خميس، ٢٤ ديسمبر، ٢٠٢٦",
        ],
        // The calendars of Iran and of Thailand, as Node's Intl.DateTimeFormat counts as well.
        "fa": [4: "پنجشنبه ۳ دی ۱۴۰۵ ه\u{200D}.ش."],
        // Data of the toolchain's own: halves of the day, digits, dashes, blanks, commas and capitals.
        "th": [
            0: "09:05", 1: "18:30", 2: "09:05 - 18:30", 3: "09:05 - 11:30", 4: "พฤ. 24 ธ.ค. พ.ศ. 2569",
        ],
        "bg": [0: "9:05", 1: "18:30", 2: "9:05 – 18:30", 3: "9:05 – 11:30"],
        "cs": [4: "čt 24.\u{202F}12.\u{202F}2026"], "de": [4: "Do. 24. Dez. 2026"], "de-AT": [4: "Do. 24. Dez. 2026"],
        "el": [
            0: "9:05\u{202F}πμ", 1: "6:30\u{202F}μμ", 2: "9:05\u{202F}πμ – 6:30\u{202F}μμ", 3: "9:05–11:30\u{202F}πμ",
        ],
        "hi": [0: "पू 9:05", 1: "अ 6:30", 2: "पू 9:05 – अ 6:30", 3: "पू 9:05–11:30"],
        "ja": [2: "9:05～18:30", 3: "9:05～11:30"],
        "ko": [0: "오전 9:05", 1: "오후 6:30", 2: "오전 9:05 ~ 오후 6:30", 3: "오전 9:05~11:30"],
        "pt-PT": [4: "qui., 24/12/2026"],
        "ru": [2: "09:05—18:30", 3: "09:05—11:30", 4: "Чт, 24 дек. 2026\u{202F}г."], "vi": [0: "09:05"],
        "zh-Hant": [2: "上午9:05至下午6:30", 3: "上午9:05至11:30"],
        "zh-Hans": [2: thin("09:05", "18:30"), 3: thin("09:05", "11:30"), 4: "2026年12月24日 周四"],
        "es": [2: thin("9:05", "18:30"), 3: thin("9:05", "11:30")],
        "en-GB": [2: thin("09:05", "18:30"), 3: thin("09:05", "11:30")],
        "en-IE": [2: thin("09:05", "18:30"), 3: thin("09:05", "11:30")],
        "fr-CA": [0: "09:05", 1: "18:30", 2: thin("09:05", "18:30"), 3: thin("09:05", "11:30")],
    ]

    private static func thin(_ one: String, _ other: String) -> String { "\(one)\u{2009}–\u{2009}\(other)" }

    @Test func theTableHasTheLanguagesAndRegions() {
        let regions = ["en-US", "en-GB", "en-IE", "fr-CA", "pt-BR", "de-AT", "ar-EG"]
        #expect(Row.all.map(\.tag) == Words.languages + regions)
        #expect(Row.all.allSatisfy { $0.days.count == 7 && $0.texts.count == 5 && $0.firstDay != nil })
        #expect(Set(Row.all.map(\.tag)).isSuperset(of: Self.otherTexts.keys))
    }

    @Test(arguments: Row.all) func daysAreCLDRs(row: Row) throws {
        let form = HoursForm(language: try #require(Language(row.tag)))
        // A week in China begins with Sunday in the toolchain's copy.
        #expect(form.firstDay == (row.tag == "zh-Hans" ? .sunday : row.firstDay))
        let names = Weekday.allCases.map { form.text(from: $0, to: $0) }
        let other = Self.otherDays[row.tag]?.split(separator: "|").map(String.init)
        #expect(names == other ?? row.days && row.days != other)
    }

    @Test(arguments: Row.all) func timesAndDatesAreCLDRs(row: Row) throws {
        var form = HoursForm(language: try #require(Language(row.tag)))
        let (from, until) = (TimeSpan(opens: 9 * 60 + 5), TimeSpan(closes: 18 * 60 + 30))
        let day = TimeSpan(opens: 9 * 60 + 5, closes: 18 * 60 + 30)
        let morning = TimeSpan(opens: 9 * 60 + 5, closes: 11 * 60 + 30)
        let date = try #require(CalendarDate(year: 2026, month: 12, day: 24))
        form.learn([from, until, day, morning], [date])
        var words = Words.english
        (words.since, words.until) = ("{time}", "{time}")
        let texts = [from, until, day, morning].map { form.text(of: $0, in: words) } + [form.text(of: date)]
        for (index, text) in texts.enumerated() {
            let other = Self.otherTexts[row.tag]?[index]
            #expect(text == other ?? row.texts[index] && row.texts[index] != other)
        }
    }
}
