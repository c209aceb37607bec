/// Reads a length in CSS pixels; nil where it is relative, such as a percentage, or no length at all.
///
/// Units are those of CSS Values 4, *Absolute lengths*: 96 pixels are an inch.
func readLength(_ value: ArraySlice<UInt8>) -> Double? {
    var rest = trimmed(value)
    guard let number = takeNumber(&rest) else { return nil }
    switch String(decoding: rest.prefix(3), as: UTF8.self).lowercased() {
    case "", "px": return number
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    case "q": return number * 96 / 101.6
    case "pt": return number * 96 / 72
    case "pc": return number * 16
    // A picture has no text around it: its letters are of the initial size, 16 pixels.
    case "em", "rem": return number * 16
    default: return nil
    }
}

/// Reads the size of a `viewBox` (SVG 2, *The viewBox attribute*): the last two of four numbers; nil where it is none or empty.
func readViewBox(_ value: ArraySlice<UInt8>) -> (width: Double, height: Double)? {
    var rest = trimmed(value)
    var numbers: [Double] = []
    while numbers.count < 4 {
        guard let number = takeNumber(&rest) else { return nil }
        numbers.append(number)
        rest = rest.drop(while: isBlank)
        if numbers.count < 4, rest.first == 0x2C { rest = rest.dropFirst().drop(while: isBlank) }
    }
    guard rest.isEmpty, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return (numbers[2], numbers[3])
}

/// Takes a finite number from the start of a text (CSS Syntax 3, *Consume a number*).
private func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Double? {
    func digits(from start: Int) -> Int {
        rest[start...].firstIndex { !(0x30...0x39 ~= $0) } ?? rest.endIndex
    }
    func byte(at index: Int) -> UInt8? { index < rest.endIndex ? rest[index] : nil }
    var end = rest.startIndex
    if byte(at: end) == 0x2B || byte(at: end) == 0x2D { end += 1 }
    let whole = end
    end = digits(from: end)
    var hasDigits = end > whole
    if byte(at: end) == 0x2E, digits(from: end + 1) > end + 1 {
        end = digits(from: end + 1)
        hasDigits = true
    }
    guard hasDigits else { return nil }
    if byte(at: end) == 0x65 || byte(at: end) == 0x45 {
        let sign = byte(at: end + 1) == 0x2B || byte(at: end + 1) == 0x2D ? 1 : 0
        // An e without digits is the beginning of a unit.
        if end + 1 + sign < rest.endIndex, digits(from: end + 1 + sign) > end + 1 + sign {
            end = digits(from: end + 1 + sign)
        }
    }
    // A longer one has no digits that matter.
    guard end - rest.startIndex <= 100, let number = Double(String(decoding: rest[..<end], as: UTF8.self)) else {
        return nil
    }
    rest = rest[end...]
    return number.isFinite ? number : nil
}

private func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let value = value.drop(while: isBlank)
    return value.prefix(upTo: value.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? value.startIndex)
}
