/// What came of reading a JSON text.
public struct JSONReading: Sendable {
    /// The document; nil where the text is not JSON.
    public var document: JSONDocument?

    /// What is wrong, in the order of the places.
    ///
    /// Where there is no document it is one fault, the first. Beside a document it is the field names that stand twice in
    /// one object, all of them.
    public var faults: [JSONFault]
}

/// Reads a JSON text (RFC 8259) in UTF-8.
///
/// More than that standard says is allowed in three things: comments (`//` to the end of the line, `/*` to `*/`), a comma
/// behind the last element or field, and a byte order mark at the start. Less than it says is allowed in four: a name may
/// stand only once in an object (compared after decoding, byte for byte), an escape may not be half of a surrogate pair,
/// brackets may be nested 500 deep, and the text may be 4 GiB long (section 9 lets a parser set such limits).
///
/// It takes time in proportion to the number of bytes, whatever they are, and no more stack for deep nesting.
public func readJSON(_ bytes: [UInt8]) -> JSONReading {
    readJSON(bytes, limits: JSONLimits())
}

/// Reads a JSON text within other limits.
func readJSON(_ bytes: [UInt8], limits: JSONLimits) -> JSONReading {
    do throws(JSONFault) {
        guard bytes.count <= limits.bytes else {
            throw JSONFault(offset: 0, text: "the file is too large", hint: "keep it under 4 GiB")
        }
        if let fault = encodingFault(of: bytes) { throw fault }
        var parser = Parser(bytes, limits: limits)
        let storage = JSONStorage(bytes: bytes, tape: try parser.parse())
        return JSONReading(document: JSONDocument(storage), faults: repeatedNames(in: storage))
    } catch {
        return JSONReading(document: nil, faults: [error])
    }
}

/// How much of a text is read.
struct JSONLimits: Sendable {
    /// How many brackets may be open at once.
    var depth = 500
    /// How many bytes a text may have; places are kept in 32 bits.
    var bytes = Int(UInt32.max)
}
