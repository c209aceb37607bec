import Testing

@testable import Mustache

/// Sections and partials leave the HTML as they found it, or do so for every data alike.
@Suite struct StructureTests {
    @Test func sectionsThatAreWhole() {
        expectClean("{{#isEmpty}}<p>x</p>{{/isEmpty}}{{#items}}<li>{{/items}}")
        expectClean("<a{{#canonical}} href=\"{{.}}\"{{/canonical}}>{{title}}</a>")
        expectClean("<a {{#canonical}}href=\"{{.}}\"{{/canonical}} class=\"x\">{{title}}</a>")
        expectClean("<a class=\"x\"{{#canonical}} href=\"{{.}}\"{{/canonical}}{{#isEmpty}} hidden{{/isEmpty}}/>")
        expectClean("<input{{#isEmpty}} checked{{/isEmpty}}><input{{#isEmpty}} checked {{/isEmpty}} x>")
        expectClean("<input{{#items}} checked{{/items}}><p class=\"a{{#isEmpty}} b{{/isEmpty}}\">")
        expectClean("<p title='{{#name}}{{.}}{{/name}}{{^name}}-{{/name}}'><title>{{#name}}{{.}} - {{/name}}x</title>")
        expectClean("<input checked{{#isEmpty}} disabled{{/isEmpty}}>")
        expectClean("<p{{#isEmpty}}{{/isEmpty}} x></p{{#isEmpty}} {{/isEmpty}}>")
    }

    @Test func sectionsThatAreNot() {
        expectFault(
            "¶{{#isEmpty}}<p title=\"{{/isEmpty}}x\">",
            "section 'isEmpty' begins between tags and ends inside the attribute 'title'",
            "let it end where it begins: the page must be whole with it and without it")
        expectFault(
            "¶{{#isEmpty}}<p {{/isEmpty}}>", "section 'isEmpty' begins between tags and ends inside the tag '<p>'")
        expectFault(
            "<p ¶{{^isEmpty}}x=\"{{/isEmpty}}\">",
            "section 'isEmpty' begins inside the tag '<p>' and ends inside the attribute 'x'")
        expectFault(
            "<p x=\"¶{{#items}}\" y=\"{{/items}}\">",
            "section 'items' begins inside the attribute 'x' and ends inside the attribute 'y'")
        expectFault(
            "<p x=\"¶{{#items}}\">{{/items}}", "section 'items' begins inside the attribute 'x' and ends between tags")
        expectFault("¶{{#items}}<!-- {{/items}}-->", "section 'items' begins between tags and ends inside a comment")
        expectFault(
            "<title>¶{{#items}}</title>{{/items}}", "section 'items' begins inside <title> and ends between tags")
        expectFault("¶{{#items}}<{{/items}}b>", "section 'items' begins between tags and ends behind '<'")
        expectFault(
            "<p ¶{{#items}}x={{/items}}\"y\">",
            "section 'items' begins inside the tag '<p>' and ends inside the attribute 'x'")
    }

    @Test func valuesWithoutQuotes() {
        expectFault(
            "<p ¶{{#isEmpty}}x=y{{/isEmpty}}>",
            "section 'isEmpty' begins inside the tag '<p>' and ends inside the attribute 'x'",
            "write quotes round the value of 'x'")
    }

    @Test func theClosingTagIsRelated() {
        let faults = Marked(["page": "a{{#isEmpty}}<p {{/isEmpty}}>"]).faults()
        #expect(faults.map(\.related) == [16])
    }

    /// Whether a section was there must not decide whether two words are one.
    @Test func wordsNextToSections() {
        let text = "no blank between what a section or partial wrote and what follows"
        expectFault("<a{{#isEmpty}} x{{/isEmpty}}¶b>", text, "begin it with a blank, inside '<a …>'")
        expectFault("<a{{#isEmpty}}¶b{{/isEmpty}}>", text)
        expectFault("<a x{{#isEmpty}} y{{/isEmpty}}¶=\"z\">", text)
        expectFault("<a{{#isEmpty}} x{{/isEmpty}} ¶=\"z\">", "'=' without the name of an attribute before it")
        expectFault("<a x {{#isEmpty}} y{{/isEmpty}} ¶=\"z\">", "'=' without the name of an attribute before it")
    }

    @Test func partials() {
        expectClean("{{>head}}{{title}}{{>foot}}", ["head": "<body title=\"{{title}}\">", "foot": "</body>"])
        expectClean("<p{{>attributes}}>", ["attributes": " title=\"{{title}}\""])
        expectClean("<p title=\"{{>text}}\">{{>text}}", ["text": "{{title}}"])
        expectFaults(
            ["page": "<p>{{>text}}<a href={{>text}}>".replacing("href={", with: "href=¶{"), "text": "¶{{title}}"],
            [
                ("'{{>text}}' stands in an attribute value without quotes", "write href=\"{{>text}}\""),
                ("'{{title}}' stands in an attribute value without quotes", ""),
            ])
        expectFaults(
            ["page": "{{>open}}{{title}}\">", "open": "<p onclick=\""].mapValues { $0.replacing("{{t", with: "¶{{t") },
            [("'{{title}}' stands in 'onclick', which is run as a script", "")])
    }

    /// A fault in what a partial begins is reported where it is seen, within that template.
    @Test func faultsAcrossPartials() {
        expectFaults(
            ["page": "{{>open}}¶>¶", "open": "<title></titl"],
            [("'<' inside <title>, where a tag is only text", ""), ("the page ends inside <title>", "")])
    }

    @Test func partialsThatAreMissing() {
        expectFaults(
            ["page": "x ¶{{> itme}}", "item": ""], [("there is no partial 'itme'", "did you mean '{{>item}}'?")])
        expectFaults(
            ["page": "x ¶{{>../secret}}"],
            [("there is no partial '../secret'", "add a template of that name, or remove the tag")])
        #expect(
            check(templates: [:], entry: "page", against: PageView.table.shape).map(\.text) == [
                "there is no template 'page'"
            ])
    }

    @Test func partialsInARing() {
        expectFaults(
            ["page": "{{>a}}", "a": "{{>b}}", "b": "x¶{{>c}}".replacing("¶", with: ""), "c": "¶{{>a}}"],
            [("partial 'a' includes itself: a → b → c → a", "use a section over a list instead")])
        expectFaults(["page": "¶{{>page}}"], [("partial 'page' includes itself: page → page", "")])
    }
}
