/// Plain text as Markdown, and Markdown as plain text: what one makes, the other takes back.
enum MarkdownText {
    /// The words of a Markdown text, a line for each paragraph, hard break and entry of a list.
    static func plain(_ markdown: String) -> String {
        let source = withLineFeeds(Array(markdown.utf8))
        // What no page shows is handed on as it is.
        if MarkdownLimits.fault(in: source, Limits()) != nil { return markdown }
        let text = plainText(ofMarkdown: source, inLines: true)
        return lines(of: text).joined(separator: "\n")
    }

    /// The Markdown of a plain text: its lines stay lines, and none of its characters means anything but itself.
    static func markdown(_ plain: String) -> String {
        var text = lines(of: plain).map(escaped).joined(separator: "\\\n")
        // A text of one word that ends so would name a file.
        if text.hasSuffix(".md") { text = text.dropLast(2) + "&#109;d" }
        return text
    }

    /// The lines that are not blank, without the blanks at their ends.
    private static func lines(of text: String) -> [String] {
        text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { trimmed(String($0)) }.filter { !$0.isEmpty }
    }

    private static func escaped(_ line: String) -> String {
        var result = String.UnicodeScalarView()
        let scalars = Array(line.unicodeScalars)
        var digits = 0
        for (index, scalar) in scalars.enumerated() {
            let begins =
                index == 0 && "#>-+=~".unicodeScalars.contains(scalar)
                || digits == index && digits > 0 && (scalar == "." || scalar == ")")
            if digits == index, scalar.isASCII, scalar.properties.numericType == .decimal { digits += 1 }
            let isEntity = scalar == "&" && index + 1 < scalars.count && scalars[index + 1] != " "
            if begins || isEntity || "\\`*_[]<".unicodeScalars.contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}
