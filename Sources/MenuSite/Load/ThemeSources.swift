import Diagnostics

/// What stands behind the name of a template that the program carries, so that nobody looks for it in the site.
let builtInMark = " (built in)"

/// The folder of the themes, in `templates/`.
let themeFolder = "themes"

/// The files that the pages' look is made of, by their paths in `templates/`: each built-in one, or the one of that name
/// in the site's own `templates/`, and templates and themes that only the site has.
func loadTheme(builtIn: [String: [UInt8]], site: String, _ report: inout Report) -> [String: SourceText] {
    var theme: [String: SourceText] = [:]
    for (name, bytes) in builtIn {
        theme[name] = SourceText(path: "templates/\(name)" + builtInMark, bytes: bytes)
    }
    for name in names(in: site + "/templates", endings: [".mustache", ".css"]) {
        theme[name] = themeSource(name, site: site, &report) ?? theme[name]
    }
    for name in names(in: site + "/templates/" + themeFolder, endings: [".css"]) {
        let name = themeFolder + "/" + name
        theme[name] = themeSource(name, site: site, &report) ?? theme[name]
    }
    return theme
}

private func names(in folder: String, endings: [String]) -> [String] {
    guard FolderListing.isFolder(folder) else { return [] }
    return FolderListing(folder).entries.map(\.name).filter { name in
        !name.hasPrefix(".") && endings.contains { name.hasSuffix($0) }
    }
}

/// A file under `templates/`; one that cannot be read, or lies outside the site, is an error.
private func themeSource(_ name: String, site: String, _ report: inout Report) -> SourceText? {
    let shown = "templates/" + name
    guard let resolved = resolvedPath(site + "/" + shown), resolved.hasPrefix(site + "/") else {
        report.error(
            file: shown, "the link leads out of the site", hint: "put a copy of the file here instead")
        return nil
    }
    switch readFile(resolved) {
    case .bytes(let bytes): return SourceText(path: shown, bytes: withLineFeeds(bytes[...]))
    case .missing: break
    case .unreadable(let why): report.error(file: shown, "the file cannot be read: \(why)")
    }
    return nil
}
