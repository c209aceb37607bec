/// A file in the site's own `.carte` folder, which only helps: where it cannot be kept or read, there is none.
public struct KeptFile: Sendable {
    private let site: String
    private let name: [UInt8]

    /// The file of that name in a site's `.carte` folder.
    public init(_ name: String, ofSite site: String) {
        self.site = site
        self.name = Array(name.utf8)
    }

    /// What it holds; nil where there is none.
    public func read() -> [UInt8]? {
        folder(making: false).flatMap { try? $0.read(name, limit: 1 << 30) }
    }

    /// Keeps these bytes in its place.
    public func keep(_ bytes: [UInt8]) {
        guard let folder = folder(making: true) else { return }
        let new = name + Array(".new".utf8)
        do throws(Stop) {
            try? folder.remove(new)
            try folder.write(bytes, as: new, sync: false)
            try folder.move(new, to: folder, as: name)
        } catch {
            try? folder.remove(name)
        }
    }

    private func folder(making: Bool) -> Folder? {
        if making { return (try? SiteFolder(of: site))?.own }
        guard let place = try? ResolvedPath(site), let folder = try? Folder.at(place, shownAs: site) else { return nil }
        return try? folder.folder(SiteFolder.ownName)
    }
}
