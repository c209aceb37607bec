import Testing

@testable import Diagnostics

@Suite struct ReportTests {
    private let one = SourceText(path: "a.json", bytes: Array("0123456789".utf8))
    private let two = SourceText(path: "b.json", bytes: Array("0123456789".utf8))

    @Test func messagesComeByFileThenByPlace() {
        var report = Report()
        report.error(at: two.place(at: 1), "third")
        report.error(at: one.place(at: 9), "second")
        report.warning(at: one.place(at: 2), "first")
        report.error(file: "a.json", "whole")
        #expect(report.inOrder.map(\.text) == ["whole", "first", "second", "third"])
    }

    @Test func whatIsSaidTwiceStandsOnce() {
        var report = Report()
        for _ in 0..<3 { report.error(at: one.place(at: 1), "same") }
        report.error(at: one.place(at: 1), "other")
        #expect(report.inOrder.map(\.text) == ["same", "other"])
    }

    @Test func onlyErrorsForbidAndUnderStrictWarningsToo() {
        var report = Report()
        #expect(!report.forbidsPublishing(strict: true))
        report.note(at: one.place(at: 0), "advice")
        #expect(!report.forbidsPublishing(strict: true))
        report.warning(at: one.place(at: 0), "odd")
        #expect(!report.forbidsPublishing(strict: false) && report.forbidsPublishing(strict: true))
        var other = Report()
        other.error(at: one.place(at: 0), "wrong")
        report.append(other)
        #expect(report.forbidsPublishing(strict: false))
        #expect(report.count(of: .error) == 1 && report.count(of: .warning) == 1 && report.count(of: .note) == 1)
    }

    @Test func notesArePrintedWhereTheyAreAskedFor() {
        var report = Report()
        report.note(at: one.place(at: 0), "advice")
        #expect(report.printed() == "" && report.printed(notes: true).hasPrefix("a.json:1:1: note: advice\n"))
    }

    /// A thousand of each severity are printed of a file, and whether there are more.
    @Test func ofThousandsTheFirstArePrinted() {
        let source = SourceText(path: "menu.json", bytes: [UInt8](repeating: 0x61, count: 3000))
        var report = Report()
        for offset in 0..<2500 { report.warning(at: source.place(at: offset), "odd") }
        report.error(at: source.place(at: 2999), "wrong")
        report.error(file: "site.json", "missing")
        let lines = report.printed(excerpts: false).split(separator: "\n")
        #expect(lines.count == 1000 + 1 + 1 + 1)
        #expect(lines[999] == "menu.json:1:1000: warning: odd")
        #expect(lines[1000] == "menu.json:1:3000: error: wrong")
        #expect(
            lines[1001] == "menu.json: warning: there are more warnings of this file than these 1000; mend these first")
        #expect(lines[1002] == "site.json: error: missing")
    }

    /// An error behind thousands of warnings still counts.
    @Test func whatIsNotKeptIsCounted() {
        var report = Report()
        for _ in 0..<30_000 { report.warning(at: one.place(at: 0), "odd") }
        report.error(at: one.place(at: 1), "wrong")
        #expect(report.forbidsPublishing(strict: false) && report.messages.count == 20_001)
        #expect(report.count(of: .warning) == 30_000 && report.count(of: .error) == 1)
        var whole = Report()
        for _ in 0..<3 { whole.append(report) }
        #expect(whole.messages.count == 60_003 && whole.count(of: .error) == 3)
    }

    /// All that is said of a text in a menu file stands at its begin.
    @Test func muchCanBeSaidOfOnePlace() {
        let place = SourceText(path: "menu.json", bytes: Array("x".utf8)).place(at: 0)
        var report = Report()
        for _ in 0..<2 {
            for number in 0..<9000 { report.warning(at: place, "odd \(number)") }
        }
        let time = ContinuousClock().measure { #expect(report.inOrder.map(\.text) == (0..<9000).map { "odd \($0)" }) }
        // In square time it took minutes.
        #expect(time < .seconds(20))
    }
}
