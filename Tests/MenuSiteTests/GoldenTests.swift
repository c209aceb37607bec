import BuiltInTheme
import Diagnostics
import Foundation
import MenuSite
import Testing

/// Whole sites in `Golden/`: a folder `site`, what must come of it in `output`, and what is said of it in `report.txt`.
///
/// `CARTE_GOLDEN=write` writes both anew and fails, so that nobody passes them unread.
@Suite struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Golden"
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    @Test func thereAreSites() {
        #expect(Self.names.count >= 3)
    }

    @Test(arguments: names)
    func comesOutAsItWasRead(name: String) throws {
        let golden = Self.folder + "/" + name
        let copy = try SiteFixture()
        try FileManager.default.removeItem(atPath: copy.root)
        try FileManager.default.copyItem(atPath: golden + "/site", toPath: copy.root)
        let report = copy.check(url: nil).printed
        let result = copy.build()
        let written = tree(copy.root + "/output")
        if ProcessInfo.processInfo.environment["CARTE_GOLDEN"] == "write" {
            try? FileManager.default.removeItem(atPath: golden + "/output")
            if result.isPublished {
                try FileManager.default.copyItem(atPath: copy.root + "/output", toPath: golden + "/output")
            }
            try Data(report.utf8).write(to: URL(fileURLWithPath: golden + "/report.txt"))
            Issue.record("wrote \(name) anew: read the difference, then run without CARTE_GOLDEN")
            return
        }
        let wanted = tree(golden + "/output")
        #expect(written.keys.sorted() == wanted.keys.sorted())
        for (path, text) in wanted where written[path] != text {
            Issue.record("\(name)/output/\(path) differs: \(firstDifference(text, written[path] ?? ""))")
        }
        let said = try String(contentsOfFile: golden + "/report.txt", encoding: .utf8)
        #expect(report == said)
    }

    /// The first line that differs, both ways.
    private func firstDifference(_ wanted: String, _ written: String) -> String {
        let pairs = zip(wanted.split(separator: "\n"), written.split(separator: "\n"))
        guard let pair = pairs.first(where: { $0 != $1 }) else { return "one is longer" }
        return "want '\(pair.0.prefix(200))', have '\(pair.1.prefix(200))'"
    }
}
