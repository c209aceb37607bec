/// One thing that is wrong with a JSON text: where, what, and what to write instead.
///
/// Excerpts of the text in its words are short, and without control and direction characters.
public struct JSONFault: Error, Sendable, Equatable {
    /// The offset of the byte it is about, from 0; at the end of the text it is the number of bytes.
    public var offset: Int
    /// What is wrong: lower case, no full stop, names in '…'.
    public var text: String
    /// What to write instead.
    public var hint: String?
    /// The offset of the other place it is about, such as the bracket that is not closed or the first of two names.
    public var related: Int?

    /// A fault at `offset`.
    public init(offset: Int, text: String, hint: String? = nil, related: Int? = nil) {
        self.offset = offset
        self.text = text
        self.hint = hint
        self.related = related
    }
}
