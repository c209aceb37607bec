import Mustache
import Publishing

/// Fills the checked templates with a page.
///
/// Cannot fail.
func render(_ page: PageView, _ theme: Theme) -> [UInt8] {
    var html: [UInt8] = []
    let threads = page.content.threads
    let parts = threads > 1 ? RenderedParts(count: threads) { concurrently($0, $1) } : nil
    theme.templates["page"]?.render(page, partials: theme.templates, inParts: parts, into: &html)
    theme.write(page.policy, style: page.style, into: &html)
    return html
}

/// Fills the checked templates with a list of venues.
///
/// Cannot fail.
func render(_ page: LocationsView, _ theme: Theme) -> [UInt8] {
    var html: [UInt8] = []
    theme.templates["locations"]?.render(page, partials: theme.templates, into: &html)
    theme.write(page.policy, style: nil, into: &html)
    return html
}

extension CheckedSite {
    /// Every file of the site.
    ///
    /// - Parameter content: the path of `content/`.
    func files(content: String) -> [OutputFile] {
        var files = pages
        files += styleSheets.map { OutputFile(path: $0.name, content: .bytes($0.bytes)) }
        files += pictures.map { picture in
            let source = content + "/" + picture.path
            return OutputFile(path: picture.output, content: fileContent(picture.bytes, of: source, hash: picture.hash))
        }
        files += themeFiles.map { file in
            OutputFile(path: file.output, content: fileContent(file.bytes, of: file.source, hash: file.hash))
        }
        let made = Set(files.map(\.path))
        return files + kept.filter { !made.contains($0.path) }
    }
}

/// The bytes of a file, which is read again when it is published where they are not at hand; nothing where they are no
/// longer those its name was made of.
private func fileContent(_ bytes: [UInt8]?, of source: String, hash: String) -> OutputFile.Content {
    if let bytes { return .bytes(bytes) }
    return .deferred {
        guard case .bytes(let bytes) = readFile(source, limit: .max), contentHash(bytes) == hash else { return nil }
        return bytes
    }
}
