import Diagnostics

/// The days that a key of `hours` names: `mon`, `mon-fri`, `mon,wed,fri`, `daily`; or what is wrong with it.
///
/// Case, blanks and the kind of dash do not matter.
enum WrittenDays: Equatable {
    case days([Weekday])
    case fault(String, hint: String)

    /// What is written for the days, as messages name it.
    static let example = "'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', such as 'mon-fri', or 'daily'"

    /// A regular expression for what is read; that no day stands in it twice it cannot say.
    static let pattern: String = {
        let day = Weekday.allCases.map { $0.key.map { "[\($0.uppercased())\($0)]" }.joined() }.joined(separator: "|")
        let days = #"(?:\#(day))(?:\s*[\#(dashes)]\s*(?:\#(day)))?"#
        return #"^\s*(?:[Dd][Aa][Ii][Ll][Yy]|\#(days)(?:\s*,\s*\#(days))*)\s*$"#
    }()

    init(_ written: String) {
        let words = Self.words(in: written)
        var days: [Weekday] = []
        for word in words {
            let ends = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            let known = ends.compactMap { end in Weekday.allCases.first { $0.key == end } }
            guard known.count == ends.count, let first = known.first, let last = known.last, known.count <= 2 else {
                if word == "daily", words.count == 1 { break }
                self = Self.unknown(written, words)
                return
            }
            for day in first.through(last) {
                if days.contains(day) {
                    self = .fault("'\(written)' names '\(day.key)' twice", hint: "name each day once")
                    return
                }
                days.append(day)
            }
        }
        self = .days(days.isEmpty ? Weekday.allCases : days)
    }

    /// The parts between commas, in lower case, without blanks, every dash a hyphen.
    private static func words(in written: String) -> [String] {
        var plain = ""
        for scalar in written.lowercased().unicodeScalars where !scalar.properties.isWhitespace {
            plain.unicodeScalars.append(isDash(scalar) ? "-" : scalar)
        }
        return plain.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static func unknown(_ written: String, _ words: [String]) -> WrittenDays {
        let meant = words.map { word -> String? in
            if let whole = groups[word] { return whole }
            let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { key(for: String($0)) }
            let known = ends.compactMap { $0 }
            return known.count == ends.count && known.count <= 2 ? known.joined(separator: "-") : nil
        }
        let text = "'\(written)' is no day"
        if words.contains(where: { $0.contains("holiday") }) {
            return .fault(text, hint: "write the holidays with their dates into \"specialHours\"")
        }
        let known = meant.compactMap { $0 }
        return .fault(
            text, hint: known.count == words.count ? "write '\(known.joined(separator: ","))'" : "write \(example)")
    }

    /// Words for several days, and how they are written.
    private static let groups = [
        "weekdays": "mon-fri", "weekday": "mon-fri", "weekend": "sat-sun", "weekends": "sat-sun", "everyday": "daily",
        "all": "daily", "alldays": "daily", "allweek": "daily",
    ]

    /// The key of a day that is named in English, in full or cut short, or in a language that Carte has words in.
    private static func key(for word: String) -> String? {
        let plain = word.hasSuffix(".") ? String(word.dropLast()) : word
        let english = Weekday.allCases.filter { plain.utf8.count > 1 && $0.name.hasPrefix(plain) }
        if english.count == 1 { return english.first?.key }
        if let day = namesOfAllLanguages[matchKey(plain)] { return day?.key }
        return nearest(to: plain, in: Weekday.allCases.map(\.name)).map { String($0.prefix(3)) }
    }

    /// Every language's names of the days, in full and abbreviated; none where a name is that of two days.
    private static let namesOfAllLanguages: [String: Weekday?] = {
        var names: [String: Weekday?] = [:]
        for tag in Words.languages {
            for areShort in [false, true] {
                for (day, name) in zip(Weekday.allCases, ICU.dayNames(areShort: areShort, tag: tag)) {
                    let key = matchKey(name.filter { !$0.isWhitespace && $0 != "." })
                    if let known = names[key], known != day {
                        names[key] = .some(nil)
                    } else {
                        names[key] = day
                    }
                }
            }
        }
        return names
    }()
}

/// The dashes that stand between two ends, for a class of a regular expression.
let dashes = #"\u2010-\u2015\u2212-"#

/// Whether a character is one of the dashes that stand between two ends.
func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2010...0x2015, 0x2212: true
    default: false
    }
}
