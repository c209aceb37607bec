import Diagnostics
import Testing

/// A site file that leaves nothing to say.
let englishSite = #"{"name": "T", "language": "en", "currency": "USD"}"#

/// Holds a build's messages about a menu file against the marks in it: each `‸` marks the place of one.
///
/// - Parameter wanted: Parts of each message, its text or hint, in order of place, with `|` between them.
func expectMessages(of menu: String, _ wanted: [String], site: String = englishSite) throws {
    let (text, places) = marked(menu)
    let result = try SiteFixture(menu: text, site: site).build()
    let found = result.report.inOrder.map { message in
        message.place.map { place in
            let position = place.source.position(of: place.offset)
            return "\(position.line):\(position.column)"
        } ?? ""
    }
    #expect(found == places, "\(result.printed)")
    for (message, parts) in zip(result.report.inOrder, wanted) {
        var alone = Report()
        alone.add(message)
        let said = alone.printed()
        for part in parts.split(separator: "|") { #expect(said.contains(part), "'\(said)' lacks '\(part)'") }
    }
}

/// The places of the marks in a text, and the text without them.
private func marked(_ text: String) -> (text: String, places: [String]) {
    var plain = ""
    var places: [String] = []
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars {
        if scalar == "‸" {
            places.append("\(line):\(column)")
            continue
        }
        plain.unicodeScalars.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    return (plain, places)
}
