import Diagnostics
import Glibc

/// Why a folder cannot be the output folder, or nil where it can: to be asked before anything is read or built.
///
/// Publishing replaces the output folder as a whole, so it may not be, contain or lie in what the site is made from, nor
/// be a folder that other things live in. Links are followed first, and a folder mounted at two places is one folder.
///
/// - Parameters:
///   - output: The output folder, as messages show it. It need not exist.
///   - site: The site folder; none where the output is not made from a site.
///   - sources: The folders the site is made from, `content` and `templates`.
public func refusal(ofOutput output: String, site: String?, sources: [String]) -> Message? {
    refusal(ofOutput: output, site: site, sources: sources, home: getenv("HOME").map { String(cString: $0) })
}

/// The same, for a user whose home folder is `home`.
func refusal(ofOutput output: String, site: String?, sources: [String], home: String?) -> Message? {
    fault(ofOutput: output, site: site, sources: sources, home: home).map { text in
        let hint = "name a folder of its own, such as '--output public'"
        return Message(.error, file: output.isEmpty ? "--output" : output, text, hint: hint)
    }
}

private func fault(ofOutput output: String, site: String?, sources: [String], home: String?) -> String? {
    if output.utf8.allSatisfy({ $0 == 0x20 }) { return "the output folder has no name" }
    if output.utf8.contains(0) { return "a folder name cannot have a NUL in it" }
    let place: ResolvedPath
    do {
        place = try ResolvedPath(output)
    } catch .system(let error) where error.code == ENOTDIR {
        return "the output folder would lie in a file"
    } catch .system(let error) where error.code == ELOOP || error.code == ENAMETOOLONG {
        return "the output folder cannot be found: \(errorWords(error.code))"
    } catch {
        // The machine's fault, not the caller's: publishing meets it again and says so.
        return nil
    }
    if place.parts.isEmpty { return "the output folder cannot be the root of the file system" }
    if place.end == .notAFolder { return "the output folder is a file" }
    if place.parts.contains(Array(".git".utf8)) { return "the output folder cannot lie in a '.git' folder" }
    do {
        if let folder = try site.map({ site throws(Stop) in try ResolvedPath(site) }) {
            if place.contains(folder) { return "the output folder is the site folder or contains it" }
            if place.parts.starts(with: folder.parts + [SiteFolder.ownName]) {
                return "the output folder cannot lie in '.carte', which Carte keeps for itself"
            }
        }
        for source in sources {
            if let fault = fault(of: place, beside: try ResolvedPath(source), named: source) { return fault }
        }
        // A home folder that this user may not look at is not this user's.
        if let home, !home.isEmpty, let home = try? ResolvedPath(home), place.contains(home) {
            return "the output folder cannot be your home folder or one it lies in"
        }
    } catch {
        // What cannot be looked at cannot be kept safe either.
        let why = if case .system(let error) = error { ": \(error.path): \(errorWords(error.code))" } else { "" }
        return "cannot tell what lies in the output folder" + why
    }
    return nil
}

private func fault(of place: ResolvedPath, beside source: ResolvedPath, named name: String) -> String? {
    let relation: String
    switch (source.contains(place), place.contains(source)) {
    case (true, true): relation = "is"
    case (true, false): relation = "lies in"
    case (false, true): relation = "contains"
    case (false, false): return nil
    }
    return "the output folder \(relation) '\(name)', which the site is made from"
}
