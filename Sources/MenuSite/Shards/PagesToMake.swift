/// The pages that a build makes, and what it has to know of others.
struct PagesToMake: Sendable {
    /// Folders of pages that are made elsewhere and stand above those of pages made here.
    private(set) var known: [String] = []
    /// Folders of pages that stand above those of others: they come first, since prose is taken from them, and so do the
    /// fields that pages share.
    private(set) var shared: [String] = []
    /// Folders of the other pages.
    private(set) var single: [String] = []

    /// How many are made.
    var count: Int { shared.count + single.count }

    /// - Parameters:
    ///   - pages: the folders of all pages of the site, in order.
    ///   - shard: the part whose pages are made; without, all are.
    init(of pages: [String], _ shard: Shard?) {
        let above = Self.folders(above: pages)
        guard let shard else {
            shared = pages.filter(above.contains)
            single = pages.filter { !above.contains($0) }
            return
        }
        let own = pages.filter(shard.holds)
        let aboveOwn = Self.folders(above: own)
        known = pages.filter { aboveOwn.contains($0) && !shard.holds($0) }
        shared = own.filter(above.contains)
        single = own.filter { !above.contains($0) }
    }

    private static func folders(above pages: [String]) -> Set<String> {
        var above: Set<String> = []
        for folder in pages {
            // What stands above one that is known is known too.
            for other in ContentTree.upward(from: folder).dropFirst() where !above.insert(other).inserted { break }
        }
        return above
    }
}
