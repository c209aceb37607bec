import Testing

@testable import Publishing

@Suite struct PathTests {
    @Test(arguments: [
        "index.html", "en/index.html", "images/a.3f2a91.jpg", "..x/y", "a/...", "é/日本/x", ".htaccess", "a b/#?.html",
        String(repeating: "n", count: 255), "\u{A0}", "a/.carte-files",
    ])
    func accepts(_ path: String) {
        #expect(RelativePath(checking: Array(path.utf8)) != nil)
    }

    @Test(arguments: [
        "", "/", "/etc/passwd", "a//b", "a/", "./a", "a/./b", "..", "../x", "a/../b", "a/..", "a\u{0}b", "a\nb",
        "a/\u{7F}", "\u{85}", String(repeating: "n", count: 256), "a/" + String(repeating: "é", count: 128),
        String(repeating: "d/", count: 128) + "f",
    ])
    func refuses(_ path: String) throws {
        #expect(RelativePath(checking: Array(path.utf8)) == nil)
        let work = try Workplace()
        let said = try work.publish(["index.html": "x", path: "evil"]).failure
        #expect(said == "\(path): a file of the site cannot have this path")
        #expect(try !Snapshot(of: work.site).entries.keys.contains("output"))
    }

    @Test(arguments: [".carte-files", ".carte-files/x", ".carte-staging-1-2", ".carte-staging-1-2/index.html"])
    func keepsItsOwnNames(_ path: String) throws {
        let said = try Workplace().publish([path: "x"]).failure
        #expect(said == "\(path): a file of the site cannot have this path")
    }

    @Test func refusesTwoFilesWithOnePath() throws {
        let work = try Workplace()
        let files = ["b", "a", "b"].map { OutputFile(path: $0, content: .bytes([1])) }
        let request = PublishRequest(site: work.site, output: work.output, sources: [], files: files)
        #expect(try publish(request).failure == work.output + "/b: two files of the site have this path")
        #expect(try !Snapshot(of: work.site).entries.keys.contains("output"))
    }

    @Test func refusesAFileWhereAFolderIsNeeded() throws {
        let work = try Workplace()
        let said = try work.publish(["a-b": "", "a/b/c": "", "a": "", "a/b.html": ""]).failure
        #expect(said == work.output + "/a: a file and a folder of the site have this path")
        #expect(try !Snapshot(of: work.site).entries.keys.contains("output"))
    }

    @Test func namesOfTwoUnicodeFormsAreTwoFiles() throws {
        let work = try Workplace()
        let composed = OutputFile(path: "caf\u{E9}", content: .bytes([1]))
        let decomposed = OutputFile(path: "cafe\u{301}", content: .bytes([2]))
        let request = PublishRequest(site: work.site, output: work.output, sources: [], files: [composed, decomposed])
        #expect(try publish(request).summary.counts == [2, 0, 0])
        #expect(try publish(request).summary.way == .nothingToDo)
    }

    @Test func ancestorsEndBelowTheRoot() {
        let path = RelativePath(trusted: Array("a/b/c".utf8))
        #expect(path.ancestors.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a/b", "a"])
        #expect(Array(RelativePath(trusted: [0x61]).ancestors) == [])
    }
}
