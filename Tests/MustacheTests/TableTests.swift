import Testing

@testable import Mustache

/// Lookup, description and manual come from one table.
@Suite struct TableTests {
    /// The hash is FNV-1a: values of the authors' own test suite.
    @Test func hashes() {
        #expect(Name("").hash == 0xCBF2_9CE4_8422_2325)
        #expect(Name("a").hash == 0xAF63_DC4C_8601_EC8C)
        #expect(Name("foobar").hash == 0x8594_4171_F739_67E8)
    }

    @Test func lookup() {
        let page = PageView()
        for field in PageView.table.fields {
            #expect(page.value(Name(field.shape.name)) != nil, "\(field.shape.name)")
        }
        for name in ["", "titel", "soldOut", "titlE", "items."] { #expect(page.value(Name(name)) == nil) }
    }

    /// Every name is found in tables of every size, names of one slot among them.
    @Test func tablesOfEverySize() {
        for count in 0...40 {
            let fields = (0..<count).map { number in Field<Int>.text("f\(number)", "") { "\($0) \(number)" } }
            let table = RecordTable("numbers", fields)
            for number in 0..<count {
                guard case .text(let text) = table.value(of: 7, Name("f\(number)")) else {
                    Issue.record("no f\(number) of \(count)")
                    continue
                }
                #expect(text == "7 \(number)")
            }
            for number in count..<80 { #expect(table.value(of: 7, Name("f\(number)")) == nil) }
        }
        let twice = RecordTable<Int>("twice", [.text("a", "") { _ in "first" }, .text("a", "") { _ in "second" }])
        guard case .text("first") = twice.value(of: 0, Name("a")) else {
            Issue.record("of two fields with one name the first counts")
            return
        }
    }

    @Test func kinds() {
        let kinds = PageView.table.shape.fields.map { $0.kind.text + ($0.isOptional ? "?" : "") }
        #expect(
            kinds == [
                "policy", "text", "text", "text?", "address?", "address", "json", "markup?", "list of item", "flag",
                "words",
            ])
    }

    @Test func valuesOfAbsentFields() {
        for name in ["label", "amount"] {
            guard case .nothing = PriceView(label: nil, amount: nil).value(Name(name)) else {
                Issue.record("'\(name)' is not nothing")
                continue
            }
        }
    }

    @Test func theManual() {
        let item = RecordShape(
            name: "dish",
            fields: [
                FieldShape(name: "name", kind: .text, isOptional: true, summary: "its name"),
                FieldShape(name: "isNew", kind: .flag, summary: "whether it is"),
            ])
        let page = RecordShape(
            name: "page",
            fields: [
                FieldShape(name: "best", kind: .record(item), isOptional: true, summary: "the best"),
                FieldShape(name: "dishes", kind: .list(item), summary: "all of them"),
            ])
        let text = manual(of: page)
        #expect(
            text.hasPrefix(
                """
                page
                  best    dish?         the best
                  dishes  list of dish  all of them

                dish
                  name   text?  its name
                  isNew  flag   whether it is

                how to write them
                  text
                """))
        #expect(text.contains("  {{#isNew}}…{{/isNew}}") && text.contains("works with every kind\n"))
    }

    /// Every field of every record is in the manual, and each record has one table.
    @Test func theManualIsWhole() {
        let lines = manual(of: PageView.table.shape).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.filter { !$0.isEmpty && !$0.hasPrefix(" ") } == [
                "page", "item", "words", "picture", "price", "how to write them",
            ])
        let shapes = [
            PageView.table.shape, ItemView.table.shape, WordsView.table.shape, PictureView.table.shape,
            PriceView.table.shape,
        ]
        for field in shapes.flatMap(\.fields) {
            #expect(
                lines.contains { $0.hasPrefix("  \(field.name) ") && $0.hasSuffix(" \(field.summary)") },
                "\(field.name)")
        }
    }
}
