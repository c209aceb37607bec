import Testing

@testable import Mustache

/// What may begin an address, and what may follow.
@Suite struct AddressTests {
    @Test func whatBeginsAnAddress() {
        expectClean("<a href=\"{{canonical}}\">{{#items}}<a href=\"{{target}}\">{{/items}}")
        expectClean("{{#canonical}}<link rel=canonical href=\"{{.}}\">{{/canonical}}")
        for start in [
            "#", "/", "./", "../", "?", "https://example.org/", "img/", "tel:", "mailto:", "HTTP:", " #", "1",
        ] {
            expectClean("<a href=\"\(start){{title}}\">")
        }
        expectClean("<img src=\"{{styleSheet}}?{{title}}\"><a href=\"{{canonical}}#{{title}}\">")
        expectClean("<a href=\"{{#canonical}}{{.}}{{/canonical}}{{^canonical}}#{{title}}{{/canonical}}\">")
        for mark in ["/", "\\", "?", "#", "x/"] { expectClean("<a href=\"{{canonical}}\(mark){{title}}\">") }
        expectClean("<a title=\"{{title}}\" href=\"x\" alt='{{title}}'>")
    }

    @Test func whatIsNoSchemeAnyMore() {
        expectClean("<a href=\"a b{{title}}\"><a href=\"java script:{{title}}\">")
        expectFault(
            "<img srcset=\",¶{{title}}\">", "'title' is text and begins the address in 'srcset'")
        expectFault(
            "<a href=\"\(String(repeating: "a", count: 50))¶{{title}}\">",
            "'title' stands in 'href' where it may decide what kind of address it is, so that the address may become any"
        )
    }

    @Test func textAtTheStart() {
        expectFault(
            "<a href=\"¶{{title}}\">", "'title' is text and begins the address in 'href'",
            "print a field of kind address, such as 'canonical' or 'styleSheet', "
                + "or write '#', '/', './', '?' or 'https://…' before it")
        expectFault(
            "{{#items}}{{#picture}}<img src='¶{{alt}}'>{{/picture}}{{/items}}",
            "'alt' is text and begins the address in 'src'",
            "print a field of kind address, such as 'source' or 'target' or 'canonical', "
                + "or write '#', '/', './', '?' or 'https://…' before it")
        for attribute in [
            "action", "background", "cite", "data", "formaction", "longdesc", "manifest", "ping", "poster", "src",
            "srcset", "usemap", "xlink:href", "HREF",
        ] {
            expectFault(
                "<x \(attribute)=\" ¶{{title}}\">",
                "'title' is text and begins the address in '\(attribute.lowercased())'")
        }
        expectFault("<a href=\"{{canonical}}¶{{title}}\">", "'title' is text and begins the address in 'href'")
        expectFault(
            "<a href=\"{{#isEmpty}}/{{/isEmpty}}¶{{title}}\">", "'title' is text and begins the address in 'href'")
    }

    @Test func schemes() {
        let text = "'title' stands in 'href' behind something that may be run as a script"
        for start in [
            "javascript:", "JavaScript:x", "java\tscript:", "java\nscript:", "data:", "x:", "&#106;", "a&", "vbscript:",
        ] {
            expectFault(
                "<a href=\"\(start)¶{{title}}\">", text, "begin the address with '#', '/', './', '?' or 'https://…'")
        }
        expectFault(
            "<a href=\"java¶{{title}}\">", "'title' stands in 'href' behind 'java', so that the address may become any",
            "begin the address with './', '/' or 'https://…'")
        expectFault(
            "<a href=\"a¶{{canonical}}\">",
            "'canonical' stands in 'href' behind 'a', so that the address may become any")
        expectFault("<a href=\"{{#isEmpty}}java{{/isEmpty}}script:¶{{title}}\">", text)
        expectFault("<a href=\"{{#isEmpty}}javascript:{{/isEmpty}}/¶{{title}}\">", text)
        for start in ["&#106;avascript:", "&#47;", "x&#58;", ":", "x:/"] {
            expectFault("<a href=\"{{canonical}}\(start)¶{{title}}\">", text)
        }
        expectFault(
            "<a href=\"{{^isEmpty}}java{{/isEmpty}}script¶{{title}}\">",
            "'title' stands in 'href' where it may decide what kind of address it is, so that the address may become any"
        )
        expectFault(
            "<a href=\"{{canonical}}x¶{{title}}\">",
            "'title' stands in 'href' where it may decide what kind of address it is, so that the address may become any"
        )
    }

    /// What one element leaves behind, the next one finds.
    @Test func repeatedParts() {
        expectFault(
            "<a href=\"{{#items}}¶{{target}}javascript:{{/items}}\">",
            "'target' stands in 'href' behind something that may be run as a script")
        expectFault(
            "<img srcset=\"/a{{#items}}¶{{name}} 2x, {{/items}}\">", "'name' is text and begins the address in 'srcset'"
        )
        expectClean("<img srcset=\"{{#items}}{{target}} {{name}}w, {{/items}}\">")
    }

    @Test func sourceSets() {
        expectClean("<img srcset=\"{{canonical}} {{title}}w, {{styleSheet}} 2x\">")
        expectClean("<img srcset=\"/a,b {{title}}w,./{{title}}\">")
        expectFault("<img srcset=\"/a.jpg 1x, ¶{{title}} 2x\">", "'title' is text and begins the address in 'srcset'")
        expectFault("<a ping=\"/a ¶{{title}}\">", "'title' is text and begins the address in 'ping'")
    }
}
