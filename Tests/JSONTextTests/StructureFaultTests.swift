import Testing

@testable import JSONText

@Suite struct StructureFaultTests {
    static let brackets: [FaultCase] = [
        FaultCase("†{‸", "'{' is not closed", "write '}' here"),
        FaultCase("†[1,‸ ", "'[' is not closed", "write ']' here"),
        FaultCase("[†[1, 2‸\n // end\n", "'[' is not closed", "write ']' here"),
        FaultCase(#"†{"a"‸"#, "'{' is not closed", "write '}' here"),
        FaultCase(#"†{"a":‸ "#, "'{' is not closed", "write '}' here"),
        FaultCase(#"†{"a": 1‸"#, "'{' is not closed", "write '}' here"),
        FaultCase("†[1‸}", "'}' does not close '['", "write ']' instead"),
        FaultCase(#"{"a": †[1‸}"#, "'}' does not close '['", "write ']' before it"),
        FaultCase(#"[†{"a": 1‸]"#, "']' does not close '{'", "write '}' before it"),
        FaultCase("†{‸]", "']' does not close '{'", "write '}' instead"),
        FaultCase("†[‸}", "'}' does not close '['", "write ']' instead"),
        FaultCase("‸]", "']' closes nothing", "leave it out"),
        FaultCase("{}‸}", "'}' closes nothing", "leave it out"),
        FaultCase(
            #"{"a": 1†}‸, "b": 2}"#, "the value of the file has ended before this",
            "leave out what follows, or the bracket that closes too early"),
        FaultCase("1 ‸2", "the value of the file has ended before this", "leave out what follows"),
        FaultCase("\"a\"\n‸[]", "the value of the file has ended before this", "leave out what follows"),
    ]

    @Test(arguments: brackets) func bracket(_ fault: FaultCase) throws { try fault.check() }

    static let separators: [FaultCase] = [
        FaultCase("{\"a\": 1‸\n \"b\": 2}", "a comma is missing after this value", "write ',' here"),
        FaultCase("[\"a\"‸ \"b\"]", "a comma is missing after this value", "write ',' here"),
        FaultCase("[\"a\"‸ true]", "a comma is missing after this value", "write ',' here"),
        FaultCase("[\"a\"‸ 1]", "a comma is missing after this value", "write ',' here"),
        FaultCase("[{}‸ // one\n {}]", "a comma is missing after this value", "write ',' here"),
        FaultCase("[[]‸[]]", "a comma is missing after this value", "write ',' here"),
        FaultCase("[1‸;2]", "';' does not separate values", "write ','"),
        FaultCase("[1‸；2]", "'；' does not separate values", "write ','"),
        FaultCase("[\"a\"‸、\"b\"]", "'、' does not separate values", "write ','"),
        FaultCase("[true‸，1]", "'，' does not separate values", "write ','"),
        FaultCase(#"{"a": 1‸: 2}"#, "there is a second ':' here", "write ',' between two fields"),
        FaultCase(
            #"†["a"‸: 1]"#, "a list has no field names", "write '{' and '}' instead of '[' and ']' around fields"),
        FaultCase("†[‸:1]", "a list has no field names", "write '{' and '}' instead of '[' and ']' around fields"),
        FaultCase(
            #"{"a": †[1, "b"‸: 3}"#, "a list has no field names", "write ']' before the name to close the list"),
        FaultCase(#"{"a"‸ 1}"#, "':' is missing after 'a'", "write ':' here"),
        FaultCase(#"{"a"‸ "b"}"#, "':' is missing after 'a'", "write ':' here"),
        FaultCase(#"{"a" ‸= 1}"#, "'=' stands where ':' belongs", "write ':'"),
        FaultCase(#"{"a"‸：1}"#, "'：' stands where ':' belongs", "write ':'"),
        FaultCase(#"{"a"‸}"#, "field 'a' has no value", "write ':' and a value here"),
        FaultCase(#"{"a"‸, "b": 1}"#, "field 'a' has no value", "write ':' and a value here"),
        FaultCase(#"{"a:b"‸ 1}"#, "':' is missing after 'a:b'", "write ':' here"),
        FaultCase(#"{"a:b"‸}"#, "field 'a:b' has no value", "write ':' and a value here"),
        FaultCase(
            #"{‸"name: ""}"#, "field name 'name: ' has a ':' in it", #"write '"' before the ':' to close the name"#),
        FaultCase(
            #"{‸"name: "x"}"#, "field name 'name: ' has a ':' in it", #"write '"' before the ':' to close the name"#),
    ]

    @Test(arguments: separators) func separator(_ fault: FaultCase) throws { try fault.check() }

    static let names: [FaultCase] = [
        FaultCase("{‸name: 1}", "field name 'name' has no double quotes", #"write "name""#),
        FaultCase("{‸my name : 1}", "field name 'my name' has no double quotes", #"write "my name""#),
        FaultCase("{‸null: 1}", "field name 'null' has no double quotes", #"write "null""#),
        FaultCase("{‸1: 1}", "field name '1' has no double quotes", #"write "1""#),
        FaultCase("{‸,}", "there is no field before this comma", "leave the comma out"),
        FaultCase(#"{"a":1,‸,"b":2}"#, "there is no field before this comma", "leave the comma out"),
        FaultCase("{‸: 1}", "there is no field name before this ':'", "write a name in double quotes"),
        FaultCase(
            #"[†{"a": 1, ‸{"b": 2}]"#, "'{' stands where a field name belongs",
            "write '}' before it to close the object"),
        FaultCase(
            "†{‸[1]: 2}", "'[' stands where a field name belongs",
            "write a name in double quotes and ':' before it"),
        FaultCase("{‸*: 1}", "'*' means nothing here", "leave it out, or write it in double quotes"),
    ]

    @Test(arguments: names) func name(_ fault: FaultCase) throws { try fault.check() }

    static let comments: [FaultCase] = [
        FaultCase("[1] ‸/* x", "this comment is not closed", "write '*/' at its end"),
        FaultCase("‸/*/", "this comment is not closed", "write '*/' at its end"),
        FaultCase("[1 ‸/ x]", "'/' does not begin a comment", "write '//'"),
        FaultCase("[]‸/", "'/' does not begin a comment", "write '//'"),
        FaultCase("‸# x\n[]", "'#' does not begin a comment", "write '//'"),
        FaultCase("[1, ‸# x\n2]", "'#' does not begin a comment", "write '//'"),
        FaultCase("‸<!-- x -->", "'<!--' does not begin a comment", "write '//'"),
        FaultCase("[] ‸-- x", "'--' does not begin a comment", "write '//'"),
    ]

    @Test(arguments: comments) func comment(_ fault: FaultCase) throws { try fault.check() }
}
