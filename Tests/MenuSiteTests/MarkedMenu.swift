import Diagnostics
import Testing

/// A site file that leaves nothing to say.
let englishSite = #"{"name": "T", "language": "en", "currency": "USD"}"#

/// Holds a build's messages about a menu file against the marks in it: each `‸` marks the place of one.
///
/// - Parameter wanted: Parts of each message, its text or hint, in order of place, with `|` between them.
func expectMessages(of menu: String, _ wanted: [String], site: String = englishSite) throws {
    let (text, places) = marked(menu)
    expect(try SiteFixture(menu: text, site: site).build(), places, wanted)
}

/// The same of the advice of a check; a build of the same site has nothing to say, and publishes it under `--strict`.
///
/// The menu may name a picture `p`.
func expectAdvice(of menu: String, _ wanted: [String], site: String = englishSite) throws {
    let (text, places) = marked(menu)
    let site = try SiteFixture(menu: text, site: site)
    if menu.contains(#""image": "p""#) { try site.picture("content/images/p.svg") }
    let result = site.check()
    expect(result, places, wanted)
    #expect(places.count == wanted.count)
    #expect(result.report.count(of: .note) == places.count, "\(result.printed)")
    let built = site.build { $0.strict = true }
    #expect(built.isPublished && built.printed == "" && built.messages == [], "\(built.printed)")
}

/// The same of a site of several files, by their paths in `content/`, whose `site.json` is `englishSite` where none is among
/// them; a mark's place is `path:line:column`, and files come in the order of their paths.
func expectMessages(of files: [String: String], _ wanted: [String]) throws {
    var content = ["content/site.json": englishSite]
    var places: [String] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let (plain, found) = marked(text)
        content["content/" + path] = plain
        places += found.map { "content/\(path):\($0)" }
    }
    expect(try SiteFixture(content).build(), places, wanted, showsPath: true)
}

private func expect(_ result: SiteFixture.Result, _ places: [String], _ wanted: [String], showsPath: Bool = false) {
    let found = result.report.inOrder.map { message in
        let place = message.place.map { place in
            let position = place.source.position(of: place.offset)
            return "\(position.line):\(position.column)"
        }
        return (showsPath ? message.path + (place == nil ? "" : ":") : "") + (place ?? "")
    }
    #expect(found == places, "\(result.printed)")
    #expect(found.count == wanted.count || !showsPath, "\(result.printed)")
    for (message, parts) in zip(result.report.inOrder, wanted) {
        var alone = Report()
        alone.add(message)
        let said = alone.printed(notes: true)
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
