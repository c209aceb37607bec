import Testing

@testable import MenuSite

@Suite struct ExactNumberTests {
    @Test(arguments: [
        ("0", "0", 0), ("12.50", "12.50", 2), ("2", "2", 0), ("4.9", "4.9", 1), ("1e3", "1000", 0), ("1.5E2", "150", 0),
        ("25e-1", "2.5", 1), ("0.05", "0.05", 2), ("-3", "-3", 0), ("999999999999999", "999999999999999", 0),
        ("0.10", "0.10", 2), ("1e-2", "0.01", 2),
    ])
    func keepsItsDigits(written: String, text: String, scale: Int) throws {
        let number = try #require(ExactNumber(written))
        #expect(number.text() == text)
        #expect(number.scale == scale)
    }

    @Test(arguments: ["1234567890123456", "1e400", "0.0000000000000001", "", "abc", "1.2.3"])
    func refusesWhatItCannotKeep(written: String) {
        #expect(ExactNumber(written) == nil)
    }

    @Test func comparesByValue() throws {
        #expect(try #require(ExactNumber("1.50")) == #require(ExactNumber("1.5")))
        #expect(try #require(ExactNumber("9.99")) < #require(ExactNumber("10")))
        #expect(try #require(ExactNumber("-1")) < #require(ExactNumber("0.001")))
        #expect(try #require(ExactNumber("2.00")).isWhole)
        #expect(try !#require(ExactNumber("2.01")).isWhole)
    }

    @Test func printsAtLeastTheDecimalsAskedFor() throws {
        #expect(try #require(ExactNumber("12.5")).text(decimals: 2) == "12.50")
        #expect(try #require(ExactNumber("7")).text(decimals: 3) == "7.000")
        #expect(try #require(ExactNumber("0.5")).text(decimals: 0) == "0.5")
    }
}
