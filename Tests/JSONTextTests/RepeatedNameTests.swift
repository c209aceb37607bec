import Testing

@testable import JSONText

@Suite struct RepeatedNameTests {
    private func repeated(_ name: String, _ offset: Int, _ first: Int) -> JSONFault {
        JSONFault(
            offset: offset, text: "'\(name)' stands twice in this object", hint: "leave one of the two out",
            related: first)
    }

    /// The document stays, and the one fault is at the mark, with the first place at the other mark.
    private func check(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let marked = MarkedText(text)
        let reading = readJSON(marked.bytes)
        #expect(reading.document != nil, sourceLocation: sourceLocation)
        let (second, first) = (try #require(marked.fault), try #require(marked.related))
        #expect(reading.faults == [repeated(name, second, first)], sourceLocation: sourceLocation)
    }

    @Test func bothPlacesAreNamed() throws {
        try check(#"{"id": 1, †"price": 2, "x": {"price": 3}, ‸"price": 4}"#, "price")
        try check(#"[{"a": 1}, {†"a": 1, ‸"a": 1}]"#, "a")
        try check(#"{†"": 1, ‸"": 1}"#, "")
        try check(#"{†"a" : 1,‸"a":2}"#, "a")
        try check("{ †\"\"\n: 1,‸\"\":2}", "")
        try check("{†\"ab\"/**/:1 , ‸\"ab\" :2}", "ab")
    }

    @Test func theDocumentHasBoth() throws {
        let root = try #require(readJSON(Array(#"{"a": 1, "b": 2, "a": 3}"#.utf8)).document).root
        #expect(root.members.map(\.key) == ["a", "b", "a"])
        #expect(root.members.map(\.value.number) == ["1", "2", "3"])
    }

    @Test func namesAreComparedDecoded() throws {
        try check(#"{†"price": 1, ‸"pr\u0069ce": 2}"#, "price")
        try check(#"{†"\u0061\/": 1, ‸"a/": 2}"#, "a/")
        try check(#"{†"🍕": 1, ‸"\ud83c\udf55": 2}"#, "🍕")
        try check(#"{†"a\n": 1, ‸"a\u000a": 2}"#, #"a\u000a"#)
    }

    @Test(arguments: [
        #"{"é": 1, "e\#u{301}": 2}"#, #"{"a": 1, "A": 2}"#, #"{"a": 1, "a ": 2}"#, #"{"a": 1, "a\u0000": 2}"#,
        #"{"abcdXefg": 1, "abcdYefg": 2}"#, #"{"\\u0061": 1, "a": 2}"#,
    ])
    func byteForByte(_ text: String) throws {
        #expect(try document(text).root.count == 2)
    }

    @Test func allAreReportedInOrderOfPlace() throws {
        let text = #"{"a": {"b": 1, "b": 2}, "a": {"b": 3, "b": 4, "b": 5}, "c": 6, "a": 7}"#
        let faults = readJSON(Array(text.utf8)).faults
        #expect(
            faults == [
                repeated("b", 15, 7), repeated("a", 24, 1), repeated("b", 38, 30), repeated("b", 46, 30),
                repeated("a", 63, 1),
            ])
    }

    @Test func aFaultOfTheTextIsTheOnlyOne() throws {
        try FaultCase(#"[{"a": 1, "a": 2}, ‸x]"#, "text 'x' has no double quotes", #"write "x""#).check()
    }

    @Test(arguments: [2, 31, 32, 33, 34, 100]) func objectsOfEverySize(_ count: Int) throws {
        let names = (0..<count).map { "\"name \($0)\": 1" }.joined(separator: ", ")
        #expect(try document("{\(names)}").root.count == count)
        try check("{†\(names), ‸\"name 0\": 2}", "name 0")
        let last = names.lastIndex(of: ",").map { names[..<$0] + ", †" + names[$0...].dropFirst(2) } ?? ""
        try check("{\(last), ‸\"name \(count - 1)\": 2}", "name \(count - 1)")
    }

    @Test func aHundredThousandTakeNoTimeToSpeakOf() throws {
        let names = (0..<100_000).map { "\"name\($0)\":1" }.joined(separator: ",")
        let clock = ContinuousClock()
        var reading = readJSON([])
        let bytes = Array("{\(names),\(names)}".utf8)
        let took = clock.measure { reading = readJSON(bytes) }
        #expect(reading.document?.root.count == 200_000)
        #expect(reading.faults.count == 100_000)
        #expect(reading.faults.allSatisfy { ($0.related ?? 0) < bytes.count / 2 && $0.offset > bytes.count / 2 })
        // Comparing each with each would take minutes.
        #expect(took < .seconds(20))
    }

    @Test func namesThatLookAlikeTakeNoTimeToSpeakOf() throws {
        let alike = String(repeating: "x", count: 50)
        let names = (0..<20_000).map { "\"abc\(alike)\(100_000 + $0)\(alike)xyz\":1" }.joined(separator: ",")
        let clock = ContinuousClock()
        let bytes = Array("{\(names)}".utf8)
        var faults: [JSONFault]?
        let took = clock.measure { faults = readJSON(bytes).faults }
        #expect(faults == [])
        #expect(took < .seconds(20))
    }
}
