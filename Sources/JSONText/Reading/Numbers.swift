extension Parser {
    /// The end of the longest number that begins at `start` (RFC 8259, section 6); nil where none does.
    func endOfNumber(at start: Int) -> Int? {
        var index = byte(start) == UInt8(ascii: "-") ? start + 1 : start
        guard isDigit(byte(index)) else { return nil }
        index = byte(index) == UInt8(ascii: "0") ? index + 1 : endOfDigits(at: index)
        if byte(index) == UInt8(ascii: "."), isDigit(byte(index + 1)) {
            index = endOfDigits(at: index + 1)
        }
        if byte(index) | 0x20 == UInt8(ascii: "e") {
            let sign = byte(index + 1)
            let digits = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? index + 2 : index + 1
            if isDigit(byte(digits)) { index = endOfDigits(at: digits) }
        }
        return index
    }

    /// Whether what stands at `index` is written as if it belonged to the number before it: `12.`, `007`, `5kg`, `1/2`.
    func continuesNumber(at index: Int) -> Bool {
        let next = byte(index)
        if next == UInt8(ascii: "/") {
            return byte(index + 1) != UInt8(ascii: "/") && byte(index + 1) != UInt8(ascii: "*")
        }
        return continuesWord(next)
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    private func endOfDigits(at start: Int) -> Int {
        var index = start
        while isDigit(byte(index)) { index += 1 }
        return index
    }

    /// Whether a byte would be part of the same word: everything but blanks and JSON's own punctuation.
    func continuesWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F: false
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "/"): false
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): false
        default: true
        }
    }
}
