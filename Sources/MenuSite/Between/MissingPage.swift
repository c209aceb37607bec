/// The page that a host shows where there is none.
///
/// It is shown at any path, so that no relative address holds in it: where it is not known under which path the site is
/// served, it has neither a link nor the site's style sheet.
struct MissingPage {
    let language: Language
    let words: Words
    /// The venue's name.
    let name: String?
    /// The path that the site is served under; none where it is not known.
    let base: String?
    /// The path below it of the page that it leads to.
    let target: String
    /// The site's style sheet.
    let styleSheet: StyleSheet?

    private static let style =
        ":where(:root){color-scheme:light dark;font:100%/1.45 system-ui,sans-serif}"
        + "main{display:grid;place-content:center;gap:1rem;min-height:90vh;padding:1rem;text-align:center}"
        + "a{padding:.5rem;color:inherit}"

    /// The whole page.
    var html: [UInt8] {
        let direction = language.isRightToLeft ? "rtl" : "ltr"
        let title = words.missing + (name.map { " – \($0)" } ?? "")
        let policy = ContentPolicy(style: styleSheet?.outside ?? []).text(styles: [Array(Self.style.utf8)])
        var text = """
            <!doctype html>
            <html lang="\(escaped(language.tag))" dir="\(direction)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="robots" content="noindex">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(title))</title>

            """
        if let base, let styleSheet {
            text += "<link rel=\"stylesheet\" href=\"\(escaped(base + WebAddress.encodedPath(styleSheet.name)))\">\n"
        }
        text += """
            <style>\(Self.style)</style>
            </head>
            <body>
            <main>
            <h1>\(escaped(words.missing))</h1>

            """
        if let base {
            let address = base + (target.isEmpty ? "" : WebAddress.encodedPath(target) + "/")
            text += "<p><a href=\"\(escaped(address))\">\(escaped(words.skip))</a></p>\n"
        }
        return Array((text + "</main>\n</body>\n</html>\n").utf8)
    }
}
