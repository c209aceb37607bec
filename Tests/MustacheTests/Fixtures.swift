@testable import Mustache

/// A record of any fields, for cases that need no view type.
struct Fields: Record, ExpressibleByDictionaryLiteral {
    let values: [String: Value]

    init(_ values: [String: Value]) {
        self.values = values
    }

    init(dictionaryLiteral elements: (String, Value)...) {
        values = Dictionary(elements) { first, _ in first }
    }

    func value(_ name: Name) -> Value? {
        values[name.text]
    }
}

extension Value {
    static func fields(_ values: Fields) -> Value { .record(values) }
}

/// A template that must be free of faults.
func template(_ source: String, name: String = "page") -> Template {
    var faults: [TemplateFault] = []
    return Template(Array(source.utf8), name: name, faults: &faults)
}

func render(_ source: String, _ fields: Fields = [:], partials: [String: String] = [:]) -> String {
    render(source, .record(fields), partials: partials)
}

func render(_ source: String, _ data: Value, partials: [String: String] = [:]) -> String {
    var output: [UInt8] = []
    let partials = Dictionary(
        uniqueKeysWithValues: partials.map { ($0.key, template($0.value, name: $0.key)) })
    template(source).render(data, partials: partials, into: &output)
    return String(decoding: output, as: UTF8.self)
}
