import Diagnostics
import FuzzParts

@testable import MenuSite

/// Whatever Markdown says, its HTML holds nothing but CommonMark's own elements, and no address but of an allowed kind.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let source = SourceText(path: "intro.md", bytes: input(data, count))
    var report = Report()
    guard let prose = ProseSource(file: source, way: "../", &report) else { return 0 }
    let (html, rules) = html(of: prose.text, prose)
    promise(String(validating: html, as: UTF8.self) != nil, "no UTF-8")
    var ids: Set<String> = []
    for tag in htmlTags(html) {
        promise(isCommonMark(tag), "a tag that is none of CommonMark's: \(tag)")
        promise(tag.attributes.allSatisfy { isAllowed($0, of: tag) }, "an attribute of another kind: \(tag)")
        if let id = tag.value("id") { promise(ids.insert(id).inserted, "an id that stands twice") }
    }
    for message in rules.report.messages {
        let offset = message.place?.offset ?? 0
        promise((0...count).contains(offset) && !message.text.isEmpty, "a place outside")
    }
    // The quick way for a plain line gives what the parser gives, which is asked where a line end stands behind it.
    if !prose.text.contains(0x0A) {
        promise(FuzzMarkdown.html(of: prose.text + [0x0A], prose).0 == html, "not the parser's HTML")
    }
    let words = plainText(ofMarkdown: prose.text, inLines: count.isMultiple(of: 2))
    promise(words.utf8.count <= 8 * count + 8, "more words than were written")
    return 0
}

private func html(of text: [UInt8], _ prose: ProseSource) -> ([UInt8], ProseRules) {
    var rules = ProseRules(
        prose: prose, folder: "fr", baseFolders: [], root: "../", base: "/menu/", identifiers: IdentifierRegister(),
        shelf: PictureShelf(tree: ContentTree(unwalked: "/nowhere/content")))
    return (markdownToHTML(text, topHeading: 3, rules: &rules), rules)
}

/// CommonMark 0.30, appendix and chapters 4 to 6, without raw HTML.
private let elements: [String: Set<String>] = [
    "p": [], "em": [], "strong": [], "code": ["class"], "pre": [], "blockquote": [], "ul": [], "ol": ["start"],
    "li": [],
    "br": [], "hr": [], "a": ["href", "title"], "img": ["src", "alt", "title", "width", "height", "loading"],
    "h3": ["id"], "h4": ["id"], "h5": ["id"], "h6": ["id"],
]

private func isCommonMark(_ tag: HTMLTag) -> Bool {
    if tag.name.hasPrefix("/") { return elements[String(tag.name.dropFirst())] != nil && tag.attributes.isEmpty }
    return elements[tag.name].map { $0.union(["/"]).isSuperset(of: tag.attributes.map(\.name)) } ?? false
}

private func isAllowed(_ attribute: HTMLAttribute, of tag: HTMLTag) -> Bool {
    let schemes: [String?] = [nil, "https", "http", "mailto", "tel", "sms", "geo"]
    switch attribute.name {
    case "href": return schemes.contains(attribute.scheme)
    case "src": return attribute.scheme == "https"
    case "start", "width", "height": return attribute.value.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    case "loading": return attribute.value == "lazy"
    default: return true
    }
}
