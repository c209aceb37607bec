/// A text that is told from others by its bytes alone, which takes less time than Unicode's equality of texts.
struct ExactText: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (one: ExactText, other: ExactText) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isDone == nil { for byte in text.utf8 { hasher.combine(byte) } }
    }
}
