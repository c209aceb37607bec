/// The entries of a cell that holds a list: `Soups; From the grill`.
///
/// A backslash before a mark takes its meaning from it: `Wine\; beer` is one entry.
enum CellEntries {
    private static let marks: [Unicode.Scalar] = [";", "=", "+", "\\"]

    /// The text of an entry, its marks without their meaning.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { marks.contains($0) }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if marks.contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    /// What an entry says once its backslashes are taken out, and the blanks at its ends.
    static func plain(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in trimmed(text).unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            if isEscaped, !marks.contains(scalar) { result.append("\\") }
            isEscaped = false
            result.append(scalar)
        }
        if isEscaped { result.append("\\") }
        return String(result)
    }

    /// The parts of a text between marks that have their meaning, as they are written.
    static func split(_ text: String, at separators: [Unicode.Scalar]) -> [String] {
        var parts = [String.UnicodeScalarView()]
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if separators.contains(scalar), !isEscaped {
                parts.append(String.UnicodeScalarView())
            } else {
                parts[parts.count - 1].append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return parts.map { String($0) }
    }

    /// The entries of a cell that are not blank, as they are written.
    static func all(in cell: String, separators: [Unicode.Scalar] = [";"]) -> [String] {
        split(cell, at: separators).filter { !trimmed($0).isEmpty }
    }
}
