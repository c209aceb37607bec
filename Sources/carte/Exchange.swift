import Diagnostics
import MenuSite

extension Carte {
    /// Makes a menu file of another program's file, and says what could not be taken.
    static func importFile(_ options: Command.Options) -> Exit {
        let isPrinted = options.output == "-"
        var request = ImportRequest(
            file: options.site, output: isPrinted ? nil : options.output ?? "content/menu.json", force: options.force)
        request.limits = options.limits
        var report = Report()
        let outcome = MenuSite.import(request, &report)
        guard say(report, options.limits) else { return .machineFailed }
        switch outcome {
        case .imported(let summary) where isPrinted:
            return Stream.standardOutput.write(summary.bytes) ? .done : .machineFailed
        case .imported(let summary):
            let items = "\(summary.items) item\(summary.items == 1 ? "" : "s")"
            let sections = "\(summary.sections) section\(summary.sections == 1 ? "" : "s")"
            return print(summary.files.map { "\($0): \(items) in \(sections)\n" }.joined())
        case .faulty:
            Stream.standardError.write("nothing was written\n")
            return .contentAtFault
        case .refused(let messages): return say(messages, .refused)
        case .failed(let message): return say([message], .machineFailed)
        }
    }

    /// Prints a page's menu in another form; what has no place there is said on standard error.
    static func export(_ options: Command.Options, _ format: ExportRequest.Format) -> Exit {
        if let refusal = refusal(of: BuildRequest(site: options.site, builtInTheme: [:]), publishing: false) {
            return say([refusal], .refused)
        }
        var report = Report()
        var request = ExportRequest(site: options.site, format: format, page: options.page)
        request.limits = options.limits
        let outcome = MenuSite.export(request, &report)
        guard say(report, options.limits) else { return .machineFailed }
        switch outcome {
        case .exported(let bytes, let leftOut):
            guard say(leftOut, options.limits, notes: true, excerpts: false) else { return .machineFailed }
            return Stream.standardOutput.write(bytes) ? .done : .machineFailed
        case .faulty: return .contentAtFault
        case .refused(let messages): return say(messages, .refused)
        }
    }
}
