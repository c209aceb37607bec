import Testing

@testable import Mustache

/// Templates in which `¶` marks the places of faults; the mark is not part of them.
struct Marked {
    var sources: [String: [UInt8]] = [:]
    /// The places, as "page 12".
    var places: [String] = []

    init(_ templates: [String: String]) {
        let mark = Array("¶".utf8)
        for (name, text) in templates {
            var source: [UInt8] = []
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                if rest.starts(with: mark) {
                    places.append("\(name) \(source.count)")
                    rest = rest.dropFirst(mark.count)
                } else if let byte = rest.popFirst() {
                    source.append(byte)
                }
            }
            sources[name] = source
        }
        places.sort()
    }

    /// The faults of parser and checker together.
    func faults(against shape: RecordShape = PageView.table.shape) -> [TemplateFault] {
        var faults: [TemplateFault] = []
        var templates: [String: Template] = [:]
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            templates[name] = Template(source, name: name, faults: &faults)
        }
        return faults + check(templates: templates, entry: "page", against: shape)
    }
}

/// Expects faults at the marked places, in order, with these texts and hints; an empty hint stands for any.
func expectFaults(
    _ templates: [String: String], _ expected: [(text: String, hint: String)],
    at location: SourceLocation = #_sourceLocation
) {
    let marked = Marked(templates)
    let faults = marked.faults()
    #expect(faults.map { "\($0.template) \($0.offset)" }.sorted() == marked.places, sourceLocation: location)
    #expect(faults.map(\.text) == expected.map(\.text), sourceLocation: location)
    for (fault, hint) in zip(faults, expected.map(\.hint)) where !hint.isEmpty {
        #expect(fault.hint == hint, sourceLocation: location)
    }
}

/// Expects one fault in a page, at the mark.
func expectFault(_ page: String, _ text: String, _ hint: String = "", at location: SourceLocation = #_sourceLocation) {
    expectFaults(["page": page], [(text, hint)], at: location)
}

/// Expects a page, and the partials it includes, to be free of faults.
func expectClean(_ page: String, _ partials: [String: String] = [:], at location: SourceLocation = #_sourceLocation) {
    let faults = Marked(partials.merging(["page": page]) { _, page in page }).faults()
    #expect(faults == [], sourceLocation: location)
}
