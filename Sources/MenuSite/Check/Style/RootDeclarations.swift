import Diagnostics

/// A declaration for the page's root element.
struct RootDeclaration: Sendable {
    let name: StaticString
    let value: String
    /// Whether it holds for readers of light or of dark pages alone.
    let scheme: ColorScheme?
    /// How much its selector weighs (Selectors Level 4, section 17), coarsely; nil where it is not certain that it holds.
    let weight: Int?
}

/// Whether a page is light or dark.
enum ColorScheme: Sendable {
    case light, dark
}

/// The declarations of these properties in a style sheet that may hold for the page's root element, in its order.
func rootDeclarations(of names: [StaticString], in source: SourceText) -> [RootDeclaration] {
    let bytes = source.bytes
    var found: [RootDeclaration] = []
    // The selectors and at-rules of the blocks that are open.
    var heads: [Range<Int>] = []
    // Where the rule or declaration at hand begins, and how many ( and [ are open in it.
    var start = source.start
    var depth = 0
    var index = source.start
    // Nearly all of a style sheet is gone past byte by byte: this runs in every build.
    while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            index = CSSTokens.end(ofTokenAt: index, in: bytes)
            continue
        case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
            index = CSSTokens.end(ofCommentAt: index, in: bytes)
            continue
        case UInt8(ascii: "\\"): index += 1
        case UInt8(ascii: "("):
            // An address without quotes may hold any mark.
            if index >= start + 3, bytes[index - 1] | 0x20 == UInt8(ascii: "l") {
                let end = CSSTokens.end(ofTokenAt: index - 3, in: bytes)
                if end > index + 1 {
                    index = end
                    continue
                }
            }
            depth += 1
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "{"):
            heads.append(start..<index)
            (start, depth) = (index + 1, 0)
        case UInt8(ascii: ";") where depth > 0: break
        case UInt8(ascii: ";"), UInt8(ascii: "}"):
            if let (name, value) = declaration(of: names, in: bytes, start..<index) {
                switch RootBlock(of: heads, in: bytes) {
                case .root(let weight, let scheme):
                    found.append(RootDeclaration(name: name, value: value, scheme: scheme, weight: weight))
                case .uncertain: found.append(RootDeclaration(name: name, value: value, scheme: nil, weight: nil))
                case .scheme, .other: break
                }
            }
            if byte == UInt8(ascii: "}") { _ = heads.popLast() }
            (start, depth) = (index + 1, 0)
        default: break
        }
        index += 1
    }
    return found
}

/// The declaration in these bytes, where it is of one of these properties.
private func declaration(
    of names: [StaticString], in bytes: [UInt8], _ range: Range<Int>
) -> (StaticString, String)? {
    // Most declarations are of something else, as the first letters say.
    let start = bytes[range].drop { $0 <= 0x20 }
    guard let first = start.first,
        first == UInt8(ascii: "/")
            || names.contains(where: { $0.withUTF8Buffer { $0.first == first && start.starts(with: $0) } })
    else { return nil }
    var tokens = CSSTokens(bytes, from: range.lowerBound)
    guard let property = tokens.next(), property.range.upperBound < range.upperBound,
        let name = names.first(where: { $0.withUTF8Buffer(bytes[property.range].elementsEqual) }),
        let colon = tokens.next(), colon.kind == .colon
    else { return nil }
    return (name, String(decoding: withoutCSSBlanks(bytes[colon.range.upperBound..<range.upperBound]), as: UTF8.self))
}

/// The bytes of a style sheet without comments, and without blanks save one between two words.
func withoutCSSBlanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var tokens = CSSTokens(Array(bytes), from: 0)
    while let token = tokens.next() {
        if token.kind == .name || token.kind == .function, let last = result.last, last | 0x20 >= 0x61 {
            result.append(0x20)
        }
        result += bytes[bytes.startIndex + token.range.lowerBound..<bytes.startIndex + token.range.upperBound]
    }
    return result
}
