import Testing

@testable import Mustache

/// Where in the HTML a tag may stand.
@Suite struct PlaceTests {
    @Test func wherePrintingIsSafe() {
        expectClean("<p>{{title}}</p><img alt=\"{{title}}\" title='{{title}}'><title>{{title}}</title>")
        expectClean("<textarea rows=3>{{title}}</textarea>{{canonical}} <b data-x=\"a {{title}} b\"></b>")
        expectClean("<!doctype html><!-- x --><html lang=\"{{language}}\"><?x?><!x></%>{{title}}")
        expectClean("{{{intro}}}<div>{{{intro}}}</div><section title=x>{{&intro}}</section>")
        expectClean("<script type=\"application/ld+json\">{{{data}}}</script>{{title}}")
        expectClean("<SCRIPT TYPE='Application/JSON'>{ \"a\": {{{data}}} }</Script >{{title}}")
        expectClean("<style>b > a { color: red } </stylex></style>{{title}}<xmp></xmp><iframe></iframe>{{title}}")
        expectClean("<script>if (a </script/>{{title}}")
        expectClean("<meta name=description content=\"{{title}}\"><meta http-equiv=\"x\" content=\"y\">")
        expectClean("a < b {{title}} <1 {{title}} <> {{title}}")
    }

    @Test func names() {
        expectFault(
            "<¶{{title}}>", "'{{title}}' stands in the name of an HTML tag",
            "write the name out; a section may hold the whole tag")
        expectFault("<h¶{{title}}>", "'{{title}}' stands in the name of an HTML tag")
        expectFault("</¶{{title}}>", "'{{title}}' stands in the name of an HTML tag")
        expectFault("<¶{{#isEmpty}}b{{/isEmpty}}>", "'{{#isEmpty}}' stands in the name of an HTML tag")
        expectFault(
            "<p ¶{{title}}>", "'{{title}}' stands where an attribute's name belongs",
            "write the name out, as in 'title=\"{{title}}\"'")
        expectFault("<p x¶{{title}}=\"y\">", "'{{title}}' stands where an attribute's name belongs")
        expectFault("<p x ¶{{title}}>", "'{{title}}' stands where an attribute's name belongs")
        expectFault("<p x=\"y\"¶{{title}}>", "'{{title}}' stands where an attribute's name belongs")
    }

    @Test func unquotedValues() {
        expectFault(
            "<a href=¶{{canonical}}>", "'{{canonical}}' stands in an attribute value without quotes",
            "write href=\"{{canonical}}\"")
        expectFault("<a href=/¶{{title}}>", "'{{title}}' stands in an attribute value without quotes")
        expectFault("<p class=a¶{{title}}>", "'{{title}}' stands in an attribute value without quotes")
        expectFault(
            "<p class= ¶{{#isEmpty}}\"x\"{{/isEmpty}}>", "'{{#isEmpty}}' stands in an attribute value without quotes")
    }

    @Test func attributesThatAreCode() {
        expectFault(
            "<p onclick=\"f('¶{{title}}')\">", "'{{title}}' stands in 'onclick', which is run as a script",
            "remove the attribute: nothing printed there can be made safe")
        expectFault(
            "<p OnLoad='¶{{#isEmpty}}x{{/isEmpty}}'>", "'{{#isEmpty}}' stands in 'onload', which is run as a script")
        expectFault(
            "<p style=\"width: ¶{{title}}\">", "'{{title}}' stands in a 'style' attribute",
            "write the rule in a style sheet, and choose it with 'class'")
        expectFault(
            "<iframe srcdoc=\"¶{{title}}\"></iframe>", "'{{title}}' stands in 'srcdoc', which is a page of its own")
        expectFault(
            "<svg><set attributeName=href to=\"¶{{canonical}}\">",
            "'{{canonical}}' stands in the 'to' of <set>, which can set any attribute")
        expectFault(
            "<script src=\"¶{{canonical}}\"></script>",
            "'{{canonical}}' stands in the 'src' of <script>, which decides how the page is read")
        expectFault(
            "<script type=\"¶{{title}}\"></script>",
            "'{{title}}' stands in the 'type' of <script>, which decides how the page is read")
    }

    @Test func ordersToTheBrowser() {
        let text = "'{{title}}' stands in a 'meta' with 'http-equiv', which gives the browser an order"
        expectFault("<meta http-equiv=refresh content=\"¶{{title}}\">", text, "write the value out")
        expectFault("<META HTTP-EQUIV=\"¶{{title}}\">", text)
        expectFault("<meta {{#isEmpty}}http-equiv=\"refresh\"{{/isEmpty}} content=\"¶{{title}}\">", text)
        expectFault(
            "<meta content=\"{{title}}\" ¶http-equiv=refresh>",
            "'http-equiv' behind a 'content' with a template tag in it")
        expectFault(
            "<meta{{#name}} content='{{title}}'{{/name}} ¶http-equiv>",
            "'http-equiv' behind a 'content' with a template tag in it")
        expectFault(
            "<meta content='{{#isEmpty}}a{{/isEmpty}}' ¶http-equiv>",
            "'http-equiv' behind a 'content' with a template tag in it")
        expectClean("<meta name=a content=\"{{title}}\"><meta http-equiv=a>")
    }

    @Test func elementsWithoutTags() {
        expectFault(
            "<style>p { color: ¶{{title}} }</style>", "'title' is text and stands in <style>",
            "write the rule in a style sheet, and choose it with 'class'")
        expectClean("<STYLE>{{#isEmpty}}x{{/isEmpty}}</STYLE>")
        expectFault(
            "<script>¶{{title}}</script>", "'{{title}}' stands in a script that is not JSON",
            "a tag may stand in <script type=\"application/ld+json\"> alone, and print JSON")
        expectFault("<script type=module>¶{{title}}</script>", "'{{title}}' stands in a script that is not JSON")
        for element in ["iframe", "noembed", "noframes", "noscript", "xmp"] {
            expectFault(
                "<\(element)>¶{{title}}</\(element)>{{title}}",
                "'{{title}}' stands in <\(element)>, whose text a browser does not read as HTML")
        }
        expectFaults(
            ["page": "<plaintext>¶{{title}}</plaintext>¶"],
            [
                ("'{{title}}' stands in <plaintext>, whose text a browser does not read as HTML", ""),
                ("the page ends inside <plaintext>", "close it"),
            ])
    }

    @Test func scriptsThatMayBeJSON() {
        let text = "'{{{data}}}' stands in a script that is not JSON"
        expectFault("<script{{#isEmpty}} type=\"application/json\"{{/isEmpty}}>¶{{{data}}}</script>", text)
        expectFault("<script type=a type=\"application/json\">¶{{{data}}}</script>", text)
        expectFault("<script type>¶{{{data}}}</script>", text)
        expectFault(
            "<script type=\"application/json\"{{#isEmpty}} type=\"a\"{{/isEmpty}}>¶{{{data}}}</script>", text)
        expectFault(
            "<script type id=\"abc\" onload=\"¶{{title}}\"></script>",
            "'{{title}}' stands in 'onload', which is run as a script")
        expectFault(
            "<meta charset='¶{{title}}'>",
            "'{{title}}' stands in the 'charset' of <meta>, which decides how the page is read")
        expectFault("<script type=\"application/json;x\">¶{{{data}}}</script>", text)
        expectFault("<script type=\"application&#47;json\">¶{{{data}}}</script>", text)
        expectClean(
            "<script {{#isEmpty}}id='x'{{/isEmpty}} type=\"application/json\">{{#data}}{{{.}}}{{/data}}</script>")
        expectFault(
            "<script type=\"application/json\">\"¶{{title}}\"</script>", "'title' is text and stands in a JSON script",
            "print a field of kind json there, with three braces")
        expectFault(
            "<p>¶{{{data}}}</p>", "'data' is JSON and stands outside a JSON script",
            "write <script type=\"application/ld+json\">{{{data}}}</script>")
    }

    /// `<!--` and `<script` inside a script keep `</script>` from ending it.
    @Test func scriptsInScripts() {
        let text = "'{{title}}' stands in a script that is not JSON"
        expectFault("<script><!-- <script> </script> ¶{{title}} </script>{{title}}", text)
        expectFault("<script><!-- <script> --> ¶{{title}} </script>{{title}}", text)
        expectClean("<script><!-- </script>{{title}}")
        expectClean("<script><!--> <script> </script>{{title}}")
        expectClean("<script><!-- <script> </script> --></script>{{title}}")
        expectClean("<script><!-- <scripty> </script>{{title}}")
    }

    @Test func commentsAndDeclarations() {
        let text = "'{{title}}' stands in an HTML comment"
        expectFault("<!-- ¶{{title}} -->", text, "take it out, or write a template comment, '{{! … }}'")
        for comment in ["<!--¶{{title}}-->", "<!-¶{{title}}>", "<?¶{{title}}?>", "</ ¶{{title}}>", "<!x¶{{title}}>"] {
            expectFault(comment, text)
        }
        expectFault("<!-- --> <!-- > -- --! ¶{{title}} --!>{{title}}", text)
        expectClean("<!-->{{title}}<!--->{{title}}<!----!>{{title}}<!-- --->{{title}}<!-- {{! x }} -->")
        expectFault("<!--!> ¶{{title}} -->", text)
        expectFault("<!doctype ¶{{title}}>", "'{{title}}' stands in the doctype", "write '<!doctype html>'")
        expectFault("<svg><![CDATA[ ¶{{title}} ]]></svg>{{title}}", "'{{title}}' stands in a CDATA section")
        expectFault("<![CDATA[ a ¶> b", "'>' inside a CDATA section, which ends there in HTML")
    }

    @Test func markup() {
        expectFault(
            "<p title=\"¶{{{intro}}}\">", "'intro' is markup and stands in the attribute 'title'",
            "print a field of kind text there; markup belongs between tags")
        expectFault("<title>¶{{{intro}}}</title>", "'intro' is markup and stands in <title>, which has no tags in it")
        expectFault(
            "<textarea>¶{{{intro}}}</textarea>", "'intro' is markup and stands in <textarea>, which has no tags in it")
    }

    @Test func behindALessThan() {
        expectFault("<title>a <¶{{title}}</title>", "'{{title}}' stands right behind '<'", "write '&lt;' for '<'")
        expectFault("<title>a </title¶{{title}}></title>", "'{{title}}' stands right behind '</title'")
        expectFault(
            "<script type=\"application/json\"></scr¶{{{data}}}</script>", "'{{{data}}}' stands right behind '</scr'",
            "write '\\u003c' for '<'")
    }

    /// In `svg` and a few others, a browser reads tags where it reads none elsewhere.
    @Test func tagsInTextWithoutTags() {
        let hint = "write '&lt;' or leave it out, or close <title> first"
        for tag in ["<b>", "</b>", "<!-- -->", "<?x>"] {
            expectFault("<title>¶\(tag)</title>", "'<' inside <title>, where a tag is only text", hint)
            expectFault("<svg><style>¶\(tag)</style></svg>", "'<' inside <style>, where a tag is only text")
            expectClean("<style>\(tag)</style>{{title}}")
        }
        for element in ["math", "select", "col", "colgroup", "frameset", "SVG"] {
            expectFault(
                "<\(element)>{{#isEmpty}}<style>a > b < c ¶<b title=\"</style>{{/isEmpty}}{{title}}",
                "'<' inside <style>, where a tag is only text")
        }
        expectFault(
            "{{#isEmpty}}<svg></svg>{{/isEmpty}}<style>¶<b title=\"</style>{{title}}",
            "'<' inside <style>, where a tag is only text")
        expectClean("<svg><title>a < b <1 {{title}}</title><style>a < b</style></svg>")
    }

    @Test func theEndOfThePage() {
        expectFault("<p title=\"x¶", "the page ends inside the attribute 'title'", "close it")
        expectFault("<p¶", "the page ends inside the tag '<p>'")
        expectFault("<!-- x¶", "the page ends inside a comment")
        expectFault("<svg><![CDATA[ x¶", "the page ends inside a CDATA section")
        expectClean("<!--->{{title}}<!---x-->{{title}}<!-- --!- -->{{title}}<!-- --!x --->{{title}}<!-- --!>{{title}}")
        expectFault("<title>{{title}}¶", "the page ends inside <title>")
        expectFault("a <¶", "the page ends behind '<'")
    }
}
