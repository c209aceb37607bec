import Testing

@testable import Diagnostics

@Suite struct SourceTextTests {
    private func positions(_ text: String) -> [Position] {
        let source = SourceText(path: "x", bytes: Array(text.utf8))
        return Array(text.utf8).indices.map { source.position(of: $0) }
    }

    @Test func countsLinesAndScalarsFromOne() {
        let source = SourceText(path: "x", bytes: Array("aé\n（b".utf8))
        #expect(source.position(of: 0) == Position(line: 1, column: 1))
        #expect(source.position(of: 1) == Position(line: 1, column: 2))
        #expect(source.position(of: 4) == Position(line: 2, column: 1))
        #expect(source.position(of: 7) == Position(line: 2, column: 2))
    }

    @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\r\nb\rc", "a\nb\r\nc"])
    func anyLineEndIsOne(text: String) throws {
        let letters = Array(text.utf8).indices.filter { Array(text.utf8)[$0] > 0x20 }
        #expect(letters.map { positions(text)[$0] } == (1...3).map { Position(line: $0, column: 1) })
    }

    @Test func aByteOrderMarkIsNotCounted() {
        let source = SourceText(path: "x", bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8))
        #expect(source.start == 3)
        #expect(source.position(of: 3) == Position(line: 1, column: 1))
        #expect(source.position(of: 4) == Position(line: 1, column: 2))
    }

    @Test(arguments: [-5, 0, 2, 99])
    func anOffsetOutsideIsTheNearestInside(offset: Int) {
        let source = SourceText(path: "x", bytes: Array("a\nb".utf8))
        let position = source.position(of: offset)
        #expect(position == Position(line: offset < 2 ? 1 : 2, column: offset > 2 ? 2 : 1))
    }

    @Test func anEmptyFileHasItsFirstPlace() {
        #expect(SourceText(path: "x", bytes: []).position(of: 0) == Position(line: 1, column: 1))
    }
}
