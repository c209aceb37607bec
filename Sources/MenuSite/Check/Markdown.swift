import CCommonMark
import Glibc

/// What a page allows Markdown to do: where its links lead, which pictures there are, which ids its headings get.
protocol MarkdownRules {
    /// The address to write for a link's destination; nil leaves the link out and keeps its words.
    mutating func address(ofLink destination: String, at place: MarkdownPlace) -> String?
    /// The picture that a destination names; nil leaves it out and keeps its words.
    mutating func picture(_ destination: String, at place: MarkdownPlace) -> Picture?
    /// The id of a heading with these words.
    mutating func identifier(ofHeading words: String) -> String
    /// Says that raw HTML was left out.
    mutating func leftOut(rawHTML: String, at place: MarkdownPlace)
}

/// A line and a byte column of a Markdown text, both from 1.
struct MarkdownPlace: Sendable, Equatable {
    let line: Int
    let column: Int
}

/// Turns Markdown (CommonMark 0.30) into HTML that holds nothing but CommonMark's own elements.
///
/// Raw HTML is left out, addresses and pictures go through `rules`. The shallowest heading becomes `topHeading`, and
/// no level is skipped, so that the page's outline stays whole.
///
/// - Parameter text: UTF-8 with LF line ends.
func markdownToHTML(_ text: [UInt8], topHeading: Int, rules: inout some MarkdownRules) -> [UInt8] {
    paragraph(ofPlainLine: text.span) ?? withDocument(text) { html(of: $0, $1, text, topHeading, &rules) } ?? []
}

private func html(
    of document: OpaquePointer, _ memory: UnsafeMutablePointer<cmark_mem>, _ text: [UInt8], _ topHeading: Int,
    _ rules: inout some MarkdownRules
) -> [UInt8] {
    let toMend = mayNeedMending(text) ? lookThrough(document, forWords: false).toMend : []
    let levels = Set(toMend.filter { $0.kind == CMARK_NODE_HEADING }.map { cmark_node_get_heading_level($0.node) })
        .sorted()
    var ids: [String] = []
    for (node, kind) in toMend {
        switch kind {
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: dropHTML(node, &rules)
        case CMARK_NODE_LINK: mendLink(node, &rules)
        case CMARK_NODE_IMAGE: mendImage(node, memory, &rules)
        default:
            let rank = levels.firstIndex(of: cmark_node_get_heading_level(node)) ?? 0
            cmark_node_set_heading_level(node, Int32(min(topHeading + rank, 6)))
            ids.append(rules.identifier(ofHeading: lookThrough(node).words.text))
        }
    }
    guard let html = cmark_render_html(document, CMARK_OPT_DEFAULT) else { return [] }
    return withHeadingIds(ids, in: UnsafeBufferPointer(start: html, count: strlen(html)))
}

/// Whether a heading, link, picture or HTML may be in a text: each has one of a few characters, or is underlined with
/// dashes.
func mayNeedMending(_ text: [UInt8]) -> Bool {
    for mark in [UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "#"), UInt8(ascii: "=")]
    where text.firstPlace(of: mark) != nil { return true }
    var start = 0
    while let dash = text.firstPlace(of: UInt8(ascii: "-"), from: start) {
        let line = text[dash...].prefix { $0 != 0x0A }
        if line.allSatisfy({ $0 == UInt8(ascii: "-") || $0 == 0x20 || $0 == 0x09 }) { return true }
        start = dash + 1
    }
    return false
}

/// The words of a Markdown text, without its marks.
///
/// - Parameter inLines: whether a hard line break is a line end, as the end of a block is, and an entry of a list has a dot
///   before it.
func plainText(ofMarkdown text: [UInt8], inLines: Bool = false) -> String {
    withDocument(text) { document, _ in lookThrough(document, inLines: inLines).words.text } ?? ""
}

/// What `body` makes of a Markdown text after it was read, and of where its nodes lie; nothing of these is left then.
private func withDocument<Result>(
    _ text: [UInt8], _ body: (OpaquePointer, UnsafeMutablePointer<cmark_mem>) -> Result
) -> Result? {
    // cmark asks for memory without saying for whom.
    var memory = cmark_mem(
        calloc: { Arena.ofThread.pointee.zeroed(Int($0) * Int($1)) },
        realloc: { Arena.ofThread.pointee.resized($0, Int($1)) }, free: { _ in })
    Arena.ofThread.pointee.begin()
    defer { Arena.ofThread.pointee.end() }
    return withUnsafeMutablePointer(to: &memory) { memory in
        guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else { return nil }
        text.withUnsafeBytes { bytes in
            cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
        }
        return cmark_parser_finish(parser).map { body($0, memory) }
    }
}

/// What one walk through a node finds.
private struct MarkdownContent {
    /// The nodes that are not written as cmark would, inner ones before those around them.
    var toMend: [(node: OpaquePointer, kind: cmark_node_type)] = []
    var words = Words()

    /// The text of the nodes; a line break is a blank, the end of a block a line end.
    struct Words {
        var bytes: [UInt8] = []

        var text: String { trimmed(String(decoding: bytes, as: UTF8.self)) }

        mutating func append(_ literal: UnsafePointer<CChar>?) {
            guard let literal else { return }
            bytes.append(contentsOf: UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
        }
    }
}

/// Walks through a node and those in it.
///
/// - Parameters:
///   - inLines: whether a hard line break is a line end too, and an entry of a list has a dot before it.
///   - forWords: whether the words are wanted.
private func lookThrough(_ node: OpaquePointer, inLines: Bool = false, forWords: Bool = true) -> MarkdownContent {
    var content = MarkdownContent()
    guard let walk = cmark_iter_new(node) else { return content }
    defer { cmark_iter_free(walk) }
    while true {
        let event = cmark_iter_next(walk)
        if event == CMARK_EVENT_DONE { return content }
        guard let inner = cmark_iter_get_node(walk) else { continue }
        let kind = cmark_node_get_type(inner)
        switch kind {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK:
            if forWords { content.words.append(cmark_node_get_literal(inner)) }
        case CMARK_NODE_SOFTBREAK: content.words.bytes.append(UInt8(ascii: " "))
        case CMARK_NODE_LINEBREAK: content.words.bytes.append(UInt8(ascii: inLines ? "\n" : " "))
        case CMARK_NODE_PARAGRAPH where event == CMARK_EVENT_EXIT: content.words.bytes.append(UInt8(ascii: "\n"))
        case CMARK_NODE_HEADING where event == CMARK_EVENT_EXIT:
            content.words.bytes.append(UInt8(ascii: "\n"))
            content.toMend.append((inner, kind))
        case CMARK_NODE_ITEM where inLines && event == CMARK_EVENT_ENTER: content.words.bytes += "• ".utf8
        case CMARK_NODE_IMAGE where event == CMARK_EVENT_EXIT, CMARK_NODE_LINK where event == CMARK_EVENT_EXIT:
            content.toMend.append((inner, kind))
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: content.toMend.append((inner, kind))
        default: break
        }
    }
}

private func dropHTML(_ node: OpaquePointer, _ rules: inout some MarkdownRules) {
    let html = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    if !isSilent(html) { rules.leftOut(rawHTML: html, at: place(of: node)) }
    remove(node)
}

/// Whether nothing is lost with a piece of raw HTML: one whole comment, which is a remark of the owner's, or one
/// closing tag, whose opening one was reported.
///
/// A block of HTML may hold words beside them.
private func isSilent(_ html: String) -> Bool {
    let text = trimmed(html)
    if text.hasPrefix("<!--"), text.hasSuffix("-->") { return !text.dropFirst(4).dropLast(3).contains("-->") }
    return text.hasPrefix("</") && text.hasSuffix(">") && text.utf8.count { $0 == UInt8(ascii: "<") } == 1
}

private func mendLink(_ node: OpaquePointer, _ rules: inout some MarkdownRules) {
    let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    if let address = rules.address(ofLink: destination, at: place(of: node)) {
        cmark_node_set_url(node, address)
    } else {
        while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
        remove(node)
    }
}

private func mendImage(
    _ node: OpaquePointer, _ memory: UnsafeMutablePointer<cmark_mem>, _ rules: inout some MarkdownRules
) {
    let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let alt = lookThrough(node).words.text
    let html: String
    if let picture = rules.picture(destination, at: place(of: node)) {
        html =
            "<img src=\"\(escaped(picture.address))\" alt=\"\(escaped(alt))\"\(picture.sizeAttributes) loading=\"lazy\">"
    } else {
        html = escaped(alt)
    }
    guard let custom = cmark_node_new_with_mem(CMARK_NODE_CUSTOM_INLINE, memory) else { return }
    cmark_node_set_on_enter(custom, html)
    cmark_node_insert_before(node, custom)
    remove(node)
}

/// The HTML with ids in its heading tags, in order.
///
/// Raw HTML was left out, so that every `<h1>` to `<h6>` is a heading's.
private func withHeadingIds(_ ids: [String], in html: UnsafeBufferPointer<CChar>) -> [UInt8] {
    let bytes = UnsafeRawBufferPointer(html)
    guard !ids.isEmpty else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 40 * ids.count)
    var ids = ids[...]
    for (index, byte) in bytes.enumerated() {
        let isTag = byte == UInt8(ascii: ">") && index >= 3 && bytes[index - 3] == UInt8(ascii: "<")
        if isTag, bytes[index - 2] == UInt8(ascii: "h"), 0x31...0x36 ~= bytes[index - 1], let id = ids.popFirst() {
            result += Array(" id=\"\(escaped(id))\"".utf8)
        }
        result.append(byte)
    }
    return result
}

private func remove(_ node: OpaquePointer) {
    cmark_node_unlink(node)
    cmark_node_free(node)
}

private func place(of node: OpaquePointer) -> MarkdownPlace {
    MarkdownPlace(line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)))
}

/// Text for HTML, in an element or in a quoted attribute.
func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else {
        return text
    }
    var result = ""
    for index in text.unicodeScalars.indices {
        switch text.unicodeScalars[index] {
        case "&": result += text.unicodeScalars[index...].starts(with: "&amp;".unicodeScalars) ? "&#38;" : "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        default: result.unicodeScalars.append(text.unicodeScalars[index])
        }
    }
    return result
}
