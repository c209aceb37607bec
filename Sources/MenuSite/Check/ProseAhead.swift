import Diagnostics

/// The descriptions of a long menu, turned into HTML by several threads before the page's rules come to them: all of which
/// there is nothing to say, and that depend on nothing else of the page.
struct ProseAhead: Sendable {
    /// Fewer items than these are not worth a thread.
    static let worthAThread = 256

    let items: [ItemDraft]
    /// By item.
    let ids: [String]
    let folders: ProseFolders
    let files: MenuFiles
    let tree: ContentTree
    /// The page's rules before they have met a text.
    let rules: ProseRules

    /// By item: the HTML of its description; nil where the page's rules have to see to it.
    func markup(by threads: Int) -> [Markup?] {
        let parts = (0..<threads).map { items.count * $0 / threads..<items.count * ($0 + 1) / threads }
        return concurrently(parts) { part in
            var rules = self.rules
            return part.map { markup(at: $0, &rules) }
        }.flatMap { $0 }
    }

    private func markup(at index: Int, _ rules: inout ProseRules) -> Markup? {
        guard let text = source(at: index), !text.text.mayHoldEntity,
            MarkdownLimits.fault(in: text.text, tree.limits) == nil
        else { return nil }
        rules.prose = text
        let html = markdownToHTML(text.text, topHeading: 4, rules: &rules)
        if rules.findings == self.rules.findings { return Markup(html) }
        rules = self.rules
        return nil
    }

    /// Where a description stands of which there is no doubt.
    private func source(at index: Int) -> ProseSource? {
        let file = folders.description(ids[index] + ".md")
        if let written = items[index].description {
            let isPlain = file == nil && !PageRules.namesFile(written.value) && !files.isOfBase(written.offset)
            return isPlain ? ProseSource(written, in: files) : nil
        }
        guard let file, !file.isOfBase else { return nil }
        var report = Report()
        let source = sourceText(file.path, in: tree, &report).flatMap {
            ProseSource(file: $0, way: file.way, &report)
        }
        return report.messages.isEmpty ? source : nil
    }
}
