import Diagnostics
import MenuSite

/// The options of `carte import`.
let importOptions: [OptionForm] = [
    OptionForm(
        name: "--output", value: "FILE", summary: "write FILE instead of content/menu.json; '-' is standard output"
    ) { options, value in
        options.output = value
        return value.isEmpty
            ? UsageFault(text: "'--output' names no file", hint: "write --output content/menu.json") : nil
    },
    OptionForm(name: "--force", summary: "overwrite a menu that is there") { options, _ in
        options.force = true
        return nil
    },
    limitOption,
]

/// The options of `carte export`.
let exportOptions: [OptionForm] = [
    OptionForm(name: "--format", value: "FORMAT", summary: "csv, which is complete, or foodmenus, Google's JSON") {
        options, value in
        options.format = value
        return nil
    },
    OptionForm(name: "--page", value: "FOLDER", summary: "the page to export, such as en, if not the one at /") {
        options, value in
        options.page = value
        return nil
    },
    limitOption,
]

/// Reads what stands behind `carte import`.
func importCommand(_ arguments: [String]) throws(UsageFault) -> Command {
    var options = try options(arguments, of: "import", importOptions)
    guard let file = options.file else {
        throw UsageFault(text: "'carte import' is told no file", hint: "write carte import menu.csv")
    }
    options.site = file
    return .import(options)
}

/// Reads what stands behind `carte export`.
func exportCommand(_ arguments: [String]) throws(UsageFault) -> Command {
    let options = try options(arguments, of: "export", exportOptions)
    let known = ExportRequest.Format.allCases.map(\.rawValue)
    guard let format = options.format else {
        throw UsageFault(
            text: "'carte export' is told no format", hint: "write --format \(known.joined(separator: " or --format "))"
        )
    }
    guard let format = ExportRequest.Format(rawValue: format.lowercased()) else {
        throw UsageFault(
            text: "there is no format '\(format)'",
            hint: suggestion(format, among: known) ?? "write --format \(known.joined(separator: " or --format "))")
    }
    return .export(options, format)
}
