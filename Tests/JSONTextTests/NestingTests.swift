import Testing

@testable import JSONText

@Suite struct NestingTests {
    private let tooDeep = "brackets are nested more than 500 deep"

    @Test func fiveHundredLevelsAreRead() throws {
        let lists = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        var value = try document(lists).root
        var depth = 1
        while let inner = value.elements.first(where: { _ in true }) {
            (value, depth) = (inner, depth + 1)
        }
        #expect(depth == 500)
        #expect(value.range == 499..<501)
        let objects = String(repeating: "{\"a\":", count: 499) + "{}" + String(repeating: "}", count: 499)
        #expect(try document(objects).root.count == 1)
    }

    @Test func theNextIsAFaultAtItsBracket() throws {
        let lists = String(repeating: "[", count: 500) + "‸[" + String(repeating: "]", count: 501)
        try FaultCase(lists, tooDeep, "keep to 500 levels").check()
        let objects = String(repeating: "{\"a\":", count: 500) + "‸{}" + String(repeating: "}", count: 500)
        try FaultCase(objects, tooDeep, "keep to 500 levels").check()
    }

    @Test func closedBracketsDoNotCount() throws {
        let text = "[" + String(repeating: "[[]],", count: 10_000) + "]"
        #expect(try document(text).root.count == 10_000)
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"]) func aMillionOpenBracketsAreNoDanger(_ opening: String) throws {
        let bytes = Array(String(repeating: opening, count: 1_000_000).utf8)
        #expect(readJSON(bytes).faults.map(\.text) == [tooDeep])
        // Without the limit it would be the memory that counts, not the stack.
        let some = Array(String(repeating: opening, count: 100_000).utf8)
        let unlimited = readJSON(some, limits: JSONLimits(depth: .max))
        #expect(unlimited.faults.map(\.offset) == [some.count])
        #expect(unlimited.faults.first?.text.hasSuffix("is not closed") == true)
    }

    @Test func manyClosedBracketsAreNoDanger() throws {
        let count = 100_000
        let bytes = Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
        #expect(readJSON(bytes, limits: JSONLimits(depth: .max)).document?.root.range == 0..<2 * count)
    }
}
