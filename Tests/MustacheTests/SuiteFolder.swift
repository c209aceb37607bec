import Foundation

/// The folder of a public suite, or nil where this machine has none.
func suiteFolder(_ name: String) -> URL? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let given = ProcessInfo.processInfo.environment["CARTE_SUITES"].map { URL(filePath: $0) }
    let folder = (given ?? root.appending(path: "../shared/suites")).appending(path: name)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}
