/// The marks that begin and end a tag.
struct Delimiters: Equatable {
    var open: [UInt8] = Array("{{".utf8)
    var close: [UInt8] = Array("}}".utf8)
}

/// A tag as it stands in the file.
struct Tag {
    /// With its delimiters.
    let place: Range<Int>
    /// The mark behind the opening delimiter, or nil for a name that is printed escaped.
    let mark: UInt8?
    /// Between mark and closing delimiter, blanks left out.
    let content: Range<Int>
}

/// What stands at an opening delimiter.
enum FoundTag {
    case tag(Tag)
    /// A tag that does not end; the file is read on from the place given, nil where nothing can be read behind it.
    case unclosed(resume: Int?)
}

extension UInt8 {
    /// Whether it is a blank, a tab or a line end.
    var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

/// A search over the bytes of a file, whose cost is what it passes over.
struct TagSearch {
    let source: [UInt8]
    var delimiters = Delimiters()

    /// How far a set delimiter tag may reach, within its line; a search without an end would make a file of them take
    /// quadratic time.
    private static let delimiterTagLimit = 64

    func matches(_ mark: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset + mark.count <= source.count else { return false }
        return mark.indices.allSatisfy { source[offset + $0] == mark[$0] }
    }

    /// The next opening delimiter.
    func nextOpening(from offset: Int) -> Int? {
        guard let first = delimiters.open.first else { return nil }
        var offset = offset
        while offset < source.count {
            if source[offset] == first, matches(delimiters.open, at: offset) { return offset }
            offset += 1
        }
        return nil
    }

    /// The tag whose opening delimiter stands at `start`.
    func tag(at start: Int) -> FoundTag {
        let inside = start + delimiters.open.count
        let mark = inside < source.count && "#^/>&!={".utf8.contains(source[inside]) ? source[inside] : nil
        if mark == UInt8(ascii: "=") { return delimiterTag(from: start, inside: inside + 1) }
        var offset = inside + (mark == nil ? 0 : 1)
        let from = offset
        while offset < source.count {
            if matches(delimiters.close, at: offset) {
                if mark == UInt8(ascii: "{") { return tripleTag(from: start, inside: from, close: offset) }
                return .tag(tag(start..<offset + delimiters.close.count, mark, from..<offset))
            }
            if mark != UInt8(ascii: "!"), delimiters.open != delimiters.close, matches(delimiters.open, at: offset) {
                return .unclosed(resume: offset)
            }
            offset += 1
        }
        return .unclosed(resume: nil)
    }

    /// `{{{name}}}`, where the first closing delimiter stands at `close`.
    ///
    /// With other delimiters it is `<%{name}%>`.
    private func tripleTag(from start: Int, inside: Int, close: Int) -> FoundTag {
        let mark = [UInt8(ascii: "}")] + delimiters.close
        for end in [close, close - 1] where end >= inside && matches(mark, at: end) {
            return .tag(tag(start..<end + mark.count, UInt8(ascii: "{"), inside..<end))
        }
        return .unclosed(resume: close)
    }

    private func delimiterTag(from start: Int, inside: Int) -> FoundTag {
        let mark = [UInt8(ascii: "=")] + delimiters.close
        var offset = inside
        let limit = min(source.count, inside + TagSearch.delimiterTagLimit)
        while offset < limit, source[offset] != 0x0A {
            if source[offset] == mark[0], matches(mark, at: offset) {
                return .tag(tag(start..<offset + mark.count, UInt8(ascii: "="), inside..<offset))
            }
            offset += 1
        }
        return .unclosed(resume: min(inside, source.count))
    }

    private func tag(_ place: Range<Int>, _ mark: UInt8?, _ content: Range<Int>) -> Tag {
        var (from, to) = (content.lowerBound, content.upperBound)
        while from < to, source[from].isBlank { from += 1 }
        while to > from, source[to - 1].isBlank { to -= 1 }
        return Tag(place: place, mark: mark, content: from..<to)
    }
}
