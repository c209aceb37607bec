import Testing

@testable import CSVText

/// RFC 4180, and what spreadsheets write beside it.
@Suite struct CSVReadingTests {
    private func rows(of text: String) -> [[String]]? {
        readCSV(Array(text.utf8)).table.map(CSVTextTests.rows)
    }

    /// The examples of RFC 4180, section 2.
    @Test(arguments: [
        ("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("aaa,bbb,ccc\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("\"aaa\",\"b\"\"bb\",\"ccc\"", [["aaa", "b\"bb", "ccc"]]),
    ])
    func readsTheExamplesOfTheMemo(text: String, wanted: [[String]]) {
        #expect(rows(of: text) == wanted)
    }

    @Test(arguments: [
        ("name;price\nTea, green;2,50\n", [["name", "price"], ["Tea, green", "2,50"]]),
        ("name\tprice\nTea; green\t2,50", [["name", "price"], ["Tea; green", "2,50"]]),
        ("\"a;b;c\",price\nx,1", [["a;b;c", "price"], ["x", "1"]]),
        ("sep=;\r\nname,x;price\r\nTea;2", [["name,x", "price"], ["Tea", "2"]]),
        ("name\nTea; green\n", [["name"], ["Tea; green"]]),
        ("a,b\r1,2\r\r3", [["a", "b"], ["1", "2"], [], ["3"]]),
        ("a,b,\n,,\n", [["a", "b", ""], ["", "", ""]]),
        ("\u{FEFF}a,b\n5\" pizza,1", [["a", "b"], ["5\" pizza", "1"]]),
        ("", []), ("\n\r\na", [[], [], ["a"]]), ("\"\"", [[""]]),
    ])
    func readsWhatSpreadsheetsWrite(text: String, wanted: [[String]]) {
        #expect(rows(of: text) == wanted)
    }

    @Test(arguments: [
        ("a,b\n1,\"2", 6, "this quote is not closed"),
        ("a,b\n\"1\"x,2", 7, "characters stand behind the closing quote of a cell"),
        ("a,b\n1, \"2, 3\"", 7, "a blank stands before this quote"),
        ("a,b\n1,\u{0}2", 6, "a NUL stands in the file"),
    ])
    func saysWhatReadsInTwoWays(text: String, offset: Int, wanted: String) {
        let fault = readCSV(Array(text.utf8)).fault
        #expect(fault?.offset == offset)
        #expect(fault?.text == wanted)
    }

    @Test(
        arguments: [
            [0x61, 0x2C, 0xE9, 0x0A], [0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
            [0xC3], [0x80], [0xFE, 0xFF, 0xDC, 0x00],
        ] as [[UInt8]])
    func saysWhatIsNoText(bytes: [UInt8]) {
        let reading = readCSV(bytes)
        #expect(reading.table == nil)
        #expect(reading.fault?.hint.contains("UTF-8") == true)
    }

    @Test func cellsKnowWhereTheyStand() throws {
        let text = "\u{FEFF}a,\"b\"\r\nä,\"x\"\"y\",z"
        let table = try #require(readCSV(Array(text.utf8)).table)
        let bytes = table.bytes
        #expect(table.row(1).map { bytes[$0.offset] } == [0xC3, UInt8(ascii: "\""), UInt8(ascii: "z")])
        #expect(table.row(0).map(\.offset) == [3, 5])
        #expect(table.row(2).isEmpty)
    }

    /// A megabyte of anything takes no more than the time of a few passes, and is answered.
    @Test(arguments: [
        "\"", "\"\"", ",", ";", "\n", "\r\n", "a,", "\",\"", "\u{0}", "\u{FEFF}", "é", "\"\n", " \"", "\t", "\"a\",",
    ])
    func isLinear(piece: String) {
        let bytes = Array(String(repeating: piece, count: 1_048_576 / piece.utf8.count).utf8)
        let clock = ContinuousClock()
        let time = clock.measure {
            let reading = readCSV(bytes)
            #expect((reading.table == nil) == (reading.fault != nil))
        }
        // Square time would be hours.
        #expect(time < .seconds(60))
    }

    /// Whatever the bytes, the reader answers, and every place is in them.
    @Test(arguments: 0..<4 as Range<UInt64>) func neverTraps(seed: UInt64) throws {
        let start = Array("sep=;\nname;price\r\n\"Tea \"\"x\"\";y\";2,50\r커피;3\n".utf8)
        let pieces: [[UInt8]] = [
            [0x22], [0x22, 0x22], [0x3B], [0x2C], [0x09], [0x0A], [0x0D], [0x20], [0], [0xFF, 0xFE], [0xFE, 0xFF],
            [0xEF, 0xBB, 0xBF],
            [0xC3], [0xD8, 0x00], [0x61],
        ]
        var random = SeededGenerator(state: seed)
        var tables = 0
        for _ in 0..<3000 {
            var bytes = start
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...4, using: &random)))
                default: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
                }
            }
            let reading = readCSV(bytes)
            try #require((reading.table == nil) == (reading.fault != nil))
            if let fault = reading.fault { try #require(0...reading.bytes.count ~= fault.offset) }
            guard let table = reading.table else { continue }
            tables += 1
            for row in 0..<table.rowCount {
                for cell in table.row(row) {
                    try #require(table.bytes.indices.contains(cell.offset) || cell.offset == table.bytes.count)
                    try #require(table.text(of: cell).utf8.count <= table.bytes.count)
                }
            }
        }
        #expect(300..<2900 ~= tables)
    }
}
