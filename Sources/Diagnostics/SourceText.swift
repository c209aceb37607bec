/// The bytes of one file and the name it is shown under; every message points into one.
public struct SourceText: Sendable {
    /// The file's path as the reader of a message knows it, such as `content/menu.json`.
    public let path: String
    /// The file as it is on disk, byte order mark and line ends included.
    public let bytes: [UInt8]

    /// A source of these bytes, shown as `path`.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The place of the byte at `offset`.
    public func place(at offset: Int) -> Place {
        Place(source: self, offset: offset)
    }

    /// The offset of the first byte that is not part of a UTF-8 byte order mark.
    public var start: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Line and column of a byte, both from 1.
    ///
    /// A column counts Unicode scalars; a byte order mark is not counted; CRLF, LF and a lone CR each end one line. An
    /// offset outside the file is the nearest one inside.
    public func position(of offset: Int) -> Position {
        let range = lineRange(around: offset)
        let end = min(max(offset, range.lowerBound), bytes.count)
        return Position(
            line: 1 + lineEnds(before: range.lowerBound),
            column: 1 + bytes[range.lowerBound..<end].count { $0 & 0xC0 != 0x80 })
    }

    /// The bytes of the line that `offset` stands in, its line end left out.
    public func lineRange(around offset: Int) -> Range<Int> {
        lineRange(around: offset, within: .max)
    }

    /// The same, no farther than `limit` bytes to either side.
    func lineRange(around offset: Int, within limit: Int) -> Range<Int> {
        let offset = min(max(offset, start), bytes.count)
        let lowest = limit < offset - start ? offset - limit : start
        let highest = limit < bytes.count - offset ? offset + limit : bytes.count
        var from = offset
        while from > lowest, !endsLine(at: from - 1) { from -= 1 }
        var to = offset
        while to < highest, bytes[to] != 0x0A, bytes[to] != 0x0D { to += 1 }
        return from..<to
    }

    /// Whether a line ends with the byte at `index`: a CR before an LF does not end one.
    func endsLine(at index: Int) -> Bool {
        switch bytes[index] {
        case 0x0A: true
        case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
        default: false
        }
    }

    private func lineEnds(before offset: Int) -> Int {
        (start..<max(start, offset)).count { endsLine(at: $0) }
    }
}

/// A line and a column of a text, both counted from 1.
public struct Position: Sendable, Equatable {
    /// The line.
    public let line: Int
    /// The column, in Unicode scalars.
    public let column: Int

    /// The position with these numbers.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Where something stands: a file and a byte offset in it.
///
/// Line and column are worked out when a message is printed.
public struct Place: Sendable {
    /// The file.
    public let source: SourceText
    /// The offset of the first byte meant, from 0.
    public let offset: Int

    /// The place of the byte at `offset` of `source`.
    public init(source: SourceText, offset: Int) {
        self.source = source
        self.offset = offset
    }

    /// The place in words, `content/menu.json:5:40`.
    public var description: String {
        let position = source.position(of: offset)
        return "\(source.path):\(position.line):\(position.column)"
    }
}
