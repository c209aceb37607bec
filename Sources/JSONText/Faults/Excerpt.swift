/// How many Unicode scalars of a text a message shows.
private let excerptLength = 40

/// A piece of the text as a message shows it: cut where it is long, characters that cannot be seen as `\u…`.
func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    // A scalar has at most four bytes: of a name of a megabyte, no more is decoded than is shown.
    let near = String(decoding: bytes.prefix(4 * excerptLength + 4), as: UTF8.self).unicodeScalars
    let shown = near.prefix(excerptLength)
    let isWhole = shown.endIndex == near.endIndex
    let text = shown.contains { isInvisible($0) && $0 != " " } ? shown.map(visible).joined() : String(shown)
    return isWhole ? text : text + "…"
}

/// Whether a message shows a piece of the text as it is, so that it can be copied from there.
func isShownWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    excerpt(bytes).utf8.elementsEqual(bytes)
}

private func visible(_ scalar: Unicode.Scalar) -> String {
    isInvisible(scalar) && scalar != " " ? escape(of: scalar) : String(scalar)
}

/// Whether a character leaves no ink: blanks, controls, marks of direction and the like.
///
/// The two joiners are left out: emoji, Arabic and Indic scripts are not right without them.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar <= " " || scalar == "\u{7F}" }
    guard scalar != "\u{200C}", scalar != "\u{200D}" else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
}

/// The JSON escape of a character of the basic plane; the name of another.
private func escape(of scalar: Unicode.Scalar) -> String {
    scalar.value > 0xFFFF ? codePoint(scalar) : "\\u" + hexadecimalDigits(scalar).lowercased()
}

/// A character's name, such as `U+00A0`.
func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + hexadecimalDigits(scalar)
}

private func hexadecimalDigits(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
