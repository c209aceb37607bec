import BuiltInTheme
import Diagnostics
import Foundation
import MenuSite
import Publishing

/// A site in a folder of its own, made of the texts a test gives, and removed with the test.
final class SiteFixture {
    let root: String

    /// A site with these files, by their paths in the site's folder.
    init(_ files: [String: String] = [:]) throws {
        root = NSTemporaryDirectory() + "carte-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root + "/content", withIntermediateDirectories: true)
        for (path, text) in files { try write(Array(text.utf8), to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    /// A site whose content is this menu, in English and dollars where the menu does not say otherwise.
    convenience init(menu: String, site: String = #"{"name": "Test", "language": "en", "currency": "USD"}"#) throws {
        try self.init(["content/menu.json": menu, "content/site.json": site])
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func write(_ text: String, to path: String) throws {
        try write(Array(text.utf8), to: path)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: root + "/" + path)
    }

    /// A picture of this size, drawn in SVG.
    func picture(_ path: String, width: Int = 40, height: Int = 30) throws {
        try write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>", to: path)
    }

    /// What a build or check came to.
    struct Result {
        let outcome: BuildOutcome?
        let report: Report
        /// The report as it is printed.
        let printed: String
        /// The output folder's files, by path.
        let files: [String: String]

        var page: String { files["index.html"] ?? "" }
        var isPublished: Bool { if case .published = outcome { true } else { false } }
        /// `line:column severity text` of each message.
        var messages: [String] {
            report.inOrder.map { message in
                let position = message.place.map { $0.source.position(of: $0.offset) }
                let place = position.map { "\($0.line):\($0.column) " } ?? ""
                return "\(place)\(message.severity.rawValue) \(message.text)"
            }
        }
    }

    func build(_ change: (inout BuildRequest) -> Void = { _ in }) -> Result {
        var request = BuildRequest(site: root, builtInTheme: builtInTheme)
        request.sync = false
        change(&request)
        var report = Report()
        let outcome = MenuSite.build(request, &report)
        return Result(outcome: outcome, report: report, printed: report.printed(), files: outputFiles())
    }

    /// - Parameter url: the site's address, since there is a note on a site without one.
    func check(url: String? = "https://test.example/") -> Result {
        var request = BuildRequest(site: root, builtInTheme: builtInTheme)
        request.url = url
        var report = Report()
        MenuSite.check(request, &report)
        return Result(outcome: nil, report: report, printed: report.printed(notes: true), files: outputFiles())
    }

    /// The files of the output folder, by path; bytes that are no UTF-8 are shown as U+FFFD.
    func outputFiles() -> [String: String] {
        tree(root + "/output")
    }
}

/// The files below a folder, by path.
func tree(_ root: String) -> [String: String] {
    var files: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
        guard isThere, !isFolder.boolValue, let data = FileManager.default.contents(atPath: root + "/" + path) else {
            continue
        }
        files[path] = String(decoding: data, as: UTF8.self)
    }
    return files
}

extension String {
    /// The text of each element that has this class, tags taken out and entities turned back.
    func texts(ofClass name: String) -> [String] {
        var texts: [String] = []
        for match in matches(of: #/<(\w+)[^>]*class="([^"]*)"[^>]*>/#)
        where match.2.split(separator: " ").contains(Substring(name)) {
            let rest = self[match.range.upperBound...]
            guard let end = rest.range(of: "</\(match.1)>") else { continue }
            texts.append(String(rest[..<end.lowerBound]).plainText)
        }
        return texts
    }

    /// The value of this attribute in each element that has it.
    func values(ofAttribute name: String) -> [String] {
        components(separatedBy: " \(name)=\"").dropFirst().map { $0.components(separatedBy: "\"")[0].plainText }
    }

    fileprivate var plainText: String {
        var text = replacing(#/<[^>]*>/#, with: "")
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: entity, with: character)
        }
        return text.trimmingCharacters(in: CharacterSet(charactersIn: " \n"))
    }
}
