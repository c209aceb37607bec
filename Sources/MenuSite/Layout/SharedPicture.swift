extension Menu {
    /// The picture that stands beside a link to the page on other sites (Open Graph), by its whole address: the hero's,
    /// else the first of a banner, else the first of an item.
    ///
    /// Nil where the site names no address. Drawings are passed over, since other sites show none.
    func sharedPicture(at address: PageAddress) -> Picture? {
        guard address.site != nil else { return nil }
        let isShown = { (picture: Picture) in !(picture.output ?? picture.address).hasSuffix(".svg") }
        guard
            let picture = [hero?.picture].lazy.compactMap({ $0 }).first(where: isShown)
                ?? banners.lazy.compactMap(\.picture).first(where: isShown)
                ?? sections.lazy.flatMap(\.items).compactMap(\.picture).first(where: isShown)
        else { return nil }
        return picture.with(address: address.picture(picture))
    }
}

extension Language {
    /// Language and region as Open Graph writes them, `pt_BR`; nil where the tag names no region.
    var openGraphLocale: String? {
        let region = tag.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 2 }
        return region.map { "\(primary)_\($0.uppercased())" }
    }
}
