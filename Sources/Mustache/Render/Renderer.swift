extension Template {
    /// Appends the template, filled with `data`, to `output`, which cannot fail.
    ///
    /// An unknown name and a partial that is not there print nothing. What is printed is never read as a template
    /// again. Once sections and partials have nested deeper than `depthLimit`, which a partial without end does, no
    /// more partials are rendered.
    ///
    /// - Parameter parts: how a list of many elements is rendered in parts; none renders one after another.
    public func render(
        _ data: Value, partials: [String: Template] = [:], inParts parts: RenderedParts? = nil,
        into output: inout [UInt8]
    ) {
        var renderer = Renderer(templates: partials, parts: parts)
        if case .record(let record) = data { renderer.records.append(record) }
        renderer.render(self, nodes.indices, data, indentation: [], into: &output)
    }

    /// Appends the template, filled with a record, to `output`.
    public func render(
        _ record: any Record, partials: [String: Template] = [:], inParts parts: RenderedParts? = nil,
        into output: inout [UInt8]
    ) {
        render(.record(record), partials: partials, inParts: parts, into: &output)
    }
}

/// How the elements of a long list are rendered in parts, at the same time where that is worth it.
public struct RenderedParts: Sendable {
    let count: Int
    let each: @Sendable (_ ranges: [Range<Int>], _ part: @escaping @Sendable (Range<Int>) -> [UInt8]) -> [[UInt8]]

    /// - Parameters:
    ///   - count: how many parts a list is rendered in, if it has twice as many elements.
    ///   - each: gives what `part` comes to for each of the ranges, in their order.
    public init(
        count: Int,
        each:
            @escaping @Sendable (
                _ ranges: [Range<Int>], _ part: @escaping @Sendable (Range<Int>) -> [UInt8]
            ) -> [[UInt8]]
    ) {
        self.count = count
        self.each = each
    }
}

/// One rendering, and the records in reach, the innermost last.
private struct Renderer: Sendable {
    let templates: [String: Template]
    /// How a long list is rendered; none within a part of one.
    var parts: RenderedParts?
    var records: [any Record] = []
    var depth = 0
    var isRunaway = false

    /// Elements from so many bytes on are not met by chance.
    private static let long = 1 << 16

    mutating func render(
        _ template: borrowing Template, _ range: Range<Int>, _ innermost: borrowing Value, indentation: [UInt8],
        into output: inout [UInt8]
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let node = template.nodes[index]
            index += 1
            switch node.kind {
            case .literal:
                if indentation.isEmpty {
                    output.append(template.source, node.place)
                } else {
                    output.appendIndented(template.source, node.place, start: template.start, by: indentation)
                }
            case .escaped: output.append(value(node, template, innermost), isEscaped: true)
            case .unescaped: output.append(value(node, template, innermost), isEscaped: false)
            case .section:
                let body = index..<node.end
                render(template, body, over: value(node, template, innermost), indentation: indentation, into: &output)
                index = node.end
            case .inverted:
                if value(node, template, innermost).isEmpty, enter() {
                    render(template, index..<node.end, innermost, indentation: indentation, into: &output)
                    depth -= 1
                }
                index = node.end
            case .partial:
                let tag = template.partials[node.partial]
                let blanks = tag.indentation.map { $0.isEmpty ? indentation : indentation + template.source[$0] } ?? []
                render(tag.name, innermost, indentation: blanks, into: &output)
            }
        }
    }

    /// A section's body, once for each element of a list.
    private mutating func render(
        _ template: borrowing Template, _ body: Range<Int>, over value: borrowing Value, indentation: [UInt8],
        into output: inout [UInt8]
    ) {
        guard !value.isEmpty, enter() else { return }
        switch copy value {
        case .list(let elements):
            if let parts, elements.count >= 2 * parts.count {
                let rendered = render(copy template, body, elements, in: parts, indentation)
                output.reserveCapacity(output.count + rendered.reduce(1024) { $0 + $1.count })
                for bytes in rendered { output += bytes }
            } else {
                render(template, body, each: elements[...], indentation: indentation, into: &output)
            }
        case .record(let record):
            records.append(record)
            render(template, body, value, indentation: indentation, into: &output)
            records.removeLast()
        default: render(template, body, value, indentation: indentation, into: &output)
        }
        depth -= 1
    }

    /// A section's body for each of some elements, one after another.
    private mutating func render(
        _ template: borrowing Template, _ body: Range<Int>, each elements: ArraySlice<Value>, indentation: [UInt8],
        into output: inout [UInt8]
    ) {
        let start = output.count
        for (index, element) in elements.enumerated() {
            // Where the first is long, room is made for all of them at once.
            if index == 1, output.count - start > Self.long {
                output.reserveCapacity(output.count + (output.count - start) * elements.count / 8 * 9)
            }
            if case .record(let record) = element { records.append(record) }
            render(template, body, element, indentation: indentation, into: &output)
            if case .record = element { records.removeLast() }
        }
    }

    /// A section's body for each element of a long list, in parts.
    private func render(
        _ template: Template, _ body: Range<Int>, _ elements: [Value], in parts: RenderedParts, _ indentation: [UInt8]
    ) -> [[UInt8]] {
        var renderer = self
        renderer.parts = nil
        let start = renderer
        let ranges = (0..<parts.count).map { part in
            elements.count * part / parts.count..<elements.count * (part + 1) / parts.count
        }
        return parts.each(ranges) { range in
            var (renderer, output) = (start, [UInt8]())
            renderer.render(template, body, each: elements[range], indentation: indentation, into: &output)
            return output
        }
    }

    private mutating func render(
        _ partial: String, _ innermost: borrowing Value, indentation: [UInt8], into output: inout [UInt8]
    ) {
        guard !isRunaway, let template = templates[partial], enter() else { return }
        render(template, template.nodes.indices, innermost, indentation: indentation, into: &output)
        depth -= 1
    }

    /// Goes one deeper, unless that is too deep.
    private mutating func enter() -> Bool {
        if depth == Template.depthLimit {
            // Only partials nest as deep, and two inside each other twice would go on for ever.
            isRunaway = true
            return false
        }
        depth += 1
        return true
    }

    /// What a tag's path stands for.
    ///
    /// Its first name is looked for from the innermost record outwards, the others in what was found and nowhere else.
    private func value(_ node: Node, _ template: borrowing Template, _ innermost: borrowing Value) -> Value {
        if node.names.isEmpty { return copy innermost }
        guard var value = value(template.names[node.names.lowerBound]) else { return .nothing }
        for index in node.names.dropFirst() {
            guard case .record(let record) = value, let inner = record.value(template.names[index]) else {
                return .nothing
            }
            value = inner
        }
        return value
    }

    private func value(_ name: Name) -> Value? {
        var index = records.count
        while index > 0 {
            index -= 1
            if let value = records[index].value(name) { return value }
        }
        return nil
    }
}

extension [UInt8] {
    /// Appends a part of other bytes.
    fileprivate mutating func append(_ source: [UInt8], _ range: Range<Int>) {
        source.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

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
