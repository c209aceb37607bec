import JSONText

/// A menu file that is being written, and which field of an import each of its bytes comes from.
struct MenuText {
    /// What a byte of the file belongs to.
    struct Origin: Equatable {
        /// Whether it is an item; a section else.
        let isItem: Bool
        /// Its place in the list.
        let index: Int
        /// The field, or none for the entry as a whole.
        var field: String?
    }

    private(set) var bytes: [UInt8] = []
    private var marks: [(offset: Int, origin: Origin)] = []

    /// Writes a menu file as people write it: a line for each section and each item; an entry without fields is left out.
    init(site: Members, others: Members, sections: [Members], items: [Members]) {
        bytes += "{\n".utf8
        if !site.isEmpty {
            bytes += "  \"site\": ".utf8
            bytes += JSONTree.object(site).line
            bytes += ",\n".utf8
        }
        for member in others {
            bytes += "  ".utf8
            bytes += JSONTree.string(member.key).line
            bytes += ": ".utf8
            bytes += member.value.line
            bytes += ",\n".utf8
        }
        if !sections.isEmpty {
            append("categories", sections, isItem: false)
            bytes += ",\n".utf8
        }
        append("items", items, isItem: true)
        bytes += "\n}\n".utf8
    }

    /// What the byte at an offset comes from; none for the site's fields.
    func origin(of offset: Int) -> Origin? {
        var (low, high) = (0, marks.count)
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : marks[low - 1].origin
    }

    private mutating func append(_ name: String, _ entries: [Members], isItem: Bool) {
        bytes += "  \"\(name)\": [".utf8
        var isFirst = true
        for (index, members) in entries.enumerated() where !members.isEmpty {
            bytes += (isFirst ? "\n    " : ",\n    ").utf8
            isFirst = false
            marks.append((bytes.count, Origin(isItem: isItem, index: index)))
            if let first = members.first, members.count == 1, first.key == "name" {
                marks.append((bytes.count, Origin(isItem: isItem, index: index, field: "name")))
                bytes += first.value.line
            } else {
                append(members, Origin(isItem: isItem, index: index))
            }
        }
        bytes += (isFirst ? "]" : "\n  ]").utf8
    }

    private mutating func append(_ members: Members, _ origin: Origin) {
        bytes += "{".utf8
        for (index, member) in members.enumerated() {
            bytes += (index == 0 ? " " : ", ").utf8
            var own = origin
            own.field = member.key
            marks.append((bytes.count, own))
            bytes += JSONTree.string(member.key).line
            bytes += ": ".utf8
            bytes += member.value.line
        }
        bytes += " }".utf8
    }
}
