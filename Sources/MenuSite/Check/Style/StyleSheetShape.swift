import Diagnostics

/// Says of an address that no `)` ends it.
func sayUnclosed(at place: Place, _ report: inout Report) {
    report.error(at: place, "browsers cannot read this address", hint: "close it with ')'")
}

/// Says where a theme's file ends in the midst of something: what follows it in the style sheet would be swallowed.
///
/// - Returns: Whether the rest of what it holds can be told apart, which it cannot behind a text or an address that is
///   not closed.
func checkThatItEnds(_ source: SourceText, _ report: inout Report) -> Bool {
    var tokens = CSSTokens(source.bytes, from: source.start)
    var open: [(end: UInt8, place: Int)] = []
    // Where the rule at hand begins, outside all brackets.
    var rule: Int?
    func sayNoBlock(at rule: Int?) {
        guard let rule else { return }
        let isAtRule = source.bytes[rule] == UInt8(ascii: "@")
        // An import is a fault as a whole.
        let name = source.bytes[rule...].prefix { !CSSTokens.isBlank($0) && !"\"'(".utf8.contains($0) }
        guard withoutCSSEscapes(name).lowercased() != "@import" else { return }
        report.error(
            at: source.place(at: rule), "the rule has no { }",
            hint: isAtRule
                ? "write ';' or { } at its end"
                : "write a selector and { } around it, such as :root { --accent: #9a3a12 }")
    }
    while let token = tokens.next() {
        if open.isEmpty, rule == nil {
            if token.isCommentMark(in: source.bytes) { continue }
            rule = token.range.lowerBound
        }
        switch token.kind {
        case .open, .function: open.append((token.closingBracket(in: source.bytes), token.range.upperBound - 1))
        case .close:
            let last = source.bytes[token.range.lowerBound]
            guard let bracket = open.last else {
                report.error(
                    at: source.place(at: token.range.lowerBound),
                    "nothing is open that '\(UnicodeScalar(last))' could close", hint: "take it out")
                return true
            }
            // One of another kind closes nothing.
            guard last == bracket.end else { continue }
            open.removeLast()
            if open.isEmpty, last == UInt8(ascii: "}") { rule = nil }
        case .semicolon where open.isEmpty:
            // An at-rule may end so, such as @layer a, b;
            guard let start = rule, source.bytes[start] == UInt8(ascii: "@") else {
                sayNoBlock(at: rule)
                return true
            }
            rule = nil
        case .badString,
            .string where token.content.upperBound == token.range.upperBound:
            report.error(
                at: source.place(at: token.range.lowerBound), "the text in quotes is not closed on its line",
                hint: "write the same quote at its end")
            return false
        case .address where token.isUnclosedAddress(in: source.bytes),
            .badAddress where token.isUnclosedAddress(in: source.bytes):
            sayUnclosed(at: source.place(at: token.range.lowerBound), &report)
            return false
        default: break
        }
    }
    if let comment = tokens.openComment {
        report.error(at: source.place(at: comment), "the comment is not closed", hint: "write */ at its end")
    } else if let bracket = open.last {
        report.error(
            at: source.place(at: bracket.place), "'\(UnicodeScalar(source.bytes[bracket.place]))' is not closed",
            hint: "close it; the rules behind it are lost otherwise")
    } else {
        sayNoBlock(at: rule)
    }
    return true
}
