/// What a page may load, as a Content Security Policy (W3C, Level 3): pictures, styles and fonts of its own site, styles of
/// its own by their hashes, and nothing that runs.
struct ContentPolicy: Sendable, Equatable {
    /// Where its pictures come from besides the site.
    var pictures: OutsideSources = []
    /// Where the style sheet's pictures and fonts come from besides.
    var style: OutsideSources = []

    /// Stands on the page where the policy belongs until the page is whole: no text has this byte.
    static let mark: [UInt8] = [0xFF]

    /// The policy of a page that has these style elements.
    func text(styles: [[UInt8]]) -> String {
        var hashes = ""
        var known: Set<String> = []
        for style in styles {
            let digest = styleDigest(style)
            if known.insert(digest).inserted { hashes += " '\(digest)'" }
        }
        return "default-src 'none';img-src 'self'\(pictures.union(style).text);style-src 'self'\(hashes)"
            + ";font-src 'self'\(style.text);base-uri 'none';form-action 'none'"
    }
}

/// Where a page's pictures and fonts come from besides its own site.
struct OutsideSources: OptionSet, Sendable {
    let rawValue: UInt8

    /// They stand in the page or the style sheet itself.
    static let data = OutsideSources(rawValue: 1)
    /// Other sites, by `https:` alone.
    static let secure = OutsideSources(rawValue: 2)
    /// Other sites, by `http:` as well.
    static let any = OutsideSources(rawValue: 4)

    /// The sources as a policy lists them; `http:` stands for both schemes (Content Security Policy Level 3, section 6.7.2.8).
    fileprivate var text: String {
        (contains(.data) ? " data:" : "") + (contains(.any) ? " http:" : contains(.secure) ? " https:" : "")
    }
}

extension Theme {
    /// Writes a page's policy where its template prints it.
    ///
    /// - Parameter style: the field that stands in the page's style element.
    func write(_ policy: ContentPolicy, style: [UInt8]?, into html: inout [UInt8]) {
        // The list of venues may print one where the page does not.
        guard printsPolicy, html.firstPlace(of: ContentPolicy.mark[0]) != nil else { return }
        let styles = hasStyles ? styleElements(in: html) : style.map { [$0] } ?? []
        let text = Array(policy.text(styles: styles).utf8)
        var start = 0
        while let place = html.firstPlace(of: ContentPolicy.mark[0], from: start) {
            html.replaceSubrange(place...place, with: text)
            start = place + text.count
        }
    }
}
