import Diagnostics

/// A declaration for the page's root element.
struct RootDeclaration: Sendable {
    let name: StaticString
    let value: String
    /// Whether it holds for readers of light or of dark pages alone.
    let scheme: ColorScheme?
    /// How much its selector weighs (Selectors Level 4, section 17), coarsely.
    let weight: Int
}

/// Whether a page is light or dark.
enum ColorScheme: Sendable {
    case light, dark
}

/// The declarations of these properties for `:root` or `html` in a style sheet, in its order; those that hold only under
/// other conditions than a light or a dark page are left out.
func rootDeclarations(of names: [StaticString], in source: SourceText) -> [RootDeclaration] {
    let bytes = source.bytes
    var found: [RootDeclaration] = []
    var blocks: [RootBlock] = []
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
            blocks.append(RootBlock(inside: blocks.last, of: bytes[start..<index]))
            (start, depth) = (index + 1, 0)
        case UInt8(ascii: ";") where depth > 0: break
        case UInt8(ascii: ";"), UInt8(ascii: "}"):
            if case .root(let weight, let scheme)? = blocks.last,
                let (name, value) = declaration(of: names, in: bytes, start..<index)
            {
                found.append(RootDeclaration(name: name, value: value, scheme: scheme, weight: weight))
            }
            if byte == UInt8(ascii: "}") { _ = blocks.popLast() }
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
    var tokens = CSSTokens(bytes, from: range.lowerBound)
    guard let property = tokens.next(), property.range.upperBound < range.upperBound,
        let name = names.first(where: { $0.withUTF8Buffer(bytes[property.range].elementsEqual) }),
        let colon = tokens.next(), colon.kind == .colon
    else { return nil }
    return (name, String(decoding: withoutBlanks(bytes[colon.range.upperBound..<range.upperBound]), as: UTF8.self))
}

/// The bytes without comments, and without blanks save one between two words.
private func withoutBlanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
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

/// What a block of a style sheet is about.
private enum RootBlock {
    /// The page's root element, for all readers or those of light or dark pages.
    case root(weight: Int, ColorScheme?)
    /// Readers of light or dark pages.
    case scheme(ColorScheme)
    case other

    /// The block behind a selector or an at-rule.
    init(inside outer: RootBlock?, of head: ArraySlice<UInt8>) {
        self = .other
        if case .other? = outer { return }
        // Most blocks are about something else, as the first letters say.
        let start = head.drop { $0 <= 0x20 }
        guard 4..<200 ~= start.count, Self.mayBegin(start[start.startIndex], start[start.startIndex + 1]) else {
            return
        }
        var weight: Int?
        var scheme: ColorScheme?
        for part in withoutBlanks(start).split(separator: UInt8(ascii: ",")) {
            let part = part.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
            let isAny = { (texts: StaticString...) in
                texts.contains { text in text.withUTF8Buffer { part.elementsEqual($0) } }
            }
            if isAny(":root") {
                weight = 10
            } else if isAny("html") {
                weight = max(weight ?? 1, 1)
            } else if isAny(":where(:root)", ":where(html)") {
                weight = weight ?? 0
            } else if isAny("@media(prefers-color-scheme:dark)", "@media screen and(prefers-color-scheme:dark)") {
                scheme = .dark
            } else if isAny("@media(prefers-color-scheme:light)", "@media screen and(prefers-color-scheme:light)") {
                scheme = .light
            }
        }
        switch outer {
        case nil: self = scheme.map(RootBlock.scheme) ?? weight.map { .root(weight: $0, nil) } ?? .other
        case .scheme(let outer): self = weight.map { .root(weight: $0, outer) } ?? .other
        case .root(let weight, nil): self = scheme.map { .root(weight: weight, $0) } ?? .other
        default: break
        }
    }

    /// Whether these may be the first letters of `:root`, `:where`, `html`, `@media`, or of a comment before them.
    private static func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second | 0x20) {
        case (UInt8(ascii: ":"), UInt8(ascii: "r")), (UInt8(ascii: ":"), UInt8(ascii: "w")): true
        case (UInt8(ascii: "@"), UInt8(ascii: "m")), (UInt8(ascii: "h"), _), (UInt8(ascii: "H"), _): true
        default: first == UInt8(ascii: "/")
        }
    }
}
