import Testing

@testable import JSONText

@Suite struct ValueTests {
    private let text = #"""
        {
          "name": "Латте",
          "price": 12.50,
          "sizes": [ "S", -1E+2, [ ] ],
          "hot": true, "cold": false, "note": null,
          "empty": {}
        }

        """#

    private func value(_ name: String) throws -> JSONValue {
        try #require(try document(text).root.members.first { $0.key == name }?.value)
    }

    /// Where a piece of the text begins.
    private func offset(_ piece: String) throws -> Int {
        let (bytes, sought) = (Array(text.utf8), Array(piece.utf8))
        return try #require(bytes.indices.first { bytes[$0...].starts(with: sought) })
    }

    @Test func everyKindIsKnown() throws {
        #expect(try value("name").kind == .string)
        #expect(try value("price").kind == .number)
        #expect(try value("sizes").kind == .array)
        #expect(try value("hot").kind == .boolean)
        #expect(try value("note").kind == .null)
        #expect(try value("empty").kind == .object)
    }

    @Test func valuesAreWhatWasWritten() throws {
        #expect(try value("name").string == "Латте")
        #expect(try value("price").number == "12.50")
        #expect(try value("hot").boolean == true)
        #expect(try value("cold").boolean == false)
        #expect(try value("sizes").elements.map(\.number) == [nil, "-1E+2", nil])
        #expect(try value("sizes").elements.map(\.kind) == [.string, .number, .array])
    }

    @Test func askingForAnotherKindGivesNothing() throws {
        for name in ["name", "price", "sizes", "hot", "note", "empty"] {
            let value = try value(name)
            #expect((value.string == nil) == (value.kind != .string))
            #expect((value.number == nil) == (value.kind != .number))
            #expect((value.boolean == nil) == (value.kind != .boolean))
            #expect(Array(value.elements).isEmpty == (value.kind != .array))
            #expect(Array(value.members).isEmpty)
        }
    }

    @Test func countsAreOfElementsAndFields() throws {
        #expect(try document(text).root.count == 7)
        #expect(try document(text).root.members.count == 7)
        #expect(try value("sizes").count == 3)
        #expect(try value("sizes").elements.count == 3)
        #expect(try value("empty").count == 0)
        #expect(try value("empty").members.isEmpty)
        #expect(try !value("sizes").elements.isEmpty)
        #expect(try value("name").elements.isEmpty)
        #expect(try value("name").count == 0)
    }

    @Test func placesAreThoseOfTheBytes() throws {
        let root = try document(text).root
        #expect(root.range == 0..<(text.utf8.count - 1))
        for (name, piece) in [
            ("name", "\"Латте\""), ("price", "12.50"), ("sizes", "[ \"S\", -1E+2, [ ] ]"), ("hot", "true"),
            ("cold", "false"), ("note", "null"), ("empty", "{}"),
        ] {
            let place = try offset(piece)
            #expect(try value(name).offset == place)
            #expect(try value(name).range == place..<place + piece.utf8.count)
        }
        #expect(try root.members.map(\.keyOffset) == root.members.map { try offset("\"\($0.key)\"") })
        let sizes = try value("sizes").elements.map(\.offset)
        #expect(try sizes == [offset("\"S\""), offset("-1E+2"), offset("[ ]")])
    }

    @Test func aByteOrderMarkCountsInOffsets() throws {
        #expect(try document("\u{FEFF}[1]").root.range == 3..<6)
    }

    @Test(arguments: ["0", "-0", "0.0", "12.50", "1e5", "1E-05", "-1.5e+300", "123456789012345678901234567890"])
    func numbersKeepTheirDigits(_ digits: String) throws {
        #expect(try document(digits).root.number == digits)
        #expect(try document("[ \(digits) ]").root.elements.map(\.number) == [digits])
    }

    @Test func repeatedIterationGivesTheSame() throws {
        let elements = try value("sizes").elements
        #expect(elements.map(\.offset) == elements.map(\.offset))
        #expect(elements.underestimatedCount == 3)
    }

    @Test func aValueOutlivesItsDocument() throws {
        var value: JSONValue?
        do { value = try document(#"["kept"]"#).root.elements.first { _ in true } }
        #expect(value?.string == "kept")
    }
}
