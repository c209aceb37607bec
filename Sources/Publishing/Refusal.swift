import Diagnostics
import Glibc

/// Why a folder cannot be the output folder, or nil where it can: to be asked before anything is read or built.
///
/// Publishing replaces the output folder as a whole, so it may not be, contain or lie in what the site is made from, nor
/// be a folder that other things live in. Links are followed first, and a folder mounted at two places is one folder.
///
/// - Parameters:
///   - output: The output folder, as messages show it. It need not exist.
///   - site: The site folder.
///   - sources: The folders the site is made from, `content` and `templates`.
public func refusal(ofOutput output: String, site: String, sources: [String]) -> Message? {
    refusal(ofOutput: output, site: site, sources: sources, home: getenv("HOME").map { String(cString: $0) })
}

/// The same, for a user whose home folder is `home`.
func refusal(ofOutput output: String, site: String, sources: [String], home: String?) -> Message? {
    func refused(_ text: String) -> Message {
        Message(.error, file: output.isEmpty ? "--output" : output, text, hint: ownFolderHint)
    }
    if output.utf8.allSatisfy({ $0 == 0x20 }) { return refused("the output folder has no name") }
    if output.utf8.contains(0) { return refused("a folder name cannot have a NUL in it") }
    let place: ResolvedPath
    do {
        place = try ResolvedPath(output)
    } catch .system(let error) where error.code == ENOTDIR {
        return refused("the output folder would lie in a file")
    } catch .system(let error) where error.code == ELOOP || error.code == ENAMETOOLONG {
        return refused("the output folder cannot be found: \(errorWords(error.code))")
    } catch {
        // The machine's fault, not the caller's: publishing meets it again and says so.
        return nil
    }
    if place.parts.isEmpty { return refused("the output folder cannot be the root of the file system") }
    if place.end == .notAFolder { return refused("the output folder is a file") }
    if let home, !home.isEmpty, let home = try? ResolvedPath(home), place.contains(home) {
        return refused("the output folder cannot be your home folder or one it lies in")
    }
    if place.parts.contains(Array(".git".utf8)) { return refused("the output folder cannot lie in a '.git' folder") }
    for source in sources {
        guard let folder = try? ResolvedPath(source) else { continue }
        let inside = folder.contains(place)
        switch (inside, place.contains(folder)) {
        case (true, true): return refused("the output folder is '\(source)', which the site is made from")
        case (true, false): return refused("the output folder lies in '\(source)', which the site is made from")
        case (false, true): return refused("the output folder contains '\(source)', which the site is made from")
        case (false, false): break
        }
    }
    guard let folder = try? ResolvedPath(site) else { return nil }
    if place.contains(folder) { return refused("the output folder is the site folder or contains it") }
    if place.parts.starts(with: folder.parts + [SiteFolder.ownName]) {
        return refused("the output folder cannot lie in '.carte', which Carte keeps for itself")
    }
    return nil
}

private let ownFolderHint = "name a folder of its own, such as '--output public'"
