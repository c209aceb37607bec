import BuiltInTheme
import Diagnostics
import Glibc
import MenuSite
import Publishing

/// The program: reads the command line, runs a command, says what came of it, and gives the exit code.
@main
enum Carte {
    /// What the process ends with.
    enum Exit: Int32 {
        case done = 0
        case contentAtFault = 1
        case refused = 2
        case machineFailed = 3
    }

    static func main() {
        // A closed pipe and a limit to the size of files are errors of write(2), not signals.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        keepMemory()
        guard Stream.holdPlaces() else { exit(Exit.machineFailed.rawValue) }
        // The program's own name is among them unless they could not be had: Swift finds them through /proc.
        let arguments = CommandLine.arguments
        if arguments.isEmpty {
            Stream.standardError.write("carte: error: the command line cannot be read\n    /proc has to be there\n")
            exit(Exit.machineFailed.rawValue)
        }
        exit(run(Array(arguments.dropFirst())).rawValue)
    }

    private static func run(_ arguments: [String]) -> Exit {
        do {
            switch try command(from: arguments) {
            case .build(let options): return build(options)
            case .check(let options): return check(options)
            case .join(let options): return join(options)
            case .import(let options): return importFile(options)
            case .export(let options, let format): return export(options, format)
            case .fields: return print(fieldsManual())
            case .schema(let file): return print(jsonSchema(of: file))
            case .version: return print("carte \(version)\n")
            case .help(let topic): return print(usage(of: topic))
            }
        } catch {
            Stream.standardError.write("carte: error: \(error.text)\n    \(error.hint)\n")
            return .refused
        }
    }

    static func print(_ text: String) -> Exit {
        if Stream.standardOutput.write(text) { return .done }
        // Who closed the pipe knows.
        if errno != EPIPE { Stream.standardError.write("carte: error: standard output cannot be written\n") }
        return .machineFailed
    }

    private static func build(_ options: Command.Options) -> Exit {
        var request = request(options)
        if let refusal = refusal(of: request, publishing: true) { return say([refusal], .refused) }
        request.isAccepted = true
        let folder = options.output ?? (options.site == "." ? "output" : options.site + "/output")
        let announcement = Announcement(of: folder, quiet: options.quiet, options.limits)
        request.announce = { announcement.make($0, $1) }
        var report = Report()
        let outcome = showingProgress(of: request, options) { MenuSite.build($0, &report) }
        guard announcement.isMade || say(report, options.limits) else { return .machineFailed }
        switch outcome {
        case .published(let summary): return say(summary.warnings, .done)
        case .faulty:
            sayCount(report, strict: options.strict, built: false)
            return .contentAtFault
        case .refused(let messages): return say(messages, .refused)
        case .failed(let message): return say([message], .machineFailed)
        }
    }

    private static func join(_ options: Command.Options) -> Exit {
        let output = options.output ?? ""
        var request = JoinRequest(folders: options.folders, output: output)
        request.force = options.force
        request.sync = options.sync
        let announcement = Announcement(of: output, quiet: options.quiet)
        request.announce = { announcement.make($0, Report()) }
        switch MenuSite.join(request) {
        case .published(let summary): return say(summary.warnings, .done)
        case .refused(let messages): return say(messages, .refused)
        case .failed(let message): return say([message], .machineFailed)
        }
    }

    private static func check(_ options: Command.Options) -> Exit {
        let request = request(options)
        if let refusal = refusal(of: request, publishing: false) { return say([refusal], .refused) }
        var report = Report()
        showingProgress(of: request, options) { MenuSite.check($0, &report) }
        guard say(report, options.limits, notes: true) else { return .machineFailed }
        if report.forbidsPublishing(strict: options.strict) {
            sayCount(report, strict: options.strict, built: true)
            return .contentAtFault
        }
        return options.quiet ? .done : print("\(request.site): nothing stands in the way of a build\n")
    }

    /// Carries out a request, with a line on the terminal meanwhile that is gone afterwards.
    private static func showingProgress<Outcome>(
        of request: BuildRequest, _ options: Command.Options, _ work: (BuildRequest) -> Outcome
    ) -> Outcome {
        guard let line = ProgressLine(quiet: options.quiet) else { return work(request) }
        var request = request
        request.progress = { more, total in line.add(more, of: total) }
        if let announce = request.announce {
            request.announce = { summary, report in
                line.erase()
                return announce(summary, report)
            }
        }
        defer { line.erase() }
        return work(request)
    }

    private static func request(_ options: Command.Options) -> BuildRequest {
        var request = BuildRequest(site: options.site, builtInTheme: builtInTheme)
        request.output = options.output
        request.base = options.base
        request.url = options.url
        request.strict = options.strict
        request.force = options.force
        request.sync = options.sync
        request.jobs = options.jobs
        request.limits = options.limits
        request.shard = options.shard
        request.version = version
        return request
    }

    static func say(
        _ report: Report, _ limits: Limits = Limits(), notes: Bool = false, excerpts: Bool = true
    ) -> Bool {
        let count = limits[.messages]
        let more = min(10 * count, Limits.Name.messages.range.upperBound)
        let hint = "mend these first" + (more > count ? ", or write --limit messages=\(more)" : "")
        return Stream.standardError.write(
            report.printed(
                notes: notes, excerpts: excerpts, colour: Stream.standardError.wantsColour, limit: (count, hint)))
    }

    static func say(_ messages: [Message], _ exit: Exit) -> Exit {
        for message in messages { say(message) }
        return exit
    }

    private static func say(_ message: Message) {
        var report = Report()
        report.add(message)
        _ = say(report)
    }

    private static func sayCount(_ report: Report, strict: Bool, built: Bool) {
        // What several pages say of the file that they extend is said once.
        let said = report.inOrder
        let (errors, warnings) = (said.count { $0.severity == .error }, said.count { $0.severity == .warning })
        let counts = [
            errors > 0 ? "\(errors) error\(errors == 1 ? "" : "s")" : nil,
            warnings > 0 ? "\(warnings) warning\(warnings == 1 ? "" : "s")" : nil,
        ]
        let why = errors == 0 && strict ? ", since --strict" : ""
        let end = built ? "" : "; nothing was published\(why), the output is as it was"
        Stream.standardError.write(counts.compactMap { $0 }.joined(separator: ", ") + end + "\n")
    }
}
