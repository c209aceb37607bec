import Foundation
import Testing

@testable import JSONText

@Suite struct EscapedStringTests {
    private func escaped(_ text: String) -> String {
        var out: [UInt8] = Array("x".utf8)
        escapedJSONString(text, into: &out)
        return String(decoding: out.dropFirst(), as: UTF8.self)
    }

    static let cases: [(String, String)] = [
        ("", #""""#), ("Латте", #""Латте""#), (#"12" \ x"#, #""12\" \\ x""#),
        ("</script>", #""\u003c/script\u003e""#), ("<!--", #""\u003c!--""#), ("R&D", #""R\u0026D""#),
        ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("\n\r\t", #""\n\r\t""#),
        ("\u{0}\u{8}\u{1F}\u{7F}\u{80}\u{9F}", #""\u0000\u0008\u001f\u007f\u0080\u009f""#),
        ("\u{A0}©\u{2027}\u{202A}€™🍕", "\"\u{A0}©\u{2027}\u{202A}€™🍕\""), ("it's/", #""it's/""#),
    ]

    @Test(arguments: cases) func isWritten(_ text: String, _ expected: String) {
        #expect(Array(escaped(text).utf8) == Array(expected.utf8))
        var bytes: [UInt8] = []
        escapedJSONString(Array(text.utf8), into: &bytes)
        #expect(bytes == Array(expected.utf8))
    }

    /// Every character of the basic plane comes back, by this reader and by Foundation's.
    @Test func everythingComesBack() throws {
        let scalars = (0...0xFFFF).compactMap(Unicode.Scalar.init) + ["\u{10000}", "\u{1F355}", "\u{10FFFF}"]
        let text = String(String.UnicodeScalarView(scalars))
        let written = escaped(text)
        #expect(!written.unicodeScalars.contains { "<>&\u{2028}\u{2029}".unicodeScalars.contains($0) })
        #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(try document(written).root.string.map { Array($0.utf8) } == Array(text.utf8))
        let other = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed) as? String
        #expect(other.map { Array($0.utf8) } == Array(text.utf8))
    }

    /// A text that came from Foundation may not be stored as UTF-8.
    @Test func isBehindWhatWasThere() {
        var out: [UInt8] = Array("[".utf8)
        escapedJSONString(NSString("\u{e9}<") as String, into: &out)
        escapedJSONString("b", into: &out)
        #expect(String(decoding: out, as: UTF8.self) == #"["é\u003c""b""#)
    }
}
