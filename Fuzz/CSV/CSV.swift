import FuzzParts

@testable import CSVText

/// A table that is read can be written and read again; its cells stand in the text, one behind the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let reading = readCSV(input(data, count))
    if let fault = reading.fault {
        promise(reading.table == nil, "a table beside a fault")
        promise((0...reading.bytes.count).contains(fault.offset), "a place outside")
        promise(!fault.text.isEmpty && !fault.hint.isEmpty, "a fault without words")
        return 0
    }
    promise(reading.table != nil, "neither a table nor a fault")
    guard let table = reading.table else { return 0 }
    let cells = texts(of: table)
    var (last, written) = (-1, [UInt8]())
    for row in 0..<table.rowCount {
        for cell in table.row(row) {
            promise(cell.offset >= last && cell.offset <= table.bytes.count, "cells out of order")
            last = cell.offset
        }
        appendCSVRow(cells[row], to: &written)
    }
    promise(readCSV(written).table.map(texts) == cells, "another table when it is written and read")
    return 0
}

private func texts(of table: CSVTable) -> [[String]] {
    (0..<table.rowCount).map { table.row($0).map { table.text(of: $0) } }
}
