import Testing

@testable import JSONText

/// Texts that are broken at random: whatever the bytes, the reader answers, and what it says is in the bytes.
@Suite struct MutationTests {
    private static let texts = [
        #"{"id": 0, "name": "Латте \u00e9\ud83c\udf55", "price": 12.50, "sizes": ["S", {"a": null}], "hot": true} // x"#,
        "[1, -2.5e+10, \"a\\n\", /* c */ false, [[[]]], {}, {\"a\": 1, \"a\": 2},]",
        "\u{FEFF}{\"items\": [{\"name\": \"Капучино\", \"prices\": [{\"label\": \"M\", \"amount\": 4.9}]}],\r\n}",
        "{'a': “b”, c: 1,5, \"d\": 1 000 €, \"e\": .5, # x\n}",
    ]

    /// Pieces that mean something to the reader.
    private static let pieces: [[UInt8]] =
        [
            "\"", "\\", "{", "}", "[", "]", ",", ":", "/", "//", "/*", "*/", "\n", "\r", "\t", " ", "0", "-", ".", "e",
            "\\u",
            "\\ud83c", "\\udf55", "true", "nul", "'", "“", "”", "\u{FEFF}", "\u{A0}", "，", "€", "#", "\u{0}", "é", "🍕",
            "\"a\":",
        ].map { Array($0.utf8) } + [
            [0x80], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xFF], [0xFE, 0xFF], [0x00, 0x5B],
        ]

    /// Texts a seed: 200,000 in all when the reader is optimised, fewer when each takes twenty times as long.
    #if DEBUG
        private static let rounds = 5000
    #else
        private static let rounds = 25_000
    #endif

    @Test(arguments: 0..<8 as Range<UInt64>) func neverTraps(_ seed: UInt64) throws {
        var random = SeededGenerator(state: seed &* 7919)
        var documents = 0
        for round in 0..<MutationTests.rounds {
            var bytes = Array(MutationTests.texts[round % MutationTests.texts.count].utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
            let reading = readJSON(bytes)
            documents += reading.document == nil ? 0 : 1
            for fault in reading.faults {
                let places = [fault.offset, fault.related ?? 0]
                try #require(places.allSatisfy { (0...bytes.count).contains($0) }, "\(bytes)")
                try #require(!fault.text.isEmpty && fault.hint?.isEmpty == false, "\(bytes)")
            }
            if let document = reading.document {
                try #require(walk(document.root, in: 0..<bytes.count), "\(bytes)")
            } else {
                try #require(reading.faults.count == 1, "\(bytes)")
            }
        }
        // Some must survive and most must not, or the loop tries nothing.
        #expect((MutationTests.rounds / 50..<MutationTests.rounds * 4 / 5).contains(documents))
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
        switch Int.random(in: 0...5, using: &random) {
        case 0: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.removeSubrange(place...)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 4: bytes.replaceSubrange(place..<end, with: MutationTests.pieces.randomElement(using: &random) ?? [])
        default: bytes.insert(contentsOf: MutationTests.pieces.randomElement(using: &random) ?? [], at: place)
        }
    }

    /// Asks for everything in a value; false where a place is not inside that of the value around it.
    private func walk(_ value: JSONValue, in outer: Range<Int>) -> Bool {
        let range = value.range
        guard outer.contains(value.offset), range.upperBound <= outer.upperBound, !range.isEmpty else { return false }
        switch value.kind {
        case .null: return range.count == 4
        case .boolean: return value.boolean != nil
        case .number: return value.number?.utf8.count == range.count
        case .string: return (value.string?.utf8.count ?? .max) <= range.count - 2
        case .array: return value.elements.allSatisfy { walk($0, in: range) }
        case .object:
            return value.members.allSatisfy {
                range.contains($0.keyOffset) && $0.key.utf8.count < range.count && walk($0.value, in: range)
            }
        }
    }
}
