extension Parser {
    /// Reads fields of the open object as long as they are written as most are: with a name and a text without escapes, a
    /// number without an exponent or a word, and no comment between; how many were read.
    ///
    /// Whatever else stands there is left to the steps that know what is right and say what is wrong.
    mutating func readPlainFields() -> Int {
        guard let last = open.indices.last else { return 0 }
        let bytes = bytes
        let text = bytes.span
        var isFirst = open[last].count == 0
        var count = 0
        while let field = PlainField(in: text, behind: at, isFirst: isFirst) {
            let node = tape.count
            tape.append(JSONNode(offset: field.name.lowerBound, end: field.name.upperBound, next: node + 1, count: 0))
            tape.append(JSONNode(offset: field.value.lowerBound, end: field.value.upperBound, next: node + 2, count: 0))
            (at, tokenEnd) = (field.value.upperBound, field.value.upperBound)
            isFirst = false
            count += 1
        }
        open[last].count += count
        return count
    }
}

/// A field as most are written, and where its name and its value stand, quotes included.
private struct PlainField {
    let name: Range<Int>
    let value: Range<Int>

    /// The field that begins behind a place, the comma before it included; nil where none does, or one that is written
    /// otherwise.
    @inline(__always)
    init?(in text: Span<UInt8>, behind start: Int, isFirst: Bool) {
        var index = Self.endOfBlanks(text, from: start)
        if !isFirst {
            guard index < text.count, text[index] == UInt8(ascii: ",") else { return nil }
            index = Self.endOfBlanks(text, from: index + 1)
        }
        guard index < text.count, text[index] == UInt8(ascii: "\""), let end = Self.endOfText(text, at: index) else {
            return nil
        }
        name = index..<end
        index = Self.endOfBlanks(text, from: end)
        guard index < text.count, text[index] == UInt8(ascii: ":") else { return nil }
        index = Self.endOfBlanks(text, from: index + 1)
        guard index < text.count, let end = Self.endOfValue(text, at: index) else { return nil }
        value = index..<end
    }

    @inline(__always)
    private static func endOfBlanks(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, isBlank(text[index]) { index += 1 }
        return index
    }

    @inline(__always)
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// The end of the text whose opening quote stands at an index; nil where it has an escape or what may not be in it.
    @inline(__always)
    private static func endOfText(_ text: Span<UInt8>, at quote: Int) -> Int? {
        let end = endOfPlainText(text, from: quote + 1)
        return end < text.count && text[end] == UInt8(ascii: "\"") ? end + 1 : nil
    }

    @inline(__always)
    private static func endOfValue(_ text: Span<UInt8>, at index: Int) -> Int? {
        let end: Int
        switch text[index] {
        case UInt8(ascii: "\""): return endOfText(text, at: index)
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            end = endOfDecimals(text, behind: endOfDigits(text, from: index + 1))
        case UInt8(ascii: "0"): end = endOfDecimals(text, behind: index + 1)
        case UInt8(ascii: "t"): end = endOfWord(text, "true", at: index)
        case UInt8(ascii: "f"): end = endOfWord(text, "false", at: index)
        default: return nil
        }
        // A word or a number ends where no other letter can follow; what it is otherwise is not said here.
        guard end > index, end < text.count else { return nil }
        let next = text[end]
        return next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || isBlank(next) ? end : nil
    }

    @inline(__always)
    private static func endOfDigits(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
        return index
    }

    @inline(__always)
    private static func endOfDecimals(_ text: Span<UInt8>, behind point: Int) -> Int {
        guard point < text.count, text[point] == UInt8(ascii: ".") else { return point }
        let end = endOfDigits(text, from: point + 1)
        return end > point + 1 ? end : point
    }

    /// The end of a word, or its start where another stands there.
    @inline(__always)
    private static func endOfWord(_ text: Span<UInt8>, _ word: StaticString, at start: Int) -> Int {
        let count = word.utf8CodeUnitCount
        guard start + count <= text.count else { return start }
        for index in 0..<count where text[start + index] != word.utf8Start[index] { return start }
        return start + count
    }
}
