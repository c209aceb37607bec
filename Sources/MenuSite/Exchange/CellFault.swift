/// Why a cell cannot be taken.
struct CellFault: Error, Equatable {
    /// What is wrong with it.
    let text: String
    /// What to write instead.
    let hint: String?

    init(_ text: String, hint: String? = nil) {
        self.text = text
        self.hint = hint
    }
}
