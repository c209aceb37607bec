import Diagnostics
import Publishing

/// Links to a place of the site where nothing is published, and where the output folder has no file of the owner's own.
///
/// A link that leads out of the site, as `../` on its first page, is not looked after: what lies there is not Carte's.
@Sendable func deadLinks(of site: AdvisedSite) -> [Advice] {
    let own = OwnFiles(in: site.output)
    return site.pages.flatMap { page in
        page.links.compactMap { link in
            guard let target = SiteAddress(link.address, from: page.folder) else { return nil }
            if let other = site.page(at: target.path) {
                guard let id = target.fragment, !id.isEmpty, !other.ids.contains(id) else { return nil }
                return Advice(
                    at: link.place, "the page '/\(other.folder)' has no part with the id '\(id)'",
                    hint: nearest(to: id, in: other.ids.sorted()).map { "did you mean '#\($0)'?" }
                        ?? "write the id of an item or a category after the '#'")
            }
            guard !site.files.contains(target.path), !own.contains(target.path) else { return nil }
            return Advice(
                at: link.place, "the link '\(link.written)' leads to nothing that Carte publishes",
                hint: site.hint(for: target, written: link.written))
        }
    }
}

/// A place of the site that a link leads to.
private struct SiteAddress {
    /// The path from the site's root, percent-decoded, in NFC, without a slash at its ends.
    let path: String
    let fragment: String?

    /// Nil for a link that leads to another site, out of this one, or to the page itself.
    init?(_ address: String, from folder: String) {
        guard WebAddress.scheme(of: address) == nil, !address.hasPrefix("//"), !address.hasPrefix("#"),
            missingScheme(of: address) == nil
        else { return nil }
        let rest = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let written = String(rest.first?.prefix { $0 != "?" } ?? "")
        guard !written.isEmpty else { return nil }
        var parts = written.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
        for part in (WebAddress.decoded(written) ?? written).split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(composed(String(part)))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        path = parts.joined(separator: "/")
        fragment = rest.count > 1 ? composed(WebAddress.decoded(String(rest[1])) ?? String(rest[1])) : nil
    }
}

/// The files of the output folder that the owner put there, which Carte keeps.
private struct OwnFiles {
    let output: String
    let made: Set<String>

    init(in output: String) {
        self.output = output
        if case .bytes(let list) = readFile(output + "/" + nameOfFilesMade, limit: .max) {
            made = filesMade(accordingTo: list)
        } else {
            made = []
        }
    }

    /// Whether there is a file of the owner's that a host would serve for a path.
    func contains(_ path: String) -> Bool {
        [path, path + ".html", path + "/index.html", path + "/index.htm", path + "/index.php"].contains { name in
            guard !made.contains(name), let real = resolvedPath(output + "/" + name) else { return false }
            return !isFolder(real)
        }
    }
}

extension AdvisedSite {
    /// The page at a path.
    fileprivate func page(at path: String) -> AdvisedPage? {
        let isIndex = path == "index.html" || path.hasSuffix("/index.html")
        let folder = isIndex ? String(path.dropLast("index.html".count + (path.contains("/") ? 1 : 0))) : path
        return pageByFolder[folder]
    }

    /// What to write for a link that leads to nothing.
    fileprivate func hint(for target: SiteAddress, written: String) -> String {
        let addresses = pages.map { "/" + $0.folder + ($0.folder.isEmpty ? "" : "/") }
        if written.contains("@") { return "write 'mailto:\(written)'" }
        if tree.contains(path: target.path) {
            return
                "files of content/ are not published under their names; put it into the output folder, where it is kept"
        }
        if let near = nearest(to: "/\(target.path)/", in: addresses.filter { $0 != "/" }) {
            return "did you mean '\(near)'?"
        }
        let first = target.path.prefix { $0 != "/" }
        if written.hasPrefix(first), first.contains("."), target.path.contains("/") || first.hasSuffix(".com") {
            return "write 'https://\(written)' if another site is meant"
        }
        return "write the whole address, or put the file into the output folder, where it is kept"
    }
}
