import Testing

@testable import JSONText

/// A JSON text whose author marked the place of the fault with `‸`, and the other place it names with `†`.
///
/// The marks are taken out before the text is read.
struct MarkedText {
    private(set) var bytes: [UInt8] = []
    private(set) var fault: Int?
    private(set) var related: Int?

    init(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "‸": fault = bytes.count
            case "†": related = bytes.count
            default: bytes += String(scalar).utf8
            }
        }
    }
}

/// A text that is no JSON, and what is to be said about it.
struct FaultCase: CustomTestStringConvertible, Sendable {
    let input: String
    let text: String
    let hint: String

    init(_ input: String, _ text: String, _ hint: String) {
        self.input = input
        self.text = text
        self.hint = hint
    }

    var testDescription: String { input }

    /// The text gives this fault, at its mark, and nothing else.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let marked = MarkedText(input)
        let place = try #require(marked.fault, "no mark", sourceLocation: sourceLocation)
        let reading = readJSON(marked.bytes)
        #expect(reading.document == nil, sourceLocation: sourceLocation)
        #expect(
            reading.faults == [JSONFault(offset: place, text: text, hint: hint, related: marked.related)],
            sourceLocation: sourceLocation)
    }
}

/// The document of a text without faults.
func document(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONDocument {
    let reading = readJSON(Array(text.utf8))
    #expect(reading.faults == [], sourceLocation: sourceLocation)
    return try #require(reading.document, sourceLocation: sourceLocation)
}
