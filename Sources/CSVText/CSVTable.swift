/// A table that was read from a text: rows of cells, and where each stands.
///
/// Rows may be of different lengths; a line without a character is a row without cells, so that rows are numbered as a
/// spreadsheet numbers them.
public struct CSVTable: Sendable {
    /// The text in UTF-8, whatever it was read from; all places are offsets in it.
    public let bytes: [UInt8]
    /// What stands between two cells: a comma, a semicolon or a tab.
    public let separator: UInt8
    private let cells: [CSVCell]
    /// Where each row begins in `cells`.
    private let starts: [Int]

    init(bytes: [UInt8], separator: UInt8, cells: [CSVCell], starts: [Int]) {
        self.bytes = bytes
        self.separator = separator
        self.cells = cells
        self.starts = starts
    }

    /// How many rows there are, the header's included.
    public var rowCount: Int { starts.count }

    /// The cells of a row, from 0; empty where there is no such row.
    public func row(_ index: Int) -> ArraySlice<CSVCell> {
        guard starts.indices.contains(index) else { return [] }
        return cells[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : cells.count)]
    }

    /// What a cell says: its quotes are taken off, two quotes in it are one.
    public func text(of cell: CSVCell) -> String {
        let content = bytes[cell.content]
        guard cell.hasDoubledQuotes else { return String(decoding: content, as: UTF8.self) }
        var out: [UInt8] = []
        out.reserveCapacity(content.count)
        var isSecond = false
        for byte in content {
            if byte == UInt8(ascii: "\""), !isSecond {
                isSecond = true
                continue
            }
            isSecond = false
            out.append(byte)
        }
        return String(decoding: out, as: UTF8.self)
    }
}

/// A cell of a table.
public struct CSVCell: Sendable {
    private let start: UInt32
    private let length: UInt32
    /// Whether it stands in quotes.
    public let isQuoted: Bool
    let hasDoubledQuotes: Bool

    init(content: Range<Int>, isQuoted: Bool, hasDoubledQuotes: Bool) {
        start = UInt32(truncatingIfNeeded: content.lowerBound)
        length = UInt32(truncatingIfNeeded: content.count)
        self.isQuoted = isQuoted
        self.hasDoubledQuotes = hasDoubledQuotes
    }

    /// The bytes between its quotes, or all of it where it has none.
    var content: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// Where it begins: at its quote, if it has one.
    public var offset: Int { Int(start) - (isQuoted ? 1 : 0) }
}
