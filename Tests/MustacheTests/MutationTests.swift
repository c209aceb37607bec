import Testing

@testable import Mustache

/// Templates broken at random are read, checked and rendered without ending the program.
@Suite struct MutationTests {
    static let pieces = [
        "{{", "}}", "{{{", "}}}", "{{#items}}", "{{/items}}", "{{^isEmpty}}", "{{/isEmpty}}", "{{>item}}", "{{>page}}",
        "{{=<% %>=}}", "<%={{ }}=%>", "{{.}}", "{{words.menu}}", "{{title}}", "{{{intro}}}", "{{!", "\n", "\r\n", " ",
        "<", ">", "\"", "'", "<!--", "-->", "<title>", "</title>", "<script>", "</script>", "<style>", "<![CDATA[",
        "]]>",
        "<a href=\"", " x=", "&", "/", "\u{FEFF}", "\u{0}", "é",
    ].map { Array($0.utf8) }

    @Test func brokenTemplates() {
        var random = SplitMix(seed: 7)
        var (clean, faulty) = (0, 0)
        for _ in 0..<1500 {
            var sources = ["page": Array(HostileTests.page.utf8), "item": Array(HostileTests.item.utf8)]
            for _ in 0..<1 + random.next() % 4 {
                let name = random.next() % 2 == 0 ? "page" : "item"
                sources[name].map { sources[name] = broken($0, &random) }
            }
            let faults = useTemplates(sources)
            if faults.isEmpty { clean += 1 } else { faulty += 1 }
            for fault in faults {
                let size = sources[fault.template]?.count ?? -1
                #expect((0...size).contains(fault.offset), "\(fault)")
                #expect(fault.related.map { (0...size).contains($0) } ?? true, "\(fault)")
                #expect(!fault.text.isEmpty && fault.hint != "", "\(fault)")
            }
        }
        // Both kinds occur, so that both ways were taken.
        #expect(clean > 100 && faulty > 100, "\(clean) clean, \(faulty) faulty")
    }

    private func useTemplates(_ sources: [String: [UInt8]]) -> [TemplateFault] {
        var faults: [TemplateFault] = []
        var templates: [String: Template] = [:]
        for (name, source) in sources { templates[name] = Template(source, name: name, faults: &faults) }
        faults += check(templates: templates, entry: "page", against: PageView.table.shape)
        var output: [UInt8] = []
        let page = PageView(items: [ItemView(prices: [PriceView()]), ItemView(picture: PictureView())])
        templates["page"]?.render(page, partials: templates, into: &output)
        return faults
    }

    private func broken(_ source: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = source
        func place() -> Int { Int(random.next() % UInt64(bytes.count + 1)) }
        let from = place()
        let to = min(bytes.count, from + Int(random.next() % 12))
        switch random.next() % 5 {
        case 0: bytes.removeSubrange(from..<to)
        case 1: bytes.insert(contentsOf: bytes[from..<to], at: place())
        case 2: if from < bytes.count { bytes[from] = UInt8(truncatingIfNeeded: random.next()) }
        case 3: bytes.removeSubrange(from...)
        default:
            bytes.insert(
                contentsOf: MutationTests.pieces[Int(random.next() % UInt64(MutationTests.pieces.count))], at: from)
        }
        return bytes
    }
}
