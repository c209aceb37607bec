/// What most values of a type do without, in a place of its own, so that copying one costs a reference and no more.
indirect enum SetAside<Value: Sendable>: Sendable {
    case nothing
    case something(Value)

    /// Whether nothing is there.
    var isNothing: Bool {
        if case .nothing = self { true } else { false }
    }

    /// A part of what is there, or of what would be there to begin with; it is put there once a part is changed.
    @inline(__always)
    subscript<Part>(part: WritableKeyPath<Value, Part>, or fresh: @autoclosure () -> Value) -> Part {
        get {
            switch self {
            case .something(let known): known[keyPath: part]
            case .nothing: fresh()[keyPath: part]
            }
        }
        set {
            var changed = fresh()
            if case .something(let known) = self { changed = known }
            changed[keyPath: part] = newValue
            self = .something(changed)
        }
    }
}
