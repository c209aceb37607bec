import Diagnostics

/// Whether a file is UTF-8 and more than blanks; where not, it is reported.
///
/// - Parameter hint: what to do about a file that is empty.
func isText(_ source: SourceText, whenEmpty hint: String, _ report: inout Report) -> Bool {
    if let bad = firstInvalidByte(in: source.bytes) {
        report.error(
            at: source.place(at: bad), "the file is not UTF-8 text", hint: "save it again with the encoding UTF-8")
        return false
    }
    if source.bytes[source.start...].allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) {
        report.error(file: source.path, "the file is empty", hint: hint)
        return false
    }
    return true
}
