import Diagnostics
import Publishing

/// What an import was asked for.
public struct ImportRequest: Sendable {
    /// The file to read.
    public var file: String
    /// The menu file to write; none gives the menu back in place of writing it.
    public var output: String?
    /// Whether a menu that is there may be overwritten.
    public var force: Bool
    /// How much is read at most.
    public var limits = Limits()

    /// A request to write what `file` says to `output`.
    public init(file: String, output: String?, force: Bool = false) {
        self.file = file
        self.output = output
        self.force = force
    }
}

/// What came of an import.
public enum ImportOutcome: Sendable {
    /// The menu is written, or is given back where it was to be.
    case imported(ImportSummary)
    /// The file is at fault; nothing was written.
    case faulty
    /// The request is refused; nothing was written.
    case refused([Message])
    /// The machine failed.
    case failed(Message)
}

/// What was imported.
public struct ImportSummary: Sendable {
    /// How many items the menu has.
    public var items: Int
    /// How many sections it has.
    public var sections: Int
    /// The files that were written, that of the file's own language first.
    public var files: [String]
    /// The menu file.
    public var bytes: [UInt8]
}

/// Turns another program's file into a menu file.
///
/// - Parameter report: everything that could not be taken, and where it stands.
public func `import`(_ request: ImportRequest, _ report: inout Report) -> ImportOutcome {
    let bytes: [UInt8]
    switch readFile(request.file, limit: request.limits[.textSize]) {
    case .bytes(let read): bytes = read
    case .missing:
        return .refused([
            Message(.error, file: request.file, "there is no such file", hint: "write the path of a CSV or JSON file")
        ])
    case .tooLarge(let size):
        report.add(request.limits.message(on: request.file, ofSize: size))
        return .faulty
    case .unreadable(let why):
        report.error(file: request.file, "the file cannot be read: \(why)")
        return .faulty
    }
    if let output = request.output, !request.force, resolvedPath(output) != nil {
        return .refused([
            Message(.error, file: output, "this file is there already", hint: "write --force to overwrite it")
        ])
    }
    let read =
        isJSON(bytes)
        ? menu(fromJSON: bytes, path: request.file, &report) : menu(fromCSV: bytes, path: request.file, &report)
    guard let menu = read else { return .faulty }
    let output = request.output ?? "content/menu.json"
    let place = ImportPlace(of: output)
    var taking = MenuTaking(menu)
    let replaced = { (path: String, report: inout Report) in
        request.output != nil && request.force ? ReplacedMenu(path, request.limits, &report) : ReplacedMenu()
    }
    let text = taking.text(in: nil, place, replaced(output, &report))
    var files = [(path: output, bytes: text.bytes)]
    for language in menu.languages {
        let path = path(of: output, in: language)
        files.append((path, taking.text(in: language, place, replaced(path, &report)).bytes))
    }
    report.append(taking.report)
    if taking.menu.items.allSatisfy(\.fields.isEmpty), report.count(of: .error) == 0 {
        report.error(file: request.file, "the file has no items", hint: "an item is a row, or an object with a name")
    }
    guard report.count(of: .error) == 0 else { return .faulty }
    let summary = ImportSummary(
        items: taking.menu.items.count { !$0.fields.isEmpty },
        sections: taking.menu.sections.count { !$0.fields.isEmpty }, files: files.map(\.path), bytes: text.bytes)
    guard request.output != nil else { return .imported(summary) }
    return switch placeFiles(files, force: request.force) {
    case .placed: .imported(summary)
    case .refused(let messages): .refused(messages)
    case .failed(let message): .failed(message)
    }
}

/// Whether a file is JSON, as its first character says.
private func isJSON(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { $0 != 0x20 && !(0x09...0x0D ~= $0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
}

/// The menu file of another language, in a folder of that name beside the first.
private func path(of output: String, in language: String) -> String {
    let slash = output.lastIndex(of: "/")
    let folder = slash.map { String(output[...$0]) } ?? ""
    return folder + language + "/menu.json"
}
