/// How a language writes amounts of a currency, or plain numbers, learned from ICU (CLDR's data) once and then applied
/// to exact digits.
///
/// ICU's own formatter would be asked for each amount; asked three times for the form it gives the same text, and an
/// amount never becomes a binary or rounded number on the way.
struct PriceForm: Sendable, Equatable {
    /// What stands before and after the digits: the sign of the currency, blanks, marks of direction.
    private(set) var before = ""
    private(set) var after = ""
    private var decimalMark = "."
    private var groupMark = ""
    /// The digits in the last group before the decimals, and in those before it.
    private var lastGroup = 3
    private var otherGroups = 3
    /// The fewest digits that are grouped at all: 5 where 1234 is written without a mark.
    private var groupedFrom = 4
    private var nought: Unicode.Scalar = "0"
    /// How many decimals the currency has: 0 for JPY, 2 for EUR, 3 for KWD; 2 where there is none.
    private(set) var digits = 2
    private var bareWholes = true

    /// The form of a language's prices; without a currency, that of its numbers.
    init(language: Language, currency: Currency?, decimals: Decimals = .auto) {
        let samples = ICU.printed([1_234_567, 1234, 12345], tag: language.tag, currency: currency?.code)
            .compactMap(Sample.init)
        guard let large = samples.first else { return }
        (before, after, nought) = (large.before, large.after, large.nought)
        var marks = large.marks
        var groups = large.groups
        // Seven digits stand before the decimals, however they are grouped.
        digits = groups.reduce(0, +) - 7
        if currency != nil {
            let byLanguage = language.writesWholeAmountsBare && digits != 3
            bareWholes = decimals == .never || decimals == .auto && byLanguage
        }
        if digits > 0 {
            decimalMark = marks.popLast() ?? decimalMark
            groups.removeLast()
        }
        guard let mark = marks.first, let last = groups.last else { return }
        groupMark = mark
        lastGroup = last
        otherGroups = groups.count > 2 ? groups[groups.count - 2] : last
        groupedFrom = last + 1
        // Whether 1234 and 12345 are grouped too: the one is not in Spanish, neither is in Ewe.
        for sample in samples.dropFirst() {
            guard sample.marks.count == (digits > 0 ? 1 : 0) else { break }
            groupedFrom += 1
        }
    }

    /// A printed amount, taken apart.
    private struct Sample {
        let before: String
        let after: String
        /// The runs of digits, and what stands between them.
        var groups = [0]
        var marks: [String] = []
        let nought: Unicode.Scalar

        init?(_ text: String) {
            let scalars = text.unicodeScalars
            let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
            guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit),
                let value = scalars[first].properties.numericValue,
                let zero = Unicode.Scalar(scalars[first].value - UInt32(value))
            else { return nil }
            before = String(text[..<first])
            after = String(text[scalars.index(after: last)...])
            nought = zero
            for scalar in scalars[first...last] {
                if isDigit(scalar) {
                    groups[groups.count - 1] += 1
                } else if groups.last == 0, let open = marks.popLast() {
                    marks.append(open + String(scalar))
                } else {
                    marks.append(String(scalar))
                    groups.append(0)
                }
            }
        }
    }

    /// The same form with the sign that menus of a country write.
    func following(_ habit: PriceHabit) -> PriceForm {
        var form = self
        (form.before, form.after) = (habit.before, habit.after)
        return form
    }

    /// The amount as a guest of this language reads it: `12,50 €`.
    func text(of amount: ExactNumber) -> String {
        let amount = amount.reduced
        let decimals = bareWholes && amount.scale == 0 ? 0 : max(digits, amount.scale)
        return text(of: amount, decimals: decimals)
    }

    /// The number in the same form with exactly so many decimals, rounded where it has more: `4,9`.
    func text(of number: ExactNumber, decimals: Int) -> String {
        // A short text needs no memory of its own.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room(for: number, decimals: decimals)) { room in
            var end = room.initialize(fromContentsOf: before.utf8)
            forEachPart(of: number, decimals: decimals) { end = room[end...].initialize(fromContentsOf: $0) }
            end = room[end...].initialize(fromContentsOf: after.utf8)
            return String(decoding: UnsafeBufferPointer(rebasing: room[..<end]), as: UTF8.self)
        }
    }

    /// The most bytes that a number takes in this form.
    private func room(for number: ExactNumber, decimals: Int) -> Int {
        // No number has more than 19 digits before its point, and each may have a mark behind it.
        before.utf8.count + after.utf8.count + (20 + max(decimals, number.scale)) * 4 + 20 * groupMark.utf8.count
            + decimalMark.utf8.count
    }

    /// How many decimals these amounts have where they stand together: none where all are whole and written bare.
    func decimals(of amounts: [ExactNumber]) -> Int {
        if bareWholes, amounts.allSatisfy(\.isWhole) { return 0 }
        return amounts.map(\.reduced.scale).reduce(digits, max)
    }

    /// The number's digits and marks alone, with exactly so many decimals: `1.234,50`.
    func written(_ number: ExactNumber, decimals: Int) -> String {
        var text: [UInt8] = []
        forEachPart(of: number, decimals: decimals) { text += $0 }
        return String(decoding: text, as: UTF8.self)
    }

    /// Calls `body` with each digit and mark.
    private func forEachPart(of number: ExactNumber, decimals: Int, _ body: (String.UTF8View) -> Void) {
        var whole = 0
        number.rounded(decimals: decimals).forEachDigit(decimals: decimals) { digit, left in
            whole = max(whole, left)
            if left == 0 {
                body(decimalMark.utf8)
            } else if left > 0, left < whole, whole >= groupedFrom,
                left == lastGroup || left > lastGroup && (left - lastGroup).isMultiple(of: otherGroups)
            {
                body(groupMark.utf8)
            }
            body(String(nought == "0" ? Unicode.Scalar(digit) : written(digit)).utf8)
        }
    }

    private func written(_ digit: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(nought.value + UInt32(digit) - 0x30) ?? nought
    }
}
