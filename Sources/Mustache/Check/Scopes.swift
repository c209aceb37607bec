/// What is in reach at a point of a template: the kinds a record, a list's element or a text has, outermost first.
///
/// Equal stacks have one number, and so have stacks in which every name means the same; a partial is checked once for
/// each number.
struct Scopes {
    private struct Scope: Equatable {
        let outer: Int?
        /// Nil for the values of a name that nobody knows, which was reported.
        let kind: FieldKind?
    }

    private var all: [Scope] = []

    /// The scope of a whole page.
    mutating func scope(of root: RecordShape) -> Int {
        number(Scope(outer: nil, kind: .record(root)))
    }

    /// The scope inside a section over something of this kind.
    mutating func scope(_ kind: FieldKind?, inside outer: Int) -> Int {
        let added = kind?.element
        // Only the innermost value can be a text; of two records of one kind the inner hides the outer.
        let kept = chain(from: outer).filter { ($0?.isRecord ?? true) && $0 != added }
        var scope: Int?
        for kind in kept.reversed() { scope = number(Scope(outer: scope, kind: kind)) }
        return number(Scope(outer: scope, kind: added))
    }

    /// The kinds in reach, innermost first.
    func chain(from scope: Int) -> [FieldKind?] {
        var chain: [FieldKind?] = []
        var next: Int? = scope
        while let number = next, all.indices.contains(number) {
            chain.append(all[number].kind)
            next = all[number].outer
        }
        return chain
    }

    private mutating func number(_ scope: Scope) -> Int {
        // There are as many as record types can stand in one another: few enough to look through.
        if let number = all.firstIndex(of: scope) { return number }
        all.append(scope)
        return all.count - 1
    }
}

extension FieldKind {
    fileprivate var isRecord: Bool {
        if case .record = self { true } else { false }
    }

    /// The record whose fields dotted names and sections reach.
    var shape: RecordShape? {
        switch self {
        case .record(let shape), .list(let shape): shape
        default: nil
        }
    }
}
