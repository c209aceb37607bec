/// A time of day as an owner wrote it: `9`, `09`, `9:30`, `09.30`; hours and minutes may be more than there are.
struct ClockTime {
    let hour: Int
    let minute: Int
    /// Whether its hour has two digits, so that it is one of the 24-hour clock.
    let isPadded: Bool
    /// The time as it is written.
    let text: String

    /// How many minutes after midnight it is.
    var minutes: Int { hour * 60 + minute }

    /// Reads hours of one or two digits, with minutes of two behind a colon or a point.
    init?(_ written: Substring) {
        let parts = written.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
        }
        guard let first = parts.first, 1...2 ~= first.count,
            parts.count == 1 || parts.count == 2 && parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { 0x30...0x39 ~= $0 } }), let hour = Int(Substring(first))
        else { return nil }
        self.hour = hour
        minute = parts.count == 2 ? Int(Substring(parts[1])) ?? 0 : 0
        isPadded = first.count == 2
        text = String(written)
    }

    /// What is wrong with it; a day has 24 hours, and ends at 24:00.
    var fault: WrittenHours? {
        if minutes <= TimeSpan.day, minute < 60 { return nil }
        return .fault("there is no time '\(text)'", hint: "write a time from 00:00 to 24:00")
    }

    /// The times found in a text of any kind: `9am-5pm`, `9h30 à 18h`, `９：００～１８：００`.
    struct Found {
        /// In minutes after midnight.
        var times: [Int] = []
        /// Whether one has am or pm behind it.
        var hasHalves = false
        /// Whether the text says that it is always open: `24 h`, `24/7`.
        var isWholeDay = false
    }

    /// Looks for times in a text, for a hint; none where what was found is no time of a day.
    static func all(in text: String) -> Found {
        var found = Found()
        var marks: [Half?] = []
        var scalars = Array(text.lowercased().unicodeScalars)[...]
        var isTwentyFour = false
        while let scalar = scalars.first {
            guard scalar.properties.numericType == .decimal else {
                scalars.removeFirst()
                continue
            }
            let digits = number(&scalars)
            var (hour, minute) = digits.count > 2 ? (digits.value / 100, digits.value % 100) : (digits.value, 0)
            if digits.count <= 2, let mark = scalars.first, ":.：h時点시".unicodeScalars.contains(mark),
                scalars.dropFirst().first?.properties.numericType == .decimal
            {
                scalars.removeFirst()
                minute = number(&scalars).value
            }
            guard digits.count <= 4, hour < 30, minute < 60 else { return Found() }
            let half = Half(&scalars)
            if half != nil, !(1...12 ~= hour) { return Found() }
            if let half { hour = hour % 12 + half.hours }
            isTwentyFour = isTwentyFour || digits.value == 24 && digits.count == 2
            marks.append(half)
            found.times.append(hour * 60 + minute)
        }
        found.hasHalves = marks.contains { $0 != nil }
        found.isWholeDay = isTwentyFour && (found.times.count == 1 || found.times == [24 * 60, 7 * 60])
        // 5-10pm is all in the evening, 9-5pm is not.
        for index in stride(from: 0, to: marks.count - 1, by: 2) where marks[index] == nil && marks[index + 1] == .pm {
            let (begin, end) = (found.times[index], found.times[index + 1])
            if begin < end - 12 * 60 { found.times[index] += 12 * 60 }
        }
        return found
    }

    /// A half of the 12-hour clock's day.
    private enum Half {
        case am, pm

        var hours: Int { self == .am ? 0 : 12 }

        /// Takes `am`, `a.m.` and the like from the front of a text.
        init?(_ scalars: inout ArraySlice<Unicode.Scalar>) {
            var rest = scalars.drop { $0.properties.isWhitespace }
            guard let letter = rest.popFirst(), letter == "a" || letter == "p" else { return nil }
            if rest.first == "." { rest.removeFirst() }
            guard rest.popFirst() == "m", rest.first?.properties.isAlphabetic != true else { return nil }
            self = letter == "a" ? .am : .pm
            scalars = rest
        }
    }

    /// Takes the digits, of any script, from the front of a text.
    private static func number(_ scalars: inout ArraySlice<Unicode.Scalar>) -> (value: Int, count: Int) {
        var (value, count) = (0, 0)
        while let scalar = scalars.first, scalar.properties.numericType == .decimal,
            let digit = scalar.properties.numericValue
        {
            value = min(value * 10 + Int(digit), 10_000)
            count += 1
            scalars.removeFirst()
        }
        return (value, count)
    }
}
