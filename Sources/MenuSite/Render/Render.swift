import Mustache
import Publishing

/// Fills the checked templates with the pages, and gathers every file of the new site.
///
/// Cannot fail.
func render(_ pages: [(folder: String, view: PageView)], _ site: CheckedSite, content: String) -> [OutputFile] {
    var files = site.styleSheets.map { OutputFile(path: $0.name, content: .bytes($0.bytes)) }
    var icons: Set<String> = []
    for page in pages {
        if site.theme.linksIcon, let icon = page.view.initialIcon, icons.insert(icon.path).inserted {
            files.append(OutputFile(path: icon.path, content: .bytes(icon.bytes)))
        }
        var html: [UInt8] = []
        site.theme.templates["page"]?.render(page.view, partials: site.theme.templates, into: &html)
        files.append(OutputFile(path: ContentTree.joined(page.folder, "index.html"), content: .bytes(html)))
    }
    files += site.pictures.map { picture in
        let source = content + "/" + picture.path
        return OutputFile(path: picture.output, content: fileContent(picture.bytes, of: source, hash: picture.hash))
    }
    files += site.themeFiles.map { file in
        OutputFile(path: file.output, content: fileContent(file.bytes, of: file.source, hash: file.hash))
    }
    return files
}

/// The bytes of a file, which is read again when it is published where they are not at hand; nothing where they are no
/// longer those its name was made of.
private func fileContent(_ bytes: [UInt8]?, of source: String, hash: String) -> OutputFile.Content {
    if let bytes { return .bytes(bytes) }
    return .deferred {
        guard case .bytes(let bytes) = readFile(source), contentHash(bytes) == hash else { return nil }
        return bytes
    }
}
