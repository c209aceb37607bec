/// The text in Unicode's Normalization Form C (UAX #15): equal texts are then equal bytes.
func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : ICU.composed(text)
}

/// What two names are compared by: trimmed, runs of blanks as one, NFC, case folded.
///
/// The fold is Unicode's full one; Turkish and Azerbaijani keep dotted and dotless i apart (CaseFolding.txt, status T).
///
/// - Parameter turkic: whether the language is one of these.
func matchKey(_ name: String, turkic: Bool = false) -> String {
    var key = String.UnicodeScalarView()
    var blank = false
    for scalar in name.unicodeScalars {
        if scalar.properties.isWhitespace {
            blank = true
            continue
        }
        if blank, !key.isEmpty { key.append(" ") }
        blank = false
        key.append(scalar)
    }
    // Folding can take a composed text apart.
    return composed(ICU.caseFolded(composed(String(key)), turkic: turkic))
}
