/// A run of digits in a text, with the marks that stand between them, and how it can be read.
struct NumberRun: Equatable {
    /// The run as it is written.
    let text: String
    /// What it says.
    let reading: Reading

    /// How a run can be read.
    enum Reading: Equatable {
        /// In one way, and it is written in plain digits.
        case plain(String)
        /// In one way that has to be written otherwise.
        case likely(String)
        /// As thousands, or as decimals.
        case two(thousands: String, decimals: String)
        /// In no way.
        case unreadable
    }

    /// The amount that is most likely meant.
    var likely: String? {
        switch reading {
        case .plain(let digits), .likely(let digits), .two(_, let digits): digits
        case .unreadable: nil
        }
    }

    /// Whether it can be read as thousands and as decimals.
    var isOpen: Bool {
        if case .two = reading { true } else { false }
    }

    /// The runs of a text.
    ///
    /// A mark belongs to a run where a digit follows it, blanks aside.
    static func all(in text: String) -> [NumberRun] {
        let scalars = Array(text.unicodeScalars)
        var runs: [NumberRun] = []
        var index = 0
        while index < scalars.count {
            let start = index
            while index < scalars.count, isDigit(scalars[index]) || continues(scalars, from: start, at: index) {
                index += 1
            }
            if index > start {
                runs.append(NumberRun(scalars[start..<index]))
            } else {
                index += 1
            }
        }
        return runs
    }

    private init(_ scalars: ArraySlice<Unicode.Scalar>) {
        text = String(String.UnicodeScalarView(scalars))
        var groups = [""]
        var marks: [Unicode.Scalar] = []
        var isForeign = false
        for scalar in scalars {
            if let digit = scalar.properties.numericValue, Self.isDigit(scalar) {
                if groups[groups.count - 1].isEmpty, marks.count == groups.count { groups.append("") }
                groups[groups.count - 1] += String(Int(digit))
                isForeign = isForeign || !scalar.isASCII
            } else if groups.last?.isEmpty == true, let mark = marks.last {
                // A blank beside a mark, as in "12 ,50": the mark counts, and the text is not plain.
                if mark.properties.isWhitespace { marks[marks.count - 1] = scalar }
                isForeign = true
            } else {
                marks.append(scalar)
                groups.append("")
            }
        }
        let reading = Self.reading(of: groups, marks)
        if case .plain(let digits) = reading, isForeign || groups[0].isEmpty {
            self.reading = .likely(Self.tidy(digits))
        } else {
            self.reading = reading
        }
    }

    private static func reading(of groups: [String], _ marks: [Unicode.Scalar]) -> Reading {
        let whole = groups.joined()
        guard let mark = marks.last, let last = groups.last else { return .plain(whole) }
        let point = groups.dropLast().joined() + "." + last
        if marks.count == 1 {
            // Nothing but one to three digits, not a nought, can stand before thousands.
            let canBeThousands = last.utf8.count == 3 && 1...3 ~= groups[0].utf8.count && groups[0] != "0"
            switch mark {
            case ".", ",": return canBeThousands ? .two(thousands: whole, decimals: tidy(point)) : .plain(point)
            case "\u{FF0C}", "\u{FF0E}":
                return canBeThousands ? .two(thousands: whole, decimals: tidy(point)) : .likely(tidy(point))
            case "\u{66B}": return .likely(tidy(point))
            default:
                if canBeThousands { return .likely(whole) }
                return isApostrophe(mark) && last.utf8.count <= 2 ? .likely(tidy(point)) : .unreadable
            }
        }
        // 1,095.00 and 1.095,00: the last mark is another one than those before it.
        let others = Set(marks.dropLast().map(\.value))
        let hasDecimals = !others.contains(mark.value) && (mark == "." || mark == "," || mark == "\u{66B}")
        let body = hasDecimals ? groups.dropLast() : groups[...]
        guard others.count == 1, areThousands(body) else { return .unreadable }
        return .likely(hasDecimals ? tidy(point) : whole)
    }

    /// Whether the groups are of three digits, or Indian ones of two before the last of three.
    private static func areThousands(_ groups: ArraySlice<String>) -> Bool {
        guard let first = groups.first, let last = groups.last, groups.count > 1, 1...3 ~= first.utf8.count,
            last.utf8.count == 3
        else { return false }
        let middle = groups.dropFirst().dropLast().map(\.utf8.count)
        return middle.allSatisfy { $0 == 3 } || middle.allSatisfy { $0 == 2 } && first.utf8.count <= 2
    }

    /// A number as it is best written: no noughts before its digits, none behind them where all decimals are noughts.
    private static func tidy(_ number: String) -> String {
        guard let exact = ExactNumber(number) else { return number }
        return exact.isWhole ? exact.reduced.text() : exact.text()
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType == .decimal
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}"
    }

    /// Whether a mark stands here that a digit follows, with no more than a blank between.
    private static func continues(_ scalars: [Unicode.Scalar], from start: Int, at index: Int) -> Bool {
        let isPoint = { (scalar: Unicode.Scalar) in ".,\u{66B}\u{66C}\u{FF0C}\u{FF0E}".unicodeScalars.contains(scalar) }
        let scalar = scalars[index]
        let isBlank = scalar.properties.isWhitespace
        guard isPoint(scalar) || isBlank || isApostrophe(scalar) else { return false }
        // A blank or an apostrophe belongs to a number only behind one of its digits or marks.
        if isBlank || isApostrophe(scalar),
            index == start || !(isDigit(scalars[index - 1]) || isPoint(scalars[index - 1]))
        {
            return false
        }
        guard index + 1 < scalars.count else { return false }
        let next = scalars[index + 1]
        if isDigit(next) {
            return !isBlank || isThreeDigits(scalars, from: index + 1) || index > 0 && isPoint(scalars[index - 1])
        }
        return isBlank && isPoint(next) && index + 2 < scalars.count && isDigit(scalars[index + 2])
    }

    /// Whether exactly three digits stand here, as behind a blank between thousands.
    private static func isThreeDigits(_ scalars: [Unicode.Scalar], from index: Int) -> Bool {
        scalars[index...].prefix { isDigit($0) }.count == 3
    }
}
