/// The manual of everything a template can say, given the record that fills the page.
///
/// Each kind of record has a table, once, in the order in which they are first met: a field's name, its kind, with a
/// question mark where it may be absent, and what it is. How a field of each kind is written comes last.
public func manual(of shape: RecordShape) -> String {
    var shapes = [shape]
    var seen: Set = [shape.name]
    var next = 0
    while next < shapes.count {
        for inner in shapes[next].fields.compactMap(\.kind.shape) where seen.insert(inner.name).inserted {
            shapes.append(inner)
        }
        next += 1
    }
    let tables = shapes.map { shape in
        let rows = shape.fields.map { [$0.name, $0.kind.text + ($0.isOptional ? "?" : ""), $0.summary] }
        return shape.name + "\n" + aligned(rows)
    }
    return (tables + ["how to write them\n" + aligned(usage)]).joined(separator: "\n")
}

/// How a field of each kind is written, and where.
private let usage = [
    ["text", "{{name}}", "between tags, in <title> and in quoted attributes"],
    ["address", "{{target}}", "like text; alone may it begin an href or a src"],
    ["markup", "{{{description}}}", "between tags only"],
    ["json", "{{{data}}}", "in <script type=\"application/ld+json\"> only"],
    ["flag", "{{#isNew}}…{{/isNew}}", "the text between is there if it is so"],
    ["record", "{{#picture}}…{{/picture}}", "there once, with the record's fields; or {{picture.source}}"],
    ["list", "{{#items}}…{{/items}}", "there once for each"],
    ["?", "{{^name}}…{{/name}}", "there if the field is absent or empty; works with every kind"],
]

/// Rows as lines of three columns.
private func aligned(_ rows: [[String]]) -> String {
    let widths = (0..<2).map { column in
        rows.compactMap { $0.dropFirst(column).first?.unicodeScalars.count }.max() ?? 0
    }
    return rows.map { row in
        var line = ""
        for (cell, width) in zip(row, widths) {
            line += "  " + cell + String(repeating: " ", count: width - cell.unicodeScalars.count)
        }
        return line + "  " + (row.last ?? "") + "\n"
    }.joined()
}
