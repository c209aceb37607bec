import BuiltInTheme
import Diagnostics
import FuzzParts
import JSONText

@testable import MenuSite

/// A menu file of any bytes is read, judged, laid out and rendered; the page is one that the theme makes, all ids and links
/// in it are whole, and what is said stands in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let (html, report) = page(SourceText(path: "content/menu.json", bytes: input(data, count)))
    for message in report.messages {
        promise((0...count).contains(message.place?.offset ?? 0), "a place outside")
        promise(!message.text.isEmpty && message.hint != "", "a message without words")
    }
    let lines = report.printed(excerpts: false)
    promise(!lines.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }, "a control")
    guard let html, report.count(of: .error) == 0 else { return 0 }
    promise(String(validating: html, as: UTF8.self) != nil, "no UTF-8")
    let tags = htmlTags(html)
    let scripts = tags.filter { $0.name == "script" }
    promise(scripts.map { $0.value("type") } == ["application/ld+json"], "a script of someone else's")
    promise(
        scripts.allSatisfy { readJSON($0.rawText).document != nil && readJSON($0.rawText).faults.isEmpty },
        "a rule of this target")
    promise(tags.allSatisfy { $0.name == "style" || $0.code.isEmpty }, "code of someone else's")
    let ids = tags.compactMap { $0.value("id") }.map { Array($0.utf8) }
    promise(Set(ids).count == ids.count, "an id that stands twice")
    for tag in tags {
        guard tag.name == "a", let address = tag.value("href") else { continue }
        let scheme = HTMLAttribute(name: "href", value: address).scheme
        promise([nil, "https", "http", "mailto", "tel", "sms", "geo"].contains(scheme), "a scheme: \(address)")
        let id = fragmentId(of: address)
        promise(id.map { ids.contains(Array($0.utf8)) } ?? true, "a link to nothing: \(address)")
    }
    return 0
}

private let theme = {
    var report = Report()
    let theme = Theme(
        checking: ThemeSources(builtIn: builtInTheme, site: "/nowhere", Limits(), &report).files, hasLocations: true,
        &report)
    promise(report.messages.isEmpty, "the theme is at fault")
    return theme
}()

/// The page of a menu without a site around it; nil where it cannot be read.
private func page(_ menu: SourceText) -> ([UInt8]?, Report) {
    var report = Report()
    let tree = ContentTree(unwalked: "/nowhere/content")
    var (menus, fields, forms) = (BaseMenus(tree: tree), SiteFields(tree: tree), LanguageForms())
    let page = PageSource(folder: "", menu: menu)
    guard let read = menus.menu(of: page, &fields, &report) else { return (nil, report) }
    var rules = PageRules(page, read, fields, tree, PictureShelf(tree: tree), &forms, base: "/")
    let made = rules.menu()
    report.append(rules.report)
    return (render(layOut(made, url: nil), theme), report)
}
