import Foundation
import Testing

@testable import Publishing

@Suite struct LeftoverTests {
    @Test func theNextBuildRemovesWhatAKilledOneLeft() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one"]).summary
        try work.make("precious", "precious")
        for place in [".carte/staging-77-0", ".carte-staging-77-0", "output/.carte-staging-77-0"] {
            try work.make("site/" + place + "/deep/er/index.html", "half")
            try run(
                "sh", "-c", "cd $0 && ln -s ../../precious link && ln -s .. up && mkfifo pipe && chmod 500 deep/er",
                work.site + "/" + place)
        }
        #expect(try work.publish(["index.html": "one"]).summary.way == .nothingToDo)
        try work.expectTidy()
        #expect(try work.read("precious") == "precious")
        #expect(try work.read("site/output/index.html") == "one")
    }

    @Test func whatARunningBuildHoldsAndWhatIsNoStagingFolderStays() throws {
        let work = try Workplace()
        let kept = [
            ".carte/staging-1-0/x", ".carte-staging-", ".carte-staging-1", ".carte-staging-1-x/y",
            ".carte-staging-mine/z",
            ".carte/staging-/x", ".carte-staging-2-0",
        ]
        for path in kept { try work.make("site/" + path, "kept") }
        let held = open(work.site + "/.carte/staging-1-0", O_RDONLY)
        #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
        _ = try work.publish(["index.html": "one"]).summary
        for path in kept { #expect(try work.read("site/" + path) == "kept") }
        #expect(close(held) == 0)
    }

    @Test func whereNothingCanBeFoundNothingIsLeft() throws {
        let work = try Workplace()
        try run("ln", "-s", "loop", work.root + "/loop")
        #expect(!hasLeftovers(ofSite: work.site, output: work.root + "/loop"))
        #expect(!hasLeftovers(ofSite: work.root + "/none", output: work.root + "/none/output"))
        try work.make("site/.carte/staging-1-0/x", "half")
        #expect(hasLeftovers(ofSite: work.site, output: work.output))
    }

    @Test func whatCannotBeRemovedIsSaidAndIsInNoWay() throws {
        guard geteuid() == 0 else {
            print("skipped: a test that makes a file immutable (not allowed here)")
            return
        }
        let work = try Workplace()
        try work.make("site/.carte/staging-1-0/x", "half")
        try run("chattr", "+i", work.site + "/.carte/staging-1-0/x")
        let summary = try work.publish(["index.html": "one"]).summary
        #expect(summary.warnings.map(\.text) == ["what a killed build left in this folder could not be removed"])
        try run("chattr", "-i", work.site + "/.carte/staging-1-0/x")
        #expect(try work.publish(["index.html": "two"]).summary.warnings.isEmpty)
        try work.expectTidy()
    }

    @Test func aTakenNameIsNotUsed() throws {
        let work = try Workplace()
        try work.make("site/.carte/staging-\(getpid())-0", "a file of that name")
        #expect(try work.publish(["index.html": "one"]).summary.way == .created)
        #expect(try work.read("site/.carte/staging-\(getpid())-0") == "a file of that name")
    }
}
