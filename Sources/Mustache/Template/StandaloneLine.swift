/// The line that a tag has for itself, its line end included, or nil where something but blanks stands beside it.
///
/// Such a line is not part of what a section, comment, partial or set delimiter tag prints (Mustache specification,
/// "standalone"). The cost is the blanks passed over.
func standaloneLine(of tag: Range<Int>, in source: [UInt8], start: Int) -> Range<Int>? {
    var from = tag.lowerBound
    while from > start, source[from - 1] == 0x20 || source[from - 1] == 0x09 { from -= 1 }
    guard beginsLine(from, in: source, start: start) else { return nil }
    var to = tag.upperBound
    while to < source.count, source[to] == 0x20 || source[to] == 0x09 { to += 1 }
    if to == source.count { return from..<to }
    if source[to] == 0x0A { return from..<to + 1 }
    guard source[to] == 0x0D, to + 1 < source.count, source[to + 1] == 0x0A else { return nil }
    return from..<to + 2
}

/// Whether a line of the file begins at `offset`.
func beginsLine(_ offset: Int, in source: [UInt8], start: Int) -> Bool {
    offset == start || offset > start && source[offset - 1] == 0x0A
}
