import Foundation
import Testing

@testable import Publishing

@Suite struct ForeignFileTests {
    /// Makes one of everything that Carte does not make, with modes and times of its own.
    private func makeForeignThings(in work: Workplace) throws {
        try work.make("site/output/CNAME", "menu.example")
        try work.make("site/output/.htaccess", "Deny from none")
        try work.make("site/output/en/notes.txt", "mine")
        try work.make("site/output/uploads/2026/photo.jpg", "jpeg")
        let output = work.output
        try run(
            "sh", "-c",
            """
            cd "$0" && mkdir empty locked && ln -s CNAME link && ln -s /nowhere dangling && mkfifo pipe &&
            printf x > "$(printf 'caf\\351')" && chmod 600 CNAME && chmod 2750 uploads && chmod 555 locked &&
            touch -d @1000000000 CNAME .htaccess uploads/2026/photo.jpg uploads/2026 uploads empty locked && touch -h -d @1000000001 link
            """, output)
    }

    @Test(arguments: [false, true]) func keepsEverythingThatItDidNotMake(sync: Bool) throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one", "en/index.html": "two", "uploads2/x": "y"]).summary
        try makeForeignThings(in: work)
        let before = try Snapshot(of: work.output)
        let second = ["index.html": "changed"]
        let summary = try work.publish(second, sync: sync).summary
        #expect(summary.counts == [1, 0, 2])
        #expect(summary.way == .exchanged)
        let after = try Snapshot(of: work.output)
        let untouched = [
            "CNAME", ".htaccess", "en/notes.txt", "uploads/2026/photo.jpg", "link", "dangling", "pipe",
        ]
        for path in untouched {
            #expect(before.entries[path] != nil)
            #expect(after.entries[path] == before.entries[path])
            #expect(after.identities[path] == before.identities[path])
        }
        for path in ["uploads", "uploads/2026", "empty", "locked"] {
            #expect(after.entries[path] == before.entries[path])
            #expect(after.identities[path]?.seconds == 1_000_000_000)
        }
        #expect(after.entries["en/index.html"] == nil)
        #expect(after.entries["uploads2"] == nil)
        // A name that is not UTF-8 is kept, too.
        #expect(try run("sh", "-c", #"test "$(cat "$0/$(printf 'caf\351')")" = x"#, work.output) == 0)
        #expect(try work.publish(second).summary.way == .nothingToDo)
        // But for them, the folder is what a fresh build gives.
        let kept = Set(untouched + ["uploads", "uploads/2026", "empty", "locked", "en"])
        let fresh = try work.fresh(second)
        #expect(after.entries.filter { !kept.contains($0.key) && !$0.key.hasPrefix("caf") } == fresh)
        try work.expectTidy()
    }

    @Test func refusesToOverwriteAndNamesEveryFile() throws {
        let work = try Workplace()
        try work.make("site/output/index.html", "handmade")
        try work.make("site/output/en/index.html", "handmade, too")
        try work.make("site/output/same.html", "same")
        try work.make("site/output/images", "a file")
        let before = try Snapshot(of: work.output)
        let files = ["index.html": "new", "en/index.html": "new", "same.html": "same", "images/a.jpg": "picture"]
        let outcome = work.publish(files)
        #expect(
            try outcome.refusal == [
                work.output + "/en/index.html: Carte did not make this file and would overwrite it",
                work.output + "/images: Carte did not make this file, and a folder must stand here",
                work.output + "/index.html: Carte did not make this file and would overwrite it",
            ])
        guard case .refused(let messages) = outcome else { return }
        #expect(
            messages.compactMap(\.hint) == ["move what is in the way elsewhere, or say '--force' to overwrite files"])
        #expect(try Snapshot(of: work.output) == before)
        #expect(try Snapshot(of: work.output).identities == before.identities)
        try work.expectTidy()

        #expect(try work.publish(files, force: true).summary.counts == [3, 1, 0])
        #expect(try Snapshot(of: work.output).entries.keys.sorted() == work.fresh(files).keys.sorted())
        #expect(try work.read("site/output/index.html") == "new")
    }

    @Test func adoptsAFileThatIsTheSame() throws {
        let work = try Workplace()
        try work.make("site/output/index.html", "same")
        let before = try Snapshot(of: work.output)
        #expect(try work.publish(["index.html": "same"]).summary.counts == [0, 1, 0])
        #expect(try Snapshot(of: work.output).identities["index.html"] == before.identities["index.html"])
        // From now on it is Carte's.
        #expect(try work.publish(["other.html": "x"]).summary.counts == [1, 0, 1])
    }

    @Test(arguments: [false, true]) func refusesAFolderWhereAFileMustStand(force: Bool) throws {
        for path in ["site/output/index.html/mine", "site/output/.carte-files/mine"] {
            let work = try Workplace()
            try work.make(path, "mine")
            let before = try Snapshot(of: work.output)
            #expect(try work.publish(["index.html": "new"], force: force).refusal.count == 1)
            #expect(try Snapshot(of: work.output) == before)
        }
    }

    @Test func refusesAnEmptyFolderWhereAFileMustStand() throws {
        let work = try Workplace()
        try FileManager.default.createDirectory(
            atPath: work.output + "/index.html", withIntermediateDirectories: true)
        let said = try work.publish(["index.html": "new"], force: true).refusal
        #expect(said == [work.output + "/index.html: Carte did not make this folder, and a file must stand here"])
    }

    @Test func aLinkInPlaceOfItsFileIsNotFollowed() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one", "images/a.jpg": "picture"]).summary
        try work.make("precious/index.html", "precious")
        try work.make("precious/a.jpg", "precious")
        try run(
            "sh", "-c", "cd $0 && ln -sf ../../precious/index.html . && rm -r images && ln -s ../../precious images",
            work.output)
        let files = ["index.html": "precious", "images/a.jpg": "new"]
        #expect(
            try work.publish(files).refusal == [
                work.output + "/images: Carte did not make this file, and a folder must stand here",
                work.output + "/index.html: Carte did not make this file and would overwrite it",
            ])
        _ = try work.publish(files, force: true).summary
        #expect(try Snapshot(of: work.output).entries == work.fresh(files))
        #expect(try work.read("precious/index.html") == "precious")
        #expect(try work.read("precious/a.jpg") == "precious")
    }

    @Test func aRemovedLinkInPlaceOfItsFileIsKept() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one", "a.jpg": "picture"]).summary
        try run("sh", "-c", "cd $0 && ln -sf /nowhere a.jpg", work.output)
        #expect(try work.publish(["index.html": "one"]).summary.counts == [0, 1, 0])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: work.output + "/a.jpg") == "/nowhere")
    }

    @Test(arguments: [
        "", "carte-files 1\nindex.html\n", "carte-files 1\nindex.html\n../../content/menu.json\n2 files\n",
    ])
    func trustsNoTornList(_ text: String) throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one", "gone.html": "two"]).summary
        try work.make("site/output/.carte-files", text)
        #expect(try work.publish(["index.html": "new"]).refusal.count == 1)
        #expect(try work.publish(["index.html": "one"]).summary.counts == [0, 1, 0])
        #expect(try work.read("site/output/gone.html") == "two")
        #expect(try work.read("site/output/.carte-files") == "carte-files 1\nindex.html\n1 files\n")
        #expect(try work.read("site/content/menu.json") == "{}")
    }

    @Test func aListThatIsALinkIsNotFollowed() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one"]).summary
        try work.make("list", "carte-files 1\nindex.html\n1 files\n")
        try run("sh", "-c", "cd $0 && ln -sf ../../list .carte-files", work.output)
        #expect(try work.publish(["index.html": "new"]).refusal.count == 1)
        _ = try work.publish(["index.html": "new", "b": ""], force: true).summary
        #expect(try work.read("list") == "carte-files 1\nindex.html\n1 files\n")
        #expect(try work.read("site/output/.carte-files") == "carte-files 1\nb\nindex.html\n2 files\n")
    }
}
