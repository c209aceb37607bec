/// A style sheet as it is published.
struct StyleSheet: Sendable {
    /// Its path in the output folder, which carries a hash of its bytes.
    let name: String
    let bytes: [UInt8]
    /// What is known of its colours.
    let colors: ThemeColors
    /// Where its pictures and fonts come from besides the site.
    var outside: OutsideSources = []
}

/// The colours of a page that stand outside of it too, each where it is certain.
struct ThemeColors: Sendable, Equatable {
    /// The page itself, which the browser's own bar takes on.
    var paper: ThemeColor?
    /// What is marked, and words on it; the colours of the site's initial.
    var accent: ThemeColor?
    var onAccent: ThemeColor?
}

/// A colour of the page, as CSS writes it.
struct ThemeColor: Sendable, Equatable {
    /// The one for readers who see light pages.
    let light: String
    /// The one for readers who see dark pages.
    let dark: String
}
