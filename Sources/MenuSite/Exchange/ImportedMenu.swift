import Diagnostics
import JSONText

/// A menu as another program's file says it: fields of Carte's own names, and where each stands in that file.
///
/// Nothing in it has been judged yet.
struct ImportedMenu {
    /// The file.
    let source: SourceText
    /// Whether it is a table that Carte wrote, which gives back everything, pictures that are not here included.
    var isOwn = false
    /// Fields of the site that the file says.
    var site: [ImportedField] = []
    /// The sections in order.
    var sections: [ImportedEntry] = []
    /// The items in order.
    var items: [ImportedEntry] = []

    /// The languages that fields are translated to, in order of first use.
    var languages: [String] {
        var found: [String] = []
        for field in (sections + items).lazy.flatMap(\.fields) {
            if let language = field.language, !found.contains(language) { found.append(language) }
        }
        return found
    }
}

/// A section or an item of another program's file.
struct ImportedEntry {
    /// Where it begins.
    let offset: Int
    /// What a message calls it: `row 5`; none where its place says enough.
    var label: String?
    var fields: [ImportedField] = []

    /// The value of a field in the file's own language.
    subscript(_ name: String) -> JSONTree? { fields.first { $0.name == name && $0.language == nil }?.value }
}

/// A field of another program's file.
struct ImportedField {
    /// Carte's name of it.
    let name: String
    /// The language it is translated to; none for the file's own.
    var language: String?
    /// What it says.
    var value: JSONTree
    /// Where it stands.
    let offset: Int
    /// What a message calls its place: `cell C5`; none where the place itself says enough.
    var label: String?
    /// Whether a file beside the menu says it, so that the menu does not.
    var isInFile = false
}
