import Diagnostics

/// What a path means in a scope.
enum Meaning {
    case known(FieldKind)
    /// Not to be known, for a reason that was reported elsewhere.
    case unknown
    /// Nothing: the part of the path at fault, and what to say.
    case none(part: Int, Refusal)
}

/// The search for names among the kinds in reach, innermost first.
struct NameSearch {
    let chain: [FieldKind?]
    /// Whether hints name what is near, which takes time.
    let findsNearest: Bool

    /// What the path means, found as the renderer finds it.
    func meaning(of path: Path) -> Meaning {
        guard let first = path.names.first?.text else { return chain.first?.map { .known($0) } ?? .unknown }
        if first.isEmpty { return .unknown }
        for kind in chain {
            guard let kind else { return .unknown }
            if let field = kind.shape?.field(first) { return meaning(of: path, from: field.kind) }
        }
        return .none(part: 0, unknownName(first))
    }

    private func meaning(of path: Path, from kind: FieldKind) -> Meaning {
        var kind = kind
        var reached = path.names.first?.text ?? ""
        for (index, name) in path.names.enumerated().dropFirst() {
            guard case .record(let shape) = kind else {
                return .none(part: index, noRecord(reached, kind, name.text))
            }
            guard let field = shape.field(name.text) else {
                return .none(part: index, unknownField(name.text, of: shape, reached))
            }
            kind = field.kind
            reached += "." + name.text
        }
        return .known(kind)
    }

    /// The names of fields of a kind that can be printed here, at most three.
    func names(of kind: FieldKind) -> [String] {
        Array(shapes.flatMap(\.fields).filter { $0.kind == kind }.map(\.name).prefix(3))
    }

    private var shapes: [RecordShape] { chain.compactMap { $0?.shape } }
}

// MARK: - What to say

extension NameSearch {
    private func unknownName(_ name: String) -> Refusal {
        Refusal(text: "unknown name '\(name)'", hint: hint(for: name))
    }

    private func hint(for name: String) -> String {
        guard findsNearest else { return shapes.first.map(listed) ?? "" }
        let elsewhere = routes()
        if let route = elsewhere.first(where: { $0.last?.name == name }) {
            return "'\(name)' is a field of \(record(of: route)): write \(written(route))"
        }
        let visible = shapes.flatMap { shape in shape.fields.map { ($0.name, shape.name) } }
        if let near = nearest(to: name, in: visible.map(\.0)), let owner = visible.first(where: { $0.0 == near }) {
            return "did you mean '\(near)', a field of \(owner.1)?"
        }
        if let near = nearest(to: name, in: elsewhere.compactMap { $0.last?.name }),
            let route = elsewhere.first(where: { $0.last?.name == near })
        {
            return "did you mean '\(near)', a field of \(record(of: route))? write \(written(route))"
        }
        return shapes.first.map(listed) ?? "nothing has names here"
    }

    private func unknownField(_ name: String, of shape: RecordShape, _ reached: String) -> Refusal {
        let near = findsNearest ? nearest(to: name, in: shape.fields.map(\.name)) : nil
        return Refusal(
            text: "'\(reached)' has no field '\(name)'",
            hint: near.map { "did you mean '\($0)'?" } ?? listed(shape))
    }

    private func noRecord(_ reached: String, _ kind: FieldKind, _ name: String) -> Refusal {
        let hint =
            if let shape = kind.shape {
                "write '{{#\(reached)}}{{\(shape.field(name)?.name ?? shape.fields.first?.name ?? "…")}}{{/\(reached)}}'"
            } else {
                "write '\(reached)' alone"
            }
        return Refusal(text: "'\(reached)' is \(kind.article) and has no field '\(name)'", hint: hint)
    }

    private func listed(_ shape: RecordShape) -> String {
        let names = shape.fields.prefix(8).map { "'\($0.name)'" }.joined(separator: ", ")
        return "\(shape.name) has \(names)\(shape.fields.count > 8 ? ", …" : "")"
    }

    /// The ways from what is in reach to every field that is not, the shortest first.
    private func routes() -> [[FieldShape]] {
        var found: [[FieldShape]] = []
        var seen = Set(shapes.map(\.name))
        var next = shapes.flatMap { shape in shape.fields.map { [$0] } }
        while !next.isEmpty {
            var longer: [[FieldShape]] = []
            for route in next {
                guard let shape = route.last?.kind.shape, seen.insert(shape.name).inserted else { continue }
                longer += shape.fields.map { route + [$0] }
            }
            found += longer
            next = longer
        }
        return found
    }

    private func record(of route: [FieldShape]) -> String {
        route.dropLast().last?.kind.shape?.name ?? ""
    }

    /// A route as a template writes it: dots through records, sections through lists.
    private func written(_ route: [FieldShape]) -> String {
        guard let list = route.firstIndex(where: { if case .list = $0.kind { true } else { false } }),
            list < route.count - 1
        else { return "'\(route.map(\.name).joined(separator: "."))'" }
        let section = route[...list].map(\.name).joined(separator: ".")
        return "it inside '{{#\(section)}}…{{/\(section)}}'"
    }
}
