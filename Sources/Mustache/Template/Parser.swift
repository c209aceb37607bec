/// The reading of a template: one pass, without recursion, in time linear in the file.
struct Parser {
    private(set) var nodes: [Node] = []
    private(set) var names: [Name] = []
    private(set) var partials: [PartialTag] = []
    private(set) var faults: [TemplateFault] = []

    private let source: [UInt8]
    private let name: String
    /// Where the text begins, behind a byte order mark.
    let start: Int
    private var search: TagSearch
    /// Where the text begins that is not yet in a node.
    private var literalStart: Int
    private var openSections: [OpenSection] = []
    /// Whether what follows is not read, since nothing sensible can come of it.
    private var isGivenUp = false

    private struct OpenSection {
        let node: Int
        let name: ArraySlice<UInt8>
        let offset: Int
    }

    init(_ source: [UInt8], name: String) {
        self.source = source
        self.name = name
        start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        search = TagSearch(source: source)
        literalStart = start
    }

    mutating func parse() {
        while !isGivenUp, let opening = search.nextOpening(from: literalStart) {
            switch search.tag(at: opening) {
            case .tag(let tag): read(tag)
            case .unclosed(let resume):
                reportUnclosedTag(at: opening)
                appendLiteral(to: opening)
                literalStart = resume ?? source.count
            }
        }
        if isGivenUp { literalStart = source.count }
        appendLiteral(to: source.count)
        while let section = openSections.popLast() {
            close(section, at: source.count)
            if !isGivenUp { reportUnclosed(section, before: nil) }
        }
        faults = faults.inOrder
    }

    private mutating func read(_ tag: Tag) {
        let canStandAlone = tag.mark.map { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "{") } ?? false
        let line = canStandAlone ? standaloneLine(of: tag.place, in: source, start: start) : nil
        appendLiteral(to: line?.lowerBound ?? tag.place.lowerBound)
        if line == nil, beginsLine(tag.place.lowerBound, in: source, start: start) {
            // Nothing but a place for the indentation of a partial.
            nodes.append(Node(kind: .literal, place: tag.place.lowerBound..<tag.place.lowerBound))
        }
        literalStart = line?.upperBound ?? tag.place.upperBound
        switch tag.mark {
        case UInt8(ascii: "!"): break
        case UInt8(ascii: "="): setDelimiters(tag)
        case UInt8(ascii: "#"): open(tag, .section)
        case UInt8(ascii: "^"): open(tag, .inverted)
        case UInt8(ascii: "/"): close(tag)
        case UInt8(ascii: ">"): appendPartial(tag, indentation: line.map { $0.lowerBound..<tag.place.lowerBound })
        case nil: appendVariable(tag, .escaped)
        default: appendVariable(tag, .unescaped)
        }
    }

    private mutating func appendLiteral(to end: Int) {
        if literalStart < end { nodes.append(Node(kind: .literal, place: literalStart..<end)) }
    }

    private mutating func appendVariable(_ tag: Tag, _ kind: Node.Kind) {
        if let names = names(of: tag) { append(kind, tag, names) }
    }

    private mutating func appendPartial(_ tag: Tag, indentation: Range<Int>?) {
        guard isName(tag) else { return }
        append(.partial, tag, [])
        partials.append(
            PartialTag(name: String(decoding: source[tag.content], as: UTF8.self), indentation: indentation))
    }

    private mutating func open(_ tag: Tag, _ kind: Node.Kind) {
        if openSections.count == Template.depthLimit {
            isGivenUp = true
            return report(
                tag.place.lowerBound, "sections are nested more than \(Template.depthLimit) deep",
                hint: "close some before this one")
        }
        openSections.append(
            OpenSection(node: nodes.count, name: source[tag.content], offset: tag.place.lowerBound))
        // A section keeps its place under a bad name, so that its closing tag is not reported as well.
        append(kind, tag, names(of: tag) ?? [Name("")])
    }

    private mutating func append(_ kind: Node.Kind, _ tag: Tag, _ path: [Name]) {
        nodes.append(
            Node(
                kind: kind, place: tag.place, nameOffset: tag.content.lowerBound,
                names: names.count..<names.count + path.count, partial: partials.count))
        names += path
    }

    private mutating func setDelimiters(_ tag: Tag) {
        let marks = source[tag.content].split(whereSeparator: \.isBlank)
        guard marks.count == 2, !marks.joined().contains(UInt8(ascii: "=")) else {
            return report(
                tag.place.lowerBound, "bad delimiter tag '\(text(source[tag.place]))'",
                hint: "write two marks with a blank between, such as '{{=<% %>=}}'")
        }
        search.delimiters = Delimiters(open: Array(marks[0]), close: Array(marks[1]))
    }
}

// MARK: - Closing sections

extension Parser {
    private mutating func close(_ tag: Tag) {
        let isNamed = isName(tag)
        let name = source[tag.content]
        guard let innermost = openSections.last else {
            guard isNamed else { return }
            return report(
                tag.place.lowerBound, "closing tag '\(text(source[tag.place]))' without a section",
                hint: "remove it, or write '\(marked("#", name))' before it")
        }
        guard openSections.contains(where: { $0.name == name }) else {
            // Of a section or closing tag with a bad name, that was said.
            if isNamed, !innermost.name.isEmpty {
                report(
                    tag.place.lowerBound, "section '\(text(innermost.name))' is closed by '\(text(name))'",
                    hint: "write '\(marked("/", innermost.name))'", related: innermost.offset)
            }
            openSections.removeLast()
            return close(innermost, at: tag.place.lowerBound)
        }
        while let section = openSections.popLast() {
            close(section, at: tag.place.lowerBound)
            if section.name == name { return }
            reportUnclosed(section, before: tag)
        }
    }

    private mutating func close(_ section: OpenSection, at offset: Int) {
        nodes[section.node].end = nodes.count
        nodes[section.node].closing = offset
    }

    private mutating func reportUnclosed(_ section: OpenSection, before tag: Tag?) {
        let closing = marked("/", section.name)
        if let tag {
            report(
                section.offset, "section '\(text(section.name))' is not closed before '\(text(source[tag.place]))'",
                hint: "write '\(closing)' before that", related: tag.place.lowerBound)
        } else {
            report(
                section.offset, "section '\(text(section.name))' is not closed",
                hint: "write '\(closing)' where it ends")
        }
    }
}

// MARK: - Names and faults

extension Parser {
    /// Whether the tag holds one word, which is reported if not.
    private mutating func isName(_ tag: Tag) -> Bool {
        let name = source[tag.content]
        if name.isEmpty {
            report(
                tag.place.lowerBound, "tag '\(text(source[tag.place]))' is empty",
                hint: "write a name in it, or remove it")
            return false
        }
        guard let blank = name.firstIndex(where: \.isBlank) else { return true }
        report(
            tag.content.lowerBound, "name '\(text(name))' has a blank in it",
            hint: "a tag holds one name; is '\(text(name[..<blank]))' meant, or is the tag not closed?")
        return false
    }

    /// The names of a tag, those joined by dots; none for `.`.
    private mutating func names(of tag: Tag) -> [Name]? {
        guard isName(tag) else { return nil }
        let name = source[tag.content]
        if name.elementsEqual(".".utf8) { return [] }
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty }) else {
            report(
                tag.content.lowerBound, "name '\(text(name))' has a dot without a name beside it",
                hint: "write names with one dot between, such as 'words.menu'")
            return nil
        }
        return parts.map { Name(String(decoding: $0, as: UTF8.self)) }
    }

    private mutating func reportUnclosedTag(at opening: Int) {
        let (open, close) = (search.delimiters.open, search.delimiters.close)
        let inside = opening + open.count
        let ends = [UInt8(ascii: "<")] + open.prefix(1) + close.prefix(1)
        let isTriple = source[inside...].first == UInt8(ascii: "{")
        let name = source[(isTriple ? inside + 1 : inside)...].prefix(40).prefix { !$0.isBlank && !ends.contains($0) }
        let mark = isTriple ? "}" : name.first == UInt8(ascii: "=") ? "=" : ""
        report(
            opening, "tag '\(text(open[...]))\(isTriple ? "{" : "")\(text(name))' is not closed",
            hint: "write '\(mark)\(text(close[...]))' where it ends", swallowsRest: true)
    }

    private mutating func report(
        _ offset: Int, _ text: String, hint: String, related: Int? = nil, swallowsRest: Bool = false
    ) {
        faults.append(
            TemplateFault(
                template: name, offset: offset, text: text, hint: hint, related: related, swallowsRest: swallowsRest))
        if faults.count >= TemplateFault.limit { isGivenUp = true }
    }

    /// A tag as it is written here.
    private func marked(_ mark: String, _ name: ArraySlice<UInt8>) -> String {
        text(search.delimiters.open[...]) + mark + text(name) + text(search.delimiters.close[...])
    }

    /// Bytes of the file in a message: at most 40, line ends as blanks.
    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        let shown = String(decoding: bytes.prefix(40).map { $0.isBlank ? 0x20 : $0 }, as: UTF8.self)
        return bytes.count > 40 ? shown + "…" : shown
    }
}
