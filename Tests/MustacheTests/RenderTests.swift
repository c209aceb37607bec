import Testing

@testable import Mustache

/// What rendering gives, by the rules of the Mustache specification and those that go beyond it.
@Suite struct RenderTests {
    @Test func interpolation() {
        let fields: Fields = ["a": .text("<&\"'>"), "m": .markup(Array("<b>".utf8)), "r": .fields(["b": .text("B")])]
        #expect(
            render("{{a}}|{{{a}}}|{{&a}}|{{ a }}", fields)
                == "&lt;&amp;&quot;&#39;&gt;|<&\"'>|<&\"'>|&lt;&amp;&quot;&#39;&gt;")
        #expect(render("{{{m}}}{{m}}", fields) == "<b>&lt;b&gt;")
        #expect(render("{{r.b}}{{r.c}}{{r.b.c}}{{x}}{{x.y}}{{r}}", fields) == "B")
        #expect(render("{{=<% %>=}}<%{m}%><%&m%>{{a}}", fields) == "<b><b>{{a}}")
    }

    /// What is printed is not read again, with any delimiters.
    @Test func valuesAreNotTemplates() {
        #expect(
            render("{{a}}{{{a}}}", ["a": .text("{{b}}{{=<% %>=}}"), "b": .text("no")])
                == "{{b}}{{=&lt;% %&gt;=}}{{b}}{{=<% %>=}}")
    }

    @Test func sections() {
        let fields: Fields = [
            "yes": .flag(true), "no": .flag(false), "none": .nothing, "empty": .text(""), "text": .text("t"),
            "list": .list([.fields(["n": .text("1")]), .fields(["n": .text("2")])]), "nil": .list([]),
            "record": .fields(["n": .text("r")]), "n": .text("outer"), "markup": .markup([]),
        ]
        #expect(render("{{#yes}}a{{/yes}}{{#no}}b{{/no}}{{^no}}c{{/no}}", fields) == "ac")
        #expect(
            render(
                "{{#none}}a{{/none}}{{#empty}}b{{/empty}}{{#nil}}c{{/nil}}{{#markup}}d{{/markup}}{{#x}}e{{/x}}", fields)
                == "")
        #expect(
            render(
                "{{^none}}a{{/none}}{{^empty}}b{{/empty}}{{^nil}}c{{/nil}}{{^markup}}d{{/markup}}{{^x}}e{{/x}}", fields)
                == "abcde")
        #expect(
            render("{{#text}}[{{.}}{{n}}]{{/text}}{{#list}}({{n}}){{/list}}{{#record}}<{{n}}>{{/record}}", fields)
                == "[touter](1)(2)<r>")
        #expect(render("{{#list}}{{#text}}{{n}}{{/text}}{{/list}}", fields) == "12")
    }

    /// Only blanks beside a tag make its line disappear, and only for tags that print nothing of their own.
    @Test func standaloneLines() {
        let fields: Fields = ["a": .text("A")]
        #expect(render("x\n  {{#a}}  \ny\n\t{{/a}}\nz", fields) == "x\ny\nz")
        #expect(render("x\n{{#a}}\t \ny{{/a}}", fields) == "x\ny")
        #expect(render("x\r\n{{!c}}\r\ny", fields) == "x\r\ny")
        #expect(render("{{#a}}\n{{/a}}", fields) == "")
        #expect(render(" {{a}} \n{{#a}}{{/a}}\n.{{!c}}\n", fields) == " A \n\n.\n")
    }

    @Test func partials() {
        let fields: Fields = ["a": .text("1\n2")]
        #expect(render("{{>p}}-{{> p }}", fields, partials: ["p": "{{a}}"]) == "1\n2-1\n2")
        #expect(render(" {{>p}}\n|", fields, partials: ["p": "{{{a}}}\n{{#a}}\nx\n{{/a}}\ny\n"]) == " 1\n2\n x\n y\n|")
        #expect(
            render("  {{>p}}\n", partials: ["p": "a\n  {{>q}}\n{{>q}}!\n", "q": "b\nc\n"])
                == "  a\n    b\n    c\n  b\nc\n!\n")
        #expect(render(" {{>p}}", partials: ["p": "a\n{{>q}}\n", "q": "b\n"]) == " a\n b\n")
        let long = String(repeating: "long", count: 20)
        #expect(render("{{>\(long)}}", partials: [long: "x"]) == "x")
        #expect(render("{{>none}}x{{=| |=}}|>p|", partials: ["p": "{{!c}}y"]) == "xy")
    }

    /// A partial without end stops at the limit; so does one that would double its work at each step.
    @Test func partialsWithoutEnd() {
        let nested = render("{{>a}}", partials: ["a": "x{{>a}}"])
        #expect(nested == String(repeating: "x", count: Template.depthLimit))
        #expect(render("{{>a}}", partials: ["a": "x{{>a}}{{>a}}"]).utf8.count == Template.depthLimit)
        #expect(render("{{>a}}", partials: ["a": "{{#y}}{{>a}}{{/y}}z"]) == "z")
        let doubled = "x{{^y}}{{>a}}{{/y}}{{#z}}{{>a}}{{/z}}{{>a}}"
        for source in [doubled, "{{>b}}" + doubled] {
            let output = render("{{>a}}", ["z": .flag(true)], partials: ["a": source, "b": "{{#z}}{{>a}}{{>a}}{{/z}}"])
            #expect(output.utf8.count <= Template.depthLimit)
        }
    }

    /// Any bytes are rendered as they are, UTF-8 or not.
    @Test func bytesThatAreNoText() {
        var faults: [TemplateFault] = []
        let template = Template([0xFF, 0x00] + Array("{{a}}".utf8) + [0xC3], name: "page", faults: &faults)
        var output: [UInt8] = []
        template.render(Fields(["a": .text("é")]), into: &output)
        #expect(output == [0xFF, 0x00, 0xC3, 0xA9, 0xC3])
        #expect(faults == [])
    }

    /// Escaping agrees with replacing letter by letter, for texts of every length and mix.
    @Test func escaping() {
        var random = SplitMix(seed: 1)
        let letters = ["a", "é", "&", "<", ">", "\"", "'", "\u{0}", "=", "日", " "]
        let references = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        for length in 0..<200 {
            let text = (0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
            let expected = text.map { references[$0] ?? $0 }.joined()
            #expect(render("{{a}}", ["a": .text(text.joined())]) == expected)
        }
    }
}

/// A seeded source of numbers, so that a failure comes again (Steele, Lea and Flood, *SplitMix*).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
