import Diagnostics
import Glibc

/// An address that a style sheet refers to.
struct StyleReference: Sendable {
    enum Kind: Sendable {
        /// The address of a picture, a font or another file.
        case address
        /// A `url( )` that browsers cannot read, and one that no `)` ends where it should.
        case unreadable, unclosed
        /// An `@import` of another style sheet.
        case importing
    }

    let kind: Kind
    /// The bytes that the published address takes the place of; an address in quotes stands in its quotes.
    let range: Range<Int>
    /// The address as it is written, escapes turned back.
    var address = ""
    /// Whether `range` is the whole of a `url( )`.
    var isWhole = false
}

/// What a style sheet refers to, in its order.
func references(in source: SourceText) -> [StyleReference] {
    guard mayRefer(source.bytes) else { return [] }
    var found: [StyleReference] = []
    var tokens = CSSTokens(source.bytes, from: source.start)
    // What closes each bracket around, and whether it is that of a function whose texts in quotes are addresses.
    var brackets: [(end: UInt8, holdsAddresses: Bool)] = []
    // How many brackets are around the rule at hand that needs none of its addresses: a namespace has an address as its
    // name, and nothing is fetched from there; an import is a fault as a whole.
    var passedOver: Int?
    while let token = tokens.next() {
        let text = { withoutCSSEscapes(source.bytes[token.content]) }
        switch token.kind {
        case .open: brackets.append((token.closingBracket(in: source.bytes), false))
        case .function:
            let holds = ["url", "src", "image-set", "-webkit-image-set"].contains(text().lowercased())
            brackets.append((token.closingBracket(in: source.bytes), holds))
        case .close:
            // One of another kind closes nothing.
            guard brackets.last?.end == source.bytes[token.range.lowerBound] else { break }
            brackets.removeLast()
            let isBlock = source.bytes[token.range.lowerBound] == UInt8(ascii: "}")
            if isBlock, passedOver.map({ brackets.count <= $0 }) == true { passedOver = nil }
        case .semicolon: if brackets.count == passedOver { passedOver = nil }
        case .atName:
            let name = text().lowercased()
            if name == "namespace" || name == "import" { passedOver = brackets.count }
            if name == "import" { found.append(StyleReference(kind: .importing, range: token.range)) }
        case .address where passedOver != nil, .badAddress where passedOver != nil: break
        case .address where token.isUnclosedAddress(in: source.bytes),
            .badAddress where token.isUnclosedAddress(in: source.bytes):
            found.append(StyleReference(kind: .unclosed, range: token.range))
        case .address:
            found.append(StyleReference(kind: .address, range: token.range, address: text(), isWhole: true))
        case .string where brackets.last?.holdsAddresses == true && passedOver == nil:
            found.append(StyleReference(kind: .address, range: token.range, address: text()))
        case .badAddress: found.append(StyleReference(kind: .unreadable, range: token.range))
        default: break
        }
    }
    return found
}

/// Whether there is anything in a style sheet that could be a reference, by a quick look.
private func mayRefer(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
        let hasEscapes = bytes.contains(UInt8(ascii: "\\"))
        let isName = places(of: UInt8(ascii: "("), in: bytes) { place in
            guard place >= 3 else { return false }
            if hasEscapes, bytes[max(0, place - 30)..<place].contains(UInt8(ascii: "\\")) { return true }
            switch (bytes[place - 3] | 0x20, bytes[place - 2] | 0x20, bytes[place - 1] | 0x20) {
            case (UInt8(ascii: "u"), UInt8(ascii: "r"), UInt8(ascii: "l")): return true
            case (UInt8(ascii: "s"), UInt8(ascii: "r"), UInt8(ascii: "c")): return true
            case (UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "t")):
                return place >= 4 && bytes[place - 4] == UInt8(ascii: "-")
            default: return false
            }
        }
        return isName
            || places(of: UInt8(ascii: "@"), in: bytes) { place in
                guard place + 2 < bytes.count else { return false }
                if hasEscapes, bytes[place...].prefix(30).contains(UInt8(ascii: "\\")) { return true }
                return bytes[place + 1] | 0x20 == UInt8(ascii: "i") && bytes[place + 2] | 0x20 == UInt8(ascii: "m")
            }
    }
}

/// Whether the test holds at a place of this byte.
private func places(of byte: UInt8, in bytes: UnsafeRawBufferPointer, contain test: (Int) -> Bool) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var place = 0
    while place < bytes.count, let found = memchr(start + place, Int32(byte), bytes.count - place) {
        place = UnsafeRawPointer(found) - start
        if test(place) { return true }
        place += 1
    }
    return false
}
