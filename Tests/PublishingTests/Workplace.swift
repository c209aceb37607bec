import Foundation
import Testing

@testable import Publishing

/// A site folder of its own for one test, with `content` and `templates`, removed when the test lets go of it.
final class Workplace {
    let root: String
    var site: String { root + "/site" }
    var output: String { site + "/output" }

    init() throws {
        // What Publishing makes must be readable whatever the umask says, so every test runs under a strict one.
        umask(0o077)
        var template = Array((NSTemporaryDirectory() + "/carte-publishing-XXXXXX").utf8CString)
        let made = try String(cString: #require(mkdtemp(&template)))
        root = URL(fileURLWithPath: made).resolvingSymlinksInPath().path
        try make("site/content/menu.json", "{}")
        try make("site/templates/page.mustache", "page")
    }

    deinit {
        for mount in mounts.reversed() { _ = try? run("umount", mount) }
        _ = try? run("rm", "-rf", root)
    }

    private var mounts: [String] = []

    /// Writes a file beneath the root, with the folders it needs.
    func make(_ path: String, _ text: String) throws {
        let url = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ path: String) throws -> String {
        try String(decoding: Data(contentsOf: URL(fileURLWithPath: root + "/" + path)), as: UTF8.self)
    }

    /// Mounts something for the length of the test; false, with a line that says so, where that may not be.
    func mount(_ arguments: String..., at path: String) throws -> Bool {
        guard geteuid() == 0, try run("mount", arguments + [path]) == 0 else {
            print("skipped: a test that mounts a file system (not allowed here)")
            return false
        }
        mounts.append(path)
        return true
    }

    /// Publishes to the site's output folder, or to another one.
    func publish(
        _ files: [String: String], to output: String? = nil, site: String? = nil, force: Bool = false,
        sync: Bool = false,
        waiting: Duration = .seconds(10)
    ) -> PublishOutcome {
        let site = site ?? self.site
        let request = PublishRequest(
            site: site, output: output ?? self.output, sources: [site + "/content", site + "/templates"],
            files: files.map { OutputFile(path: $0.key, content: .bytes(Array($0.value.utf8))) }, force: force,
            sync: sync)
        return Publishing.publish(request, waiting: waiting)
    }

    /// What a build into an empty folder gives.
    func fresh(_ files: [String: String]) throws -> [String: Snapshot.Entry] {
        try make("fresh/content/menu.json", "{}")
        _ = try publish(files, to: root + "/fresh/output", site: root + "/fresh").summary
        defer { _ = try? run("rm", "-rf", root + "/fresh") }
        return try Snapshot(of: root + "/fresh/output").entries
    }

    /// Expects that nothing but the output folder and `.carte/lock` is in the site, and no staging folder anywhere.
    func expectTidy(_ output: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let names = try Snapshot(of: root).entries.keys
        let strays = names.filter { $0.contains("staging-") }
        #expect(strays.isEmpty, sourceLocation: sourceLocation)
        let own = names.filter { $0.hasPrefix("site/.carte/") }
        #expect(own.allSatisfy { $0 == "site/.carte/lock" }, sourceLocation: sourceLocation)
    }
}

/// Runs a command of the system and gives its exit code.
@discardableResult
func run(_ command: String, _ arguments: String...) throws -> Int32 { try run(command, arguments) }

func run(_ command: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
}

struct UnexpectedOutcome: Error {
    let outcome: PublishOutcome
}

extension PublishOutcome {
    /// The summary of a site that was published.
    var summary: PublishSummary {
        get throws {
            guard case .published(let summary) = self else { throw UnexpectedOutcome(outcome: self) }
            return summary
        }
    }

    /// What a refusal says, each message as `path: text`.
    var refusal: [String] {
        get throws {
            guard case .refused(let messages) = self else { throw UnexpectedOutcome(outcome: self) }
            return messages.map { $0.path + ": " + $0.text }
        }
    }

    /// What a failure says, as `path: text`.
    var failure: String {
        get throws {
            guard case .failed(let message) = self else { throw UnexpectedOutcome(outcome: self) }
            return message.path + ": " + message.text
        }
    }
}

extension PublishSummary {
    /// Written, unchanged and removed.
    var counts: [Int] { [written, unchanged, removed] }
}
