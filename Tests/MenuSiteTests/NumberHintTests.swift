import Testing

/// What is said to write in place of a number that is not of its field.
@Suite struct NumberHintTests {
    @Test(arguments: [
        // A number out of bounds, however it is written.
        ("99999999999999999999999999", "write at most 1000"), ("1e9999", "write at most 1000"),
        ("-1e9999", "write at least 120"), ("1e-9999", "write at least 120"),
        ("120.00000000000000001", "write it without decimals"),
        ("350.5", "write it without decimals"), ("350.0", "write 350"), ("\"1200\"", "write at most 1000"),
        ("\"99999999999999999999999999\"", "write at most 1000"), ("\"400px\"", "write 400"),
        ("\"350\"", "write 350, without quotes"), ("\"350.5\"", "write 350"), ("\"-350\"", "write at least 120"),
        ("\"about 400\"", "write 400"), ("\"३५०\"", "write 350"), ("\"from 80 to 90\"", nil), ("\"tall\"", nil),
    ])
    func theHeightOfAHero(written: String, hint: String?) throws {
        try expect(#"{"hero": {"image": "a", "height": \#(written)}, "items": [{"name": "a"}]}"#, hint)
    }

    @Test(arguments: [
        ("\"4.9/5\"", "write 4.9"), ("\"4,9 von 5\"", "write 4.9"), ("\"9.8\"", "write at most 5"),
        ("\"4,900\"", "write 4.900"), ("\"4.90\"", "write 4.90, without quotes"), ("\"4.9 ★\"", "write 4.9"),
        ("\"-1\"", "write at least 0"), ("\"5 stars: 4.9\"", "write 5"), ("\"good\"", nil),
        ("1e9999", "write at most 5"),
        ("99999999999999999999", "write at most 5"), ("4.9e-99", "write fewer digits"),
    ])
    func theValueOfARating(written: String, hint: String?) throws {
        try expect(#"{"items": [{"name": "a", "rating": {"value": \#(written), "count": 3}}]}"#, hint)
    }

    @Test(arguments: [
        ("\"2,637\"", "write 2637"), ("\"2 637\"", "write 2637"), ("\"1.240 reviews\"", "write 1240"),
        ("\"1,095,000\"", "write 1095000"), ("\"2,5\"", "write 2"), ("\"9,999,999,999\"", "write at most 1000000000"),
    ])
    func theCountOfARating(written: String, hint: String?) throws {
        try expect(#"{"items": [{"name": "a", "rating": {"value": 4, "count": \#(written)}}]}"#, hint)
    }

    @Test func aNumberThatMayBeOfThousandsIsAskedFor() throws {
        try expect(
            #"{"items": [{"name": "a", "calories": "1,200"}]}"#,
            "write 1200 if thousands are meant, or 1.200 if decimals are")
    }

    private func expect(_ menu: String, _ hint: String?) throws {
        let site = try SiteFixture(menu: menu)
        try site.picture("content/images/a.svg")
        let result = site.build()
        #expect(result.report.count(of: .error) == 1)
        #expect(result.report.inOrder.first?.hint == hint, "\(result.printed)")
    }
}
