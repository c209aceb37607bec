/// The tags of a page with the names of their attributes, by a scan that knows nothing of the checker, and the values
/// and texts that stand between.
struct Skeleton {
    private(set) var tags: [String] = []
    private(set) var values: [String] = []
    private var rest: Substring.UTF8View

    init(_ html: String) {
        rest = Substring(html).utf8
        while let byte = rest.first {
            if byte == UInt8(ascii: "<") { readTag() } else { keep(text { $0 == UInt8(ascii: "<") }) }
        }
    }

    private mutating func text(until isEnd: (UInt8) -> Bool) -> String {
        let text = rest.prefix { !isEnd($0) }
        rest = rest.dropFirst(text.count)
        return String(Substring(text))
    }

    private mutating func keep(_ value: String) {
        var text = value
        for (reference, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacing(reference, with: letter)
        }
        values.append(text)
    }

    /// A tag whose values are quoted, which is all that the templates here have.
    private mutating func readTag() {
        var tag = text { " >\n".utf8.contains($0) }
        while let byte = rest.first, byte != UInt8(ascii: ">") {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                rest = rest.dropFirst()
                keep(text { $0 == byte })
                rest = rest.dropFirst()
            } else {
                tag += text { ">\"'".utf8.contains($0) }
            }
        }
        rest = rest.dropFirst()
        tags.append(tag)
        // What ends the text of a title or a script is its end tag alone.
        for name in ["title", "script"] where tag.hasPrefix("<\(name)") {
            var raw = ""
            while !rest.isEmpty, !rest.starts(with: "</\(name)".utf8) {
                raw += text { $0 == UInt8(ascii: "<") }
                if !rest.isEmpty, !rest.starts(with: "</\(name)".utf8) {
                    raw += "<"
                    rest = rest.dropFirst()
                }
            }
            keep(raw)
        }
    }
}
