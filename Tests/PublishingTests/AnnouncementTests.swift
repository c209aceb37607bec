import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Publishing

/// A site of which it cannot be said that it was published is not published.
@Suite struct AnnouncementTests {
    private let first = ["index.html": "one", "style.1.css": "body{}", "en/index.html": "two"]

    /// Publishes, and fails to say so; what the output folder held at that moment.
    private func publishUnsaid(_ files: [String: String], _ work: Workplace, sync: Bool) throws -> Snapshot {
        let (failure, seen) = try publishUnsaid(files, work, sync: sync, meanwhile: "true")
        #expect(failure == "out: nobody listens")
        return try #require(seen)
    }

    /// The same, with a shell at work in the site meanwhile: what is said, too.
    private func publishUnsaid(
        _ files: [String: String], _ work: Workplace, sync: Bool, meanwhile command: String
    ) throws -> (failure: String, seen: Snapshot?) {
        let (seen, output, site) = (Seen(), work.output, work.site)
        let request = PublishRequest(
            site: work.site, output: work.output, sources: [],
            files: files.map { OutputFile(path: $0.key, content: .bytes(Array($0.value.utf8))) }, sync: sync
        ) { _ in
            seen.take(try? Snapshot(of: output))
            _ = try? run("sh", "-c", "cd $0 && " + command, site)
            return Message(.error, file: "out", "nobody listens")
        }
        return (try publish(request).failure, seen.snapshot)
    }

    @Test(arguments: [false, true]) func theFolderThatWasMadeIsGone(sync: Bool) throws {
        let work = try Workplace()
        #expect(try publishUnsaid(first, work, sync: sync).entries["index.html"]?.bytes == Array("one".utf8))
        #expect(!FileManager.default.fileExists(atPath: work.output))
        try work.expectTidy()
        #expect(try work.publish(first).summary.way == .created)
    }

    @Test(arguments: [false, true], [["index.html": "new", "fr/index.html": "trois"], ["index.html": "new"]])
    func theOldSiteIsThere(sync: Bool, changes: [String: String]) throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let before = try Snapshot(of: work.output)
        let files = changes.count == 1 ? first.merging(changes) { $1 } : changes
        #expect(try publishUnsaid(files, work, sync: sync).entries["index.html"]?.bytes == Array("new".utf8))
        #expect(try Snapshot(of: work.output) == before)
        try work.expectTidy()
        #expect(try work.publish(files).summary.written == changes.count)
    }

    @Test(arguments: [["index.html": "new"], ["index.html": "new", "en/index.html": "deux"]])
    func whereItCannotBeTakenBackThatIsSaid(changes: [String: String]) throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let files = first.merging(changes) { $1 }
        let said = try publishUnsaid(files, work, sync: false, meanwhile: "rm -r .carte/staging-*").failure
        #expect(said == work.output + ": the new site is in place, but nobody listens")
        #expect(try work.read("site/output/index.html") == "new")
        #expect(try work.publish(files).summary.way == .nothingToDo)
        try work.expectTidy()
    }

    @Test func aSiteThatIsTheSameStays() throws {
        let work = try Workplace()
        _ = try work.publish(first).summary
        let before = try Snapshot(of: work.output)
        _ = try publishUnsaid(first, work, sync: false)
        #expect(try Snapshot(of: work.output) == before)
    }

    @Test func whatIsSaidIsWhatIsGiven() throws {
        let work = try Workplace()
        let said = Seen()
        let request = PublishRequest(
            site: work.site, output: work.output, sources: [],
            files: [OutputFile(path: "index.html", content: .bytes([]))], sync: false
        ) { summary in
            said.take(summary)
            return nil
        }
        let summary = try publish(request).summary
        #expect(said.summary?.counts == summary.counts)
        #expect(said.summary?.way == .created)
    }
}

/// What was seen while a site was published.
private final class Seen: Sendable {
    private let both = Mutex<(snapshot: Snapshot?, summary: PublishSummary?)>((nil, nil))

    var snapshot: Snapshot? { both.withLock { $0.snapshot } }
    var summary: PublishSummary? { both.withLock { $0.summary } }

    func take(_ snapshot: Snapshot?) { both.withLock { $0.snapshot = snapshot } }
    func take(_ summary: PublishSummary) { both.withLock { $0.summary = summary } }
}
