import Testing

@testable import MenuSite

@Suite struct WrittenAmountTests {
    @Test(arguments: [
        ("14.95", "14.95"), ("7,5", "7.5"), ("35,50", "35.50"), (" 400 ", "400"), ("1250.50", "1250.50"), ("0", "0"),
        ("4500", "4500"), ("0.125", "0.125"), ("1234,567", "1234.567"), ("3,50\u{A0}", "3.50"), ("12,5000", "12.5000"),
    ])
    func readsWhatHasOneReading(written: String, amount: String) throws {
        #expect(WrittenAmount(text: written) == .amount(try #require(ExactNumber(amount))))
    }

    /// Each with a part of the hint: what to write instead.
    @Test(arguments: [
        ("£17.50", "write 17.50"), ("$5", "write 5"), ("150 ₽", "write 150"), ("€ 12,50", "write 12.50"),
        ("4,500원", "4500"), ("12.50 EUR", "write 12.50"), ("1,095.00", "write 1095"), ("1.095,50", "write 1095.50"),
        ("1 500", "write 1500"), ("1’200", "write 1200"), ("12,34,567", "write 1234567"),
        ("45.000", "45000 if thousands are meant, or 45 if decimals"),
        ("1,500", "1500 if thousands are meant, or 1.500"),
        ("400/800", "\"amount\": 400"), ("£18.75 /£16.50", "\"amount\": 16.50"), ("£4.50 - £5", "\"amount\": 4.50"),
        ("6/8.50/25", "\"amount\": 8.50"), ("-3", "write 3"), ("???", "\"priceNote\": \"???\""),
        ("market price", "\"priceNote\": \"market price\""), ("", "priceNote"), ("٣٠", "write 30"),
        ("１２０", "write 120"),
        (".5", "write 0.5"), (",50", "write 0.50"), ("3’50", "write 3.50"), ("3€50", "write 3.50"),
        ("12 ,50", "write 12.50"),
        ("12, 50", "\"amount\": 50"), ("٣٫٥", "write 3.5"), ("٣٬٥٠٠", "write 3500"), ("3,5,0", "such as 4.50"),
        ("0.5.0", "such as 4.50"),
        ("3.5E0", "write 3.5"), ("=A1*2", "that it comes to"), ("12 50", "\"amount\": 12"),
        ("5 €/kg", "write \"price\": 5, \"unit\": \"kg\""),
        ("3.4999999999999996", "two decimals"), ("1.234.567,89", "write 1234567.89"),
        ("from 4.50", "write \"price\": 4.50, \"from\": true"), ("1234567890123456", "too many digits"),
    ])
    func refusesTheRestAndSaysWhatToWrite(written: String, hint: String) {
        guard case .fault(let fault, let said) = WrittenAmount(text: written) else {
            Issue.record("'\(written)' was read as an amount")
            return
        }
        #expect((fault + " " + said).contains(hint), "'\(written)' got '\(fault): \(said)'")
    }

    /// A unit, `from` or a range in the price's text is told which field it is.
    @Test(arguments: [
        ("12.50/kg", #""price": 12.50, "unit": "kg""#), ("12,50 € / 100 g", #""price": 12.50, "unit": "100 g""#),
        ("890 Ft/10 dkg", #""price": 890, "unit": "10 dkg""#), ("5 EUR per person", #""price": 5, "unit": "person""#),
        ("300 ₽ за порцию", #""price": 300, "unit": "порцию""#), ("ab 4,50 €", #""price": 4.50, "from": true"#),
        ("от 500", #""price": 500, "from": true"#), ("4.50+", #""price": 4.50, "from": true"#),
        ("4500원부터", #""price": 4500, "from": true"#),
        ("8.50–12.00", #"or "priceRange": { "low": 8.50, "high": 12.00 }"#),
        ("£4.50 - £5", #"or "priceRange": { "low": 4.50, "high": 5 }"#),
    ])
    func saysWhichFieldItIs(written: String, hint: String) {
        guard case .fault(_, let said) = WrittenAmount(text: written) else {
            Issue.record("'\(written)' was read as an amount")
            return
        }
        #expect(said.contains(hint), "'\(written)' got '\(said)'")
    }

    /// Two sizes are neither an amount for a unit nor a range; words alone are a note.
    @Test(arguments: [
        "400/800", "6/8.50/25", "4.50 / 6 large", "12-8.50", "small 3 / large 5", "market/kg", "5 kg", "14,000원부터",
        "1,500/kg", "1,500-2,000",
    ])
    func saysNoFieldThatItIsNot(written: String) {
        guard case .fault(_, let said) = WrittenAmount(text: written) else {
            Issue.record("'\(written)' was read as an amount")
            return
        }
        #expect(!said.contains("\"unit\"") && !said.contains("\"from\"") && !said.contains("priceRange"), "\(said)")
    }

    @Test func aNumberIsNeverNegative() {
        #expect(WrittenAmount(number: "-3") == .fault("a price cannot be negative", hint: "write 3"))
    }
}
