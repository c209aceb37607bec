/// What came of reading a table.
public struct CSVReading: Sendable {
    /// The table; nil where the text is none.
    public let table: CSVTable?
    /// The text in UTF-8, as far as it could be read: the place of the fault is in it.
    public let bytes: [UInt8]
    /// What is wrong where there is no table: the first thing found.
    public let fault: CSVFault?
}

/// Reads a table from comma-separated text (RFC 4180) in UTF-8 or UTF-16.
///
/// More than that memo says is allowed in four things: cells may be separated by semicolons or tabs, as the header shows
/// (a first line `sep=;`, which spreadsheets write, says it too); a row may end in CRLF, LF or a lone CR; rows may differ
/// in length; a quote inside a cell that does not begin with one stands for itself. A text that reads in two ways is a
/// fault: a quote that is not closed, characters behind a closing quote, a quote behind a blank.
///
/// It takes time in proportion to the number of bytes, whatever they are. A text has at most 4 GiB.
public func readCSV(_ bytes: [UInt8]) -> CSVReading {
    let text: [UInt8]
    do throws(CSVFault) {
        text = try utf8Text(of: bytes)
    } catch {
        return CSVReading(table: nil, bytes: bytes, fault: error)
    }
    do throws(CSVFault) {
        return CSVReading(table: try table(of: text), bytes: text, fault: nil)
    } catch {
        return CSVReading(table: nil, bytes: text, fault: error)
    }
}

private func table(of text: [UInt8]) throws(CSVFault) -> CSVTable {
    guard text.count < Int(UInt32.max) else {
        throw CSVFault(offset: 0, text: "the file is too large", hint: "keep it under 4 GiB")
    }
    var reader = CellReader(text)
    if let named = reader.separatorLine() {
        reader.separator = named
    } else {
        reader.separator = reader.likelySeparator()
    }
    return try reader.table()
}

/// Goes through a text once, cell by cell.
private struct CellReader {
    let bytes: [UInt8]
    var separator = UInt8(ascii: ",")
    private var at = 0
    private var cells: [CSVCell] = []
    private var starts: [Int] = []

    private static let quote = UInt8(ascii: "\"")
    private static let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The separator that a first line `sep=;` names; the line is then read over.
    mutating func separatorLine() -> UInt8? {
        let line = bytes[at...].prefix(7)
        guard line.starts(with: "sep=".utf8), let mark = line.dropFirst(4).first, Self.separators.contains(mark),
            line.count == 5 || isLineEnd(line.startIndex + 5)
        else { return nil }
        at += 5
        readOverLineEnd()
        return mark
    }

    /// The separator that stands most often in the first row, quotes left out.
    func likelySeparator() -> UInt8 {
        var counts = Self.separators.map { _ in 0 }
        var isQuoted = false
        for byte in bytes[at...].drop(while: { $0 == 0x0A || $0 == 0x0D }) {
            if byte == Self.quote { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { break }
            if let index = Self.separators.firstIndex(of: byte) { counts[index] += 1 }
        }
        let most = counts.max() ?? 0
        return zip(Self.separators, counts).first { $1 == most && most > 0 }?.0 ?? Self.separators[0]
    }

    mutating func table() throws(CSVFault) -> CSVTable {
        while at < bytes.count {
            starts.append(cells.count)
            if isLineEnd(at) {
                readOverLineEnd()
            } else {
                try readRow()
            }
        }
        return CSVTable(bytes: bytes, separator: separator, cells: cells, starts: starts)
    }

    private mutating func readRow() throws(CSVFault) {
        while true {
            if at < bytes.count, bytes[at] == Self.quote {
                try readQuoted()
            } else {
                try readPlain()
            }
            guard at < bytes.count else { return }
            if bytes[at] == separator {
                at += 1
            } else {
                readOverLineEnd()
                return
            }
        }
    }

    private mutating func readPlain() throws(CSVFault) {
        let start = at
        var isBlank = true
        while at < bytes.count, bytes[at] != separator, !isLineEnd(at) {
            if bytes[at] == Self.quote, isBlank {
                throw CSVFault(
                    offset: at, text: "a blank stands before this quote",
                    hint: "take the blank out, or write the cell without quotes")
            }
            if bytes[at] != 0x20, bytes[at] != 0x09 { isBlank = false }
            at += 1
        }
        cells.append(CSVCell(content: start..<at, isQuoted: false, hasDoubledQuotes: false))
    }

    private mutating func readQuoted() throws(CSVFault) {
        let opening = at
        var hasDoubledQuotes = false
        at += 1
        while true {
            while at < bytes.count, bytes[at] != Self.quote { at += 1 }
            guard at < bytes.count else {
                throw CSVFault(
                    offset: opening, text: "this quote is not closed",
                    hint: "write '\"' at the end of the cell, and each quote in it twice")
            }
            guard at + 1 < bytes.count, bytes[at + 1] == Self.quote else { break }
            hasDoubledQuotes = true
            at += 2
        }
        let content = opening + 1..<at
        at += 1
        guard at == bytes.count || bytes[at] == separator || isLineEnd(at) else {
            throw CSVFault(
                offset: at, text: "characters stand behind the closing quote of a cell",
                hint: "write each quote inside of a cell twice")
        }
        cells.append(CSVCell(content: content, isQuoted: true, hasDoubledQuotes: hasDoubledQuotes))
    }

    private func isLineEnd(_ index: Int) -> Bool {
        bytes.indices.contains(index) && (bytes[index] == 0x0A || bytes[index] == 0x0D)
    }

    private mutating func readOverLineEnd() {
        guard at < bytes.count else { return }
        let isPair = bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A
        at += isPair ? 2 : 1
    }
}
