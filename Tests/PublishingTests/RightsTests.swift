import Foundation
import Testing

@testable import Publishing

/// What a build does that is not run by root, where some of the folders are another user's.
@Suite struct RightsTests {
    private let first = ["index.html": "one", "en/index.html": "two"]
    private let second = ["index.html": "changed", "fr/index.html": "trois"]

    /// Does something with the rights of a user who owns nothing but what belongs to `nobody`.
    private func asNobody<Result>(_ body: () throws -> Result) rethrows -> Result {
        // The file system's user is one of the thread (setfsuid(2)), so that other tests go on as they were.
        let before = setfsuid(65534)
        defer { _ = setfsuid(UInt32(before)) }
        return try body()
    }

    private func workplace(_ commands: String) throws -> Workplace? {
        guard geteuid() == 0 else {
            print("skipped: a test of another user's rights (only root can take them)")
            return nil
        }
        let work = try Workplace()
        #expect(
            try run("sh", "-c", "cd $0 && chmod -R a+rX . && chown -R 65534:65534 site && " + commands, work.root) == 0)
        return work
    }

    @Test func aFolderInAnotherUsersIsPublishedToFileByFile() throws {
        guard let work = try workplace("mkdir -p srv/www && chown 65534 srv/www && chmod 755 srv srv/www") else {
            return
        }
        let output = work.root + "/srv/www"
        for files in [first, second] {
            #expect(try asNobody { work.publish(files, to: output) }.summary.way == .fileByFile)
            #expect(try Snapshot(of: output).entries == work.fresh(files))
        }
        try work.expectTidy()
    }

    @Test(arguments: ["711", "755"]) func aFolderInOneThatMayNotBeListedIsToo(mode: String) throws {
        guard
            let work = try workplace("mkdir -p srv/www && chown 65534 srv/www && chmod 755 srv/www; chmod \(mode) srv")
        else { return }
        let output = work.root + "/srv/www"
        for files in [first, second] {
            #expect(try asNobody { work.publish(files, to: output) }.summary.way == .fileByFile)
            #expect(try Snapshot(of: output).entries == work.fresh(files))
        }
        try work.expectTidy()
    }

    @Test func aFolderOfAnotherUsersThatAllMayWriteInKeepsItsOwner() throws {
        guard let work = try workplace("mkdir -m 777 site/output && chmod 777 site/output") else { return }
        #expect(try asNobody { work.publish(first) }.summary.way == .fileByFile)
        let owner = try FileManager.default.attributesOfItem(atPath: work.output)[.ownerAccountID] as? Int
        #expect(owner == 0)
        try work.expectTidy()
    }

    @Test func rootLeavesAFolderToItsOwner() throws {
        guard let work = try workplace("mkdir -m 755 site/output && chown 65534:65534 site/output") else { return }
        #expect(try work.publish(first).summary.way == .exchanged)
        let facts = try FileManager.default.attributesOfItem(atPath: work.output)
        #expect(facts[.ownerAccountID] as? Int == 65534 && facts[.groupOwnerAccountID] as? Int == 65534)
        try work.expectTidy()
    }

    @Test func aLockOfAnotherUserIsNotWaitedFor() throws {
        guard let work = try workplace("mkdir site/.carte && touch site/.carte/lock && chmod 755 site/.carte") else {
            return
        }
        #expect(try asNobody { work.publish(first) }.summary.counts == [2, 0, 0])
    }

    @Test func aFolderThatMayNotBeMadeIsAFailure() throws {
        guard let work = try workplace("mkdir srv && chmod 755 srv") else { return }
        let before = try Snapshot(of: work.root + "/srv")
        for (output, path) in [("srv/www", "srv/www"), ("srv/a/b", "srv/a")] {
            let said = try asNobody { work.publish(first, to: work.root + "/" + output) }.failure
            #expect(said.hasPrefix(work.root + "/" + path + ": cannot "))
            #expect(said.hasSuffix(": permission denied"))
            #expect(try Snapshot(of: work.root + "/srv") == before)
        }
    }

    @Test func aForeignFolderThatMayNotBeReadStays() throws {
        guard let work = try workplace("mkdir -p site/output/secret && chown 65534 site/output") else { return }
        #expect(try run("sh", "-c", "cd $0/site/output && echo x >secret/key && chmod -R go= secret", work.root) == 0)
        let before = try Snapshot(of: work.output)
        #expect(try asNobody { work.publish(first) }.summary.way == .fileByFile)
        #expect(try asNobody { work.publish(second) }.summary.counts == [2, 0, 1])
        let after = try Snapshot(of: work.output)
        for path in ["secret", "secret/key"] { #expect(after.identities[path] == before.identities[path]) }
        #expect(try asNobody { work.publish(["secret": "x"], force: true) }.refusal.count == 1)
        try work.expectTidy()
    }

    @Test func aFolderOfItsFilesThatMayNotBeReadIsAFailure() throws {
        guard let work = try workplace("true") else { return }
        _ = try asNobody { work.publish(first) }.summary
        try run("sh", "-c", "cd $0/en && chown 0 . && chmod 700 .", work.output)
        let before = try Snapshot(of: work.output)
        let said = try asNobody { work.publish(second) }.failure
        #expect(said == work.output + "/en: cannot open this folder: permission denied")
        #expect(try Snapshot(of: work.output) == before)
    }

    @Test func aForeignFileOfAnotherUserStays() throws {
        guard let work = try workplace("mkdir -m 777 site/output && chown 65534 site/output") else { return }
        try work.make("site/output/CNAME", "menu.example")
        let before = try Snapshot(of: work.output)
        #expect(try asNobody { work.publish(first) }.summary.counts == [2, 0, 0])
        let after = try Snapshot(of: work.output)
        #expect(after.entries["CNAME"] == before.entries["CNAME"])
        #expect(after.identities["CNAME"] == before.identities["CNAME"])
    }

    @Test func aSiteOfAnotherUserIsStagedBeside() throws {
        guard let work = try workplace("chown 0 site && mkdir srv && chown 65534 srv") else { return }
        let output = work.root + "/srv/www"
        #expect(try asNobody { work.publish(first, to: output) }.summary.way == .created)
        #expect(try asNobody { work.publish(second, to: output) }.summary.way == .exchanged)
        try work.expectTidy()
    }
}

@_silgen_name("setfsuid") private func setfsuid(_ user: UInt32) -> Int32
