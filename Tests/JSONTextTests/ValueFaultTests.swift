import Testing

@testable import JSONText

@Suite struct ValueFaultTests {
    static let words: [FaultCase] = [
        FaultCase("[‸True]", "'True' is not JSON", "write true"),
        FaultCase(#"{"a": ‸FALSE}"#, "'FALSE' is not JSON", "write false"),
        FaultCase("[‸None]", "'None' is not JSON", "write null"),
        FaultCase("[‸undefined, 1]", "'undefined' is not JSON", "write null"),
        FaultCase("[‸nil]", "'nil' is not JSON", "write null"),
        FaultCase("‸nul", "'nul' is not JSON", "write null"),
        FaultCase("[‸tru]", "'tru' is not JSON", "write true"),
        FaultCase("[‸fals]", "'fals' is not JSON", "write false"),
        FaultCase("[‸NaN]", "'NaN' is not a number in JSON", "write a number, or null"),
        FaultCase("[‸Infinity]", "'Infinity' is not a number in JSON", "write a number, or null"),
        FaultCase("[‸-Infinity]", "'-Infinity' is not a number in JSON", "write a number, or null"),
        FaultCase("[‸+Inf]", "'+Inf' is not a number in JSON", "write a number, or null"),
        FaultCase("[‸Latte]", "text 'Latte' has no double quotes", #"write "Latte""#),
        FaultCase("[‸Ice latte , 1]", "text 'Ice latte' has no double quotes", #"write "Ice latte""#),
        FaultCase("{\"a\": ‸http://x.y // seen\n}", "text 'http://x.y' has no double quotes", #"write "http://x.y""#),
        FaultCase("[‸nullx]", "text 'nullx' has no double quotes", #"write "nullx""#),
        FaultCase("[‸€5]", "text '€5' has no double quotes", #"write "€5""#),
        FaultCase(
            "[‸к 👩\u{200D}🍳 \u{202E}x]", "text 'к 👩\u{200D}🍳 \\u202ex' has no double quotes",
            "write it in double quotes"),
        FaultCase("[‸борщ]", "text 'борщ' has no double quotes", #"write "борщ""#),
        FaultCase(#"[‸a\b]"#, #"text 'a\b' has no double quotes"#, "write it in double quotes"),
        FaultCase(
            "[‸" + String(repeating: "ы", count: 41),
            "text '\(String(repeating: "ы", count: 40))…' has no double quotes", "write it in double quotes"),
    ]

    @Test(arguments: words) func word(_ fault: FaultCase) throws { try fault.check() }

    static let quotes: [FaultCase] = [
        FaultCase("[‸'a']", "a text stands in double quotes, not in single ones", #"write "a""#),
        FaultCase("[‸`a`]", "a text stands in double quotes, not in backticks", #"write "a""#),
        FaultCase("[‸“a”]", "a text stands in straight double quotes, not in '“'", #"write "a""#),
        FaultCase("[‸„a“]", "a text stands in straight double quotes, not in '„'", #"write "a""#),
        FaultCase("[‸«чай»]", "a text stands in straight double quotes, not in '«'", #"write "чай""#),
        FaultCase("[‸‘a’]", "a text stands in straight double quotes, not in '‘'", #"write "a""#),
        FaultCase("[‸'a\"b']", "a text stands in double quotes, not in single ones", #"write '"' before and after it"#),
        FaultCase("[‸'a\n']", "a text stands in double quotes, not in single ones", #"write '"' before and after it"#),
        FaultCase(#"{‸'a': 1}"#, "a field name stands in double quotes, not in single ones", #"write "a""#),
        FaultCase(#"{‸“a”: 1}"#, "a field name stands in straight double quotes, not in '“'", #"write "a""#),
        FaultCase(#"{"a": "Latte‸”, "b": 1}"#, "'”' does not close a text", #"write '"' instead"#),
    ]

    @Test(arguments: quotes) func quote(_ fault: FaultCase) throws { try fault.check() }

    static let marks: [FaultCase] = [
        FaultCase("[‸*]", "'*' means nothing here", "leave it out, or write it in double quotes"),
        FaultCase("[1 ‸& 2]", "'&' means nothing here", "leave it out, or write it in double quotes"),
        FaultCase("‸...", "'...' means nothing here", "leave it out, or write it in double quotes"),
        FaultCase("‸:", "':' means nothing here", "leave it out, or write it in double quotes"),
        FaultCase("[‸−5]", "'−' is not a minus sign", "write '-'"),
        FaultCase("[1,‸\u{A0}2]", "there is an invisible character (U+00A0) here", "write a space"),
        FaultCase("‸\u{3000}[]", "there is an invisible character (U+3000) here", "write a space"),
        FaultCase("[‸\u{2060}]", "there is an invisible character (U+2060) here", "leave it out"),
        FaultCase("[]‸\u{FEFF}", "there is an invisible character (U+FEFF) here", "leave it out"),
        FaultCase("{\"a\"‸\u{200B}: 1}", "there is an invisible character (U+200B) here", "leave it out"),
        FaultCase("[‸\u{0C}]", "there is an invisible character (U+000C) here", "write a space"),
        FaultCase("[1‸\u{0}]", "there is an invisible character (U+0000) here", "leave it out"),
        FaultCase("[true‸\u{A0}]", "there is an invisible character (U+00A0) here", "write a space"),
        FaultCase("[1‸\u{A0}]", "there is an invisible character (U+00A0) here", "write a space"),
    ]

    @Test(arguments: marks) func mark(_ fault: FaultCase) throws { try fault.check() }

    static let missing: [FaultCase] = [
        FaultCase(#"{"a":‸,"b":1}"#, "field 'a' has no value", "write null for none"),
        FaultCase(#"{"a": ‸}"#, "field 'a' has no value", "write null for none"),
        FaultCase(#"{"a": ‸]"#, "field 'a' has no value", "write null for none"),
        FaultCase(#"{"a":‸:1}"#, "there is a second ':' here", "leave it out"),
        FaultCase("[‸,1]", "there is no value before this comma", "leave the comma out"),
        FaultCase("[1,‸,2]", "there is no value before this comma", "leave the comma out"),
        FaultCase("‸,", "there is no value before this comma", "leave the comma out"),
        FaultCase("‸", "the file is empty", "write '{}' at least"),
        FaultCase("\u{FEFF}‸", "the file is empty", "write '{}' at least"),
        FaultCase("‸ \r\n\t ", "the file holds only blanks and comments", "write '{}' at least"),
        FaultCase("‸/* one */ // two", "the file holds only blanks and comments", "write '{}' at least"),
    ]

    @Test(arguments: missing) func missingValue(_ fault: FaultCase) throws { try fault.check() }
}
