import Testing

@testable import MenuSite

/// What must not stand in a text, against Unicode's own properties.
@Suite struct UnwantedCharacterTests {
    /// Every scalar alone behind a letter: control characters, and the invisible ones that turn a text or cannot be seen.
    @Test func everyScalarIsJudged() {
        let invisible: Set<UInt32> = Set(
            [0x200B, 0x200C, 0x200D, 0xFEFF] + Array(0x202A...0x202E) + Array(0x2060...0x2064) + Array(0x2066...0x2069))
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a" + String(Character(scalar))
            let isUnwanted = scalar.properties.generalCategory == .control || invisible.contains(value)
            #expect((UnwantedCharacter(in: text) != nil) == isUnwanted, "U+\(String(value, radix: 16))")
            let isBlank = value == 0x09 || value == 0x0A || value == 0x0D
            #expect((UnwantedCharacter(in: text, prose: true) != nil) == (isUnwanted && !isBlank))
        }
    }

    /// Of every mark (UAX #44, canonical combining class) no more than 30 on a letter.
    @Test func everyMarkIsCounted() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.canonicalCombiningClass != .notReordered else {
                continue
            }
            var text = String.UnicodeScalarView("я".unicodeScalars)
            for _ in 0..<30 { text.append(scalar) }
            #expect(UnwantedCharacter(in: String(text)) == nil)
            text.append(scalar)
            #expect(UnwantedCharacter(in: String(text)) != nil, "U+\(String(value, radix: 16))")
        }
    }

    /// Wherever it stands among letters of one, two or three bytes, it is found, at its byte.
    @Test func itIsFoundAtEveryPlace() {
        for letter in ["a", "я", "é", "漢", "\u{1F355}"] {
            for before in 0..<20 {
                for unwanted in ["\u{0}", "\u{7F}", "\u{85}", "\u{200B}", "\u{202E}", "\u{2066}", "\u{FEFF}"] {
                    let start = String(repeating: letter, count: before)
                    let text = start + unwanted + String(repeating: letter, count: 20)
                    #expect(UnwantedCharacter(in: text)?.offset == start.utf8.count)
                    #expect(UnwantedCharacter(in: Array(text.utf8), prose: true)?.offset == start.utf8.count)
                }
            }
            #expect(UnwantedCharacter(in: String(repeating: letter, count: 100)) == nil)
        }
    }
}
