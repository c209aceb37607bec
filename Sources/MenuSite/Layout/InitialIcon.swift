/// The picture in a browser's tabs of a site that gives none: the initial of its name in the colours of its theme.
struct InitialIcon: Sendable {
    /// Its path in the output folder, which carries a hash of its bytes.
    let path: String
    /// SVG, without a script or an address.
    let bytes: [UInt8]

    /// The icon of a page's site; nil where its name has no initial.
    init?(of name: String?, in language: Language, _ colors: ThemeColors?) {
        guard let name, let initial = initial(of: name, turkic: language.isTurkic) else { return nil }
        var (paper, ink) = (ThemeColor(light: "#333", dark: "#ddd"), ThemeColor(light: "#fff", dark: "#222"))
        if let accent = colors?.accent, let onAccent = colors?.onAccent { (paper, ink) = (accent, onAccent) }
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\""
        // Han characters have other forms in Japanese than in Chinese.
        if initial.unicodeScalars.contains(where: \.properties.isIdeographic) {
            svg += " xml:lang=\"\(language.tag)\""
        }
        svg += ">"
        if paper.light != paper.dark || ink.light != ink.dark {
            svg +=
                "<style>@media(prefers-color-scheme:dark){rect{fill:\(paper.dark)}text{fill:\(ink.dark)}}</style>"
        }
        svg += "<rect width=\"64\" height=\"64\" rx=\"14\" fill=\"\(paper.light)\"/>"
        svg += "<text x=\"32\" y=\"33\" fill=\"\(ink.light)\" font-family=\"system-ui,sans-serif\" font-size=\"40\""
        svg +=
            " font-weight=\"600\" text-anchor=\"middle\" dominant-baseline=\"central\">\(escaped(initial))</text></svg>"
        bytes = Array(svg.utf8)
        path = "icon.\(contentHash(bytes).prefix(8)).svg"
    }
}

/// The first letter, digit or symbol of a name as a reader sees it, with its marks, a letter as at the start of a
/// sentence; nil where there is none.
///
/// Punctuation before it, such as an opening quote, is no initial.
///
/// - Parameter turkic: whether the capital of i has a dot.
func initial(of name: String, turkic: Bool) -> String? {
    let first = name.first { character in
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
    guard let first, let letter = first.unicodeScalars.first else { return nil }
    let capital = turkic && letter == "i" ? "İ" : letter.properties.titlecaseMapping
    return first.unicodeScalars.dropFirst().reduce(into: capital) { $0.unicodeScalars.append($1) }
}
