extension Parser {
    /// Goes on to the next byte that is neither blank nor in a comment.
    @inline(__always)
    mutating func skipBlanks() throws(JSONFault) {
        while isBlank(byte(at)) { at += 1 }
        if byte(at) == UInt8(ascii: "/") { try skipComments() }
    }

    /// A space, tab, line feed or carriage return: all that is blank in JSON (RFC 8259, section 2).
    @inline(__always)
    func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private mutating func skipComments() throws(JSONFault) {
        while byte(at) == UInt8(ascii: "/") {
            switch byte(at + 1) {
            case UInt8(ascii: "/"): skipLineComment()
            case UInt8(ascii: "*"): try skipBlockComment()
            default: throw loneSlash()
            }
            while isBlank(byte(at)) { at += 1 }
        }
    }

    private mutating func skipLineComment() {
        while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    }

    private mutating func skipBlockComment() throws(JSONFault) {
        var index = at + 2
        while byte(index) != UInt8(ascii: "*") || byte(index + 1) != UInt8(ascii: "/") {
            guard index < bytes.count else { throw unclosedComment() }
            index += 1
        }
        at = index + 2
    }
}
