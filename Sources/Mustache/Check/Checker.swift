import Diagnostics

/// The walk through a set of templates.
struct Checker {
    let templates: [String: Template]
    /// What was found, each once.
    private(set) var faults: [TemplateFault] = []
    var scopes = Scopes()
    /// Whether the page prints a policy.
    var printsPolicy = false
    /// What that would let neither load nor run.
    var blocked: [(template: String, offset: Int, refusal: Refusal)] = []
    /// What is being walked, outermost first.
    private var open: [String] = []
    /// What visits came to, by the name of their template; the others' places and scopes are few.
    private var outcomes: [String: [(visit: Visit, outcome: Outcome)]] = [:]
    private var visits = 0
    private var searches = 0
    private var repeats = 0

    /// A template in a scope and at a place in the HTML, which is all that its faults depend on.
    private struct Visit: Equatable {
        let scope: Int
        let place: HTMLPlace
    }

    /// What a walk through something came to.
    struct Outcome {
        var place: HTMLPlace
        /// How deep sections and partials nest in it.
        var height = 0
        /// How many literals and tags it is when all its partials are unfolded.
        var size = 0
    }

    /// How many different visits of templates are walked; what is beyond is a set built to take for ever.
    private static let visitLimit = 10_000
    /// How many literals and tags a page may be when all partials are unfolded.
    private static let sizeLimit = 1_000_000
    /// How many faults with names get a hint that names the nearest; where everything is wrong it takes long.
    private static let searchLimit = 200
    /// How many bodies of sections over lists are walked as a second element would find them.
    private static let repeatLimit = 1000

    init(_ templates: [String: Template]) {
        self.templates = templates
    }

    mutating func check(_ entry: String, against shape: RecordShape) {
        guard let template = templates[entry] else {
            let near = nearest(to: entry, in: templates.keys.sorted())
            let hint = near.map { "did you mean '\($0)'?" }
            faults.append(
                TemplateFault(template: entry, offset: 0, text: "there is no template '\(entry)'", hint: hint))
            return
        }
        let outcome = walk(template, named: entry, scopes.scope(of: shape), HTMLPlace(), depth: 0)
        if printsPolicy { for (template, offset, refusal) in blocked { report(template, offset, refusal) } }
        let end = outcome.place.atSeam
        if end.step != .text {
            report(entry, template.source.count, Refusal(text: "the page ends \(end.description)", hint: "close it"))
        }
        if outcome.size > Checker.sizeLimit {
            report(
                entry, 0,
                Refusal(
                    text: "the page's partials unfold into more than \(Checker.sizeLimit) tags",
                    hint: "include partials in fewer places"))
        }
    }

    private mutating func walk(
        _ template: Template, named name: String, _ scope: Int, _ place: HTMLPlace, depth: Int
    ) -> Outcome {
        let visit = Visit(scope: scope, place: place)
        if let known = outcomes[name]?.first(where: { $0.visit == visit }) { return known.outcome }
        guard visits < Checker.visitLimit else { return Outcome(place: place, size: Checker.sizeLimit + 1) }
        visits += 1
        open.append(name)
        let walk = TemplateWalk(template, named: name)
        let outcome = walk.walk(template.nodes.indices, scope, place, depth: depth, &self)
        open.removeLast()
        outcomes[name, default: []].append((visit, outcome))
        return outcome
    }

    /// Walks the partial of a tag at `offset` of another template.
    mutating func walk(
        partial name: String, at offset: Int, in template: String, _ scope: Int, _ place: HTMLPlace, depth: Int
    ) -> Outcome {
        let nothing = Outcome(place: place)
        guard let partial = templates[name] else {
            let near = faults.count < TemplateFault.limit ? nearest(to: name, in: templates.keys.sorted()) : nil
            report(
                template, offset,
                Refusal(
                    text: "there is no partial '\(name)'",
                    hint: near.map { "did you mean '{{>\($0)}}'?" } ?? "add a template of that name, or remove the tag")
            )
            return nothing
        }
        if let first = open.firstIndex(of: name) {
            let ring = (open[first...] + [name]).joined(separator: " → ")
            report(
                template, offset,
                Refusal(
                    text: "partial '\(name)' includes itself: \(ring)", hint: "use a section over a list instead"))
            return nothing
        }
        guard depth < Template.depthLimit else {
            reportDepth(template, offset)
            return nothing
        }
        var outcome = walk(partial, named: name, scope, place, depth: depth + 1)
        if depth + 1 + outcome.height > Template.depthLimit { reportDepth(template, offset) }
        outcome.height += 1
        return outcome
    }

    /// What a path means in a scope.
    mutating func meaning(of path: Path, in scope: Int) -> Meaning {
        let search = NameSearch(chain: scopes.chain(from: scope), findsNearest: searches < Checker.searchLimit)
        let meaning = search.meaning(of: path)
        if case .none = meaning { searches += 1 }
        return meaning
    }

    /// The names of fields of a kind that are in reach.
    func names(of kind: FieldKind, in scope: Int) -> [String] {
        NameSearch(chain: scopes.chain(from: scope), findsNearest: false).names(of: kind)
    }

    /// Whether one more body is walked a second time.
    mutating func mayRepeat() -> Bool {
        repeats += 1
        return repeats <= Checker.repeatLimit
    }

    mutating func reportDepth(_ template: String, _ offset: Int) {
        report(
            template, offset,
            Refusal(
                text: "sections and partials nest more than \(Template.depthLimit) deep here",
                hint: "include fewer partials inside each other"))
    }

    mutating func report(_ template: String, _ offset: Int, _ refusal: Refusal, related: Int? = nil) {
        if faults.count >= TemplateFault.limit { return }
        let fault = TemplateFault(
            template: template, offset: offset, text: refusal.text, hint: refusal.hint, related: related)
        if !faults.contains(fault) { faults.append(fault) }
    }
}
