/// The walk through one template, in one scope and from one place in the HTML.
struct TemplateWalk {
    let template: Template
    let name: String

    init(_ template: Template, named name: String) {
        self.template = template
        self.name = name
    }

    func walk(
        _ range: Range<Int>, _ scope: Int, _ place: HTMLPlace, depth: Int, _ checker: inout Checker
    ) -> Checker.Outcome {
        var outcome = Checker.Outcome(place: place)
        var index = range.lowerBound
        while index < range.upperBound {
            let node = template.nodes[index]
            index += 1
            switch node.kind {
            case .literal: read(node.place, &outcome.place, &checker)
            case .escaped, .unescaped: outcome.place = print(node, scope, outcome.place, &checker)
            case .section, .inverted:
                outcome.add(walk(section: node, index..<node.end, scope, outcome.place, depth: depth, &checker))
                index = node.end
            case .partial: outcome.add(walk(partial: node, scope, outcome.place, depth: depth, &checker))
            }
            outcome.add(Checker.Outcome(place: outcome.place, size: 1))
        }
        return outcome
    }

    private func read(_ range: Range<Int>, _ place: inout HTMLPlace, _ checker: inout Checker) {
        var remarks: [Remark] = []
        place.read(template.source, range, remarks: &remarks)
        for remark in remarks {
            // What it is about may have begun in another literal, or in another template.
            let offset = max(range.lowerBound, remark.offset)
            let refusal = Refusal(text: remark.text, hint: remark.hint)
            if remark.isOfPolicy {
                checker.blocked.append((name, offset, refusal))
            } else {
                checker.report(name, offset, refusal)
            }
        }
    }

    private func walk(
        section node: Node, _ body: Range<Int>, _ scope: Int, _ place: HTMLPlace, depth: Int,
        _ checker: inout Checker
    ) -> Checker.Outcome {
        let path = template.path(of: node)
        let isInverted = node.kind == .inverted
        let refusal = place.refusal(of: "{{\(isInverted ? "^" : "#")\(path.text)}}")
        if let refusal { checker.report(name, node.place.lowerBound, refusal) }
        let kind = kind(of: path, node, scope, &checker)
        let start = place.atSeam.touched
        guard depth < Template.depthLimit else {
            checker.reportDepth(name, node.place.lowerBound)
            return Checker.Outcome(place: start)
        }
        let inner = isInverted ? scope : checker.scopes.scope(kind, inside: scope)
        var outcome = walk(body, inner, start, depth: depth + 1, &checker)
        outcome.height += 1
        outcome.place = outcome.place.atSeam
        if case .list = kind, !isInverted, outcome.place.address != start.address, checker.mayRepeat() {
            // A second element begins where the first ended, which may be in the middle of an address.
            _ = walk(body, inner, outcome.place, depth: depth + 1, &checker)
        }
        if let joined = start.joined(with: outcome.place) {
            outcome.place = joined
        } else if refusal == nil {
            checker.report(
                name, node.place.lowerBound,
                Refusal(
                    text: "section '\(path.text)' begins \(start.description) and ends \(outcome.place.description)",
                    hint: outcome.place.step == .unquoted
                        ? "write quotes round the value of '\(outcome.place.attribute)'"
                        : "let it end where it begins: the page must be whole with it and without it"),
                related: node.closing)
        }
        return outcome
    }

    private func walk(
        partial node: Node, _ scope: Int, _ place: HTMLPlace, depth: Int, _ checker: inout Checker
    ) -> Checker.Outcome {
        let partial = template.partials[node.partial].name
        let offset = node.place.lowerBound
        if let refusal = place.refusal(of: "{{>\(partial)}}") { checker.report(name, offset, refusal) }
        var outcome = checker.walk(
            partial: partial, at: offset, in: name, scope, place.atSeam.touched, depth: depth)
        outcome.place = outcome.place.atSeam
        return outcome
    }

    /// The kind a path has, nil where it is not known; a name that is nowhere is reported.
    private func kind(of path: Path, _ node: Node, _ scope: Int, _ checker: inout Checker) -> FieldKind? {
        switch checker.meaning(of: path, in: scope) {
        case .known(let kind): return kind
        case .unknown: return nil
        case .none(let part, let refusal):
            let before = path.names.prefix(part).reduce(0) { $0 + $1.text.utf8.count + 1 }
            checker.report(name, node.nameOffset + before, refusal)
            return nil
        }
    }

    private func print(_ node: Node, _ scope: Int, _ place: HTMLPlace, _ checker: inout Checker) -> HTMLPlace {
        let path = template.path(of: node)
        let isEscaped = node.kind == .escaped
        let offset = node.place.lowerBound
        var refusal = place.refusal(ofPrinting: isEscaped ? "{{\(path.text)}}" : "{{{\(path.text)}}}")
        let kind = kind(of: path, node, scope, &checker)
        if kind == .policy, place.isOrder {
            (refusal, checker.printsPolicy) = (nil, true)
        }
        if let refusal { checker.report(name, offset, refusal) }
        guard let kind else { return place.printed(nil) }
        if let braces = kind.refusal(ofPrinting: path.text, isEscaped: isEscaped) {
            checker.report(name, offset, braces)
        } else if refusal == nil {
            let addresses = place.address == nil ? [] : checker.names(of: .address, in: scope)
            if let unfit = place.refusal(ofPrinting: path.text, kind, addresses: addresses) {
                checker.report(name, offset, unfit)
            }
        }
        return place.printed(kind)
    }
}

extension Checker.Outcome {
    /// Goes on behind something that came to `other`.
    mutating func add(_ other: Checker.Outcome) {
        place = other.place
        height = max(height, other.height)
        // Neither is ever much more than the limit, so that the sum cannot overflow.
        size = min(size + other.size, 2_000_000)
    }
}

extension FieldKind {
    /// Why it cannot be printed with these braces; nil where it can.
    func refusal(ofPrinting path: String, isEscaped: Bool) -> Refusal? {
        switch self {
        case .text, .address:
            isEscaped
                ? nil
                : Refusal(
                    text: "'\(path)' is \(article), which three braces print without escaping",
                    hint: "write '{{\(path)}}'")
        case .markup, .json, .css, .policy:
            isEscaped
                ? Refusal(text: "'\(path)' is \(article) and needs three braces", hint: "write '{{{\(path)}}}'")
                : nil
        case .flag, .list:
            Refusal(
                text: "'\(path)' is \(article) and cannot be printed", hint: "write '{{#\(path)}}…{{/\(path)}}'")
        case .record(let shape):
            Refusal(
                text: "'\(path)' is \(article) and cannot be printed",
                hint: shape.fields.first.map {
                    "print a field of it, such as '\(path == "." ? "" : path + ".")\($0.name)'"
                } ?? "remove the tag")
        }
    }
}
