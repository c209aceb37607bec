import Glibc
import Testing

@testable import Mustache

/// Size and depth: no template takes more than its length in time, and none ends the program.
@Suite struct LimitTests {
    /// Eight times as much takes eight times as long, not sixty-four times.
    @Test(arguments: [
        "{{#isEmpty}}{{/isEmpty}}", "{{", "{{{ {{! ", "{{=x ", "{{/a}}", "{{a b}}", "{{zz}} ", "<p x=\"{{title}}\">",
        "<title></titl", "<x a=b c='d' e>", " \n{{!}}", "{{>none}}", "<a href=\"{{#isEmpty}}/{{/isEmpty}}\"",
        "<script><!--",
    ])
    func linearTime(_ part: String) {
        expectLinearTime(part, upTo: 1 << 17)
    }

    /// A mebibyte of openers, of literals and of tags.
    @Test(arguments: ["{{#items}}", "plain text ", "{{title}}", "<", "<!--"])
    func aMebibyte(of part: String) {
        expectLinearTime(part, upTo: 1 << 20)
    }

    private func expectLinearTime(_ part: String, upTo size: Int) {
        let small = time(part, size / 8)
        let large = time(part, size)
        #expect(large < small * 24 + .milliseconds(200), "\(part): \(small) for an eighth, \(large) for all")
    }

    /// Parsing, checking and rendering.
    private func time(_ part: String, _ size: Int) -> Duration {
        let source = Array(String(repeating: part, count: size / part.utf8.count).utf8)
        return threadTime {
            var faults: [TemplateFault] = []
            let template = Template(source, name: "page", faults: &faults)
            faults += check(templates: ["page": template], entry: "page", against: PageView.table.shape)
            var output: [UInt8] = []
            template.render(PageView(), into: &output)
        }
    }

    /// How long this thread works on something, whatever else the machine does meanwhile.
    private func threadTime(_ work: () -> Void) -> Duration {
        let now = {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Duration.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        let start = now()
        work()
        return now() - start
    }

    @Test func sectionsAMillionDeep() {
        let source = String(repeating: "{{#isEmpty}}", count: 1_000_000)
        var faults: [TemplateFault] = []
        let template = Template(Array(source.utf8), name: "page", faults: &faults)
        #expect(faults.map(\.text) == ["sections are nested more than 100 deep"])
        #expect(faults.map(\.offset) == [100 * 12])
        #expect(check(templates: ["page": template], entry: "page", against: PageView.table.shape) == [])
        var output: [UInt8] = []
        template.render(PageView(isEmpty: true), into: &output)
    }

    /// As deep as is allowed, and one more.
    @Test func theLimitIsExact() {
        func nested(_ depth: Int) -> String {
            String(repeating: "{{#isEmpty}}", count: depth) + "x" + String(repeating: "{{/isEmpty}}", count: depth)
        }
        expectClean(nested(100))
        #expect(Marked(["page": nested(101)]).faults().map(\.text) == ["sections are nested more than 100 deep"])
        expectClean("{{>a}}", ["a": nested(99)])
        let page = PageView(isEmpty: true)
        var output: [UInt8] = []
        template("{{>a}}").render(page, partials: ["a": template(nested(99))], into: &output)
        #expect(output == Array("x".utf8))
        let faults = Marked(["page": "{{>a}}", "a": nested(100)]).faults()
        #expect(Set(faults.map(\.text)) == ["sections and partials nest more than 100 deep here"])
        output = []
        template("{{>a}}y").render(page, partials: ["a": template(nested(100))], into: &output)
        #expect(output == Array("y".utf8))
    }

    /// A partial is checked once, but is as deep at each of its places as it is there.
    @Test func depthsOfOnePartial() {
        let deep = String(repeating: "{{^isEmpty}}", count: 50) + String(repeating: "{{/isEmpty}}", count: 50)
        let open = String(repeating: "{{^isEmpty}}", count: 50)
        let close = String(repeating: "{{/isEmpty}}", count: 50)
        expectFaults(
            ["page": "{{>deep}}\(open)¶{{>deep}}\(close)", "deep": deep],
            [("sections and partials nest more than 100 deep here", "include fewer partials inside each other")])
    }

    /// Stacks in which every name means the same are one scope, others are not.
    @Test func scopes() {
        var scopes = Scopes()
        let page = scopes.scope(of: PageView.table.shape)
        let item = FieldKind.list(ItemView.table.shape)
        let words = FieldKind.record(WordsView.table.shape)
        func scope(_ kinds: FieldKind?...) -> Int {
            kinds.reduce(page) { scopes.scope($1, inside: $0) }
        }
        #expect(scope(item, words, item) == scope(words, item))
        #expect(scope(item, words) != scope(words, item))
        #expect(scope(item, .text, .flag, words) == scope(item, words))
        #expect(scope(item, .text) != scope(item, .flag))
        #expect(scope(item, nil) != scope(item) && scope(nil, item) != scope(item))
    }

    /// Partials that include two others each, a hundred deep: 2^100 tags, of which each template is read once.
    @Test func partialsThatDouble() {
        var templates = ["page": template("{{>p1}}")]
        for number in 1...90 {
            templates["p\(number)"] = template("{{>p\(number + 1)}}{{>p\(number + 1)}}", name: "p\(number)")
        }
        templates["p91"] = template("{{title}}", name: "p91")
        let faults = check(templates: templates, entry: "page", against: PageView.table.shape)
        #expect(faults.map(\.text) == ["the page's partials unfold into more than 1000000 tags"])
    }

    /// The same, with a scope of its own at each step.
    @Test func scopesThatDouble() {
        var templates = ["page": template("{{>p1}}")]
        for number in 1...40 {
            let next = "{{>p\(number + 1)}}"
            templates["p\(number)"] = template(
                "{{#words}}\(next){{/words}}{{#items}}\(next){{/items}}", name: "p\(number)")
        }
        templates["p41"] = template("{{title}}", name: "p41")
        let faults = check(templates: templates, entry: "page", against: PageView.table.shape)
        #expect(faults.map(\.text).contains("the page's partials unfold into more than 1000000 tags"))
    }

    /// A record inside a record, as deep as data can be.
    @Test func deepData() {
        var value = Value.text("x")
        for _ in 0..<200 { value = .record(Fields(["a": value])) }
        let path = [String](repeating: "a", count: 200).joined(separator: ".")
        #expect(render("{{\(path)}}", value) == "x")
    }
}
