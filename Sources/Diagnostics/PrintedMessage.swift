/// A message as it is printed: a head line, and where there is a place the line of the file with a caret and the hint.
///
///     content/menu.json:5:40: error: unknown field 'soldOt'
///           { "name": "Борщ", "soldOt": true },
///                             ^ did you mean 'soldOut'?
func printedMessage(_ message: Message, colour: Bool) -> String {
    let ink = Ink(on: colour)
    let head = message.place?.description ?? message.path
    var lines = [
        ink.bold(head + ":") + " " + ink.severity(message.severity) + " " + ink.bold(message.text)
    ]
    if let place = message.place {
        let excerpt = Excerpt(of: place)
        lines.append(excerpt.line)
        lines.append(excerpt.indent + ink.caret("^") + (message.hint.map { " " + $0 } ?? ""))
    } else if let hint = message.hint {
        lines.append("    " + hint)
    }
    return lines.map { $0 + "\n" }.joined()
}

/// ANSI colours, or none (SGR, ECMA-48 section 8.3.117).
private struct Ink {
    let on: Bool

    func bold(_ text: String) -> String { wrapped(text, "1") }
    func caret(_ text: String) -> String { wrapped(text, "1;32") }

    func severity(_ severity: Severity) -> String {
        let code =
            switch severity {
            case .error: "1;31"
            case .warning: "1;35"
            case .note: "1;36"
            }
        return wrapped(severity.rawValue + ":", code)
    }

    private func wrapped(_ text: String, _ code: String) -> String {
        on ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// The line of a place as a terminal shows it, and the blanks that bring a caret under the place.
struct Excerpt {
    /// What a long line is cut to, in cells of a terminal.
    static let width = 120

    let line: String
    let indent: String

    init(of place: Place) {
        let source = place.source
        let range = source.lineRange(around: place.offset)
        let offset = min(max(place.offset, range.lowerBound), range.upperBound)
        // A line of a megabyte is not decoded for the sake of a hundred cells of it.
        let near = 4 * Excerpt.width
        let from = source.scalarStart(max(range.lowerBound, offset - near), in: range)
        let to = source.scalarStart(min(range.upperBound, offset + near), in: range)
        var before = Cells(source.bytes[from..<offset])
        var after = Cells(source.bytes[offset..<to])
        let cutBefore = from > range.lowerBound || before.width > Excerpt.width * 2 / 3
        if cutBefore { before.keepLast(Excerpt.width / 2) }
        let room = Excerpt.width - before.width
        let cutAfter = to < range.upperBound || after.width > room
        if cutAfter { after.keepFirst(room) }
        line = (cutBefore ? "…" : "") + before.text + after.text + (cutAfter ? "…" : "")
        indent = String(repeating: " ", count: before.width + (cutBefore ? 1 : 0))
    }
}

extension SourceText {
    /// The start of the scalar that the byte at `offset` belongs to, within a line.
    fileprivate func scalarStart(_ offset: Int, in line: Range<Int>) -> Int {
        var offset = offset
        while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
