import Diagnostics
import Mustache

/// A theme that was checked against the views that fill it, so that rendering cannot fail.
struct Theme: Sendable {
    /// The templates that the page is made of, by name, without their ending.
    private(set) var templates: [String: Template] = [:]
    /// Whether a template links the style sheet.
    private(set) var linksStyleSheet = false
    /// Whether a template links the icon.
    private(set) var linksIcon = false
    /// Whether a template prints the page's policy.
    private(set) var printsPolicy = false
    /// Whether templates have style elements besides the one of the page's own style.
    private(set) var hasStyles = false

    /// Reads and checks a theme's files, from the page through the partials it includes, and reports what is wrong.
    ///
    /// - Parameter hasLocations: whether the site has a list of its venues.
    init(checking files: [String: SourceText], hasLocations: Bool, _ report: inout Report) {
        var faults: [TemplateFault] = []
        let isOwn = files["locations.mustache"].map { !$0.path.hasSuffix(builtInMark) } ?? false
        let entries = hasLocations || isOwn ? ["page", "locations"] : ["page"]
        var waiting = entries
        while let name = waiting.popLast() {
            guard templates[name] == nil, let source = files[name + ".mustache"] else { continue }
            guard isText(source, whenEmpty: "remove it, and the built-in one is used", &report) else { return }
            let template = Template(source.bytes, name: name, faults: &faults)
            templates[name] = template
            waiting += template.partialNames
        }
        for (file, source) in files.sorted(by: { $0.key < $1.key }) where file.hasSuffix(".mustache") {
            let name = String(file.dropLast(".mustache".count))
            guard templates[name] == nil, !source.path.hasSuffix(builtInMark) else { continue }
            let near = nearest(to: name, in: templates.keys.sorted())
            report.add(
                Message(
                    .warning, file: source.path, "no template includes this one",
                    hint: near.map { "did you mean to call it '\($0).mustache'?" }
                        ?? "write {{>\(name)}} where it belongs"))
        }
        // A tag that is not closed swallows what follows it: what is then found elsewhere would not be there otherwise.
        if !faults.contains(where: \.swallowsRest) {
            let found = entries.flatMap { Self.check(templates, $0) }
            // A hint may name a template that nothing includes yet.
            faults += found.isEmpty ? [] : Self.check(all: files, entries)
        }
        for fault in faults {
            guard let source = files[fault.template + ".mustache"] else { continue }
            let other = fault.related.map { "the other place is \(source.place(at: $0).description)" }
            let hint = [fault.hint, other].compactMap { $0 }.joined(separator: "; ")
            report.error(at: source.place(at: fault.offset), fault.text, hint: hint.isEmpty ? nil : hint)
        }
        linksStyleSheet = templates.values.contains { $0.mentions("styleSheet") }
        linksIcon = templates.values.contains { $0.mentions("icon") }
        printsPolicy = templates.values.contains { $0.mentions("policy") }
        hasStyles = templates.keys.contains { hasOtherStyles(files[$0 + ".mustache"]?.bytes ?? []) }
    }

    private static func check(_ templates: [String: Template], _ entry: String) -> [TemplateFault] {
        let shape = entry == "page" ? PageView.table.shape : LocationsView.table.shape
        return Mustache.check(templates: templates, entry: entry, against: shape)
    }

    private static func check(all files: [String: SourceText], _ entries: [String]) -> [TemplateFault] {
        var templates: [String: Template] = [:]
        for (file, source) in files where file.hasSuffix(".mustache") {
            let name = String(file.dropLast(".mustache".count))
            var ignored: [TemplateFault] = []
            templates[name] = Template(source.bytes, name: name, faults: &ignored)
        }
        return entries.flatMap { check(templates, $0) }
    }
}
