/// A decimal number kept exactly, `units` × 10^−`scale`; it is never a binary float.
struct ExactNumber: Sendable, Hashable, Comparable {
    /// The digits as a whole number.
    let units: Int64
    /// How many of them stand behind the point, 0 to 15; noughts at the end count, as they were written.
    let scale: Int

    /// A whole number.
    init(_ whole: Int) {
        units = Int64(whole)
        scale = 0
    }

    init(units: Int64, scale: Int) {
        self.units = units
        self.scale = scale
    }

    /// Reads a JSON number (RFC 8259 section 6); nil for one of more than 15 digits, on either side of the point.
    init?(_ text: String) {
        if let units = Self.wholeNumber(text.utf8) {
            (self.units, scale) = (units, 0)
            return
        }
        var digits: [UInt8] = []
        var scale = 0
        var exponent = 0
        var negative = false
        var bytes = text.utf8[...]
        if bytes.first == UInt8(ascii: "-") {
            negative = true
            bytes.removeFirst()
        }
        if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            guard let written = Int(String(bytes[bytes.index(after: mark)...]) ?? ""), abs(written) <= 30 else {
                return nil
            }
            exponent = written
            bytes = bytes[..<mark]
        }
        var seenPoint = false
        for byte in bytes {
            if byte == UInt8(ascii: "."), !seenPoint {
                seenPoint = true
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                digits.append(byte - UInt8(ascii: "0"))
                if seenPoint { scale += 1 }
            } else {
                return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        scale -= exponent
        while scale < 0 {
            digits.append(0)
            scale += 1
        }
        let significant = digits.drop { $0 == 0 }
        guard significant.count <= 15, scale <= 15 else { return nil }
        let magnitude = significant.reduce(Int64(0)) { $0 * 10 + Int64($1) }
        units = negative ? -magnitude : magnitude
        self.scale = scale
    }

    /// The value of up to 15 digits with nothing beside them; nil for any other text.
    private static func wholeNumber(_ digits: String.UTF8View) -> Int64? {
        guard 1...15 ~= digits.count else { return nil }
        var units: Int64 = 0
        for digit in digits {
            guard 0x30...0x39 ~= digit else { return nil }
            units = units * 10 + Int64(digit - 0x30)
        }
        return units
    }

    var isNegative: Bool { units < 0 }

    /// The number without noughts at the end of its decimals, so that equal numbers look alike.
    var reduced: ExactNumber {
        var (units, scale) = (units, scale)
        while scale > 0, units % 10 == 0 {
            units /= 10
            scale -= 1
        }
        return ExactNumber(units: units, scale: scale)
    }

    /// Whether nothing but noughts stands behind the point.
    var isWhole: Bool { reduced.scale == 0 }

    /// The number with at most `decimals` digits behind the point; halves go away from nought.
    func rounded(decimals: Int) -> ExactNumber {
        guard scale > decimals else { return self }
        let unit = (decimals..<scale).reduce(Int64(1)) { unit, _ in unit * 10 }
        let half = units < 0 ? -unit / 2 : unit / 2
        return ExactNumber(units: (units + half) / unit, scale: decimals)
    }

    /// The digits with a point, with at least `decimals` of them behind it: `12.50`.
    func text(decimals: Int = 0) -> String {
        var text: [UInt8] = []
        write(decimals: decimals, into: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Writes the same at the end of `out`.
    func write(decimals: Int, into out: inout [UInt8]) {
        if units < 0 { out.append(UInt8(ascii: "-")) }
        forEachDigit(decimals: decimals) { digit, left in
            out.append(digit)
            if left == 1, max(scale, decimals) > 0 { out.append(UInt8(ascii: ".")) }
        }
    }

    /// Calls `body` with each digit in ASCII, one before the point at least and so many behind it, and with how many digits
    /// there are from it to the point: 1 for the last one before the point, 0 and less behind it.
    func forEachDigit(decimals: Int, _ body: (_ digit: UInt8, _ left: Int) -> Void) {
        let places = max(scale, decimals)
        // No number has more than 19 digits, nor more than 15 behind its point.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var (rest, count) = (units.magnitude, 0)
            while rest > 0 || count <= scale, count < 20 {
                digits[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
                count += 1
            }
            for index in (0..<count).reversed() { body(digits[index], index + 1 - scale) }
        }
        for place in scale..<places { body(UInt8(ascii: "0"), -place) }
    }

    static func < (one: ExactNumber, other: ExactNumber) -> Bool {
        let (a, b) = (one.reduced, other.reduced)
        let scale = max(a.scale, b.scale)
        return a.units.raised(scale - a.scale) < b.units.raised(scale - b.scale)
    }

    static func == (one: ExactNumber, other: ExactNumber) -> Bool {
        let (a, b) = (one.reduced, other.reduced)
        return a.units == b.units && a.scale == b.scale
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(reduced.units)
        hasher.combine(reduced.scale)
    }
}

extension Int64 {
    /// The number times 10^`exponent`, as wide as such a product can be.
    fileprivate func raised(_ exponent: Int) -> Int128 {
        (0..<exponent).reduce(Int128(self)) { product, _ in product * 10 }
    }
}
