import Diagnostics
import Glibc

/// What stands behind the name of a template that the program carries, so that nobody looks for it in the site.
let builtInMark = " (built in)"

/// The folder of the themes, in `templates/`.
let themeFolder = "themes"

/// The files that the pages' look is made of.
struct ThemeSources: Sendable {
    /// The files by their paths in `templates/`: each built-in one, or the one of that name in the site's own `templates/`,
    /// and templates and themes that only the site has.
    private(set) var files: [String: SourceText] = [:]
    /// What is wrong with entries of `templates/themes/` that cannot be read, by their paths in `templates/`: it is said
    /// where a page chooses one.
    private(set) var faults: [String: Message] = [:]

    init(builtIn: [String: [UInt8]], site: String, _ limits: Limits, _ report: inout Report) {
        for (name, bytes) in builtIn {
            files[name] = SourceText(path: "templates/\(name)" + builtInMark, bytes: bytes)
        }
        for name in names(in: "templates", of: site, endings: [".mustache", ".css"], &report) {
            switch themeSource(name, site: site, limits) {
            case .success(let source): files[name] = source
            case .failure(let fault): report.add(fault.message)
            }
        }
        for name in names(in: "templates/" + themeFolder, of: site, endings: [".css"], &report) {
            let name = themeFolder + "/" + name
            switch themeSource(name, site: site, limits) {
            case .success(let source): files[name] = source
            case .failure(let fault): faults[name] = fault.message
            }
        }
    }
}

/// Why a file of `templates/` cannot be read.
private struct ThemeFault: Error {
    let message: Message

    init(message: Message) {
        self.message = message
    }

    init(_ path: String, _ text: String, hint: String) {
        message = Message(.error, file: path, text, hint: hint)
    }
}

private func names(in folder: String, of site: String, endings: [String], _ report: inout Report) -> [String] {
    let resolved = resolvedPath(site + "/" + folder)
    if resolved == nil, isAbsence(errno) { return [] }
    guard resolved?.hasPrefix(site + "/") != false else {
        report.error(file: folder, "the link leads out of the site", hint: "put the folder itself here instead")
        return []
    }
    let look = FolderLook(resolved ?? site + "/" + folder, changedBefore: nil)
    if look.isMissing { return [] }
    // What is in it takes the place of what is built in: without knowing it there is no theme.
    if let failure = look.failure {
        report.unread(folder, "the folder cannot be read: \(failure)", hint: "check its permissions")
    }
    let names = look.files + look.folders + look.links.filter(\.leadsToFolder).map(\.name) + look.others
    return names.filter { name in endings.contains { name.hasSuffix($0) } }
}

/// A file under `templates/`; one that cannot be read, or lies outside the site, is a fault.
private func themeSource(_ name: String, site: String, _ limits: Limits) -> Result<SourceText, ThemeFault> {
    let shown = "templates/" + name
    guard let resolved = resolvedPath(site + "/" + shown) else {
        return .failure(ThemeFault(shown, "the link leads nowhere", hint: "put the file itself here instead"))
    }
    guard resolved.hasPrefix(site + "/") else {
        return .failure(
            ThemeFault(shown, "the link leads out of the site", hint: "put a copy of the file here instead"))
    }
    switch readFile(resolved, limit: limits[.textSize]) {
    case .bytes(let bytes): return .success(SourceText(path: shown, bytes: withLineFeeds(bytes)))
    case .missing: return .failure(ThemeFault(shown, "the file is not there", hint: "put it there"))
    case .tooLarge(let size): return .failure(ThemeFault(message: limits.message(on: shown, ofSize: size)))
    case .unreadable(let why):
        let hint = isFolder(resolved) ? "put a file there" : "put a file there that can be read"
        return .failure(ThemeFault(shown, "the file cannot be read: \(why)", hint: hint))
    }
}
