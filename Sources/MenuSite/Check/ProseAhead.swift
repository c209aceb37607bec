import Diagnostics

extension PageRules {
    /// Fewer items than these are not worth a thread.
    private static let worthAThread = 64

    /// Looks for the pictures of a long menu's items, and where there are several threads makes the descriptions meanwhile:
    /// by item those that ask for nothing of the page's rules.
    ///
    /// The pictures come first however many threads there are, since the first of two files that want one name has it.
    mutating func lookAhead(_ ids: [String]) -> [Markup?]? {
        let items = draft.items
        guard items.count >= Self.worthAThread else { return nil }
        let threads = min(self.threads ?? coreCount(), items.count / Self.worthAThread + 1)
        guard threads > 1 else {
            prose.shelf.look(for: items, from: page.folder, ofBases: prose.baseFolders)
            return nil
        }
        var rules = prose
        // Those of the page are not copied for a text that has a heading.
        rules.identifiers = IdentifierRegister()
        let ahead = ProseAhead(
            items: items, ids: ids, folders: folders, files: reading.files, tree: tree, rules: rules)
        let (folder, bases, shelf) = (page.folder, prose.baseFolders, prose.shelf)
        // Of a menu that is not very long one thread sees to the pictures, the others to the descriptions.
        let parts = items.count < threads * ProseAhead.worthAThread ? threads - 1 : threads
        let work = [nil] + (0..<parts).map { items.count * $0 / parts..<items.count * ($0 + 1) / parts }
        let found = concurrently(work) { part -> (shelf: PictureShelf?, markup: [Markup?]) in
            if let part { return (nil, ahead.markup(of: part)) }
            var shelf = shelf
            shelf.look(for: items, from: folder, ofBases: bases)
            return (shelf, [])
        }
        if let shelf = found.first?.shelf { prose.shelf = shelf }
        return found.flatMap(\.markup)
    }
}

/// The descriptions of a long menu, turned into HTML before the page's rules come to them: all of which there is nothing to
/// say, and that depend on nothing else of the page.
struct ProseAhead: Sendable {
    /// So many items are much for a thread.
    static let worthAThread = 256

    let items: [ItemDraft]
    /// By item.
    let ids: [String]
    let folders: ProseFolders
    let files: MenuFiles
    let tree: ContentTree
    /// The page's rules before they have met a text.
    let rules: ProseRules

    /// By item of a part: the HTML of its description; nil where the page's rules have to see to it.
    func markup(of part: Range<Int>) -> [Markup?] {
        var rules = self.rules
        return part.map { markup(at: $0, &rules) }
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
