import Diagnostics

/// Items of one section that have the same name, size and variant, case and blanks aside.
@Sendable func repeatedNames(on page: AdvisedPage) -> [Advice] {
    var notes: [Advice] = []
    for section in page.sections {
        var first: [String: Int] = [:]
        for item in section.items.map({ page.items[$0].draft }) {
            guard let name = item.name else { continue }
            let words = [name, item.size, item.variant].map {
                $0.map { matchKey($0.value, turkic: page.isTurkic) } ?? ""
            }
            guard let other = first[words.joined(separator: "\n")] else {
                first[words.joined(separator: "\n")] = name.offset
                continue
            }
            notes.append(
                page.note(
                    at: name.offset, "'\(name.value)' stands twice" + (section.name.map { " in '\($0)'" } ?? ""),
                    hint: "it is at {place} already; take one out, or tell them apart by \"size\" or \"variant\"",
                    related: other))
        }
    }
    return notes
}
