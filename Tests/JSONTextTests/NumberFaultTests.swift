import Testing

@testable import JSONText

@Suite struct NumberFaultTests {
    static let forms: [FaultCase] = [
        FaultCase("[‸+5]", "'+5' begins with a plus sign", "write 5"),
        FaultCase("[‸007]", "'007' begins with a zero", "write 7"),
        FaultCase("[‸-01.50]", "'-01.50' begins with a zero", "write -1.50"),
        FaultCase("[‸00]", "'00' begins with a zero", "write 0"),
        FaultCase("[‸.5]", "'.5' has no digit before its decimal point", "write 0.5"),
        FaultCase("[‸-.5]", "'-.5' has no digit before its decimal point", "write -0.5"),
        FaultCase("[‸1.]", "'1.' has no digit after its decimal point", "write 1.0"),
        FaultCase("[‸1.e5]", "'1.e5' has no digit after its decimal point", "write 1.0e5"),
        FaultCase("[‸1e]", "'1e' has no digits in its exponent", #"write 1, or "1e" for a text"#),
        FaultCase("[‸1E+]", "'1E+' has no digits in its exponent", #"write 1, or "1E+" for a text"#),
        FaultCase("[‸0x1F]", "'0x1F' is hexadecimal", "write 31"),
        FaultCase("[‸1_000]", "'1_000' has separators between its digits", "write 1000"),
        FaultCase("[‸1'000.50]", "'1'000.50' has separators between its digits", "write 1000.50"),
        FaultCase("[‸-]", "'-' is not a number", "write digits after '-'"),
        FaultCase("[‸-x]", "'-x' is not a number", "write digits after '-'"),
        FaultCase("[‸-.]", "'-.' is not a number", "write digits after '-'"),
        FaultCase("[‸12.50€]", "'12.50€' is not a number", #"write 12.50, or "12.50€" for a text"#),
        FaultCase("[‸5kg]", "'5kg' is not a number", #"write 5, or "5kg" for a text"#),
        FaultCase("[‸2024-01-01]", "'2024-01-01' is not a number", #"write "2024-01-01" for a text"#),
        FaultCase("[‸400/800]", "'400/800' is not a number", #"write "400/800" for a text"#),
        FaultCase("[‸1.2.3]", "'1.2.3' is not a number", #"write "1.2.3" for a text"#),
        FaultCase("‸0xZZ", "'0xZZ' is not a number", #"write 0, or "0xZZ" for a text"#),
    ]

    @Test(arguments: forms) func form(_ fault: FaultCase) throws { try fault.check() }

    static let pieces: [FaultCase] = [
        FaultCase(#"{"price": ‸12,50, "a": 1}"#, "'12,50' is not a number", "write 12.50"),
        FaultCase(
            #"{"price": ‸1,000}"#, "'1,000' is not a number", "write 1000, or 1.000 if the comma is a decimal one"),
        FaultCase(#"{"price": ‸0,500}"#, "'0,500' is not a number", "write 0.500"),
        FaultCase(#"{"price": ‸45,0000}"#, "'45,0000' is not a number", "write 45.0000"),
        FaultCase(#"{"price": 1,‸2.3.4}"#, "field name '2.3.4' has no double quotes", #"write "2.3.4""#),
        FaultCase(#"{"price": 1.5,‸50}"#, "field name '50' has no double quotes", #"write "50""#),
        FaultCase(#"{"price": 1.5‸ 2.5}"#, "a comma is missing after this value", "write ',' here"),
        FaultCase(#"{"price": ‸1 000.50}"#, "'1 000.50' is not a number", "write 1000.50"),
        FaultCase(#"{"price": ‸1,234.50}"#, "'1,234.50' is not a number", "write 1234.50"),
        FaultCase(#"{"price": ‸1 000}"#, "'1 000' is not a number", "write 1000"),
        FaultCase("{\"price\": ‸1\u{202F}000}", #"'1\u202f000' is not a number"#, "write 1000"),
        FaultCase(#"{"price": ‸12 €}"#, "'12 €' is not a number", #"write 12, or "12 €" for a text"#),
        FaultCase("[‸12 EUR]", "'12 EUR' is not a number", #"write 12, or "12 EUR" for a text"#),
        FaultCase(#"{"price": ‸10 % }"#, "'10 %' is not a number", #"write 10, or "10 %" for a text"#),
        FaultCase(#"{"a": 1,‸2: 3}"#, "field name '2' has no double quotes", #"write "2""#),
        FaultCase("[1‸ 2]", "a comma is missing after this value", "write ',' here"),
        FaultCase("[1‸ true]", "a comma is missing after this value", "write ',' here"),
        FaultCase("{\"a\": 1‸\n b: 2}", "a comma is missing after this value", "write ',' here"),
    ]

    @Test(arguments: pieces) func piece(_ fault: FaultCase) throws { try fault.check() }

    @Test func longOnesAreShownInPart() throws {
        let digits = String(repeating: "1", count: 1000)
        let shown = String(repeating: "1", count: 40) + "…"
        try FaultCase(
            "‸\(digits).", "'\(shown)' is not a number", "write \(shown), or it in double quotes for a text"
        ).check()
    }
}
