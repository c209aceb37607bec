import Foundation

/// A folder of the public suites; nil where they are not here, which is then said in a line.
///
/// They are looked for in `CARTE_SUITES`, else in `../shared/suites` beside the package.
func suite(_ path: String, name: String, cases: Int) -> URL? {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let suites =
        ProcessInfo.processInfo.environment["CARTE_SUITES"].map { URL(filePath: $0) }
        ?? package.appending(path: "../shared/suites").standardized
    let folder = suites.appending(path: path)
    if (try? folder.checkResourceIsReachable()) == true { return folder }
    print("skipped: \(name), \(cases) cases (no CARTE_SUITES)")
    return nil
}
