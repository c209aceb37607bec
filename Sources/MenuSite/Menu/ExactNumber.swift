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
        var (text, places) = digits(decimals: decimals)
        if places > 0 { text.insert(UInt8(ascii: "."), at: text.count - places) }
        if units < 0 { text.insert(UInt8(ascii: "-"), at: 0) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The digits in ASCII, without sign and point, one before the point at least; and how many stand behind it, at least
    /// `decimals`.
    func digits(decimals: Int) -> (digits: [UInt8], behindPoint: Int) {
        let places = max(scale, decimals)
        var digits: [UInt8] = []
        // What an amount of money takes, with room for a sign and a point.
        digits.reserveCapacity(max(places, 16) + 2)
        while digits.count < places - scale { digits.append(UInt8(ascii: "0")) }
        var rest = units.magnitude
        while rest > 0 || digits.count <= places {
            digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        digits.reverse()
        return (digits, places)
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
