import Foundation
import Testing

/// ARCHITECTURE.md and the sources say the same.
@Suite struct ArchitectureTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: Self.root + "/" + path, encoding: .utf8)
    }

    /// The Swift files of a folder, by path.
    private func sources(_ folder: String) throws -> [String: String] {
        var found: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: Self.root + "/" + folder) ?? .init()
        where path.hasSuffix(".swift") {
            found[folder + "/" + path] = try text(folder + "/" + path)
        }
        return found
    }

    private func imports(_ source: String) -> Set<String> {
        Set(source.matches(of: #/(?m)^(?:@\w+(?:\([^)]*\))? )?import (\w+)/#).map { String($0.1) })
    }

    /// The table of targets: what each may import.
    private func table() throws -> [String: Set<String>] {
        var table: [String: Set<String>] = [:]
        for row in try text("ARCHITECTURE.md").matches(of: #/(?m)^\| `(\w+)` \|([^|]*)\|/#) {
            table[String(row.1)] = Set(
                row.2.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
        }
        return table
    }

    @Test func eachTargetImportsWhatTheTableSays() throws {
        let table = try table()
        #expect(table.count >= 8)
        for (target, allowed) in table {
            let folder = target == "BuiltInTheme" ? "templates" : "Sources/" + target
            var seen: Set<String> = []
            let files = try sources(folder)
            #expect(!files.isEmpty, "\(target) has no sources")
            for (_, source) in files { seen.formUnion(imports(source)) }
            #expect(seen.subtracting(["Glibc"]) == allowed, "\(target)")
        }
    }

    @Test func everyFolderOfSourcesIsInTheTable() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/Sources").filter {
            !$0.hasPrefix(".")
        }
        let swift = folders.filter {
            !(FileManager.default.fileExists(atPath: Self.root + "/Sources/\($0)/module.modulemap"))
        }
        #expect(Set(swift).isSubset(of: Set(try table().keys)))
    }

    @Test func exactlyOneFileImportsEachLibraryInC() throws {
        let all = try sources("Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/Sources")
            .filter { FileManager.default.fileExists(atPath: Self.root + "/Sources/\($0)/module.modulemap") }
        #expect(modules.count >= 4)
        for module in modules {
            let importers = all.filter { imports($0.value).contains(module) }.map(\.key)
            #expect(importers.count == 1, "\(module): \(importers)")
        }
    }

    /// The site's way, and that of a page within it.
    @Test func thePipelineReadsOnOneScreen() throws {
        let functions = [
            ("Build.swift", #/(?ms)^public func build\(.*?^\}/#, ["load(", "check(", "publication.finish("]),
            (
                "Check/PageLine.swift", #/(?ms)^    mutating func make\(.*?^    \}/#,
                ["menu(", "layOut(", "render(", "file("]
            ),
        ]
        for (file, function, stages) in functions {
            let body = try #require(try text("Sources/MenuSite/\(file)").firstMatch(of: function)).0
            #expect(body.split(separator: "\n", omittingEmptySubsequences: false).count <= 15)
            for stage in stages { #expect(body.contains(stage), "\(file)") }
        }
    }

    @Test func noSourceIsOverThreeHundredLinesOrTakesAWayOut() throws {
        for (path, source) in try sources("Sources").merging(sources("templates"), uniquingKeysWith: { $1 }) {
            #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 301, "\(path)")
            let code = source.replacing(#/(?m)//.*$/#, with: "")
            for word in [
                "try!", "fatalError", "as!", "@unchecked", "nonisolated(unsafe)", "preconditionFailure", ": Any",
                "[Any",
            ] {
                #expect(!code.contains(word), "\(path): \(word)")
            }
        }
    }

    @Test func theVersionIsTheChangelogs() throws {
        let version = try #require(try text("Sources/carte/Usage.swift").firstMatch(of: #/version = "([\d.]+)"/#)).1
        #expect(try text("CHANGELOG.md").contains("## \(version)"))
    }
}
