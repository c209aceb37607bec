import Testing

@testable import JSONText

@Suite struct StringFaultTests {
    static let ends: [FaultCase] = [
        FaultCase("[‸\"ab", "this text is not closed", #"write '"' at its end"#),
        FaultCase(#"[‸"ab\"]"#, "this text is not closed", #"write '"' at its end"#),
        FaultCase(#"[‸"ab\"#, "this text is not closed", #"write '"' at its end"#),
        FaultCase(
            "[‸\"ab\nc\"]", "this text is not closed in its line", #"write '"' at its end, or '\n' for a line break"#),
        FaultCase(
            "{‸\"ab\r\n: 1}", "this text is not closed in its line", #"write '"' at its end, or '\n' for a line break"#
        ),
        FaultCase(
            "[\n‸\"“ab”\n]", "this text is not closed in its line", #"write '"' at its end, '”' does not close it"#),
        FaultCase(
            "[\n‸\"a” ,\n]", "this text is not closed in its line", #"write '"' at its end, '”' does not close it"#),
        FaultCase(
            "[\n‸\"«a» b\n]", "this text is not closed in its line",
            #"write '"' at its end, or '\n' for a line break"#),
        FaultCase(
            #"["«Tea» ‸"hi""#, "the text ends at this quote, before 'hi'",
            #"write '\"' for a quote inside a text, or close the text before it"#),
        FaultCase(
            #"{"name": "12‸" Pizza"}"#, "the text ends at this quote, before 'Pizza'",
            #"write '\"' for a quote inside a text, or close the text before it"#),
        FaultCase(
            #"["say ‸"hi" now"]"#, "the text ends at this quote, before 'hi'",
            #"write '\"' for a quote inside a text, or close the text before it"#),
        FaultCase(
            #"{"name": "Latte, ‸"size": "XL"}"#, "the text ends at this quote, before 'size'",
            #"write '\"' for a quote inside a text, or close the text before it"#),
        FaultCase(
            #"{"my ‸"own" name": 1}"#, "the text ends at this quote, before 'own'",
            #"write '\"' for a quote inside a text, or close the text before it"#),
        FaultCase(
            #""a‸" b"#, "the text ends at this quote, before 'b'",
            #"write '\"' for a quote inside a text, or close the text before it"#),
        FaultCase("[\"a\"‸\nb]", "a comma is missing after this value", "write ',' here"),
    ]

    @Test(arguments: ends) func end(_ fault: FaultCase) throws { try fault.check() }

    static let controls: [FaultCase] = [
        FaultCase("[\"a‸\tb\"]", "there is a tab in a text", #"write '\t'"#),
        FaultCase(
            "[\"a‸\u{0}\"]", "there is a control character (U+0000) in a text", #"leave it out, or write '\u0000'"#),
        FaultCase(
            "[\"‸\u{1F}\"]", "there is a control character (U+001F) in a text", #"leave it out, or write '\u001f'"#),
    ]

    @Test(arguments: controls) func control(_ fault: FaultCase) throws { try fault.check() }

    static let escapes: [FaultCase] = [
        FaultCase(#"["C:‸\menu"]"#, #"'\m' is not an escape"#, #"write '\\' for a backslash"#),
        FaultCase(#"["‸\é"]"#, #"'\é' is not an escape"#, #"write '\\' for a backslash"#),
        FaultCase("[\"‸\\\t\"]", #"'\\u0009' is not an escape"#, #"write '\\' for a backslash"#),
        FaultCase(#"["it‸\'s"]"#, #"'\'' is not an escape"#, "write ' without the backslash"),
        FaultCase(
            "[\"a‸\\\nb\"]", #"'\' stands at the end of the line"#,
            #"write '\\' for a backslash, '\n' for a line break"#
        ),
        FaultCase(
            #"["‸\u12"]"#, #"'\u12' is not an escape"#, #"write four hexadecimal digits, such as '\u00e9'"#),
        FaultCase(
            #"["‸\u00zz"]"#, #"'\u00' is not an escape"#, #"write four hexadecimal digits, such as '\u00e9'"#),
        FaultCase(
            #"["‸\uD83Dx"]"#, #"'\uD83D' is half of a character"#,
            #"write the character itself, or both halves, such as '\ud83c\udf55'"#),
        FaultCase(
            #"["‸\udc00\ud800"]"#, #"'\udc00' is half of a character"#,
            #"write the character itself, or both halves, such as '\ud83c\udf55'"#),
        FaultCase(
            #"["‸\udc00\udc01"]"#, #"'\udc00' is half of a character"#,
            #"write the character itself, or both halves, such as '\ud83c\udf55'"#),
        FaultCase(
            #"["‸\ud83c\u0041"]"#, #"'\ud83c' is half of a character"#,
            #"write the character itself, or both halves, such as '\ud83c\udf55'"#),
        FaultCase(
            #"{"‸\ud83c\ud83c\udf55": 1}"#, #"'\ud83c' is half of a character"#,
            #"write the character itself, or both halves, such as '\ud83c\udf55'"#),
        FaultCase(
            #"["‸\ud800"#, #"'\ud800' is half of a character"#,
            #"write the character itself, or both halves, such as '\ud83c\udf55'"#),
    ]

    @Test(arguments: escapes) func escape(_ fault: FaultCase) throws { try fault.check() }
}
