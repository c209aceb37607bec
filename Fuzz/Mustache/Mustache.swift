import FuzzParts

@testable import Mustache

/// A page that the checker finds nothing wrong with has one structure, whatever the texts that fill it; templates of any
/// kind are read, checked and rendered without end of the program.
///
/// Behind a byte of 0xFF stands the partial `item`.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let parts = input(data, count).split(separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false).map(
        Array.init)
    var faults: [TemplateFault] = []
    var templates = ["page": Template(parts.first ?? [], name: "page", faults: &faults)]
    if parts.count > 1 { templates["item"] = Template(parts[1], name: "item", faults: &faults) }
    let found = check(templates: templates, entry: "page", against: PageView.table.shape)
    for fault in faults + found {
        let size = (fault.template == "item" ? parts.last : parts.first)?.count ?? 0
        promise((0...size).contains(fault.offset) && (0...size).contains(fault.related ?? 0), "a place outside")
        promise(!fault.text.isEmpty && fault.hint != "", "a fault without words")
    }
    let harmless = page("x", templates)
    guard (faults + found).isEmpty, !harmless.contains(where: { ["svg", "math"].contains($0.name) }) else { return 0 }
    for text in [
        "\"'`><script>alert(1)</script><!--", " onload=x y='", "javascript:alert(1)", "--></title></style>{{title}}",
    ] {
        let hostile = page(text, templates)
        promise(hostile.map(\.skeleton) == harmless.map(\.skeleton), "another structure with \(text)")
        promise(hostile.map(\.code) == harmless.map(\.code), "another script with \(text)")
        for (one, other) in zip(hostile, harmless) {
            for (attribute, twin) in zip(one.attributes, other.attributes) where attribute.scheme == "javascript" {
                promise(twin.scheme == "javascript" || !isAddress(attribute.name), "a scheme by \(text): \(one)")
            }
        }
    }
    return 0
}

private func isAddress(_ name: String) -> Bool {
    ["href", "src", "action", "formaction", "data", "xlink:href", "poster", "cite", "background", "ping"].contains(name)
}

private func page(_ text: String, _ templates: [String: Template]) -> [HTMLTag] {
    var html: [UInt8] = []
    templates["page"]?.render(PageView(text: text), partials: templates, into: &html)
    return htmlTags(html)
}
