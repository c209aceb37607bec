/// Reads a text from front to back and puts its values on a tape; stops at the first fault.
///
/// There is no recursion: what is open stands in `open`. Each step moves `at` forward, so a text takes time in proportion
/// to its length. The bytes are UTF-8 (`encodingFault` has seen to it).
struct Parser {
    let bytes: [UInt8]
    let limits: JSONLimits

    /// The next byte to read.
    var at: Int
    /// The end of the last token, where a comma or a bracket would have to be written if it is missing.
    var tokenEnd: Int
    /// The brackets that are open, the outermost first.
    var open: [OpenBracket] = []
    var tape: [JSONNode] = []

    init(_ bytes: [UInt8], limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        tokenEnd = at
        tape.reserveCapacity(bytes.count / 8 + 1)
    }

    /// A list or an object that has begun.
    struct OpenBracket {
        /// Its node on the tape.
        let node: Int
        let offset: Int
        let closer: UInt8
        /// How many elements or fields have begun in it.
        var count = 0

        var isObject: Bool { closer == UInt8(ascii: "}") }
    }

    /// The byte at an index; 0 behind the end, which is no more allowed between tokens than a real NUL.
    @inline(__always)
    func byte(_ index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    /// The tape of the whole text.
    mutating func parse() throws(JSONFault) -> [JSONNode] {
        let start = at
        try skipBlanks()
        guard at < bytes.count else { throw nothingHere(from: start) }
        try readValue()
        while let bracket = open.last {
            if bracket.isObject, readPlainFields() > 0 { continue }
            try readNext(in: bracket)
        }
        try skipBlanks()
        guard at == bytes.count else { throw misreadAfterEnd() }
        return tape
    }

    /// Reads one element or field, with the comma before it, or the closing bracket.
    private mutating func readNext(in bracket: OpenBracket) throws(JSONFault) {
        try skipBlanks()
        if bracket.count > 0 {
            if byte(at) == UInt8(ascii: ",") {
                endToken(at: at + 1)
                try skipBlanks()
            } else if byte(at) != bracket.closer {
                throw misreadSeparator(in: bracket)
            }
        }
        guard byte(at) != bracket.closer else { return close(bracket) }
        if bracket.isObject { try readName(in: bracket) }
        open[open.count - 1].count += 1
        try readValue()
    }

    /// Reads the name of a field and the colon behind it.
    private mutating func readName(in bracket: OpenBracket) throws(JSONFault) {
        guard byte(at) == UInt8(ascii: "\"") else { throw misreadName(in: bracket) }
        try readString()
        try skipBlanks()
        guard byte(at) == UInt8(ascii: ":") else { throw misreadColon() }
        endToken(at: at + 1)
        try skipBlanks()
    }

    /// Reads a value that is one token, or the opening bracket of one that is not.
    private mutating func readValue() throws(JSONFault) {
        switch byte(at) {
        case UInt8(ascii: "\""): try readString()
        case UInt8(ascii: "{"): try open(closer: UInt8(ascii: "}"))
        case UInt8(ascii: "["): try open(closer: UInt8(ascii: "]"))
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): try readNumber()
        case UInt8(ascii: "t"): try readWord(end: at + 4, isRight: four(at) == 0x7472_7565)
        case UInt8(ascii: "f"): try readWord(end: at + 5, isRight: four(at + 1) == 0x616C_7365)
        case UInt8(ascii: "n"): try readWord(end: at + 4, isRight: four(at) == 0x6E75_6C6C)
        default: throw misreadValue()
        }
    }

    private mutating func open(closer: UInt8) throws(JSONFault) {
        guard open.count < limits.depth else { throw nestedTooDeep() }
        open.append(OpenBracket(node: tape.count, offset: at, closer: closer))
        append(end: at + 1)
    }

    private mutating func close(_ bracket: OpenBracket) {
        open.removeLast()
        endToken(at: at + 1)
        tape[bracket.node].close(end: at, next: tape.count, count: bracket.count)
    }

    private mutating func readWord(end: Int, isRight: Bool) throws(JSONFault) {
        guard isRight, !continuesWord(byte(end)) || isForeign(at: end) else { throw misreadValue() }
        append(end: end)
    }

    /// The four bytes from `index` as one number, the first byte highest.
    private func four(_ index: Int) -> UInt32 {
        UInt32(byte(index)) << 24 | UInt32(byte(index + 1)) << 16 | UInt32(byte(index + 2)) << 8
            | UInt32(byte(index + 3))
    }

    private mutating func readNumber() throws(JSONFault) {
        guard let end = endOfNumber(at: at), !continuesNumber(at: end) || isForeign(at: end) else {
            throw misreadNumber()
        }
        append(end: end)
    }

    /// Puts the token from `at` to `end` on the tape and goes on behind it.
    @inline(__always)
    mutating func append(end: Int, count: Int = 0) {
        tape.append(JSONNode(offset: at, end: end, next: tape.count + 1, count: count))
        endToken(at: end)
    }

    @inline(__always)
    private mutating func endToken(at end: Int) {
        at = end
        tokenEnd = end
    }
}
