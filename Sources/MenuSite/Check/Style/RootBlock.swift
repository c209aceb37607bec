/// What a block of a style sheet is about.
enum RootBlock {
    /// The page's root element, for all readers or those of light or dark pages.
    case root(weight: Int, ColorScheme?)
    /// Readers of light or dark pages.
    case scheme(ColorScheme)
    /// Something that is certainly not the root element on a screen in the colours of the style sheet.
    case other
    /// Perhaps the root element, or the root element under a condition that Carte does not read.
    case uncertain

    /// The block that these heads lead to, each a selector or an at-rule in the block of the one before.
    init(of heads: [Range<Int>], in bytes: [UInt8]) {
        var outer: RootBlock?
        for head in heads {
            let own = Self.alone(head, in: bytes)
            outer =
                switch (outer, own) {
                case (.other?, _), (_, .other): .other
                case (nil, let own): own
                case (.scheme(let scheme)?, .root(let weight, _)): .root(weight: weight, scheme)
                case (.root(let weight, nil)?, .scheme(let scheme)): .root(weight: weight, scheme)
                default: .uncertain
                }
        }
        self = outer ?? .other
    }

    private static func alone(_ head: Range<Int>, in bytes: [UInt8]) -> RootBlock {
        var tokens = CSSTokens(bytes, from: head.lowerBound)
        // Where the selector at hand begins, and the last of its parts that blanks, > + and ~ stand between.
        var selector: Int?
        var last: CSSToken?
        var end = head.lowerBound
        var depth = 0
        var kinds: [RootBlock] = []
        func endSelector() {
            if let start = selector, let last { kinds.append(kind(ofSelector: start..<end, last, in: bytes)) }
            (selector, last) = (nil, nil)
        }
        while let token = tokens.next(), token.range.upperBound <= head.upperBound {
            let first = bytes[token.range.lowerBound]
            if token.kind == .atName, selector == nil {
                return kind(ofRule: token.range.lowerBound..<head.upperBound, in: bytes)
            }
            if depth == 0, first == UInt8(ascii: ",") {
                endSelector()
            } else if depth == 0, ">+~".utf8.contains(first) {
                last = nil
            } else if selector != nil || !token.isCommentMark(in: bytes) {
                if selector == nil { selector = token.range.lowerBound }
                if last == nil || depth == 0 && token.range.lowerBound > end { last = token }
            }
            if token.kind == .open || token.kind == .function { depth += 1 }
            if token.kind == .close { depth -= 1 }
            end = token.range.upperBound
        }
        endSelector()
        return joined(kinds)
    }

    /// What a list of selectors is about.
    private static func joined(_ kinds: [RootBlock]) -> RootBlock {
        var heaviest: Int?
        for kind in kinds {
            switch kind {
            case .root(let weight, _): heaviest = max(heaviest ?? 0, weight)
            case .other: break
            default: return .uncertain
            }
        }
        return heaviest.map { .root(weight: $0, nil) } ?? (kinds.isEmpty ? .uncertain : .other)
    }

    private static func kind(ofSelector range: Range<Int>, _ last: CSSToken, in bytes: [UInt8]) -> RootBlock {
        switch text(of: range, in: bytes) {
        case ":root": return .root(weight: 10, nil)
        case "html": return .root(weight: 1, nil)
        case ":where(:root)", ":where(html)": return .root(weight: 0, nil)
        default: break
        }
        // A class, an id or another element, in the part that says what is meant.
        switch bytes[last.range.lowerBound] {
        case UInt8(ascii: "."), UInt8(ascii: "#"): return .other
        default: return last.kind == .name && text(of: last.range, in: bytes) != "html" ? .other : .uncertain
        }
    }

    private static func kind(ofRule head: Range<Int>, in bytes: [UInt8]) -> RootBlock {
        switch text(of: head, in: bytes) {
        case "@media(prefers-color-scheme:dark)", "@media screen and(prefers-color-scheme:dark)": .scheme(.dark)
        case "@media(prefers-color-scheme:light)", "@media screen and(prefers-color-scheme:light)": .scheme(.light)
        case "@media print", "@page", "@media(forced-colors:active)": .other
        default: .uncertain
        }
    }

    private static func text(of range: Range<Int>, in bytes: [UInt8]) -> String {
        String(decoding: withoutCSSBlanks(bytes[range]), as: UTF8.self).lowercased()
    }
}
