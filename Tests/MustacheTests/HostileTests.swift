import Testing

@testable import Mustache

/// Whatever a text says, the page has the same tags, and says that text.
@Suite struct HostileTests {
    static let page = """
        <!doctype html>
        <html lang="{{language}}">
        <title>{{title}}</title>
        {{#canonical}}<link rel="canonical" href="{{canonical}}">{{/canonical}}
        <meta name="description" content='{{title}}'>
        <script type="application/ld+json">{{{data}}}</script>
        <h1 title="{{name}} - {{title}}">{{name}}</h1>
        {{{intro}}}
        <ul>
          {{#items}}
          {{>item}}
          {{/items}}
        </ul>
        <textarea>{{words.menu}}</textarea>
        """

    static let item = """
        <li class="item{{#isSoldOut}} item--sold-out{{/isSoldOut}}" id='{{id}}' data-name="{{name}}">
          <a{{#name}} title="{{.}}"{{/name}} href="{{target}}">{{name}}</a><a href="#{{id}}">{{id}}</a>
          {{#picture}}<img src="{{source}}" alt="{{alt}}"{{#width}} width="{{.}}"{{/width}}>{{/picture}}
          {{#prices}}<p>{{#label}}<span>{{label}}</span>{{/label}}{{amount}}</p>{{/prices}}
          {{#isSoldOut}}<p>{{words.soldOut}}</p>{{/isSoldOut}}
        </li>
        """

    /// A page all of whose texts are what `text` gives.
    private func render(_ text: () -> String) -> String {
        let items = (0..<3).map { number in
            ItemView(
                id: text(), name: text(), picture: PictureView(alt: text(), width: text()),
                prices: [PriceView(label: text(), amount: text())], isSoldOut: number == 1)
        }
        let page = PageView(
            language: text(), title: text(), name: text(), items: items,
            words: WordsView(soldOut: text(), menu: text()))
        var output: [UInt8] = []
        template(HostileTests.page).render(page, partials: ["item": template(HostileTests.item)], into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func theTemplatesAreChecked() {
        expectClean(HostileTests.page, ["item": HostileTests.item])
    }

    @Test func textsCannotBecomeTags() {
        let harmless = Skeleton(render { "x" })
        #expect(harmless.tags.count > 40)
        var random = SplitMix(seed: 25)
        let pieces = [
            "\"", "'", "<", ">", "&", "=", " ", "/", "\n", "`", "{{", "}}", "{{title}}", "{{{data}}}", "{{>item}}",
            "{{/items}}", "{{=<% %>=}}", "<script>", "</script>", "</title>", "</textarea>", "<!--", "-->", "]]>",
            "onload=x", "javascript:", "&lt;", "&#60", "\u{0}", "\u{2028}", "é", "日本", "🍲", "a",
        ]
        for _ in 0..<200 {
            var texts: [String] = []
            let hostile = Skeleton(
                render {
                    let text = (0...Int(random.next() % 6)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))]
                    }
                    texts.append(text.joined())
                    return text.joined()
                })
            #expect(hostile.tags == harmless.tags)
            #expect(hostile.values.count == harmless.values.count)
            let said = hostile.values.joined(separator: "\u{1}")
            for text in texts where !said.utf8Contains(text) { Issue.record("'\(text)' is not in the page as it is") }
        }
    }
}

extension String {
    fileprivate func utf8Contains(_ other: String) -> Bool {
        let (text, part) = (Array(utf8), Array(other.utf8))
        return text.count >= part.count && (0...text.count - part.count).contains { text[$0...].starts(with: part) }
    }
}
