import Publishing

/// A page in a sitemap.
struct SitemapEntry: Sendable {
    /// Its whole address.
    let address: String
    /// The page in each of its languages; none where it has but one.
    var alternates: [PageLinks.Alternate] = []
}

/// The files that tell search engines which pages a site has (sitemaps.org, with the links between languages that Google reads).
///
/// One file where all fit into it, else as many as it takes and a list of them. No entry says when a page changed, since no
/// clock is read.
///
/// - Parameters:
///   - root: the address of the site's root.
///   - limit: how many entries a file may have; sitemaps.org says 50,000.
///   - sizeLimit: how many bytes a file may have; sitemaps.org says 50 MiB.
func sitemaps(
    of entries: [SitemapEntry], root: String, limit: Int = 50_000, sizeLimit: Int = 50 << 20
) -> [OutputFile] {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let space = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
    let hasAlternates = entries.contains { !$0.alternates.isEmpty }
    let links = hasAlternates ? " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"" : ""
    let (open, close) = (Array("\(head)<urlset \(space)\(links)>\n".utf8), Array("</urlset>\n".utf8))
    var files: [[UInt8]] = []
    var (file, count) = (open, 0)
    for entry in entries {
        let text = text(of: entry)
        if count > 0, count == limit || file.count + text.count + close.count > sizeLimit {
            files.append(file + close)
            (file, count) = (open, 0)
        }
        file += text
        count += 1
    }
    files.append(file + close)
    if files.count == 1 { return [OutputFile(path: "sitemap.xml", content: .bytes(files[0]), yields: true)] }
    var index = "\(head)<sitemapindex \(space)>\n"
    var all: [OutputFile] = []
    for (number, file) in files.enumerated() {
        let name = "sitemap-\(number + 1).xml"
        index += "<sitemap><loc>\(escaped(root + name))</loc></sitemap>\n"
        all.append(OutputFile(path: name, content: .bytes(file), yields: true))
    }
    return [OutputFile(path: "sitemap.xml", content: .bytes(Array((index + "</sitemapindex>\n").utf8)), yields: true)]
        + all
}

private func text(of entry: SitemapEntry) -> [UInt8] {
    var text = "<url><loc>\(escaped(entry.address))</loc>"
    for other in entry.alternates {
        text +=
            "\n<xhtml:link rel=\"alternate\" hreflang=\"\(escaped(other.tag))\" href=\"\(escaped(other.address))\"/>"
    }
    text += (entry.alternates.isEmpty ? "" : "\n") + "</url>\n"
    return Array(text.utf8)
}

/// What crawlers are told, where the site's address is that of a whole host; nil elsewhere, since none looks for it there.
func robots(root: String) -> OutputFile? {
    // Two slashes stand before the host, and the third ends it.
    guard root.utf8.count(where: { $0 == UInt8(ascii: "/") }) == 3, root.hasSuffix("/") else { return nil }
    let text = "User-agent: *\nAllow: /\n\nSitemap: \(root)sitemap.xml\n"
    return OutputFile(path: "robots.txt", content: .bytes(Array(text.utf8)), yields: true)
}
