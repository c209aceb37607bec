import Foundation
import Testing

@testable import Publishing

@Suite struct PublishTests {
    private let first = [
        "index.html": "one", "style.1.css": "body{}", "en/index.html": "two", "images/a.1.jpg": "picture",
        "images/b.1.jpg": "other",
    ]

    @Test(arguments: [false, true]) func createsTheFolder(sync: Bool) throws {
        let work = try Workplace()
        let summary = try work.publish(first, sync: sync).summary
        #expect(summary.counts == [5, 0, 0])
        #expect(summary.way == .created)
        let entries = try Snapshot(of: work.output).entries
        #expect(
            entries.mapValues { String(decoding: $0.bytes, as: UTF8.self) }
                == first.merging([
                    "": "", "en": "", "images": "",
                    ".carte-files":
                        "carte-files 1\nen/index.html\nimages/a.1.jpg\nimages/b.1.jpg\nindex.html\nstyle.1.css\n5 files\n",
                ]) { one, _ in one })
        #expect(entries["index.html"]?.mode == S_IFREG | 0o644)
        #expect(entries[".carte-files"]?.mode == S_IFREG | 0o644)
        #expect(entries["images"]?.mode == S_IFDIR | 0o755)
        #expect(entries[""]?.mode == S_IFDIR | 0o755)
        try work.expectTidy()
    }

    @Test(arguments: [false, true]) func aSecondBuildIsLikeAFreshOne(sync: Bool) throws {
        let work = try Workplace()
        _ = try work.publish(first, sync: sync).summary
        let before = try Snapshot(of: work.output)
        var second = first
        second["index.html"] = "changed"
        second["images/a.1.jpg"] = nil
        second["images/c/d.jpg"] = "new"
        second["en/index.html"] = nil
        let summary = try work.publish(second, sync: sync).summary
        #expect(summary.counts == [2, 2, 2])
        #expect(summary.way == .exchanged)
        let after = try Snapshot(of: work.output)
        #expect(try after.entries == work.fresh(second))
        #expect(after.entries["en"] == nil)
        for path in ["style.1.css", "images/b.1.jpg"] {
            #expect(after.identities[path] == before.identities[path])
        }
        #expect(after.identities["index.html"]?.number != before.identities["index.html"]?.number)
        try work.expectTidy()
    }

    @Test(arguments: [false, true]) func oneFileThatDiffersChangesPlacesWithTheOldOne(sync: Bool) throws {
        let work = try Workplace()
        _ = try work.publish(first, sync: sync).summary
        let before = try Snapshot(of: work.output)
        var second = first
        second["en/index.html"] = "changed"
        let summary = try work.publish(second, sync: sync).summary
        #expect(summary.counts == [1, 4, 0])
        #expect(summary.way == .replaced)
        let after = try Snapshot(of: work.output)
        #expect(try after.entries == work.fresh(second))
        #expect(after.identities[""] == before.identities[""])
        #expect(after.identities["images"] == before.identities["images"])
        #expect(after.identities["en/index.html"]?.number != before.identities["en/index.html"]?.number)
        try work.expectTidy()
    }

    @Test func aFileThatIsNewIsNoChangeOfOne() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        var second = first
        second["fr/index.html"] = "three"
        #expect(try work.publish(second).summary.way == .exchanged)
        #expect(try Snapshot(of: work.output).entries == work.fresh(second))
        second["fr/index.html"] = nil
        #expect(try work.publish(second).summary.way == .exchanged)
        try work.expectTidy()
    }

    @Test func nothingIsTouchedWhereNothingDiffers() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let before = try Snapshot(of: work.root)
        let summary = try work.publish(first).summary
        #expect(summary.counts == [0, 5, 0])
        #expect(summary.way == .nothingToDo)
        let after = try Snapshot(of: work.root)
        #expect(after == before)
        #expect(after.identities == before.identities)
    }

    @Test func filesAndFoldersChangePlaces() throws {
        let work = try Workplace()
        _ = try work.publish(["a": "file", "b/c/d": "deep", "b/e": "e"]).summary
        let second = ["a/x/y": "now deep", "b": "now a file"]
        #expect(try work.publish(second).summary.counts == [2, 0, 3])
        #expect(try Snapshot(of: work.output).entries == work.fresh(second))
        try work.expectTidy()
    }

    @Test func makesTheFoldersOnTheWay() throws {
        let work = try Workplace()
        let output = work.root + "/srv/www/menu"
        #expect(try work.publish(first, to: output).summary.way == .created)
        let entries = try Snapshot(of: work.root + "/srv").entries
        #expect(entries["www"]?.mode == S_IFDIR | 0o755)
        #expect(entries["www/menu/index.html"]?.bytes == Array("one".utf8))
    }

    @Test func publishesThroughALinkAndKeepsIt() throws {
        let work = try Workplace()
        try work.make("target/CNAME", "menu.example")
        for (link, target) in [("linked", "../target"), ("link-to-missing", "../new/place")] {
            let path = work.site + "/" + link
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            _ = try work.publish(first, to: path).summary
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
            #expect(try work.read("site/" + link + "/index.html") == "one")
        }
        #expect(try work.read("target/CNAME") == "menu.example")
        #expect(try work.read("new/place/index.html") == "one")
        try work.expectTidy()
    }

    @Test func aRelativeOutputFolderIsTheCurrentFoldersOwn() throws {
        // The folder of the process is not changed, since other tests run at the same time.
        let work = try Workplace()
        let here = FileManager.default.currentDirectoryPath
        let up = here.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        let output = up + work.root + "/relative"
        #expect(try work.publish(first, to: output).summary.way == .created)
        #expect(try work.read("relative/index.html") == "one")
    }

    @Test func anEmptyOutputFolderKeepsItsModeAndOwner() throws {
        let work = try Workplace()
        try FileManager.default.createDirectory(atPath: work.output, withIntermediateDirectories: true)
        try run("chmod", "2770", work.output)
        #expect(try work.publish(first).summary.way == .exchanged)
        let entries = try Snapshot(of: work.output).entries
        #expect(entries[""]?.mode == S_IFDIR | 0o2770)
        #expect(entries["images"]?.mode == S_IFDIR | 0o2755)
    }

    @Test func hasTheSameBytesWhateverTheOrder() throws {
        let work = try Workplace()
        let names = (0..<200).map { "p\($0 % 17)/x\($0).html" }
        for (folder, order) in [("one", names), ("two", names.reversed())] {
            let files = order.map { OutputFile(path: $0, content: .bytes(Array($0.utf8))) }
            let request = PublishRequest(site: work.site, output: work.root + "/" + folder, sources: [], files: files)
            _ = try publish(request).summary
        }
        #expect(try Snapshot(of: work.root + "/one") == Snapshot(of: work.root + "/two"))
    }

    @Test func largeFilesAreComparedToTheEnd() throws {
        let work = try Workplace()
        let long = String(repeating: "0123456789abcdef", count: 20_000)
        _ = try work.publish(["long": long]).summary
        #expect(try work.publish(["long": long]).summary.way == .nothingToDo)
        #expect(try work.publish(["long": String(long.dropLast()) + "!"]).summary.counts == [1, 0, 0])
        #expect(try work.read("site/output/long").hasSuffix("e!"))
    }

    @Test func saysWhereTheSiteIsMissing() throws {
        let work = try Workplace()
        let said = try work.publish(first, to: work.root + "/out", site: work.root + "/none").failure
        #expect(said == work.root + "/none: cannot open this folder: no such file or directory")
    }

    @Test func carteKeepsItsNameForAFolder() throws {
        let work = try Workplace()
        try FileManager.default.createSymbolicLink(atPath: work.site + "/.carte", withDestinationPath: "..")
        let before = try Snapshot(of: work.root)
        let said = try work.publish(first).failure
        #expect(said == work.site + "/.carte: Carte keeps this name for a folder of its own, and it is none")
        #expect(try Snapshot(of: work.root) == before)
    }
}
