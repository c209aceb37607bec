/// The HTML of descriptions that lie above a page and are the same on all pages below: those of which there is nothing to say,
/// and that depend on nothing of the page.
///
/// A chain of a thousand pages has its dishes described once, and its Markdown is read once.
struct SharedProse: Sendable {
    private var known: [String: Markup?] = [:]

    /// Whether a file's text is known to be such a one.
    func has(_ path: String) -> Bool { known[path] != nil }

    /// What a file came to; nil where that is not known.
    subscript(path: String) -> Markup?? {
        get { known[path] }
        set { known[path] = newValue }
    }
}

extension ProseRules {
    /// How much was found in texts so far that the page has to know of, or that is to be said.
    var findings: Int {
        report.messages.count + links.count + fragments.count + picturesAsked + identifiers.count
    }
}
