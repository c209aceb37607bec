import Testing

@testable import Mustache

/// A long list that is rendered in parts comes to what it comes to as a whole.
@Suite struct PartsTests {
    private static let template =
        "{{#rows}}<{{n}}{{#rows}}[{{n}}{{top}}{{#deep}}{{n}}{{/deep}}]{{/rows}}{{^rows}}-{{/rows}}>{{/rows}}{{top}}{{>more}}"

    private static func data(_ count: Int) -> Fields {
        let row = { (number: Int, inner: [Value]) -> Value in
            .fields(["n": .text("\(number)&"), "rows": .list(inner), "deep": .flag(number.isMultiple(of: 3))])
        }
        let rows = (0..<count).map { number in row(number, (0..<number % 7).map { row($0, []) }) }
        return ["rows": .list(rows), "top": .text("T")]
    }

    @Test(arguments: [2, 3, 7], [0, 1, 3, 4, 13, 14, 15, 100])
    func partsAreTheWhole(parts: Int, count: Int) {
        var faults: [TemplateFault] = []
        let template = Template(Array(Self.template.utf8), name: "page", faults: &faults)
        let more = Template(Array("({{#rows}}{{n}},{{/rows}})".utf8), name: "more", faults: &faults)
        #expect(faults.isEmpty)
        let partials = ["more": more]
        var (whole, inParts): ([UInt8], [UInt8]) = ([], [])
        template.render(Self.data(count), partials: partials, into: &whole)
        // One after another, the last first: they have nothing to do with each other.
        let backwards = RenderedParts(count: parts) { ranges, part in ranges.reversed().map(part).reversed() }
        template.render(Self.data(count), partials: partials, inParts: backwards, into: &inParts)
        #expect(inParts == whole)
    }

    /// A partial without end ends in parts too.
    @Test func depthIsCountedInParts() {
        var faults: [TemplateFault] = []
        let template = Template(Array("{{#rows}}a{{>page}}{{/rows}}".utf8), name: "page", faults: &faults)
        let rows = Value.list([Value](repeating: .fields(["rows": .list([.fields([:])])]), count: 4))
        var output: [UInt8] = []
        let parts = RenderedParts(count: 2) { ranges, part in ranges.map(part) }
        template.render(["rows": rows] as Fields, partials: ["page": template], inParts: parts, into: &output)
        #expect(!output.isEmpty)
    }
}
