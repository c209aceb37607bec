import Testing

@testable import Mustache

/// What names mean, and what the checker says of those that mean nothing.
@Suite struct NameTests {
    @Test func namesInReach() {
        expectClean(
            "{{title}} {{#items}}{{name}} {{title}} {{words.soldOut}}{{#prices}}{{amount}}{{/prices}}{{/items}}")
        expectClean("{{#name}}{{.}}{{/name}}{{#words}}{{menu}}{{/words}}{{^items}}{{title}}{{/items}}")
        expectClean("{{#items}}{{#picture}}<img src=\"{{source}}\" alt=\"{{alt}}\">{{/picture}}{{/items}}")
        expectClean("{{#intro}}<div>{{{intro}}}</div>{{/intro}}{{#data}}{{/data}}{{#canonical}}{{.}}{{/canonical}}")
    }

    @Test func unknownNames() {
        expectFault("{{¶titel}}", "unknown name 'titel'", "did you mean 'title', a field of page?")
        expectFault(
            "a{{# ¶item }}{{whatever}}{{/item}}", "unknown name 'item'", "did you mean 'items', a field of page?")
        expectFault("{{#items}}{{¶nme}}{{/items}}", "unknown name 'nme'", "did you mean 'name', a field of item?")
        expectFault("{{#items}}{{^¶titel}}x{{/titel}}{{/items}}", "unknown name 'titel'")
        expectFault(
            "{{#items}}{{¶zzz}}{{/items}}", "unknown name 'zzz'",
            "item has 'id', 'target', 'name', 'description', 'picture', 'prices', 'isSoldOut'")
    }

    @Test func namesOfOtherRecords() {
        expectFault(
            "{{#items}}{{¶soldOut}}{{/items}}", "unknown name 'soldOut'",
            "'soldOut' is a field of words: write 'words.soldOut'")
        expectFault(
            "{{¶amount}}", "unknown name 'amount'",
            "'amount' is a field of price: write it inside '{{#items}}…{{/items}}'")
        expectFault(
            "{{#items}}{{¶amount}}{{/items}}", "unknown name 'amount'",
            "'amount' is a field of price: write it inside '{{#prices}}…{{/prices}}'")
        expectFault(
            "{{#items}}{{¶amonut}}{{/items}}", "unknown name 'amonut'",
            "did you mean 'amount', a field of price? write it inside '{{#prices}}…{{/prices}}'")
    }

    @Test func dottedNames() {
        expectFault("{{words.¶soldOt}}", "'words' has no field 'soldOt'", "did you mean 'soldOut'?")
        expectFault("{{words.¶zz}}", "'words' has no field 'zz'", "words has 'soldOut', 'menu'")
        expectFault("{{¶wrods.soldOut}}", "unknown name 'wrods'", "did you mean 'words', a field of page?")
        expectFault("{{title.¶length}}", "'title' is text and has no field 'length'", "write 'title' alone")
        expectFault("{{#words.menu.¶x}}{{/words.menu.x}}", "'words.menu' is text and has no field 'x'")
        expectFault(
            "{{items.¶name}}", "'items' is a list and has no field 'name'", "write '{{#items}}{{name}}{{/items}}'")
    }

    /// A name that a record does not have is looked for outside, but a field that is absent ends the search, in the
    /// checker as in the renderer.
    @Test func absentFields() {
        let page = PageView(items: [ItemView(name: nil), ItemView(name: "Tea")])
        var output: [UInt8] = []
        template("{{#items}}({{name}}|{{title}}){{/items}}").render(page, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "(|Menu)(Tea|Menu)")
    }

    /// Nothing is said of names in a section whose own name is wrong.
    @Test func namesBehindAWrongOne() {
        expectFault("{{#¶itms}}{{name}}{{{description}}}{{#x}}{{y.z}}{{/x}}{{/itms}}", "unknown name 'itms'")
        expectFault("{{#¶itms}}<b title=\"{{x}}\">{{/itms}}", "unknown name 'itms'")
    }

    @Test func braces() {
        expectFault("¶{{{title}}}", "'title' is text, which three braces print without escaping", "write '{{title}}'")
        expectFault("¶{{&styleSheet}}", "'styleSheet' is an address, which three braces print without escaping")
        expectFault("¶{{intro}}", "'intro' is markup and needs three braces", "write '{{{intro}}}'")
        expectFault("¶{{data}}", "'data' is JSON and needs three braces", "write '{{{data}}}'")
        expectFault("{{#title}}¶{{{.}}}{{/title}}", "'.' is text, which three braces print without escaping")
    }

    @Test func whatCannotBePrinted() {
        expectFault("¶{{isEmpty}}", "'isEmpty' is a flag and cannot be printed", "write '{{#isEmpty}}…{{/isEmpty}}'")
        expectFault("¶{{items}}", "'items' is a list and cannot be printed", "write '{{#items}}…{{/items}}'")
        expectFault(
            "¶{{{words}}}", "'words' is a record and cannot be printed",
            "print a field of it, such as 'words.soldOut'")
        expectFault(
            "{{#items}}¶{{.}}{{/items}}", "'.' is a record and cannot be printed", "print a field of it, such as 'id'")
        expectFault("{{#isEmpty}}¶{{.}}{{/isEmpty}}", "'.' is a flag and cannot be printed")
    }

    @Test func faultsComeByPlaceAndOnce() {
        let marked = Marked([
            "page": "{{>row}}{{#items}}{{>row}}{{/items}}{{b}}{{a}}", "row": "{{zz}}", "never": "{{nothing}}",
        ])
        let faults = marked.faults()
        #expect(
            faults.map(\.text) == ["unknown name 'b'", "unknown name 'a'", "unknown name 'zz'"])
        #expect(Set(faults).count == faults.count)
        #expect(faults.map(\.template) == ["page", "page", "row"])
    }
}
