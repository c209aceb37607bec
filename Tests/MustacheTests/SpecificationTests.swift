import Foundation
import Testing

@testable import Mustache

/// The required modules of the public Mustache specification.
@Suite struct SpecificationTests {
    static let modules = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]

    @Test func everyRequiredCase() throws {
        guard let folder = suiteFolder("mustache") else {
            return print("skipped: mustache specification, 136 cases (no CARTE_SUITES)")
        }
        var (passed, count) = (0, 0)
        for module in SpecificationTests.modules {
            let file = try Data(contentsOf: folder.appending(path: module + ".json"))
            for test in try JSONDecoder().decode(Module.self, from: file).tests {
                count += 1
                let output = render(test.template, test.data.value, partials: test.partials ?? [:])
                #expect(output == test.expected, "\(module): \(test.name)")
                // Swift holds strings of equal characters for equal; the bytes must be.
                if output.utf8.elementsEqual(test.expected.utf8) { passed += 1 }
            }
        }
        print("mustache specification: \(passed) of \(count)")
        #expect(passed == 136 && count == 136)
    }
}

private struct Module: Decodable {
    let tests: [Case]

    struct Case: Decodable {
        let name: String
        let template: String
        let data: JSON
        let partials: [String: String]?
        let expected: String
    }
}

private enum JSON: Decodable {
    case value(Value)

    var value: Value {
        switch self {
        case .value(let value): value
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .value(.nothing)
        } else if let flag = try? container.decode(Bool.self) {
            self = .value(.flag(flag))
        } else if let text = try? container.decode(String.self) {
            self = .value(.text(text))
        } else if let number = try? container.decode(Int.self) {
            self = .value(.text("\(number)"))
        } else if let number = try? container.decode(Double.self) {
            self = .value(.text("\(number)"))
        } else if let list = try? container.decode([JSON].self) {
            self = .value(.list(list.map(\.value)))
        } else {
            let object = try container.decode([String: JSON].self)
            self = .value(.record(Fields(object.mapValues(\.value))))
        }
    }
}
