/// The manual of everything templates can say, given the records that fill the pages.
///
/// Each kind of record has a table, once, in the order in which they are first met: a field's name, its kind, with a
/// question mark where it may be absent, and what it is. How a field of each kind is written comes last.
public func manual(of pages: RecordShape...) -> String {
    var shapes = pages
    var seen = Set(pages.map(\.name))
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
    return (tables + ["how to write them\n" + aligned(usage(of: shapes))]).joined(separator: "\n")
}

/// How a field of each kind is written, and where, by the first such field of these records.
private func usage(of shapes: [RecordShape]) -> [[String]] {
    let example = { (isMeant: (FieldKind) -> Bool, other: String) in
        shapes.lazy.flatMap(\.fields).first { isMeant($0.kind) }?.name ?? other
    }
    let text = example({ $0 == .text }, "name")
    let markup = example({ $0 == .markup }, "description")
    let flag = example({ $0 == .flag }, "isNew")
    let address = example({ $0 == .address }, "target")
    let json = example({ $0 == .json }, "data")
    let css = example({ $0 == .css }, "style")
    let policy = example({ $0 == .policy }, "policy")
    let record = example({ if case .record = $0 { true } else { false } }, "picture")
    let list = example({ if case .list = $0 { true } else { false } }, "items")
    return [
        ["text", "{{\(text)}}", "between tags, in <title> and in quoted attributes"],
        ["address", "{{\(address)}}", "like text; alone may it begin an href or a src"],
        ["markup", "{{{\(markup)}}}", "between tags only"],
        ["json", "{{{\(json)}}}", "in <script type=\"application/ld+json\"> only"],
        ["css", "{{{\(css)}}}", "in <style> only"],
        ["policy", "{{{\(policy)}}}", "in <meta http-equiv=\"Content-Security-Policy\" content=\"…\"> only"],
        ["flag", "{{#\(flag)}}…{{/\(flag)}}", "the text between is there if it is so"],
        ["record", "{{#\(record)}}…{{/\(record)}}", "there once, with the record's fields in reach"],
        ["list", "{{#\(list)}}…{{/\(list)}}", "there once for each, with its fields in reach"],
        ["?", "{{^\(text)}}…{{/\(text)}}", "there if the field is absent or empty; works with every kind"],
        ["partial", "{{>item}}", "the template item.mustache, with the fields in reach where it stands"],
        ["", "", "inside a record or list, the fields of those around it are in reach too"],
    ]
}

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
