import Diagnostics
import Mustache

/// A theme that was checked against the views that fill it, so that rendering cannot fail.
struct Theme: Sendable {
    /// The templates by name, without their ending.
    private(set) var templates: [String: Template] = [:]
    /// The style sheet's name in the output folder, which carries a hash of its bytes.
    private(set) var styleSheetName = ""
    private(set) var styleSheet: [UInt8] = []

    /// Reads and checks a theme's files, and reports what is wrong with them.
    init(checking files: [String: SourceText], _ report: inout Report) {
        var faults: [TemplateFault] = []
        for (name, source) in files where name.hasSuffix(".mustache") {
            let short = String(name.dropLast(".mustache".count))
            templates[short] = Template(source.bytes, name: short, faults: &faults)
        }
        faults += Mustache.check(templates: templates, entry: "page", against: PageView.table.shape)
        for fault in faults {
            guard let source = files[fault.template + ".mustache"] else { continue }
            let other = fault.related.map { "the other place is \(source.place(at: $0).description)" }
            let hint = [fault.hint, other].compactMap { $0 }.joined(separator: "; ")
            report.error(at: source.place(at: fault.offset), fault.text, hint: hint.isEmpty ? nil : hint)
        }
        let css = files["style.css"]
        styleSheet = css.map { withLineFeeds($0.bytes[$0.start...]) } ?? []
        styleSheetName = "style.\(contentHash(styleSheet)).css"
    }
}
