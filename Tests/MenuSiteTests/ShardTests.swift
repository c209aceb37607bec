import Testing

@testable import MenuSite

/// Which part of a site a page belongs to.
@Suite struct ShardTests {
    private func shards(_ count: Int) throws -> [Shard] {
        try (1...count).map { try #require(Shard(number: $0, count: count)) }
    }

    @Test func eachPageIsInOnePartAndPartsAreNearEqual() throws {
        let pages = [""] + (1..<10_000).map { "region-\($0 % 13)/shop-\($0)" }
        for count in [1, 2, 3, 7, 64] {
            let sizes = try shards(count).map { shard in pages.count(where: shard.holds) }
            #expect(sizes.reduce(0, +) == pages.count)
            // Five standard deviations of pages that fall anywhere.
            let mean = Double(pages.count) / Double(count)
            for size in sizes { #expect(abs(Double(size) - mean) < 5 * mean.squareRoot(), "\(size) of \(count)") }
        }
    }

    /// Machines of all kinds agree: the XXH3 of a path, from Python's `xxhash.xxh3_64_intdigest`, by its remainder.
    @Test func thePartIsThatOfThePublishedHash() throws {
        let known: [(String, UInt64)] = [
            ("", 3_244_421_341_483_603_138), ("en", 14_866_760_303_850_472_510),
            ("a/b", 5_257_704_712_954_054_148), ("north/shop-17", 9_261_927_722_323_626_778),
            ("кафе", 3_066_702_019_379_550_388),
            (String(repeating: "x", count: 300), 11_948_529_612_910_769_492),
        ]
        for (folder, hash) in known {
            for count in [1, 3, 64, 4096] {
                let number = try #require(shards(count).first { $0.holds(folder) }).number
                #expect(UInt64(number - 1) == hash % UInt64(count), "\(folder)")
            }
        }
    }

    @Test func whatIsNoPart() {
        for text in ["", "1", "0/1", "2/1", "1/0", "1/4097", "1/2/3", "+1/2", "1/ 2", "-1/2", "1/99999999999999999999"]
        {
            #expect(Shard(text) == nil, "\(text)")
        }
        #expect(Shard("4096/4096")?.description == "4096/4096")
    }

    /// Pages in order, in which names sort between a folder and what is in it.
    private let pages = ["", "a", "a-b", "a/b", "a/b-c", "a/b/c", "d/e", "f"]

    @Test func pagesAboveOthersComeFirst() {
        let all = PagesToMake(of: pages, nil)
        #expect(all.shared == ["", "a", "a/b"] && all.single == ["a-b", "a/b-c", "a/b/c", "d/e", "f"])
        #expect(all.known.isEmpty && all.count == pages.count)
        #expect(PagesToMake(of: [""], nil).single == [""])
    }

    @Test func aPartKnowsThePagesAboveItsOwn() throws {
        var made: [String] = []
        for shard in try shards(5) {
            let part = PagesToMake(of: pages, shard)
            let own = part.shared + part.single
            made += own
            #expect(own.allSatisfy(shard.holds) && !part.known.contains(where: shard.holds))
            for folder in own {
                let above = pages.filter { $0 != folder && (folder + "/").hasPrefix($0.isEmpty ? "" : $0 + "/") }
                #expect(Set(above).isSubset(of: Set(part.known + part.shared)))
            }
        }
        #expect(made.sorted() == pages.sorted())
    }

    @Test func onePartHoldsTheFilesOfTheSite() throws {
        for pages in [["", "en"], ["en"], ["en", "fr"], []] {
            let holders = try shards(7).filter { $0.holdsSiteFiles(of: pages) }
            #expect(holders.count == 1)
            if let page = pages.first, page.isEmpty || pages.count == 1 { #expect(holders[0].holds(page)) }
        }
    }

    @Test func aLabelReadsBack() throws {
        let text = """
            carte-shard 1
            shard 3/64
            version 0.1.0
            options --base /menu/
            content 5f0c1a9e27d3b864

            """
        let label = try #require(ShardLabel(text))
        #expect(label.shard == Shard(number: 3, count: 64) && label.options == "--base /menu/" && label.text == text)
        for wrong in [
            "", "carte-files 1\n", String(text.dropLast()), text + "more\n", text.replacing("shard 3", with: "shard 0"),
            text.replacing("version", with: "Version"), text.replacing("shard 1", with: "shard 2"),
        ] {
            #expect(ShardLabel(wrong) == nil, "\(wrong)")
        }
    }
}
