import Diagnostics

/// The style sheets of a site: one for each theme that a page chose, each made once.
struct StyleSheets: Sendable {
    /// The name of the look that `style.css` has by itself.
    static let plain = "cafe"

    private let sources: [String: SourceText]
    private let faults: [String: Message]
    /// Whether the templates link a style sheet; without, none is made.
    private let isLinked: Bool
    private(set) var addresses: StyleAddresses
    private var made: [String: StyleSheet?] = [:]
    /// The places of themes that there are not.
    private var unknown: Set<String> = []
    /// What `style.css` comes to, once it was read; nil in it where it is at fault.
    private var style: PublishedStyle??

    init(of theme: Theme, _ sources: SiteSources, _ pictures: PictureShelf) {
        self.sources = sources.theme.files
        faults = sources.theme.faults
        isLinked = theme.linksStyleSheet
        addresses = StyleAddresses(site: sources.root, pictures: pictures, sources.tree.limits)
    }

    /// Those that pages have, by name.
    var all: [StyleSheet] {
        made.values.compactMap { $0 }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Takes over what another thread's copy made; false where one name stands for two files.
    mutating func take(_ other: StyleSheets) -> Bool {
        made.merge(other.made) { known, _ in known }
        return addresses.take(other.addresses)
    }

    /// The style sheet of a page: the theme's file and `style.css` behind it, which holds what the theme leaves open.
    mutating func sheet(for choice: PlacedName?, _ report: inout Report) -> StyleSheet? {
        let name = choice?.name ?? Self.plain
        if let known = made[name] { return known }
        let theme = sources[Self.path(of: name)]
        if let fault = faults[Self.path(of: name)] {
            report.add(fault)
            made[name] = .some(nil)
            return nil
        }
        if theme == nil, name != Self.plain, let choice {
            // Said once for each place that names it, however many pages have it from there.
            if unknown.insert(choice.place.description).inserted {
                report.error(at: choice.place, "unknown theme '\(name)'", hint: hint(for: name))
            }
            return nil
        }
        let sheet = isLinked ? make(name, theme, &report) : nil
        made[name] = .some(sheet)
        return sheet
    }

    private mutating func make(_ name: String, _ theme: SourceText?, _ report: inout Report) -> StyleSheet? {
        let base = published(&report)
        var (css, outside): ([UInt8], OutsideSources) = ([], [])
        if let theme {
            let hint = "write what the theme changes into it, such as :root { --accent: #9a3a12 }"
            guard isText(theme, whenEmpty: hint, &report), checkThatItEnds(theme, &report) else { return nil }
            if !theme.path.hasSuffix(builtInMark) {
                let properties = CustomProperties(of: theme)
                checkThatDeclarationsEnd(properties, in: theme, &report)
                checkThatAllIsUsed(properties, of: theme, in: sources, &report)
            }
            let published = addresses.published(theme, in: themeFolder, &report)
            (css, outside) = (withLineFeeds(published.bytes), published.outside)
            if theme.path.hasSuffix(builtInMark) { css = compactStyle(css) }
            if css.last != 0x0A { css.append(0x0A) }
        }
        guard let base, let style = sources["style.css"] else { return nil }
        css += base.bytes
        let stem = name == Self.plain ? "style" : webName(name, fallback: "theme")
        return StyleSheet(
            name: "\(stem).\(contentHash(css).prefix(8)).css", bytes: css,
            colors: ThemeColors(theme: theme, style: style), outside: outside.union(base.outside))
    }

    private mutating func published(_ report: inout Report) -> PublishedStyle? {
        if let style { return style }
        var css: PublishedStyle?
        if let source = sources["style.css"],
            isText(source, whenEmpty: "remove it, and the built-in one is used", &report)
        {
            if !source.path.hasSuffix(builtInMark) {
                checkThatDeclarationsEnd(CustomProperties(of: source), in: source, &report)
            }
            var published = addresses.published(source, in: "", &report)
            published.bytes = withLineFeeds(published.bytes)
            if source.path.hasSuffix(builtInMark) { published.bytes = compactStyle(published.bytes) }
            css = published
        }
        style = .some(css)
        return css
    }

    private func hint(for name: String) -> String {
        let names = Set(sources.keys.compactMap(Self.name) + [Self.plain]).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        let plain = name.lowercased().hasSuffix(".css") ? String(name.dropLast(".css".count)) : name
        let last = plain.split(separator: "/").last.map(String.init) ?? plain
        if let near = nearest(to: plain, in: names) ?? nearest(to: last, in: names) { return "did you mean '\(near)'?" }
        let path = plain + ".css"
        if path != "style.css", let file = sources[path], file.path == "templates/" + path, !path.contains("/") {
            return "move templates/\(path) to templates/themes/"
        }
        return "the themes are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }

    private static func path(of name: String) -> String { "\(themeFolder)/\(name).css" }

    private static func name(ofPath path: String) -> String? {
        guard path.hasPrefix(themeFolder + "/") else { return nil }
        return String(path.dropFirst(themeFolder.count + 1).dropLast(".css".count))
    }
}
