extension Template {
    /// Appends the template, filled with `data`, to `output`, which cannot fail.
    ///
    /// An unknown name and a partial that is not there print nothing. What is printed is never read as a template
    /// again. Once sections and partials have nested deeper than `depthLimit`, which a partial without end does, no
    /// more partials are rendered.
    public func render(_ data: Value, partials: [String: Template] = [:], into output: inout [UInt8]) {
        var renderer = Renderer(data, partials: partials)
        renderer.render(self, nodes.indices, indentation: [], into: &output)
    }

    /// Appends the template, filled with a record, to `output`.
    public func render(_ record: any Record, partials: [String: Template] = [:], into output: inout [UInt8]) {
        render(.record(record), partials: partials, into: &output)
    }
}

/// One rendering: the values in reach, the innermost last.
private struct Renderer {
    let templates: [String: Template]
    var stack: [Value]
    var depth = 0
    var isRunaway = false

    init(_ data: Value, partials: [String: Template]) {
        templates = partials
        stack = [data]
    }

    mutating func render(
        _ template: borrowing Template, _ range: Range<Int>, indentation: [UInt8], into output: inout [UInt8]
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let node = template.nodes[index]
            index += 1
            switch node.kind {
            case .literal:
                if indentation.isEmpty {
                    output.append(contentsOf: template.source[node.place])
                } else {
                    output.appendIndented(template.source, node.place, start: template.start, by: indentation)
                }
            case .escaped:
                output.append(value(template.paths[node.reference]), isEscaped: true)
            case .unescaped:
                output.append(value(template.paths[node.reference]), isEscaped: false)
            case .section:
                let value = value(template.paths[node.reference])
                if !value.isEmpty { render(template, index..<node.end, over: value, indentation, into: &output) }
                index = node.end
            case .inverted:
                if value(template.paths[node.reference]).isEmpty, depth < Template.depthLimit {
                    depth += 1
                    render(template, index..<node.end, indentation: indentation, into: &output)
                    depth -= 1
                }
                index = node.end
            case .partial:
                let tag = template.partials[node.reference]
                let blanks = template.source[tag.indentation]
                render(tag.name, indentation: blanks.isEmpty ? [] : indentation + blanks, into: &output)
            }
        }
    }

    /// A section's body, once for each element of a list.
    private mutating func render(
        _ template: borrowing Template, _ body: Range<Int>, over value: Value, _ indentation: [UInt8],
        into output: inout [UInt8]
    ) {
        guard depth < Template.depthLimit else { return }
        depth += 1
        if case .list(let values) = value {
            for element in values {
                stack.append(element)
                render(template, body, indentation: indentation, into: &output)
                stack.removeLast()
            }
        } else {
            stack.append(value)
            render(template, body, indentation: indentation, into: &output)
            stack.removeLast()
        }
        depth -= 1
    }

    private mutating func render(_ partial: String, indentation: [UInt8], into output: inout [UInt8]) {
        guard !isRunaway, let template = templates[partial] else { return }
        guard depth < Template.depthLimit else {
            isRunaway = true
            return
        }
        depth += 1
        render(template, template.nodes.indices, indentation: indentation, into: &output)
        depth -= 1
    }

    /// What a path stands for: its first name is looked for from the innermost record outwards, the others in what was
    /// found, and nowhere else.
    private func value(_ path: borrowing Path) -> Value {
        guard var value = path.isInnermost ? stack.last : value(path.first) else { return .nothing }
        for name in path.rest {
            guard case .record(let record) = value, let inner = record.value(name) else { return .nothing }
            value = inner
        }
        return value
    }

    private func value(_ name: Name) -> Value? {
        for index in stack.indices.reversed() {
            if case .record(let record) = stack[index], let value = record.value(name) { return value }
        }
        return nil
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ value: Value, isEscaped: Bool) {
        switch value {
        case .text(let text):
            if isEscaped { appendEscaped(text) } else { append(contentsOf: text.utf8) }
        case .markup(let bytes):
            if isEscaped { bytes.withUnsafeBufferPointer { appendEscaped($0) } } else { append(contentsOf: bytes) }
        case .flag(let isOn):
            append(contentsOf: (isOn ? "true" : "false").utf8)
        case .nothing, .record, .list:
            break
        }
    }

    /// Appends literal text of a partial whose tag had its line for itself: each line behind the blanks that stood
    /// before the tag.
    fileprivate mutating func appendIndented(_ source: [UInt8], _ place: Range<Int>, start: Int, by blanks: [UInt8]) {
        var from = place.lowerBound
        if beginsLine(from, in: source, start: start) { append(contentsOf: blanks) }
        for index in place where source[index] == 0x0A && index + 1 < place.upperBound {
            append(contentsOf: source[from...index])
            append(contentsOf: blanks)
            from = index + 1
        }
        append(contentsOf: source[from..<place.upperBound])
    }
}
