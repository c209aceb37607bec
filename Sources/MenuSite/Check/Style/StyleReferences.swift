import Diagnostics
import Glibc

/// An address that a style sheet refers to.
struct StyleReference: Sendable {
    enum Kind: Sendable {
        /// The address of a picture, a font or another file.
        case address
        /// A `url( )` that browsers cannot read.
        case unreadable
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
    // A namespace has an address as its name; nothing is fetched from there.
    var isNamespace = false
    while let token = tokens.next() {
        let text = { withoutCSSEscapes(source.bytes[token.content]) }
        switch token.kind {
        case .open: brackets.append((token.closingBracket(in: source.bytes), false))
        case .function:
            let holds = ["url", "src", "image-set", "-webkit-image-set"].contains(text().lowercased())
            brackets.append((token.closingBracket(in: source.bytes), holds))
        case .close:
            // One of another kind closes nothing.
            if brackets.last?.end == source.bytes[token.range.lowerBound] { brackets.removeLast() }
        case .semicolon: isNamespace = false
        case .atName:
            let name = text().lowercased()
            isNamespace = name == "namespace"
            if name == "import" { found.append(StyleReference(kind: .importing, range: token.range)) }
        case .address where !isNamespace:
            found.append(StyleReference(kind: .address, range: token.range, address: text(), isWhole: true))
        case .string where brackets.last?.holdsAddresses == true && !isNamespace:
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
