import Foundation
import Testing

@testable import Publishing

/// What others put into the output folder while a build runs is there afterwards.
@Suite struct LateFileTests {
    private let first = ["index.html": "one", "en/index.html": "two", "gone/index.html": "three"]

    /// Publishes a second version of a site, with a shell at work in the output folder after it was looked through.
    private func publish(_ work: Workplace, meanwhile command: String) throws -> PublishSummary {
        let output = work.output
        let late = OutputFile(
            path: "late.css",
            content: .deferred {
                _ = try? run("sh", "-c", "cd $0 && " + command, output)
                return Array("body{}".utf8)
            })
        let files = [OutputFile(path: "index.html", content: .bytes(Array("new".utf8))), late]
        return try Publishing.publish(
            PublishRequest(site: work.site, output: output, sources: [], files: files, sync: false)
        ).summary
    }

    @Test func newFilesAndFoldersAreBroughtOver() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        try work.make("site/output/uploads/old.jpg", "old")
        let summary = try publish(
            work,
            meanwhile: "echo -n CNAME >CNAME; echo -n new >uploads/new.jpg; mkdir -p more/deep; echo -n x >more/deep/x")
        #expect(summary.way == .exchanged)
        #expect(summary.warnings.isEmpty)
        for (path, text) in ["CNAME": "CNAME", "uploads/new.jpg": "new", "uploads/old.jpg": "old", "more/deep/x": "x"] {
            #expect(try work.read("site/output/" + path) == text)
        }
        #expect(try work.read("site/output/index.html") == "new")
        try work.expectTidy()
        #expect(try work.publish(["index.html": "new", "late.css": "body{}"]).summary.way == .nothingToDo)
    }

    @Test func aFileThatWasSavedAnewIsTheNewOne() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        try work.make("site/output/notes.txt", "old")
        _ = try publish(work, meanwhile: "echo -n new >notes.new && mv notes.new notes.txt")
        #expect(try work.read("site/output/notes.txt") == "new")
        try work.expectTidy()
    }

    @Test func aFolderThatTheNewSiteLacksIsMadeForThem() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        _ = try publish(work, meanwhile: "echo -n mine >gone/mine.txt")
        #expect(try work.read("site/output/gone/mine.txt") == "mine")
        #expect(try Snapshot(of: work.output).entries["gone"]?.mode == S_IFDIR | 0o755)
        #expect(try Snapshot(of: work.output).entries["gone/index.html"] == nil)
        try work.expectTidy()
    }

    @Test func whatIsInTheWayOfTheNewSiteIsSaid() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let summary = try publish(work, meanwhile: "echo -n mine >late.css")
        #expect(summary.warnings.map(\.path) == [work.output + "/late.css"])
        #expect(try work.read("site/output/late.css") == "body{}")
        try work.expectTidy()
    }

    @Test func whatWentMeanwhileIsNoFault() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let summary = try publish(work, meanwhile: "rm -r en gone")
        #expect(summary.warnings.isEmpty)
        try work.expectTidy()
    }

    /// Publishes with a shell at work in the old site's folder, once the new one has taken its place.
    private func publish(_ work: Workplace, afterwards command: String) throws -> PublishSummary {
        let site = work.site
        let request = PublishRequest(
            site: site, output: work.output, sources: [],
            files: ["index.html", "new.css"].map { OutputFile(path: $0, content: .bytes([1])) }, sync: false
        ) { _ in
            _ = try? run("sh", "-c", "cd $0/.carte/staging-* && " + command, site)
            return nil
        }
        return try Publishing.publish(request).summary
    }

    @Test func whoHadTheFolderOpenSavesIntoTheNewOne() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        try work.make("site/output/notes.txt", "old")
        try work.make("site/output/same.txt", "same")
        _ = try publish(work, afterwards: "echo -n new >notes.new && mv notes.new notes.txt && rm same.txt")
        #expect(try work.read("site/output/notes.txt") == "new")
        try work.expectTidy()
    }

    @Test func whatCannotBeBroughtOverIsKept() throws {
        guard geteuid() == 0 else {
            print("skipped: a test that makes a file immutable (not allowed here)")
            return
        }
        let work = try Workplace()
        _ = try work.publish(first).summary
        let summary = try publish(work, afterwards: "echo -n mine >mine.txt && chattr +i mine.txt")
        #expect(
            summary.warnings.map(\.text) == [
                "what came into the old site during the build could not be brought over: "
                    + "cannot put this file in place: operation not permitted"
            ]
                || summary.warnings.map(\.text) == [
                    "what came into the old site during the build could not be brought over: "
                        + "cannot put this folder in place: operation not permitted"
                ])
        // No later build takes it away.
        _ = try work.publish(["index.html": "x"]).summary
        let kept = try #require(summary.warnings.first).path
        #expect(try String(contentsOfFile: kept + "/mine.txt", encoding: .utf8) == "mine")
        try run("chattr", "-i", kept + "/mine.txt")
    }

    @Test func whatCannotBeRemovedIsSaid() throws {
        guard geteuid() == 0 else {
            print("skipped: a test that makes a file immutable (not allowed here)")
            return
        }
        let work = try Workplace()
        _ = try work.publish(first).summary
        let summary = try publish(work, afterwards: "chattr +i index.html")
        #expect(summary.warnings.map(\.text) == ["the old site's files could not be removed: operation not permitted"])
        #expect(try work.publish(["index.html": "x"]).summary.warnings.count == 1)
        try run("sh", "-c", "chattr -i $0/.carte/staging-*/index.html", work.site)
        #expect(try work.publish(["index.html": "y"]).summary.warnings.isEmpty)
        try work.expectTidy()
    }
}
