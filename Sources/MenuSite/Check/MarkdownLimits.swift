/// What no Markdown of a menu has, and what cmark takes square time for: blocks in blocks without end, and pictures without
/// end in one paragraph.
///
/// Known of libcmark 0.30, which Debian 12 has; `Tests/commandline/pathological.py` holds the shapes.
enum MarkdownLimits {
    /// Where a text is beyond the limits: the byte, what is wrong and what to do.
    struct Fault {
        let offset: Int
        let text: String
        let hint: String
    }

    /// The first place at which a text is beyond the limits; nil for every text that someone wrote.
    ///
    /// - Parameters:
    ///   - text: UTF-8 with LF line ends.
    ///   - limits: how deep block quotes and lists may nest, how many pictures may begin in one paragraph.
    static func fault(in text: [UInt8], _ limits: Limits) -> Fault? {
        let (depth, pictures) = (limits[.markdownDepth], limits[.markdownPictures])
        guard text.count > min(depth, 2 * pictures) else { return nil }
        let hasPictures = text.firstPlace(of: UInt8(ascii: "!")) != nil
        var (start, begun) = (0, 0)
        while start < text.count {
            let end = text.firstPlace(of: 0x0A, from: start) ?? text.count
            let (blocks, rest) = nesting(of: text[start..<end])
            if blocks > depth {
                return Fault(
                    offset: start, text: "blocks are nested more than \(depth) deep",
                    hint: limits.hint(
                        .markdownDepth, "take out most of the marks at the begin of the line", needed: blocks))
            }
            defer { start = end + 1 }
            guard hasPictures else { continue }
            // A blank line ends every paragraph.
            if text[start..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { begun = 0 }
            for index in rest..<max(rest, end - 1)
            where text[index] == UInt8(ascii: "!") && text[index + 1] == UInt8(ascii: "[") {
                begun += 1
                if begun > pictures {
                    return Fault(
                        offset: index, text: "more than \(pictures) pictures stand in one paragraph",
                        hint: limits.hint(
                            .markdownPictures, "write a blank line between them", needed: 2 * pictures + 1))
                }
            }
        }
        return nil
    }

    /// How many blocks a line may be in at most, by the marks of block quotes and entries at its begin and by its
    /// indentation, and where what is behind them begins; no blocks for a line that begins none.
    private static func nesting(of line: ArraySlice<UInt8>) -> (depth: Int, rest: Int) {
        var (quotes, entries, columns) = (0, 0, 0)
        var ruler: UInt8?
        var isRuler = true
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            if byte == 0x20 || byte == 0x09 {
                columns += byte == 0x20 ? 1 : 4
            } else if byte == UInt8(ascii: ">") {
                quotes += 1
                isRuler = isRuler && entries == 0
            } else if let end = endOfEntryMark(line, at: index) {
                entries += 1
                isRuler =
                    isRuler && (ruler == nil || ruler == byte) && byte != UInt8(ascii: "+") && !(0x30...0x39 ~= byte)
                ruler = byte
                index = end - 1
            } else {
                break
            }
            index += 1
        }
        // Marks of one kind alone, such as `* * *`, are a line across the page.
        let lists = isRuler && index == line.endIndex ? 0 : entries
        // Each mark has a blank behind it, and each block around takes two columns at least.
        let marks = quotes + lists
        return (marks == 0 ? 0 : marks + max(0, columns - quotes - entries) / 2, index)
    }

    /// Where the mark of a list's entry ends, which is a dash, star, plus or a number with a dot or parenthesis, and a blank
    /// or the end of the line behind it; nil where there is none.
    private static func endOfEntryMark(_ line: ArraySlice<UInt8>, at start: Int) -> Int? {
        var end = start
        while end < line.endIndex, end - start < 9, 0x30...0x39 ~= line[end] { end += 1 }
        guard end < line.endIndex else { return nil }
        switch line[end] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): if end > start { return nil }
        case UInt8(ascii: "."), UInt8(ascii: ")"): if end == start { return nil }
        default: return nil
        }
        end += 1
        return end == line.endIndex || line[end] == 0x20 || line[end] == 0x09 ? end : nil
    }
}
