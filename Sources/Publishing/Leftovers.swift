/// Whether builds that were killed left something behind, wherever a build of this site grows a new one.
public func hasLeftovers(ofSite site: String, output: String) -> Bool {
    guard let place = try? ResolvedPath(output), let own = try? ResolvedPath(site + "/.carte") else { return false }
    let places = [(own, Staging.sitePrefix), (place.parent, Staging.hiddenPrefix), (place, Staging.hiddenPrefix)]
    return places.contains { place, prefix in
        guard let folder = try? Folder.at(place, shownAs: site) else { return false }
        let entries = try? folder.entries(named: { Staging.isName($0, after: prefix) })
        return entries?.isEmpty == false
    }
}
