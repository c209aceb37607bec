import Testing

@testable import JSONText

/// What is UTF-8, against the standard library.
@Suite struct ValidUTF8Tests {
    private static func isRight(_ bytes: [UInt8]) -> Bool {
        isUTF8(bytes) == (String(validating: bytes, as: UTF8.self) != nil)
    }

    /// Every scalar, at each place of eight bytes.
    @Test func everyScalarIsTaken() {
        let wrong = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
            let before = String(repeating: "я", count: Int(scalar.value % 4)) + (scalar.value % 3 == 0 ? "a" : "")
            return !isUTF8(Array((before + String(scalar) + "abcdefghijkя").utf8))
        }
        #expect(wrong == [])
    }

    /// Sequences of two to four bytes from the edges of table 3-7, behind as many letters as bring them to the end of eight
    /// bytes or over it.
    @Test func everySequenceIsJudged() {
        let edges: [UInt8] = [
            0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
            0xEF,
            0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        var sequences = edges.flatMap { first in edges.map { [first, $0] } }
        let longer = sequences.filter { $0[0] >= 0xC2 }.flatMap { two in edges.map { two + [$0] } }
        sequences +=
            longer + longer.filter { $0[0] >= 0xF0 }.flatMap { three in [0x41, 0x80, 0xBF, 0xC2].map { three + [$0] } }
        var wrong: [[UInt8]] = []
        for sequence in sequences {
            for before in [0, 5, 7] {
                let bytes = [UInt8](repeating: 0x61, count: before) + sequence
                if !Self.isRight(bytes) { wrong.append(bytes) }
                if !Self.isRight(bytes + Array("абвгдежз".utf8)) { wrong.append(bytes) }
            }
        }
        #expect(wrong == [])
    }

    /// Texts of many scripts with bytes changed, cut off and put in.
    @Test func changedTextsAreJudged() {
        var random = SeededGenerator(state: 7)
        let texts = ["Кофе по-турецки", "crème brûlée", "日本酒と焼き鳥", "قهوة عربية", "a🍕b🍜c", "plain text of ASCII"]
        for _ in 0..<20_000 {
            var bytes =
                Array((texts.randomElement(using: &random) ?? "").utf8)
                + Array((texts.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0...3, using: &random))
            #expect(Self.isRight(bytes))
        }
    }
}
