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
}
