/// Why a text is no table: where, what, and what to do.
public struct CSVFault: Error, Sendable, Equatable {
    /// The offset of the byte it is about, in the bytes of the table (`CSVReading.bytes`).
    public var offset: Int
    /// What is wrong: lower case, no full stop, names in '…'.
    public var text: String
    /// What to do.
    public var hint: String

    /// A fault at `offset`.
    public init(offset: Int, text: String, hint: String) {
        self.offset = offset
        self.text = text
        self.hint = hint
    }
}
