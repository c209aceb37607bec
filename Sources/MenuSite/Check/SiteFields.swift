import Diagnostics
import JSONText

/// The fields of every `site.json`, each file read once, and the language of every folder.
struct SiteFields: Sendable {
    private let tree: ContentTree
    /// The fields that hold in each folder; those without a file of their own share them with the folder above.
    private var byFolder: [String: Shared] = [:]
    /// The fields of each folder's own file.
    private var ownFields: [String: SiteDraft] = [:]
    /// The language of the page of a folder, or of the folder where it has no page.
    private var languages: [String: String] = [:]

    /// Fields that hold in one folder or in thousands.
    private final class Shared: Sendable {
        let fields: SiteDraft

        init(_ fields: SiteDraft) {
            self.fields = fields
        }
    }

    init(tree: ContentTree) {
        self.tree = tree
    }

    /// The fields that hold in a folder: those of its `site.json` over those of the folders above.
    mutating func fields(of folder: String, _ report: inout Report) -> SiteDraft {
        shared(of: folder, &report).fields
    }

    private mutating func shared(of folder: String, _ report: inout Report) -> Shared {
        if let known = byFolder[folder] { return known }
        let above = ContentTree.upward(from: folder).dropFirst().first
        var shared = above.map { self.shared(of: $0, &report) } ?? Shared(SiteDraft())
        if tree.file("site.json", in: folder) != nil {
            var own = SiteDraft()
            if let source = sourceText(ContentTree.joined(folder, "site.json"), in: tree, &report) {
                var reading = Reading(source: source)
                if let root = reading.object("site") { Forms.site.read(root, into: &own, &reading) }
                own.isAtFault = reading.report.count(of: .error) > 0
                reading.warnOfMissingWords(own, in: own.overriding(shared.fields))
                report.append(reading.report)
            } else {
                own.isAtFault = true
            }
            ownFields[folder] = own
            shared = Shared(own.overriding(shared.fields))
        }
        byFolder[folder] = shared
        languages[folder] = shared.fields.language?.tag
        return shared
    }

    /// The fields of the files that hold in a folder and not in another one, the nearest over the others.
    mutating func fields(of folder: String, notOf other: String, _ report: inout Report) -> SiteDraft {
        _ = fields(of: folder, &report)
        let shared = Set(ContentTree.upward(from: other))
        return ContentTree.upward(from: folder).prefix { !shared.contains($0) }.reversed()
            .reduce(SiteDraft()) { outer, folder in (ownFields[folder] ?? SiteDraft()).overriding(outer) }
    }

    /// The language that a folder's own file names, once its fields are known.
    func ownLanguage(of folder: String) -> Language? {
        ownFields[folder]?.language
    }

    /// Remembers the language of a page, whose menu may have one of its own.
    mutating func remember(language: Language, of folder: String) {
        languages[folder] = language.tag
    }

    /// The folder and those above it whose pages are in the same language: prose is never taken from another one.
    func foldersOfOneLanguage(upward folder: String) -> [String] {
        ContentTree.upward(from: folder).filter { languages[$0] == languages[folder] }
    }
}

extension Reading {
    /// The file's JSON, reporting what is wrong with it: its object, or nil where it is none.
    mutating func object(_ what: String) -> JSONValue? {
        if source.bytes[source.start...].allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) {
            let smallest =
                what == "menu" ? "{ \"items\": [{ \"name\": \"…\" }] }" : "{ \"name\": \"…\", \"language\": \"en\" }"
            error(at: source.start, "the file is empty", hint: "the smallest \(what) file is \(smallest)")
            return nil
        }
        let json = readJSON(source.bytes)
        for fault in json.faults {
            let first = fault.related.map { _ in "the other place is {place}" }
            let rest = json.document == nil ? "the rest of the file is read once this is mended" : nil
            let hint = [fault.hint, first, rest].compactMap { $0 }.joined(separator: "; ")
            error(at: fault.offset, fault.text, hint: hint.isEmpty ? nil : hint, related: fault.related)
        }
        guard let root = json.document?.root else { return nil }
        guard root.kind == .object else {
            error(
                at: root.offset, "a \(what) file holds an object in { }, not \(root.kind.words)",
                hint: root.kind == .array && what == "menu" ? "write { \"items\": [ … ] }" : nil)
            return nil
        }
        return root
    }
}
