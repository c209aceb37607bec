import Foundation
import Testing

@testable import JSONText

@Suite struct JSONTreeTests {
    @Test func whatFitsStandsOnOneLine() {
        let tree = JSONTree.object([
            ("name", .string("Thé <glacé> & \"co\"")), ("none", .object([])),
            ("few", .array([.number("3.50"), .null])),
            ("many", .array(["gluten", "peanuts", "soybeans", "milk", "nuts"].map { .string($0) })),
            ("objects", .array([.object([("a", .boolean(true))]), .object([("b", .boolean(false))])])),
        ])
        let written = """
            {
              "name": "Thé <glacé> & \\"co\\"",
              "none": {},
              "few": [3.50, null],
              "many": [
                "gluten", "peanuts", "soybeans",
                "milk", "nuts"
              ],
              "objects": [
                { "a": true },
                { "b": false }
              ]
            }

            """
        #expect(tree.text(width: 38) == written)
        #expect(JSONTree.object([("a", .array([]))]).text() == "{ \"a\": [] }\n")
    }

    /// Every character of the basic plane comes back, by this reader and by Foundation's.
    @Test func everyTextComesBack() throws {
        let scalars = (0...0xFFFF).compactMap(Unicode.Scalar.init) + ["\u{10000}", "\u{10FFFF}"]
        let text = String(String.UnicodeScalarView(scalars))
        let written = JSONTree.array([.string(text)]).text()
        let read = try document(written).root.elements.first { _ in true }?.string
        #expect(read.map { Array($0.utf8) } == Array(text.utf8))
        let other = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String]
        #expect(other?.first.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: 1...200) func whatIsReadIsWrittenBack(seed: UInt64) throws {
        var dice = SeededGenerator(state: seed)
        let tree = Self.tree(4, &dice)
        let written = tree.text(width: Int.random(in: 1...60, using: &dice))
        #expect(JSONTree(try document(written).root).text() == tree.text())
        let ours = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed) as? NSObject
        let line = tree.text(width: .max)
        #expect(line.split(separator: "\n").count == 1)
        let theirs = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed) as? NSObject
        #expect(ours == theirs && ours != nil)
    }

    private static func tree(_ depth: Int, _ dice: inout SeededGenerator) -> JSONTree {
        let size = Int.random(in: 0...4, using: &dice)
        switch Int.random(in: 0...(depth > 0 ? 7 : 4), using: &dice) {
        case 0: return .null
        case 1: return .boolean(Bool.random(using: &dice))
        case 2: return .number("-1.50")
        case 3, 4: return .string(String(repeating: "é\"\\", count: size))
        case 5: return .array((0..<size).map { _ in tree(depth - 1, &dice) })
        default: return .object((0..<size).map { ("\($0)\n", tree(depth - 1, &dice)) })
        }
    }
}
