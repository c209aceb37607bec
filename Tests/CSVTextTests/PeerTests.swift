import Foundation
import Testing

@testable import CSVText

/// Python's csv module and this reader agree, both ways.
@Suite struct PeerTests {
    private struct Sample: Decodable {
        let bytes: String
        let rows: [[String]]
    }

    @Test(arguments: 1...4) func readsWhatPythonWrites(seed: Int) throws {
        let lines = try python(["write", "\(seed)", "1000"]).split(separator: "\n")
        #expect(lines.count == 1000)
        for line in lines {
            let sample = try JSONDecoder().decode(Sample.self, from: Data(line.utf8))
            let reading = readCSV(bytes(ofHex: sample.bytes))
            let table = try #require(reading.table, "\(sample.rows): \(String(describing: reading.fault))")
            try #require(rows(table) == sample.rows)
        }
    }

    @Test func pythonReadsWhatIsWritten() throws {
        var random = SeededGenerator(state: 7)
        let pieces = ["", "a", "é", "커피", "\"", ",", ";", "\t", "\n", "\r", "\r\n", " ", "x y", "🍕", "'", "\\"]
        let tables = (0..<500).map { _ in
            (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<Int.random(in: 1...5, using: &random)).map { _ in
                    (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                        .joined()
                }
            }
        }
        let written = tables.map { rows in
            var out: [UInt8] = []
            for row in rows { appendCSVRow(row, to: &out) }
            return out.map { String(format: "%02x", $0) }.joined()
        }
        let lines = try python(["read"], input: written.joined(separator: "\n") + "\n").split(separator: "\n")
        #expect(lines.count == tables.count)
        for (line, table) in zip(lines, tables) {
            try #require(try JSONDecoder().decode([[String]].self, from: Data(line.utf8)) == table)
        }
    }

    /// Found by `make fuzz`: a first cell that was read as a byte order mark or as the line that names the separator.
    @Test(arguments: [["sep=", ""], ["sep=,"], ["sep=", "x"], ["\u{FEFF}a"], ["\u{FEFF}"]])
    func aFirstCellIsNotTakenForAMark(row: [String]) throws {
        var out: [UInt8] = []
        appendCSVRow(row, to: &out)
        #expect(readCSV(out).table.map(rows) == [row])
        let line = out.map { String(format: "%02x", $0) }.joined()
        #expect(
            try JSONDecoder().decode([[String]].self, from: Data(python(["read"], input: line + "\n").utf8)) == [row])
    }

    private func python(_ arguments: [String], input: String = "") throws -> String {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/peer.py"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script] + arguments
        let folder = NSTemporaryDirectory() + "carte-csv-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(input.utf8).write(to: URL(fileURLWithPath: folder + "/in"))
        try Data().write(to: URL(fileURLWithPath: folder + "/out"))
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder + "/in"))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder + "/out"))
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try String(contentsOfFile: folder + "/out", encoding: .utf8)
    }

    private func bytes(ofHex text: String) -> [UInt8] {
        let digits = Array(text.utf8).map { $0 < 0x61 ? $0 - 0x30 : $0 - 0x57 }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// The texts of a table's cells.
func rows(_ table: CSVTable) -> [[String]] {
    (0..<table.rowCount).map { table.row($0).map(table.text) }
}
