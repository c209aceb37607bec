import Diagnostics

/// Says what came of publishing, once it is so and while it can still be taken back.
struct Announcement {
    private let announce: () -> Message?

    /// - Parameter announce: gives the message why it could not be said; nil where it was.
    init(_ announce: @escaping () -> Message? = { nil }) {
        self.announce = announce
    }

    /// Says it; an error where that cannot be done.
    func make() throws(Stop) {
        if let fault = announce() { throw .failed(fault) }
    }
}

extension Stop {
    /// What is to be said where a new site is in place although this came after it, and the old one cannot be brought back.
    func withNewSite(at path: String) -> Stop {
        let why = if case .failed(let message) = outcome { message.text } else { "" }
        return .failed(
            Message(
                .error, file: path, "the new site is in place, but \(why)", hint: "the old one cannot be brought back"))
    }
}
