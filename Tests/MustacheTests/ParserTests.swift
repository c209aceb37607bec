import Testing

@testable import Mustache

/// What the parser says of a template that it cannot read.
@Suite struct ParserTests {
    @Test func tagsThatAreNotClosed() {
        expectFault("a ¶{{title", "tag '{{title' is not closed", "write '}}' where it ends")
        expectFault("a ¶{{title</p> <p>{{title}}", "tag '{{title' is not closed", "write '}}' where it ends")
        expectFault("a ¶{{title }x {{title}}", "tag '{{title' is not closed")
        expectFault("¶{{#items", "tag '{{#items' is not closed")
        expectFault("¶{{{intro", "tag '{{{intro' is not closed", "write '}}}' where it ends")
        expectFault("¶{{{intro}} {{title}}", "tag '{{{intro' is not closed", "write '}}}' where it ends")
        expectFault("¶{{! a {{title}", "tag '{{!' is not closed", "write '}}' where it ends")
        expectFault("¶{{", "tag '{{' is not closed")
        expectFault("{{=<% %>=}} a ¶<%title <b>", "tag '<%title' is not closed", "write '%>' where it ends")
        expectFault("{{=| |=}} a ¶|title", "tag '|title' is not closed", "write '|' where it ends")
    }

    @Test func sectionsThatAreNotClosed() {
        expectFault("a ¶{{#items}} b", "section 'items' is not closed", "write '{{/items}}' where it ends")
        expectFault("a ¶{{^items}} {{#words}}{{/words}}", "section 'items' is not closed")
        expectFaults(
            ["page": "¶{{#items}} ¶{{# words }} b"],
            [
                ("section 'items' is not closed", ""),
                ("section 'words' is not closed", "write '{{/words}}' where it ends"),
            ])
        expectFault(
            "{{#items}}¶{{#prices}}{{/items}}", "section 'prices' is not closed before '{{/items}}'",
            "write '{{/prices}}' before that")
        #expect(Marked(["page": "{{#items}}{{#prices}}{{/items}}"]).faults().map(\.related) == [21])
    }

    @Test func sectionsThatAreClosedWrong() {
        expectFault(
            "{{#items}} {{#prices}} ¶{{/price}} {{/items}}", "section 'prices' is closed by 'price'",
            "write '{{/prices}}'")
        #expect(Marked(["page": "{{#items}} {{#prices}} {{/price}} {{/items}}"]).faults().map(\.related) == [11])
        expectFault(
            "a ¶{{/items}} b", "closing tag '{{/items}}' without a section",
            "remove it, or write '{{#items}}' before it")
        expectFaults(
            ["page": "{{#items}}¶{{#prices}}{{/items}}¶{{/prices}}"],
            [
                ("section 'prices' is not closed before '{{/items}}'", ""),
                ("closing tag '{{/prices}}' without a section", ""),
            ])
    }

    @Test func namesThatAreNone() {
        for tag in ["{{}}", "{{ }}", "{{&}}", "{{{ }}}", "{{>}}", "{{/}}"] {
            expectFault("a ¶\(tag) b", "tag '\(tag)' is empty", "write a name in it, or remove it")
        }
        expectFault("a ¶{{#}} b {{/title}}", "tag '{{#}}' is empty")
        expectFault("a {{#items}} b ¶{{/}} {{title}}", "tag '{{/}}' is empty")
        expectFault(
            "a {{¶item name}} b", "name 'item name' has a blank in it",
            "a tag holds one name; is 'item' meant, or is the tag not closed?")
        expectFault("a {{> ¶item\nname }} b", "name 'item name' has a blank in it")
        let text = "name 'items x' has a blank in it"
        expectFaults(["page": "a {{# ¶items x }}{{title}}{{/¶items x}}"], [(text, ""), (text, "")])
    }

    @Test func namesWithDots() {
        for name in ["a..b", ".a", "a.", ".."] {
            expectFault(
                "{{ ¶\(name) }}", "name '\(name)' has a dot without a name beside it",
                "write names with one dot between, such as 'words.menu'")
        }
        expectClean("{{words.menu}}{{#title}}{{.}}{{/title}}")
    }

    @Test func delimiterTags() {
        let hint = "write two marks with a blank between, such as '{{=<% %>=}}'"
        expectFault("a ¶{{=x=}} b", "bad delimiter tag '{{=x=}}'", hint)
        expectFault("a ¶{{= =}} b", "bad delimiter tag '{{= =}}'", hint)
        expectFault("a ¶{{=a b c=}} b", "bad delimiter tag '{{=a b c=}}'", hint)
        expectFault("a ¶{{=a= b=}} b {{title}}", "bad delimiter tag '{{=a= b=}}'", hint)
        expectFault(
            "a ¶{{=<% %>}} {{title}}", "tag '{{=<%' is not closed".replacing("<%", with: ""),
            "write '=}}' where it ends")
        expectClean("{{=<% %>=}}<%title%><%={{ }}=%>{{title}}{{={{ }}=}}{{title}}")
    }

    @Test func everythingAtOnce() {
        expectFaults(
            ["page": "¶{{}}{{#items}}¶{{/itms}}{{¶a b}}¶{{=x=}}¶{{/x}}{{¶titl}}¶{{#words}}¶{{title"],
            [
                ("tag '{{}}' is empty", ""), ("section 'items' is closed by 'itms'", ""),
                ("name 'a b' has a blank in it", ""), ("bad delimiter tag '{{=x=}}'", ""),
                ("closing tag '{{/x}}' without a section", ""), ("section 'words' is not closed", ""),
                ("tag '{{title' is not closed", ""), ("unknown name 'titl'", ""),
            ])
    }

    /// A template with faults is rendered as far as it was understood.
    @Test func renderingInSpiteOfFaults() {
        let fields: Fields = ["a": .text("A"), "l": .list([.text("1"), .text("2")])]
        #expect(render("x{{a}}{{/y}}{{a b}}{{}}z", fields) == "xAz")
        #expect(render("x{{#l}}{{.}}", fields) == "x12")
        #expect(render("x{{#l}}{{.}}{{/m}}y", fields) == "x12y")
        #expect(render("x{{a y", fields) == "x")
    }

    @Test func byteOrderMark() {
        #expect(render("\u{FEFF}{{#a}}\nx\n{{/a}}", ["a": .flag(true)]) == "x\n")
        #expect(Marked(["page": "\u{FEFF}¶{{}}"]).faults().map(\.offset) == [3])
        #expect(render("  {{>p}}", partials: ["p": "\u{FEFF}a\nb"]) == "  a\n  b")
    }
}
