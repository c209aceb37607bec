import Mustache
import Publishing

/// Fills the checked templates with the pages, and gathers every file of the new site.
///
/// Cannot fail.
func render(_ pages: [(folder: String, view: PageView)], _ site: CheckedSite, content: String) -> [OutputFile] {
    var files: [OutputFile] = []
    if let css = site.theme.styleSheet { files.append(OutputFile(path: css.name, content: .bytes(css.bytes))) }
    for page in pages {
        var html: [UInt8] = []
        site.theme.templates["page"]?.render(page.view, partials: site.theme.templates, into: &html)
        files.append(OutputFile(path: ContentTree.joined(page.folder, "index.html"), content: .bytes(html)))
    }
    files += site.pictures.map { picture in
        let content = picture.bytes.map(OutputFile.Content.bytes) ?? .deferred(picture.reread(under: content))
        return OutputFile(path: picture.output, content: content)
    }
    return files
}

extension PictureFile {
    /// Reads the picture again when it is published; nothing where its bytes are no longer those its name was made of.
    fileprivate func reread(under content: String) -> @Sendable () -> [UInt8]? {
        {
            guard case .bytes(let bytes) = readFile(content + "/" + path), contentHash(bytes) == hash else {
                return nil
            }
            return bytes
        }
    }
}
