import CSVText
import Diagnostics
import JSONText

/// Reads a menu from a table: a row for each item, and where a column `kind` says so for each section.
///
/// - Parameter path: the file as messages show it.
func menu(fromCSV bytes: [UInt8], path: String, _ report: inout Report) -> ImportedMenu? {
    let reading = readCSV(bytes)
    let source = SourceText(path: path, bytes: reading.bytes)
    if let fault = reading.fault {
        report.error(at: source.place(at: fault.offset), fault.text, hint: fault.hint)
    }
    guard let table = reading.table else { return nil }
    var rows = CSVRows(table, source)
    let menu = rows.menu()
    report.append(rows.report)
    return menu
}

/// A cell and where it stands, as a message names it.
private struct Spot {
    let offset: Int
    let row: Int
    let column: Int

    /// The cell as a spreadsheet calls it: `cell C5`.
    var label: String { "cell \(Spot.letters(of: column))\(row + 1)" }

    /// The letters of a column: A, B, …, Z, AA.
    static func letters(of column: Int) -> String {
        var letters = ""
        var rest = column + 1
        while rest > 0 {
            let digit = UInt8((rest - 1) % 26)
            letters = String(UnicodeScalar(UInt8(ascii: "A") + digit)) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }
}

/// The rows of a table, read one by one by the heads of its columns.
private struct CSVRows {
    private let table: CSVTable
    private let source: SourceText
    private var heads: [CSVHeader?] = []
    private var currency: ImportedField?
    /// Columns without a head of which it was said that their cells are left out.
    private var headless: Set<Int> = []
    var report = Report()

    /// The most columns that a table has; a menu has a few dozen, times its languages.
    private static let limit = 1000

    init(_ table: CSVTable, _ source: SourceText) {
        self.table = table
        self.source = source
    }

    mutating func menu() -> ImportedMenu? {
        guard let first = (0..<table.rowCount).first(where: { !isBlank($0) }) else {
            report.error(file: source.path, "the file is empty", hint: "its first row is name,price,category")
            return nil
        }
        readHeads(table.row(first))
        guard report.count(of: .error) == 0 else { return nil }
        var menu = ImportedMenu(source: source)
        menu.isOwn = heads.contains { if case .kind? = $0 { true } else { false } }
        for row in first + 1..<max(first + 1, table.rowCount) where !isBlank(row) {
            let isSection = kind(of: row) == "section"
            let entry = entry(row, isSection ? .section : .item)
            if isSection { menu.sections.append(entry) } else { menu.items.append(entry) }
        }
        if let currency { menu.site.append(currency) }
        return menu
    }

    private func isBlank(_ row: Int) -> Bool {
        table.row(row).allSatisfy { trimmed(table.text(of: $0)).isEmpty }
    }

    private mutating func readHeads(_ row: ArraySlice<CSVCell>) {
        guard row.count <= Self.limit else {
            report.error(
                at: source.place(at: row.first?.offset ?? 0), "the table has \(row.count) columns",
                hint: "keep it to \(Self.limit)")
            return
        }
        var seen: [String: Int] = [:]
        for (index, cell) in row.enumerated() {
            let head = table.text(of: cell)
            let meaning = trimmed(head).isEmpty ? nil : CSVHeader(head)
            heads.append(meaning)
            guard let meaning else { continue }
            let place = source.place(at: cell.offset)
            let shown = "column \(Spot.letters(of: index)), '\(trimmed(head))',"
            if case .unknown(let near) = meaning {
                let remark = "a column '_\(trimmed(head))' is kept as a remark"
                if let near, near.isVital {
                    report.error(
                        at: place, "\(shown) is unknown", hint: "did you mean '\(near.header)'? \(remark)")
                } else {
                    report.warning(
                        at: place, "\(shown) is unknown and left out",
                        hint: near.map { "did you mean '\($0.header)'?" } ?? remark)
                }
            } else if case .unknownLanguage(let fault, let hint) = meaning {
                report.warning(at: place, "\(shown) is unknown and left out: \(fault)", hint: hint)
            } else if let key = meaning.key, let other = seen.updateValue(index, forKey: key) {
                let isVital = if case .field(let column, _) = meaning { column.isVital } else { false }
                report.add(
                    Message(
                        isVital ? .error : .warning, at: place,
                        "\(shown) says the same as column \(Spot.letters(of: other))\(isVital ? "" : " and is left out")",
                        hint: isVital ? "a column '_\(trimmed(head))' is kept as a remark" : "name it otherwise"))
                heads[index] = .unknown(near: nil)
                seen[key] = other
            }
        }
        if seen["name"] == nil {
            report.error(
                at: source.place(at: row.first?.offset ?? 0), "no column is called 'name'",
                hint: "the first row holds the heads of the columns, such as name, price, category, description")
        }
    }

    private mutating func kind(of row: Int) -> String {
        for (index, (cell, head)) in zip(table.row(row), heads).enumerated() {
            guard case .kind? = head else { continue }
            let spot = Spot(offset: cell.offset, row: row, column: index)
            let text = trimmed(table.text(of: cell)).lowercased()
            switch text {
            case "", "item": return "item"
            case "section", "category": return "section"
            default:
                report.error(
                    at: source.place(at: cell.offset),
                    "\(spot.label): '\(text)' is neither 'section' nor 'item'",
                    hint: nearest(to: text, in: ["section", "item"]).map { "did you mean '\($0)'?" }
                        ?? "name the column otherwise, if it is not the one that tells sections from items")
            }
        }
        return "item"
    }

    private mutating func entry(_ row: Int, _ table: ExchangeTable) -> ImportedEntry {
        let cells = self.table.row(row)
        var entry = ImportedEntry(offset: cells.first?.offset ?? 0, label: "row \(row + 1)")
        // A price with a comma that stands in no quotes is two cells: which cells are which is not known.
        if let surplus = cells.enumerated().dropFirst(heads.count).first(where: {
            !trimmed(self.table.text(of: $0.element)).isEmpty
        }) {
            let spot = Spot(offset: surplus.element.offset, row: row, column: surplus.offset)
            report.error(
                at: source.place(at: spot.offset), "\(spot.label): the row has more cells than the first row",
                hint: quotesHint)
            return entry
        }
        for (index, cell) in cells.enumerated() {
            let text = self.table.text(of: cell)
            guard !trimmed(text).isEmpty else { continue }
            let spot = Spot(offset: cell.offset, row: row, column: index)
            switch heads[index] {
            case .field(let column, let language)?: read(text, spot, column, language, table, into: &entry)
            case .remark(let name)?:
                if let value = value(text, .markdown, spot) { add(value, name, nil, spot, &entry) }
            case .currency?: read(currency: trimmed(text), spot)
            case nil where headless.insert(index).inserted:
                report.warning(
                    at: source.place(at: cell.offset), "\(spot.label): this column has no head and is left out",
                    hint: "write one into the first row")
            default: break
            }
        }
        return entry
    }

    /// What to write where a cell falls in two.
    private var quotesHint: String {
        switch table.separator {
        case UInt8(ascii: ","): "put a cell that holds a comma in quotes: \"12,50\""
        case UInt8(ascii: ";"): "put a cell that holds a semicolon in quotes: \"milk; eggs\""
        default: "put a cell that holds a tab in quotes"
        }
    }

    private mutating func read(
        _ text: String, _ spot: Spot, _ column: CSVColumn, _ language: String?, _ table: ExchangeTable,
        into entry: inout ImportedEntry
    ) {
        guard let shape = column.shape(in: table) else {
            report.warning(
                at: source.place(at: spot.offset),
                "\(spot.label): \(article(table.kind)) has no '\(column.header)'; it is left out")
            return
        }
        guard let part = column.part, let field = table.field(column.field) else {
            if let value = value(text, shape, spot) { add(value, column.field, language, spot, &entry) }
            return
        }
        // The first part of an object may hold all of it.
        let isWhole = text.hasPrefix(CellText.jsonMark)
        guard let value = value(text, isWhole ? field.shape : shape, spot) else { return }
        if isWhole, case .object = value { return add(value, column.field, language, spot, &entry) }
        let member = (key: part, value: value)
        let isSame = { (field: ImportedField) in field.name == column.field && field.language == language }
        if let index = entry.fields.firstIndex(where: isSame) {
            entry.fields[index].value = .object(entry.fields[index].value.members + [member])
        } else {
            add(.object([member]), column.field, language, spot, &entry)
        }
    }

    private mutating func add(
        _ value: JSONTree, _ name: String, _ language: String?, _ spot: Spot, _ entry: inout ImportedEntry
    ) {
        entry.fields.append(
            ImportedField(
                name: name, language: language, value: value, offset: spot.offset, label: spot.label))
    }

    /// What a cell says; nil where it cannot be read, which is an error where it is vital and a warning else.
    private mutating func value(_ text: String, _ shape: Shape, _ spot: Spot) -> JSONTree? {
        do throws(CellFault) {
            return try CellReading.datum(of: text, shape)
        } catch {
            report.add(
                Message(
                    shape.isVital ? .error : .warning, at: source.place(at: spot.offset),
                    "\(spot.label): \(error.text)\(shape.isVital ? "" : "; it is left out")", hint: error.hint))
            return nil
        }
    }

    /// The one currency of a table; another one is an error.
    private mutating func read(currency code: String, _ spot: Spot) {
        guard let first = currency else {
            currency = ImportedField(
                name: "currency", value: .string(code), offset: spot.offset, label: spot.label)
            if Currency(code) == nil {
                report.error(
                    at: source.place(at: spot.offset), "\(spot.label): '\(code)' is no currency",
                    hint: "write its three letters, such as EUR")
            }
            return
        }
        if first.value.string != code {
            report.error(
                at: source.place(at: spot.offset),
                "\(spot.label): '\(code)' is another currency than that of \(first.label ?? "the rows before")",
                hint: "a menu has one currency")
        }
    }
}
