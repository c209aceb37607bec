import Diagnostics

extension ThemeColors {
    /// The colours that a theme's file and the style sheet behind it give.
    init(theme: SourceText?, style: SourceText) {
        let files = [theme, style].compactMap { $0 }.map {
            rootDeclarations(of: ["--paper", "--accent", "--on-accent", "color-scheme"], in: $0)
        }
        paper = ThemeColor("--paper", files)
        accent = ThemeColor("--accent", files)
        onAccent = ThemeColor("--on-accent", files)
    }
}

extension ThemeColor {
    /// The colour that a property has; nil where it is not written as `#rgb`, `#rrggbb` or `light-dark()` of two such,
    /// or where it is not certain which holds.
    fileprivate init?(_ property: String, _ files: [[RootDeclaration]]) {
        guard let light = Self.color(property, for: .light, files), let dark = Self.color(property, for: .dark, files)
        else { return nil }
        self.init(light: light, dark: dark)
    }

    /// The property's colour where the reader asks for light or dark pages.
    private static func color(
        _ property: String, for reader: ColorScheme, _ files: [[RootDeclaration]]
    ) -> String? {
        guard isCertain(property, files), let written = value(of: property, for: reader, files) else { return nil }
        let schemes = value(of: "color-scheme", for: reader, files)?.lowercased().split { $0.isWhitespace } ?? []
        let shown =
            switch (schemes.contains("light"), schemes.contains("dark")) {
            case (true, false): ColorScheme.light
            case (false, true): ColorScheme.dark
            default: reader
            }
        guard written.lowercased().hasPrefix("light-dark("), written.hasSuffix(")") else { return hexadecimal(written) }
        let colors = written.dropFirst("light-dark(".count).dropLast().split(separator: ",").map {
            hexadecimal(String($0))
        }
        guard colors.count == 2, isCertain("color-scheme", files) else { return nil }
        return shown == .light ? colors[0] : colors[1]
    }

    /// Whether all declarations of a property are known to hold for the root element.
    private static func isCertain(_ name: String, _ files: [[RootDeclaration]]) -> Bool {
        !files.joined().contains { $0.weight == nil && $0.name.description == name }
    }

    /// What a property is for the root element: the theme's own comes before that of the style sheet behind it.
    private static func value(of name: String, for reader: ColorScheme, _ files: [[RootDeclaration]]) -> String? {
        for declarations in files {
            let candidates = declarations.filter { $0.name.description == name && $0.scheme ?? reader == reader }
            if let weight = candidates.compactMap(\.weight).max() {
                return candidates.last { $0.weight == weight }?.value
            }
        }
        return nil
    }

    private static func hexadecimal(_ color: String) -> String? {
        let digits = color.utf8.dropFirst()
        guard color.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6,
            digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
        else { return nil }
        return color
    }
}
