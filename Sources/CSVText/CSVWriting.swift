/// Writes a row (RFC 4180) at the end of `out`: commas between the cells, CRLF behind the last.
///
/// A cell stands in quotes where it has to, or where it begins or ends with a blank, which some programs take off. A row
/// of one empty cell is written as `""`, since a line without a character is a row without cells; so is a first cell that
/// would be taken for a byte order mark or for the line that names the separator.
public func appendCSVRow(_ cells: [String], to out: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        append(cell, isFirst: index == 0, isAlone: cells.count == 1, to: &out)
    }
    out += [0x0D, 0x0A]
}

private func append(_ cell: String, isFirst: Bool, isAlone: Bool, to out: inout [UInt8]) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let needsQuotes =
        cell.isEmpty && isAlone || cell.utf8.first.map(isBlank) == true || cell.utf8.last.map(isBlank) == true
        || isFirst && (cell.utf8.starts(with: "sep=".utf8) || cell.utf8.starts(with: [0xEF, 0xBB, 0xBF]))
        || cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D, 0x3B, 0x09].contains($0) }
    guard needsQuotes else {
        out += cell.utf8
        return
    }
    out.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
        if byte == UInt8(ascii: "\"") { out.append(byte) }
        out.append(byte)
    }
    out.append(UInt8(ascii: "\""))
}
