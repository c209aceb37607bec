import Testing

@testable import Mustache

/// Where a page's policy may be printed, and what it blocks.
@Suite struct PolicyTests {
    private let meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"{{{policy}}}\">"

    @Test func aPolicyStandsInOneKindOfPlace() {
        expectClean(meta + "<p>{{title}}</p>")
        expectClean("<meta http-equiv='Content-Security-Policy' content=\"{{{policy}}}\">")
        let outside = "'policy' is a policy and stands outside a 'meta' with 'http-equiv'"
        expectFault("<p>¶{{{policy}}}</p>", outside, "write " + meta)
        expectFault("<meta name=\"a\" content=\"¶{{{policy}}}\">", outside)
        expectFault("<p title=\"¶{{{policy}}}\">", outside)
        let order = "'{{{policy}}}' stands in a 'meta' with 'http-equiv', which gives the browser an order"
        expectFault("<meta http-equiv=\"¶{{{policy}}}\">", order)
        // A policy has words in single quotation marks.
        expectFault("<meta http-equiv='x' content='¶{{{policy}}}'>", order)
        expectFault(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"¶{{title}}\">",
            "'{{title}}' stands in a 'meta' with 'http-equiv', which gives the browser an order")
        expectFault(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"¶{{policy}}\">",
            "'policy' is a policy and needs three braces", "write '{{{policy}}}'")
    }

    @Test func whatAPolicyBlocksIsAFaultWhereOneIsPrinted() {
        let style = "the page's policy blocks 'style' attributes"
        let blocked: [(html: String, text: String)] = [
            ("<p ¶style=\"color:red\">", style), ("<p ¶STYLE=a>", style),
            ("<p ¶onclick=\"f()\">", "the page's policy blocks the script in 'onclick'"),
            ("<script¶>f()</script>", "the page's policy blocks <script>"),
            ("<script src=\"a.js\"¶></script>", "the page's policy blocks <script>"),
            ("<iframe src=\"https://maps.example\"¶></iframe>", "the page's policy blocks <iframe>"),
            ("<base href=\"/\"¶>", "the page's policy blocks <base>"),
            ("<video src=\"a.mp4\"¶></video>", "the page's policy blocks <video>"),
        ]
        for (html, text) in blocked {
            expectFault(meta + html, text)
            expectFault(html + meta, text)
            expectFaults(["page": meta + "{{>part}}", "part": html], [(text, "")])
            expectClean(html.replacing("¶", with: ""))
        }
        expectClean(meta + "<script type=\"application/ld+json\">{{{data}}}</script><p data-style=a class=onclick>")
        expectClean(meta + "<style>p{}</style><link rel=stylesheet href=\"{{styleSheet}}\"><form method=dialog></form>")
    }
}
