/// Prints messages: a head line, and where there is a place the line of the file with a caret and the hint.
///
///     content/menu.json:5:40: error: unknown field 'soldOt'
///           { "name": "Борщ", "soldOt": true },
///                             ^ did you mean 'soldOut'?
///
/// Each file is gone through once, however many messages it has.
struct MessagePrinter {
    private let ink: Ink
    private let excerpts: Bool
    private var indices: [String: LineIndex] = [:]

    init(excerpts: Bool, colour: Bool) {
        ink = Ink(on: colour)
        self.excerpts = excerpts
    }

    mutating func text(of message: Message) -> String {
        let head = message.place.map { description(of: $0) } ?? Self.shown(message.path)
        let related = message.related.map { description(of: $0) } ?? ""
        let hint = message.hint.map { Self.shown($0.replacing("{place}", with: related)) }
        var lines = [
            ink.bold(head + ":") + " " + ink.severity(message.severity) + " " + ink.bold(Self.shown(message.text))
        ]
        if !excerpts {
            if let hint { lines[0] += "; " + hint }
        } else if let place = message.place {
            let excerpt = Excerpt(of: place)
            lines.append(excerpt.line)
            lines.append(excerpt.indent + ink.caret("^") + (hint.map { " " + $0 } ?? ""))
        } else if let hint {
            lines.append("    " + hint)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private mutating func description(of place: Place) -> String {
        let path = place.source.path
        let index = indices[path] ?? LineIndex(of: place.source)
        indices[path] = index
        let position = index.position(of: place.offset)
        return "\(Self.shown(path)):\(position.line):\(position.column)"
    }

    /// Text of a message as a terminal may have it: what the content quotes in it can neither begin a line of its own
    /// nor steer the terminal, and is cut where it is long.
    private static func shown(_ text: String) -> String {
        let isSafe = { (byte: UInt8) in byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 }
        if text.utf8.count <= limit, text.utf8.allSatisfy(isSafe) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if result.count >= limit {
                result.append("…")
                break
            }
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x200B, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069:
                result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// The most scalars that a message or a hint has.
    private static let limit = 600
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
        let offset = min(max(place.offset, source.start), source.bytes.count)
        // A line of a megabyte is neither gone through nor decoded for the sake of a hundred cells of it.
        let range = source.lineRange(around: offset, within: 4 * Excerpt.width)
        let from = source.scalarStart(range.lowerBound, in: range.lowerBound..<offset)
        let to = source.scalarStart(range.upperBound, in: offset..<range.upperBound)
        var before = Cells(source.bytes[from..<offset])
        var after = Cells(source.bytes[offset..<to])
        let beginsLine = from == source.start || source.endsLine(at: from - 1)
        let endsLine = to == source.bytes.count || source.bytes[to] == 0x0A || source.bytes[to] == 0x0D
        let cutBefore = !beginsLine || before.width > Excerpt.width * 2 / 3
        if cutBefore { before.keepLast(Excerpt.width / 2) }
        let room = Excerpt.width - before.width
        let cutAfter = !endsLine || after.width > room
        if cutAfter { after.keepFirst(room) }
        line = (cutBefore ? "…" : "") + before.text + after.text + (cutAfter ? "…" : "")
        indent = String(repeating: " ", count: before.width + (cutBefore ? 1 : 0))
    }
}

extension SourceText {
    /// The start of the scalar that the byte at `offset` belongs to, no farther than `range` begins.
    fileprivate func scalarStart(_ offset: Int, in range: Range<Int>) -> Int {
        var offset = offset
        while offset > range.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
