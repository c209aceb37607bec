import Foundation
import Testing

@testable import Publishing

@Suite struct LockTests {
    private func hold(_ path: String) throws -> Int32 {
        let descriptor = open(path, O_RDONLY)
        // A program that another test is just starting has a copy of every open file until it runs, and so of a lock.
        var tries = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, tries < 200 {
            usleep(10_000)
            tries += 1
        }
        #expect(tries < 200)
        return descriptor
    }

    @Test func aBuildIsRefusedWhileAnotherRuns() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one"]).summary
        for (path, shown) in [(work.site + "/.carte/lock", work.site + "/.carte"), (work.output, work.output)] {
            let held = try hold(path)
            let said = try work.publish(["index.html": "two"], waiting: .milliseconds(50)).refusal
            #expect(said == [shown + ": another build of this site is running"])
            #expect(try work.read("site/output/index.html") == "one")
            #expect(close(held) == 0)
        }
        #expect(try work.publish(["index.html": "two"]).summary.counts == [1, 0, 0])
    }

    @Test func aBuildWaitsForAnother() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one"]).summary
        let held = try hold(work.site + "/.carte/lock")
        let start = ContinuousClock.now
        // Not a task: its thread may be one of those that wait.
        Thread.detachNewThread {
            usleep(200_000)
            close(held)
        }
        #expect(try work.publish(["index.html": "two"]).summary.counts == [1, 0, 0])
        #expect(ContinuousClock.now - start >= .milliseconds(150))
    }

    @Test func nothingIsReadBeforeAnotherBuildHasEnded() throws {
        let work = try Workplace()
        let request = PublishRequest(site: work.site, output: work.output, sources: [], files: [], sync: false)
        // A site that was never built has nothing to wait for.
        #expect(Publication(request, waiting: .zero).waitForOthers().isNone)
        _ = try work.publish(["index.html": "one"]).summary
        let held = try hold(work.site + "/.carte/lock")
        #expect(
            try Publication(request, waiting: .milliseconds(50)).waitForOthers()?.refusal == [
                work.site + "/.carte: another build of this site is running"
            ])
        close(held)
        let publication = Publication(request, waiting: .zero)
        #expect(publication.waitForOthers().isNone)
        // What it holds from then on it need not wait for again.
        guard case .published = publication.finish([]) else {
            Issue.record("not published")
            return
        }
    }

    @Test func aRunningBuildsFolderInTheOutputIsNoFileOfTheOwners() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one"]).summary
        try work.make("site/output/.carte-staging-1-0/x", "theirs")
        let held = try hold(work.output + "/.carte-staging-1-0")
        #expect(try work.publish(["index.html": "two"]).summary.counts == [1, 0, 0])
        close(held)
    }

    @Test func buildsAtTheSameTimeLeaveOneWholeSite() async throws {
        let work = try Workplace()
        let (site, output) = (work.site, work.output)
        let sites = (0..<8).map { number in
            (0..<30).map { OutputFile(path: "d\($0 % 5)/\(number)-\($0)", content: .bytes([UInt8(number)])) }
        }
        let ways = await withTaskGroup(of: Bool.self) { group in
            for files in sites {
                group.addTask {
                    let request = PublishRequest(site: site, output: output, sources: [], files: files, sync: false)
                    if case .published = publish(request) { return true }
                    return false
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ways == Array(repeating: true, count: 8))
        let files = try Snapshot(of: output).entries.filter {
            $0.value.mode & S_IFMT == S_IFREG && $0.key.contains("-")
        }
        #expect(Set(files.values.map(\.bytes)).count == 2)
        #expect(files.count == 31)
        try work.expectTidy()
    }
}

extension PublishOutcome? {
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
