/// What can stand where the name of a field belongs.
extension Parser {
    /// Neither a name nor the closing bracket of the object stands at `at`.
    func misreadName(in bracket: OpenBracket) -> JSONFault {
        if let fault = misreadAnywhere() ?? decimalComma() ?? otherQuotes(around: "a field name") { return fault }
        switch byte(at) {
        case UInt8(ascii: "]"): return misplacedCloser()
        case UInt8(ascii: ","):
            return JSONFault(offset: at, text: "there is no field before this comma", hint: "leave the comma out")
        case UInt8(ascii: ":"):
            return JSONFault(
                offset: at, text: "there is no field name before this ':'", hint: "write a name in double quotes")
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return JSONFault(
                offset: at, text: "'\(scalar(at: at))' stands where a field name belongs",
                hint: bracket.count > 0
                    ? "write '}' before it to close the object" : "write a name in double quotes and ':' before it",
                related: bracket.offset)
        default:
            guard isWord(at: at) else { return meansNothing() }
            let word = bytes[wordsRange(at: at, untilColon: true)]
            return JSONFault(
                offset: at, text: "field name '\(excerpt(word))' has no double quotes",
                hint: quotable(word).map { "write \($0)" } ?? "write it in double quotes")
        }
    }
}
