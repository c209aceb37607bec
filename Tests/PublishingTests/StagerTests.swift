import Foundation
import Synchronization
import Testing

@testable import Publishing

/// Files that are put beside the old site before all are known.
@Suite struct StagerTests {
    private func publish(
        _ files: [(String, String)], in place: Workplace, staged: Bool = true, sync: Bool = false
    ) -> PublishOutcome {
        let request = PublishRequest(
            site: place.site, output: place.output, sources: [], files: [], force: false, sync: sync)
        let publication = Publication(request)
        var stager = publication.stager()
        let made = files.map { path, text in
            staged
                ? stager.file(Array(text.utf8), at: path)
                : OutputFile(path: path, content: .bytes(Array(text.utf8)))
        }
        return publication.finish(made, failure: stager.failure)
    }

    /// The same folder comes of files that were put there early and of files that were kept.
    @Test(arguments: [false, true])
    func makesTheSameSite(sync: Bool) throws {
        let (one, other) = (try Workplace(), try Workplace())
        let steps: [[(String, String)]] = [
            [("index.html", "a"), ("en/index.html", "b"), ("a/b/c/index.html", "c"), ("style.css", "d")],
            [("index.html", "a"), ("en/index.html", "changed"), ("a/b/index.html", "c")],
            [("index.html", "a"), ("en/index.html", "changed"), ("a/b/index.html", "c")],
            [("a", "a file where a folder was")],
        ]
        for files in steps {
            let (early, late) = (
                publish(files, in: one, sync: sync), publish(files, in: other, staged: false, sync: sync)
            )
            guard case .published(let earlySummary) = early, case .published(let lateSummary) = late else {
                Issue.record("\(early) \(late)")
                return
            }
            #expect(earlySummary.written == lateSummary.written && earlySummary.way == lateSummary.way)
            #expect(try Snapshot(of: one.output) == Snapshot(of: other.output))
            try one.expectTidy()
        }
    }

    @Test func nothingIsLeftWhereItIsLetBe() throws {
        let place = try Workplace()
        _ = publish([("index.html", "a")], in: place)
        let before = try Snapshot(of: place.output)
        let request = PublishRequest(site: place.site, output: place.output, sources: [], files: [], sync: false)
        do {
            let publication = Publication(request)
            var stager = publication.stager()
            withExtendedLifetime(publication) {
                _ = stager.file(Array("b".utf8), at: "index.html")
                _ = stager.file(Array("c".utf8), at: "x/y/index.html")
            }
            #expect(stager.failure == nil)
        }
        #expect(try Snapshot(of: place.output) == before)
        try place.expectTidy()
    }

    /// Threads that put files into one folder do not get into each other's way.
    @Test func threadsShareFolders() throws {
        let place = try Workplace()
        let publication = Publication(
            PublishRequest(site: place.site, output: place.output, sources: [], files: [], sync: false))
        let start = publication.stager()
        let files = Mutex<[OutputFile]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            var stager = start
            let own = (0..<50).map { number in
                stager.file(Array("\(thread) \(number)".utf8), at: "a/\(number)/\(thread)/index.html")
            }
            files.withLock { $0 += own }
        }
        guard case .published(let summary) = publication.finish(files.withLock { $0 }) else {
            Issue.record("not published")
            return
        }
        #expect(summary.written == 400)
        #expect(try Snapshot(of: place.output).entries.count { $0.key.hasSuffix("index.html") } == 400)
    }
}
