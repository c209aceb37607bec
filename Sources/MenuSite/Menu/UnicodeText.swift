import Foundation

/// The text in Unicode's Normalization Form C (UAX #15): equal texts are then equal bytes.
func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
}

/// What two names are compared by: trimmed, runs of blanks as one, NFC, case folded.
///
/// The fold is Unicode's full one, made by upper-casing and lower-casing each scalar; Turkish and Azerbaijani keep
/// dotted and dotless i apart (CaseFolding.txt, status T).
///
/// - Parameter turkic: whether the language is one of these.
func matchKey(_ name: String, turkic: Bool = false) -> String {
    var key = ""
    var blank = false
    for scalar in composed(name).unicodeScalars {
        if scalar.properties.isWhitespace {
            blank = true
            continue
        }
        if blank, !key.isEmpty { key += " " }
        blank = false
        switch scalar {
        case "I" where turkic: key += "ı"
        case "İ" where turkic: key += "i"
        case "ı" where turkic: key += "ı"
        case "ẞ": key += "ss"
        default:
            for upper in scalar.properties.uppercaseMapping.unicodeScalars { key += upper.properties.lowercaseMapping }
        }
    }
    return composed(key)
}
