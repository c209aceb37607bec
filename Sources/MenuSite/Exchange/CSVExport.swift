import CSVText
import JSONText

/// The table of a menu: a row for each section, in their order, then one for each item.
///
/// It is UTF-8 with a byte order mark, without which spreadsheets take it for the code page of old.
func csvTable(of page: ExportedPage) -> [UInt8] {
    let sections = page.sections.map { cells(of: $0, .section) }
    let items = page.items.map { cells(of: $0, .item) }
    var used = CSVColumn.always
    var remarks: [String] = []
    for row in sections + items {
        for header in row.keys where used.insert(header).inserted && CSVHeader.isRemark(header) {
            remarks.append(header)
        }
    }
    remarks.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let headers = ([CSVColumn.kind] + CSVColumn.all).map(\.header).filter(used.contains) + remarks
    var out: [UInt8] = [0xEF, 0xBB, 0xBF]
    appendCSVRow(headers, to: &out)
    for row in sections + items { appendCSVRow(headers.map { row[$0] ?? "" }, to: &out) }
    return out
}

/// The cells of a row that are not blank, by their column's head.
private func cells(of entry: ExportedEntry, _ table: ExchangeTable) -> [String: String] {
    var cells = [CSVColumn.kind.header: table.kind]
    for field in entry.fields {
        guard let description = table.field(field.name) else {
            cells[field.name] = remark(field.value)
            continue
        }
        guard case .object(let object) = description.shape else {
            cells[field.name] = CellText.cell(for: field.value, description.shape)
            continue
        }
        for (header, cell) in parts(of: field.value, field.name, object) { cells[header] = cell }
    }
    return cells
}

/// The cells of an object, one for each of its fields; the first holds all of it as JSON where those would not give it back.
private func parts(of value: JSONTree, _ name: String, _ object: ObjectShape) -> [(header: String, cell: String)] {
    var cells: [(String, String)] = []
    for field in object.fields {
        guard let part = value[field.name] else { continue }
        cells.append((CSVColumn(field: name, part: field.name).header, CellText.cell(for: part, field.shape)))
    }
    if !cells.isEmpty, cells.count == value.members.count { return cells }
    let first = CSVColumn(field: name, part: object.fields.first?.name).header
    return [(first, "\(CellText.jsonMark) \(value.json)")]
}

/// The cell of a remark of the owner's, a field that begins with `_` or `$`.
private func remark(_ value: JSONTree) -> String {
    CellText.cell(for: value, .markdown)
}
