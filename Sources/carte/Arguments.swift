import MenuSite

/// What the command line asks for.
enum Command: Equatable {
    case build(Options)
    case check(Options)
    case `import`(Options)
    case export(Options, ExportRequest.Format)
    case join(Options)
    case fields
    case schema(ContentFile)
    case version
    case help(topic: String?)

    /// The options of all commands.
    struct Options: Equatable {
        /// SITE, or the FILE of `import`.
        var site = "."
        var output: String?
        var base = "/"
        var url: String?
        var strict = false
        var force = false
        var sync = true
        var quiet = false
        var jobs: Int?
        var limits = Limits()
        var shard: Shard?
        /// The DIRs of `join`.
        var folders: [String] = []
        /// The one argument that is no option, if there is one.
        var file: String?
        var format: String?
        var page: String?
    }
}

/// A command line that cannot be understood: what is wrong, and what to write.
struct UsageFault: Error, Equatable {
    let text: String
    let hint: String
}

/// One option of a command: how it is written, and what it sets.
struct OptionForm: Sendable {
    let name: String
    /// What its value is called, or nil for one without.
    var value: String?
    let summary: String
    let set: @Sendable (inout Command.Options, String) -> UsageFault?
}

/// The options of `carte build`.
let buildOptions: [OptionForm] = [
    OptionForm(name: "--output", value: "DIR", summary: "publish into DIR instead of SITE/output") { options, value in
        options.output = value
        return value.isEmpty ? UsageFault(text: "'--output' names no folder", hint: "write --output some/folder") : nil
    },
    OptionForm(name: "--base", value: "PATH", summary: "the path the site is served under, such as /menu/") {
        options, value in
        options.base = basePath(value)
        let isPath =
            !value.contains("?") && !value.contains("#") && !value.contains(":") && !value.hasPrefix("//")
            && !value.split(separator: "/").contains { $0 == "." || $0 == ".." }
        return isPath
            ? nil
            : UsageFault(text: "'\(value)' is no path", hint: "write --base /menu/, without host or question mark")
    },
    OptionForm(name: "--url", value: "URL", summary: "the address the site will have, instead of the one in site.json")
    { options, value in
        options.url = value.hasSuffix("/") ? value : value + "/"
        return isSiteAddress(value)
            ? nil : UsageFault(text: "'\(value)' is no web address", hint: "write --url https://example.org/")
    },
    OptionForm(name: "--strict", summary: "a warning fails the build too") { options, _ in
        options.strict = true
        return nil
    },
    OptionForm(name: "--force", summary: "overwrite files in DIR that Carte did not make") { options, _ in
        options.force = true
        return nil
    },
    OptionForm(name: "--no-sync", summary: "do not wait for the disk: faster, for previews") { options, _ in
        options.sync = false
        return nil
    },
    OptionForm(name: "--jobs", value: "N", summary: "make pages on at most N threads at a time") { options, value in
        options.jobs = Int(value).flatMap { 1...256 ~= $0 ? $0 : nil }
        return options.jobs == nil
            ? UsageFault(text: "'\(value)' is no number of threads", hint: "write --jobs 2, or another from 1 to 256")
            : nil
    },
    shardOption,
    limitOption,
    OptionForm(name: "--quiet", summary: "say nothing when all is well") { options, _ in
        options.quiet = true
        return nil
    },
]

/// The options of `carte check`.
let checkOptions = buildOptions.filter { ["--strict", "--limit", "--quiet"].contains($0.name) }

/// A path with a slash at either end.
private func basePath(_ path: String) -> String {
    let inner = path.split(separator: "/").joined(separator: "/")
    return inner.isEmpty ? "/" : "/\(inner)/"
}

/// Reads the command line behind the program's name.
func command(from arguments: [String]) throws(UsageFault) -> Command {
    guard let first = arguments.first else { return .help(topic: nil) }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return .help(topic: first) }
    switch first {
    case "build": return try buildCommand(rest)
    case "check": return .check(try options(rest, of: first, checkOptions))
    case "join": return try joinCommand(rest)
    case "import": return try importCommand(rest)
    case "export": return try exportCommand(rest)
    case "fields":
        if let extra = rest.first { throw unexpected(extra, "fields") }
        return .fields
    case "schema":
        if let extra = rest.dropFirst().first { throw unexpected(extra, "schema") }
        return .schema(try contentFile(rest.first))
    case "--version", "version": return .version
    case "--help", "-h", "help":
        if let topic = rest.first, !commandNames.contains(topic) {
            throw UsageFault(
                text: "there is no command '\(topic)'",
                hint: suggestion(topic, among: commandNames) ?? "see carte --help")
        }
        return .help(topic: rest.first)
    default:
        throw UsageFault(
            text: "there is no command '\(first)'", hint: suggestion(first, among: commandNames) ?? "see carte --help")
    }
}

/// The commands that there are.
let commandNames = ["build", "check", "join", "import", "export", "fields", "schema", "help"]

/// The file whose schema is asked for: that of a menu if none is named.
private func contentFile(_ name: String?) throws(UsageFault) -> ContentFile {
    guard let name else { return .menu }
    if let file = ContentFile(rawValue: name.hasSuffix(".json") ? String(name.dropLast(5)) : name) { return file }
    let names = ContentFile.allCases.map(\.rawValue)
    throw UsageFault(
        text: "there is no schema of '\(name)'",
        hint: suggestion(name, among: names) ?? "write carte schema \(names.joined(separator: " or carte schema "))")
}

/// Reads what stands behind a command's name.
///
/// - Parameter takesSeveral: whether the command takes more than one argument that is no option.
func options(
    _ arguments: [String], of command: String, _ forms: [OptionForm], takesSeveral: Bool = false
) throws(UsageFault) -> Command.Options {
    var options = Command.Options()
    var sites: [String] = []
    var rest = arguments[...]
    var onlySites = false
    while let argument = rest.popFirst() {
        guard argument.hasPrefix("-"), argument != "-", !onlySites else {
            sites.append(argument)
            continue
        }
        if argument == "--" {
            onlySites = true
            continue
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let form = forms.first(where: { $0.name == parts[0] }) else {
            let known = forms.map(\.name)
            throw UsageFault(
                text: "'carte \(command)' has no option '\(parts[0])'",
                hint: suggestion(parts[0], among: known) ?? "its options are \(known.joined(separator: ", "))")
        }
        var value = ""
        if let name = form.value {
            guard let given = parts.count > 1 ? parts[1] : rest.popFirst() else {
                throw UsageFault(text: "'\(form.name)' needs a value", hint: "write \(form.name) \(name)")
            }
            value = given
        } else if parts.count > 1 {
            throw UsageFault(text: "'\(form.name)' takes no value", hint: "write \(form.name) alone")
        }
        if let fault = form.set(&options, value) { throw fault }
    }
    if takesSeveral {
        options.folders = sites
        return options
    }
    if sites.count > 1 { throw unexpected(sites[1], command) }
    options.file = sites.first
    options.site = sites.first ?? "."
    if options.site.isEmpty {
        throw UsageFault(text: "the site's folder is empty", hint: "write its path, or nothing for this folder")
    }
    return options
}

private func unexpected(_ argument: String, _ command: String) -> UsageFault {
    UsageFault(text: "'\(argument)' is one argument too many for 'carte \(command)'", hint: "see carte help \(command)")
}
