import Diagnostics

/// The custom properties of a style sheet: those that it declares, those that it uses, and declarations that run on into one.
struct CustomProperties: Sendable {
    /// The declared ones and the bytes that their names stand at, in order.
    private(set) var declared: [PlacedText] = []
    /// Every name that stands anywhere else than before the colon of its declaration, in order.
    private(set) var used: [String] = []
    /// The names in whose place the declaration before them has not ended, and where that should.
    private(set) var unended: [PlacedText] = []

    init(of source: SourceText) {
        var tokens = CSSTokens(source.bytes, from: source.start)
        // What closes each bracket around.
        var open: [UInt8] = []
        var part = Part.start
        // Where the token before this one ends, and the one behind it.
        var end = source.start
        var following = tokens.next()
        while let token = following {
            following = tokens.next()
            let isBeforeColon = token.kind == .name && following?.kind == .colon
            var isHead = false
            switch (token.kind, part) {
            case (.name, .start) where isBeforeColon && !open.isEmpty:
                isHead = Self.isCustom(token, source)
                part = .value(isCustom: isHead, depth: open.count)
            case (.name, .value(_, open.count)) where isBeforeColon && Self.isCustom(token, source):
                isHead = true
                unended.append(PlacedText(Self.name(token, source), at: end))
                part = .value(isCustom: true, depth: open.count)
            case (.semicolon, .value(_, open.count)), (.semicolon, .other): part = .start
            case (.open, _), (.function, _):
                let isBlock = source.bytes[token.range.upperBound - 1] == UInt8(ascii: "{")
                // A name and a colon may begin a selector too, such as a:hover { }.
                let isInValue = if case .value(isCustom: true, _) = part { true } else { false }
                if isBlock, !isInValue { part = .start } else if part == .start { part = .other }
                open.append(token.closingBracket(in: source.bytes))
            case (.close, _):
                // One of another kind closes nothing.
                guard open.last == source.bytes[token.range.lowerBound] else { break }
                open.removeLast()
                let isBlock = source.bytes[token.range.lowerBound] == UInt8(ascii: "}")
                if isBlock, part.depth.map({ $0 > open.count }) ?? true { part = .start }
            case (_, .start): part = .other
            default: break
            }
            if isHead {
                declared.append(PlacedText(Self.name(token, source), at: token.range.lowerBound))
            } else if token.kind == .name, Self.isCustom(token, source) {
                used.append(Self.name(token, source))
            }
            end = token.range.upperBound
        }
    }

    /// What of a block is being read.
    private enum Part: Equatable {
        /// The begin of a rule or declaration.
        case start
        /// What follows a name and a colon, in so many brackets.
        case value(isCustom: Bool, depth: Int)
        /// A selector, an at-rule.
        case other

        var depth: Int? { if case .value(_, let depth) = self { depth } else { nil } }
    }

    private static func isCustom(_ token: CSSToken, _ source: SourceText) -> Bool {
        source.bytes[token.range].starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
    }

    private static func name(_ token: CSSToken, _ source: SourceText) -> String {
        withoutCSSEscapes(source.bytes[token.content])
    }
}

/// Says where a declaration has no `;` before a custom property that follows it.
func checkThatDeclarationsEnd(_ properties: CustomProperties, in source: SourceText, _ report: inout Report) {
    for next in properties.unended {
        report.error(
            at: source.place(at: next.offset), "a ';' is missing before '\(next.value)'", hint: "write ';' here")
    }
}

/// Warns of what a theme declares and neither it nor anything behind it uses: the style sheet, the templates, the colour of
/// the browser's own bar.
func checkThatAllIsUsed(
    _ properties: CustomProperties, of theme: SourceText, in sources: [String: SourceText], _ report: inout Report
) {
    guard !properties.declared.isEmpty, let style = sources["style.css"] else { return }
    let used = properties.used + CustomProperties(of: style).used + ["--paper"]
    var known = Set(used)
    let declared = Set(properties.declared.map(\.value))
    let open = used.filter { !declared.contains($0) }.map { String($0.dropFirst(2)) }
    for property in properties.declared where known.insert(property.value).inserted {
        let isInTemplates = sources.contains {
            $0.key.hasSuffix(".mustache") && String(decoding: $0.value.bytes, as: UTF8.self).contains(property.value)
        }
        if isInTemplates { continue }
        let near = nearest(to: String(property.value.dropFirst(2)), in: open)
        report.warning(
            at: theme.place(at: property.offset), "nothing uses '\(property.value)'",
            hint: near.map { "did you mean '--\($0)'?" }
                ?? "take it out, or write var(\(property.value)) where its value is meant")
    }
}
