import Foundation
import Testing

@testable import Publishing

@Suite struct RefusalTests {
    /// The refusal of an output folder written as a path from the site folder.
    private func refusalText(_ output: String, in work: Workplace, home: String? = "/nonexistent") -> String? {
        let path = output.hasPrefix("/") ? output : work.site + "/" + output
        return refusal(
            ofOutput: path, site: work.site, sources: [work.site + "/content", work.site + "/templates"], home: home)?
            .text.replacing(work.site, with: "SITE")
    }

    @Test(arguments: [
        (".", "the output folder is the site folder or contains it"),
        ("..", "the output folder is the site folder or contains it"),
        ("../site/", "the output folder is the site folder or contains it"),
        ("content/..", "the output folder is the site folder or contains it"),
        ("content", "the output folder is 'SITE/content', which the site is made from"),
        ("content/images", "the output folder lies in 'SITE/content', which the site is made from"),
        ("content/menu.json/x", "the output folder would lie in a file"),
        ("./public/../content//new/folder", "the output folder lies in 'SITE/content', which the site is made from"),
        ("templates/out", "the output folder lies in 'SITE/templates', which the site is made from"),
        ("linked", "the output folder is 'SITE/content', which the site is made from"),
        ("linked/new", "the output folder lies in 'SITE/content', which the site is made from"),
        ("dangling", "the output folder lies in 'SITE/content', which the site is made from"),
        ("/", "the output folder cannot be the root of the file system"),
        ("/..", "the output folder cannot be the root of the file system"),
        (".carte", "the output folder cannot lie in '.carte', which Carte keeps for itself"),
        (".carte/out", "the output folder cannot lie in '.carte', which Carte keeps for itself"),
        (".git", "the output folder cannot lie in a '.git' folder"),
        ("sub/.git/hooks", "the output folder cannot lie in a '.git' folder"),
        ("file", "the output folder is a file"),
        ("circle", "the output folder cannot be found: too many levels of symbolic links"),
    ])
    func refuses(_ output: String, because text: String) throws {
        let work = try Workplace()
        try work.make("site/file", "not a folder")
        try work.make("site/.git/HEAD", "ref")
        try FileManager.default.createSymbolicLink(atPath: work.site + "/linked", withDestinationPath: "content")
        try FileManager.default.createSymbolicLink(atPath: work.site + "/dangling", withDestinationPath: "linked/none")
        try FileManager.default.createSymbolicLink(atPath: work.site + "/circle", withDestinationPath: "circle")
        let before = try Snapshot(of: work.root)
        #expect(refusalText(output, in: work) == text)
        // Publishing refuses by itself, too, and touches nothing.
        let path = output.hasPrefix("/") ? output : work.site + "/" + output
        let said = try work.publish(["index.html": "new"], to: path).refusal
        #expect(said.map { $0.replacing(work.site, with: "SITE") }.first?.hasSuffix(text) == true)
        #expect(try Snapshot(of: work.root) == before)
        #expect(try Snapshot(of: work.root).identities == before.identities)
    }

    @Test func refusesTheHomeFolderAndWhatHoldsIt() throws {
        let work = try Workplace()
        try work.make("home/ann/notes.txt", "")
        for output in [work.root + "/home/ann", work.root + "/home"] {
            #expect(
                refusalText(output, in: work, home: work.root + "/home/ann")
                    == "the output folder cannot be your home folder or one it lies in")
        }
        #expect(refusalText(work.root + "/home/ann/public", in: work, home: work.root + "/home/ann") == nil)
    }

    @Test(arguments: ["", "  "]) func refusesAnEmptyName(_ output: String) throws {
        let refused = refusal(ofOutput: output, site: "/tmp", sources: [], home: nil)
        #expect(refused?.text == "the output folder has no name")
        #expect(refused?.hint == "name a folder of its own, such as '--output public'")
    }

    @Test func refusesSourcesThatDoNotExistYet() throws {
        let work = try Workplace()
        try run("rm", "-r", work.site + "/templates")
        #expect(
            refusalText("templates", in: work)
                == "the output folder is 'SITE/templates', which the site is made from")
    }

    @Test func refusesSourcesThatAreLinks() throws {
        let work = try Workplace()
        try work.make("elsewhere/menu.json", "{}")
        try run("rm", "-r", work.site + "/content")
        try FileManager.default.createSymbolicLink(atPath: work.site + "/content", withDestinationPath: "../elsewhere")
        #expect(
            refusalText("../elsewhere/out", in: work)
                == "the output folder lies in 'SITE/content', which the site is made from")
    }

    @Test func refusesAFolderThatHoldsASource() throws {
        let work = try Workplace()
        try work.make("shared/menus/menu.json", "{}")
        let said = refusal(
            ofOutput: work.root + "/shared", site: work.site, sources: [work.root + "/shared/menus"], home: nil)
        #expect(said?.text == "the output folder contains '\(work.root)/shared/menus', which the site is made from")
    }

    @Test func refusesSourcesMountedAtAnotherPlace() throws {
        let work = try Workplace()
        let alias = work.root + "/alias"
        try FileManager.default.createDirectory(atPath: alias, withIntermediateDirectories: true)
        guard try work.mount("--bind", work.site + "/content", at: alias) else { return }
        #expect(
            refusalText(alias + "/out", in: work)
                == "the output folder lies in 'SITE/content', which the site is made from")
    }

    @Test(arguments: ["output", "public", "new/folder", "../beside", "linked-out", "contents", "link-to-missing"])
    func allows(_ output: String) throws {
        let work = try Workplace()
        try work.make("target/old.html", "")
        try FileManager.default.createSymbolicLink(atPath: work.site + "/linked-out", withDestinationPath: "../target")
        try FileManager.default.createSymbolicLink(atPath: work.site + "/link-to-missing", withDestinationPath: "none")
        #expect(refusalText(output, in: work) == nil)
    }
}
