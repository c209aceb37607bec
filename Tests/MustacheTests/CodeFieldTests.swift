import Testing

@testable import Mustache

/// CSS is printed in a style element alone, a flag as a word, and an address only where there is one to print.
@Suite struct CodeFieldTests {
    private let shape = RecordShape(
        name: "page",
        fields: [
            FieldShape(name: "css", kind: .css, summary: "rules"),
            FieldShape(name: "title", kind: .text, summary: "words"),
        ])

    private func faults(_ page: String) -> [String] {
        Marked(["page": page]).faults(against: shape).map { $0.text + " | " + ($0.hint ?? "") }
    }

    @Test func cssInAStyle() {
        #expect(faults("<style>{{{css}}}</style>") == [])
        #expect(
            faults("<p>{{{css}}}</p>") == [
                "'css' is CSS and stands outside <style> | write <style>{{{css}}}</style>"
            ])
        #expect(faults("<style><{{{css}}}</style>") == ["'{{{css}}}' stands right behind '<' | take the '<' out"])
        let inJSON = faults("<script type=\"application/json\">{{{css}}}</script>")
        #expect(inJSON.first?.hasPrefix("'css' is CSS and stands in a JSON") == true)
    }

    @Test func noFieldIsAnAddress() {
        #expect(
            faults("<a href=\"{{title}}\">") == [
                "'title' is text and begins the address in 'href' | print a field of kind address, or write '#', '/', './', '?' or "
                    + "'https://…' before it"
            ])
    }

    @Test func aFlagIsAWord() {
        #expect(render("{{a}} {{b}}", ["a": .flag(true), "b": .flag(false)]) == "true false")
    }
}
