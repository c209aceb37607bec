import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct FileByFileTests {
    private let first = ["index.html": "one", "a.css": "a", "en/index.html": "two", "x": "file", "y/z/w": "deep"]
    private let second = [
        "index.html": "changed", "b.css": "b", "fr/neu/index.html": "drei", "x/in": "in", "y": "now a file",
    ]

    /// Publishes file by file, as if the output folder could not be exchanged.
    private func publishInPlace(
        _ files: [String: String], _ work: Workplace, sync: Bool = false, announcement: Announcement = Announcement(),
        meanwhile: () throws -> Void = {}
    ) throws {
        let place = try OutputPlace(of: work.output)
        let old = try OldSite(#require(try place.folder()))
        let new = try NewSite(
            files.map { OutputFile(path: $0.key, content: .bytes(Array($0.value.utf8))) }, output: work.output)
        let plan = try Plan(from: old, to: new, force: false, output: work.output)
        #expect(plan.conflicts.isEmpty)
        try meanwhile()
        #expect(try FileByFile(plan: plan, old: old, sync: sync, announcement: announcement).run().isEmpty)
    }

    @Test(arguments: [false, true]) func givesWhatAFreshBuildGives(sync: Bool) throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        try work.make("site/output/en/notes.txt", "mine")
        try publishInPlace(second, work, sync: sync)
        var entries = try Snapshot(of: work.output).entries
        #expect(entries.removeValue(forKey: "en/notes.txt")?.bytes == Array("mine".utf8))
        #expect(entries.removeValue(forKey: "en") != nil)
        #expect(try entries == work.fresh(second))
        try work.expectTidy()
        #expect(try work.publish(second).summary.way == .nothingToDo)
    }

    @Test(arguments: ["fr", "b.css", "index.html", "a.css"])
    func takesEveryStepBackOnAnError(_ blocked: String) throws {
        if blocked == "a.css", geteuid() != 0 {
            print("skipped: a test that makes a file immutable (not allowed here)")
            return
        }
        let work = try Workplace()
        _ = try work.publish(first).summary
        try run("chmod", "2750", work.output + "/y/z")
        // Someone puts something where a file is about to be put, after all was looked at.
        var before = try Snapshot(of: work.output)
        let error = #expect(throws: Stop.self) {
            try publishInPlace(second, work) {
                let block =
                    blocked == "a.css" ? "chattr +i $1" : "rm -rf $1 && mkdir -p $1/in/the/way && ln -s /nowhere $1/neu"
                try run("sh", "-c", "cd $0 && " + block, work.output, blocked)
                before = try Snapshot(of: work.output)
            }
        }
        #expect(error != nil)
        let after = try Snapshot(of: work.output)
        try run("chattr", "-i", work.output + "/a.css")
        #expect(after == before)
        for (path, identity) in before.identities where before.entries[path]?.mode ?? 0 & S_IFMT == S_IFREG {
            #expect(after.identities[path] == identity)
        }
        try work.expectTidy()
    }

    @Test(arguments: [false, true]) func whatCannotBeSaidIsTakenBack(sync: Bool) throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let before = try Snapshot(of: work.output)
        let announcement = Announcement {
            // It is in place by then.
            #expect((try? work.read("site/output/index.html")) == "changed")
            return Message(.error, file: "out", "nobody listens")
        }
        #expect(throws: Stop.self) { try publishInPlace(second, work, sync: sync, announcement: announcement) }
        #expect(try Snapshot(of: work.output) == before)
        try work.expectTidy()
    }

    @Test func whatCannotBeTakenBackIsSaid() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let announcement = Announcement {
            _ = try? run("sh", "-c", "rm -r $0/.carte-staging-*/old-*", work.output)
            return Message(.error, file: "out", "nobody listens")
        }
        let stop = #expect(throws: Stop.self) { try publishInPlace(second, work, announcement: announcement) }
        guard case .failed(let message) = stop?.outcome else {
            Issue.record("\(String(describing: stop))")
            return
        }
        #expect(message.text == "the new site is only partly in place: nobody listens")
        try work.expectTidy()
    }

    @Test func whatCannotBeTidiedAwayIsSaid() throws {
        guard geteuid() == 0 else {
            print("skipped: a test that makes a file immutable (not allowed here)")
            return
        }
        let work = try Workplace()
        _ = try work.publish(first).summary
        let place = try OutputPlace(of: work.output)
        let old = try OldSite(#require(try place.folder()))
        let new = try NewSite([OutputFile(path: "index.html", content: .bytes([1]))], output: work.output)
        let plan = try Plan(from: old, to: new, force: false, output: work.output)
        let way = FileByFile(
            plan: plan, old: old, sync: false,
            announcement: Announcement {
                _ = try? run("sh", "-c", "chattr +i $0/.carte-staging-*/old-1", work.output)
                return nil
            })
        let warnings = try way.run()
        #expect(warnings.map(\.text) == ["the old site's files could not be removed: operation not permitted"])
        #expect(try work.publish(["index.html": "x"]).summary.warnings.count == 1)
        try run("sh", "-c", "chattr -i $0/.carte-staging-*/old-1", work.output)
        #expect(try work.publish(["index.html": "x"]).summary.warnings.isEmpty)
        try work.expectTidy()
    }

    @Test func whatHasGoneMeanwhileIsNoFault() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        try publishInPlace(second, work) { try run("rm", "-r", work.output + "/en", work.output + "/y") }
        #expect(try Snapshot(of: work.output).entries == work.fresh(second))
    }

    @Test func aForeignFolderTooDeepToLookThroughStays() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let deep = "up/" + String(repeating: "d/", count: 140)
        try work.make("site/output/" + deep + "note", "mine")
        #expect(try work.publish(second).summary.way == .fileByFile)
        #expect(try work.read("site/output/" + deep + "note") == "mine")
        #expect(try work.publish(second).summary.way == .nothingToDo)
        try work.expectTidy()
    }

    @Test func theNextBuildKnowsWhatAKilledOneDid() throws {
        // A build was killed between its first file and its last: the list names old and new files, an old folder was
        // emptied but not removed, a new one was made but not filled.
        let work = try Workplace()
        _ = try work.publish(first).summary
        let paths = Set(first.keys).union(second.keys).map { RelativePath(trusted: Array($0.utf8)) }
        let list = Manifest.bytes(of: paths.sorted())
        try work.make("site/output/.carte-files", String(decoding: list, as: UTF8.self))
        try work.make("site/output/index.html", "changed")
        try work.make("site/output/b.css", "b")
        try run(
            "sh", "-c",
            "cd $0 && rm a.css x y/z/w && mkdir -p -m 755 fr/neu && chmod 755 fr && chmod 644 index.html b.css",
            work.output)
        #expect(try work.publish(second).summary.counts == [3, 2, 1])
        #expect(try Snapshot(of: work.output).entries == work.fresh(second))
        try work.expectTidy()
    }

    @Test func aMountPointIsPublishedToFileByFile() throws {
        let work = try Workplace()
        try FileManager.default.createDirectory(atPath: work.output, withIntermediateDirectories: true)
        guard try work.mount("-t", "tmpfs", "-o", "size=1m,mode=755", "tmpfs", at: work.output) else { return }
        try work.make("site/output/CNAME", "menu.example")
        #expect(try work.publish(first).summary.way == .fileByFile)
        let summary = try work.publish(second, sync: true).summary
        #expect(summary.counts == [5, 0, 4])
        #expect(summary.way == .fileByFile)
        var entries = try Snapshot(of: work.output).entries
        #expect(entries.removeValue(forKey: "CNAME")?.bytes == Array("menu.example".utf8))
        #expect(try entries == work.fresh(second))
        try work.expectTidy()
    }

    @Test func aFolderOfTheSameFileSystemMountedThereIs() throws {
        let work = try Workplace()
        try FileManager.default.createDirectory(atPath: work.output, withIntermediateDirectories: true)
        try work.make("volume/CNAME", "menu.example")
        try run("chmod", "755", work.root + "/volume")
        guard try work.mount("--bind", work.root + "/volume", at: work.output) else { return }
        for files in [first, second] {
            #expect(try work.publish(files).summary.way == .fileByFile)
            var entries = try Snapshot(of: work.root + "/volume").entries
            #expect(entries.removeValue(forKey: "CNAME")?.bytes == Array("menu.example".utf8))
            #expect(try entries == work.fresh(files))
        }
        try work.expectTidy()
    }

    @Test func aForeignFolderOfAnotherFileSystemStays() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        try work.make("site/output/uploads/here", "")
        let uploads = work.output + "/uploads"
        guard try work.mount("-t", "tmpfs", "-o", "size=64k,mode=755", "tmpfs", at: uploads) else { return }
        try work.make("site/output/uploads/photo.jpg", "jpeg")
        #expect(try work.publish(second).summary.way == .fileByFile)
        #expect(try work.read("site/output/uploads/photo.jpg") == "jpeg")
        #expect(try work.read("site/output/index.html") == "changed")
        try work.expectTidy()
    }

    @Test func aFolderInOneThatMayNotChangeIs() throws {
        let work = try Workplace()
        let output = work.root + "/srv/www"
        _ = try work.publish(first, to: output).summary
        guard geteuid() == 0, try run("chattr", "+i", work.root + "/srv") == 0 else {
            print("skipped: a test that makes a folder immutable (not allowed here)")
            return
        }
        defer { _ = try? run("chattr", "-i", work.root + "/srv") }
        #expect(try work.publish(second, to: output).summary.way == .fileByFile)
        #expect(try Snapshot(of: output).entries == work.fresh(second))
        try work.expectTidy()
    }

    @Test func stagesBesideAnOutputFolderOfAnotherFileSystem() throws {
        let work = try Workplace()
        try FileManager.default.createDirectory(atPath: work.root + "/other", withIntermediateDirectories: true)
        guard try work.mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", at: work.root + "/other") else { return }
        let output = work.root + "/other/www"
        #expect(try work.publish(first, to: output).summary.way == .created)
        #expect(try work.publish(second, to: output).summary.way == .exchanged)
        #expect(try Snapshot(of: output).entries == work.fresh(second))
        try work.expectTidy()
    }

    @Test func aSiteThatMayNotBeWrittenInIsStagedBeside() throws {
        let work = try Workplace()
        guard try work.mount("--bind", "-o", "ro", work.site, at: work.site) else { return }
        let output = work.root + "/www"
        #expect(try work.publish(first, to: output).summary.way == .created)
        #expect(try work.publish(second, to: output).summary.way == .exchanged)
        try work.expectTidy()
    }
}
