/// What most values of a type do without, in a place of its own, so that copying one costs a reference and no more.
indirect enum SetAside<Value: Sendable>: Sendable {
    case nothing
    case something(Value)

    /// What is there; nil where nothing is.
    @inline(__always)
    var value: Value? {
        if case .something(let value) = self { value } else { nil }
    }

    /// Whether nothing is there.
    var isNothing: Bool {
        if case .nothing = self { true } else { false }
    }
}
