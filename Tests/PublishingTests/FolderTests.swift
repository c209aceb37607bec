import Foundation
import Testing

@testable import Publishing

/// The folder that is held open, and what is asked of it alone.
@Suite struct FolderTests {
    private func folder(_ work: Workplace) throws -> Folder {
        try Folder.at(ResolvedPath(work.root), shownAs: "here")
    }

    /// Not every file system tells in its list what an entry is.
    @Test func theKindOfAnEntryIsAskedForWhereTheListDoesNotTell() throws {
        let work = try Workplace()
        try work.make("file", "x")
        try run("mkfifo", work.root + "/pipe")
        let folder = try folder(work)
        let unknown = Int32(DT_UNKNOWN)
        #expect(folder.kind(of: Array("file".utf8), listedAs: unknown) == .file)
        #expect(folder.kind(of: Array("site".utf8), listedAs: unknown) == .folder)
        #expect(folder.kind(of: Array("pipe".utf8), listedAs: unknown) == .other)
        #expect(folder.kind(of: Array("none".utf8), listedAs: unknown) == nil && errno == ENOENT)
    }

    @Test func errorsHaveWords() {
        #expect(errorWords(ENOSPC) == "no space left on device")
        #expect(!errorWords(99_999).isEmpty)
        #expect(!Stop.refused([]).isAbsence)
    }

    @Test func aPublishedFolderThatWasReplacedIsNotRead() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one", "en/index.html": "two"]).summary
        let published = try #require(PublishedFolder(work.output))
        #expect(published.paths == ["en/index.html", "index.html"])
        #expect(published.bytes(at: "index.html") == Array("one".utf8))
        #expect(published.bytes(at: "../content/menu.json") == nil && published.bytes(at: "none") == nil)
        #expect(published.missingPaths() == [])
        try run("rm", "-r", work.output + "/en")
        #expect(published.missingPaths() == ["en/index.html"])
        _ = try work.publish(["index.html": "one", "fr/index.html": "trois", "x": "y"]).summary
        #expect(published.bytes(at: "index.html") == nil)
        #expect(published.missingPaths() == published.paths)
        _ = try work.publish([:], to: work.root + "/empty").summary
        #expect(PublishedFolder(work.root + "/empty") == nil && PublishedFolder(work.root + "/none") == nil)
    }

    @Test func anOutputFolderByAnAbsoluteLink() throws {
        let work = try Workplace()
        try FileManager.default.createSymbolicLink(atPath: work.root + "/link", withDestinationPath: work.root + "/www")
        #expect(try work.publish(["index.html": "one"], to: work.root + "/link").summary.way == .created)
        #expect(try work.read("www/index.html") == "one")
    }

    @Test func aNameOfNoFolderIsRefused() throws {
        let work = try Workplace()
        #expect(refusal(ofOutput: work.root + "/a\0b", site: work.site, sources: []) != nil)
        try run("ln", "-s", "loop", work.root + "/loop")
        #expect(refusal(ofOutput: work.output, site: work.site, sources: [work.root + "/loop"]) != nil)
    }
}
