import CExpat

/// Why a drawing is not taken.
struct DrawingFault: Sendable, Equatable {
    /// What it does, without its name: `holds a script`.
    let text: String
    let hint: String
    /// Both from 1, a column in characters.
    let line: Int
    let column: Int
}

/// Reads an SVG as an XML document, and says what is wrong with it: that browsers could not read it, or what `DrawingRules`
/// refuse; nil where it may be published.
///
/// Read by expat, as Firefox does: entities within the file are expanded, within expat's own limit of a hundredfold, and
/// nothing is ever asked for elsewhere. What encodings other than expat's own a browser knows is not tried.
func faultOfDrawing(_ bytes: [UInt8]) -> DrawingFault? {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(XMLName.separator)) else { return nil }
    defer { XML_ParserFree(parser) }
    guard bytes.count <= Int(Int32.max) else {
        return DrawingFault(text: "is too large to be read", hint: "save it smaller", line: 1, column: 1)
    }
    var reading = DrawingReading(parser: parser)
    return withUnsafeMutablePointer(to: &reading) { reading in
        XML_SetUserData(parser, reading)
        listen(to: parser)
        let status = bytes.withUnsafeBytes {
            XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
        }
        if let fault = reading.pointee.fault { return fault }
        guard status != XML_STATUS_OK else { return nil }
        let code = XML_GetErrorCode(parser)
        let why = XML_ErrorString(code).map { String(cString: $0) } ?? "it cannot be read"
        let isForeign = code == XML_ERROR_UNKNOWN_ENCODING || code == XML_ERROR_INCORRECT_ENCODING
        return reading.pointee.fault(
            "cannot be read: \(why)",
            hint: isForeign ? "save it as UTF-8" : "export the drawing anew, or copy the file again")
    }
}

/// What expat hands its events to.
private struct DrawingReading {
    let parser: XML_Parser
    var rules = DrawingRules()
    var fault: DrawingFault?

    /// A fault at the place that is read just now.
    func fault(_ text: String, hint: String) -> DrawingFault {
        DrawingFault(
            text: text, hint: hint, line: Int(XML_GetCurrentLineNumber(parser)),
            column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }

    /// Tells the rules of something, and stops at the first fault.
    mutating func tell(_ event: (inout DrawingRules) -> Void) {
        guard fault == nil else { return }
        event(&rules)
        guard let found = rules.fault else { return }
        fault = fault(found.text, hint: found.hint)
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}

private func reading(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<DrawingReading>? {
    data?.assumingMemoryBound(to: DrawingReading.self)
}

private func listen(to parser: XML_Parser) {
    XML_SetElementHandler(
        parser,
        { data, name, attributes in
            guard let name, let attributes else { return }
            // Names and values by turns, and a null behind them.
            var names: [XMLName] = []
            while let name = attributes[2 * names.count] { names.append(XMLName(String(cString: name))) }
            let element = XMLName(String(cString: name))
            reading(data)?.pointee.tell { $0.start(element, names) { attributes[2 * $0 + 1] } }
        },
        { data, _ in reading(data)?.pointee.tell { $0.end() } })
    XML_SetCharacterDataHandler(parser) { data, text, count in
        reading(data)?.pointee.tell { $0.text(UnsafeRawBufferPointer(start: text, count: Int(count))) }
    }
    XML_SetProcessingInstructionHandler(parser) { data, target, _ in
        guard let target else { return }
        reading(data)?.pointee.tell { $0.instruction(String(cString: target)) }
    }
    XML_SetAttlistDeclHandler(parser) { data, _, _, _, _, _ in reading(data)?.pointee.tell { $0.declaration() } }
    XML_SetEntityDeclHandler(parser) { data, _, isParameter, _, _, _, systemId, _, _ in
        reading(data)?.pointee.tell { $0.entity(isParameter: isParameter != 0, isExternal: systemId != nil) }
    }
}
