import Testing

@testable import JSONText

@Suite struct EncodingFaultTests {
    /// A text of this many bytes a character, in the order of this machine or the other, with a mark before it or without.
    private func wide(_ text: String, width: Int, bigEndian: Bool, mark: Bool) -> [UInt8] {
        let units = (mark ? "\u{FEFF}" : "") + text
        if width == 2 {
            return units.utf16.flatMap { unit in
                withUnsafeBytes(of: bigEndian ? unit.bigEndian : unit.littleEndian, Array.init)
            }
        }
        return units.unicodeScalars.flatMap { scalar in
            withUnsafeBytes(of: bigEndian ? scalar.value.bigEndian : scalar.value.littleEndian, Array.init)
        }
    }

    @Test(arguments: [#"{"a": 1}"#, "[]", "7", "\"борщ\"", "\r\n[]"], [true, false])
    func otherUnicodeEncodings(_ text: String, bigEndian: Bool) {
        for (width, name) in [(2, "UTF-16"), (4, "UTF-32")] {
            for mark in [true, false] {
                let reading = readJSON(wide(text, width: width, bigEndian: bigEndian, mark: mark))
                #expect(reading.document == nil)
                #expect(
                    reading.faults == [
                        JSONFault(offset: 0, text: "the file is \(name), not UTF-8", hint: "save it as UTF-8")
                    ])
            }
        }
    }

    /// The first bytes that are not UTF-8 by table 3-7 of the Unicode Standard, each with the offset where they begin.
    static let ill: [([UInt8], Int)] = [
        (Array("[\"caf".utf8) + [0xE9] + Array("\"]".utf8), 5),
        ([0x22, 0x80, 0x22], 1),
        ([0x22, 0xC0, 0xAF, 0x22], 1),
        ([0x22, 0xE0, 0x80, 0x80, 0x22], 1),
        ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
        ([0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], 1),
        ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
        ([0x22, 0xF5, 0x22], 1),
        ([0x22, 0x61, 0xE2, 0x82], 2),
        ([0x22, 0xD0, 0xB0, 0xD0, 0x22], 3),
        ([0x5B, 0x31, 0xFF, 0x5D], 2),
        (Array("[] // ".utf8) + [0xFE], 6),
        ([0xEF, 0xBB], 0),
    ]

    @Test(arguments: ill) func illFormedUTF8(_ bytes: [UInt8], _ offset: Int) {
        let byte = String(bytes[offset], radix: 16, uppercase: true)
        let reading = readJSON(bytes)
        #expect(reading.document == nil)
        #expect(
            reading.faults == [
                JSONFault(offset: offset, text: "the byte 0x\(byte) is not UTF-8 here", hint: "save the file as UTF-8")
            ])
    }

    @Test func nulInUTF8IsNotTakenForAnotherEncoding() throws {
        try FaultCase("[1‸\u{0}]  ", "there is an invisible character (U+0000) here", "leave it out").check()
        try FaultCase("[‸\u{0}]", "there is an invisible character (U+0000) here", "leave it out").check()
    }

    @Test func aTextTooLargeForItsPlacesIsRefused() {
        let reading = readJSON(Array("[1]".utf8), limits: JSONLimits(depth: 9, bytes: 2))
        #expect(reading.document == nil)
        #expect(reading.faults == [JSONFault(offset: 0, text: "the file is too large", hint: "keep it under 4 GiB")])
    }
}
