/// What reviews say of an item.
struct Rating: Sendable, Equatable {
    /// The best value that there is.
    static let best = 5

    /// Their mean, 0 to 5.
    var value: ExactNumber
    /// How many there are, where the owner says it.
    var count: Int?
}
