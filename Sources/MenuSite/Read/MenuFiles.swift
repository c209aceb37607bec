import Diagnostics

/// The file of a menu and those that it extends, their bytes counted through: those of a base before those of the menu
/// that extends it, as Go's `token.FileSet` counts the files of a program.
///
/// So an offset says file and byte, wherever a value of the menu comes from.
struct MenuFiles: Sendable {
    /// One of the files.
    struct File: Sendable {
        let source: SourceText
        /// Its folder under `content/`.
        let folder: String
        /// The offset of its first byte.
        let start: Int
        /// The language of the menu that it makes; none before its fields are known.
        var language: Language?
    }

    /// The file that is read.
    private(set) var own: File
    /// The files that it extends: each extends the one before.
    private(set) var bases: [File]

    init(_ source: SourceText, folder: String = "") {
        own = File(source: source, folder: folder, start: 0)
        bases = []
    }

    /// A file that extends the menu of others.
    init(_ source: SourceText, folder: String, extending base: MenuFiles) {
        // Between two files is the place behind the end of the first.
        own = File(source: source, folder: folder, start: base.own.start + base.own.source.bytes.count + 1)
        bases = base.bases + [base.own]
    }

    /// States the language of the menu that the own file makes.
    mutating func set(language: Language) {
        own.language = language
    }

    /// Whether a byte stands in a file that the own one extends.
    func isOfBase(_ offset: Int) -> Bool { offset < own.start }

    /// The file in which a byte stands.
    func file(at offset: Int) -> File {
        guard isOfBase(offset) else { return own }
        return bases.last { $0.start <= offset } ?? own
    }

    /// The place of a byte.
    func place(at offset: Int) -> Place {
        let file = file(at: offset)
        return file.source.place(at: offset - file.start)
    }
}
