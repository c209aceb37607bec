import Diagnostics

/// A theme as the owner names it, and where.
struct ThemeChoice: Sendable {
    let name: String
    let place: Place
}

/// A style sheet as it is published.
struct StyleSheet: Sendable {
    /// Its path in the output folder, which carries a hash of its bytes.
    let name: String
    let bytes: [UInt8]
    /// The colour that the browser's own bar takes beside it, where it names one.
    let color: ThemeColor?
}

/// The colours of the browser's own bar, as CSS writes them.
struct ThemeColor: Sendable, Equatable {
    /// The one for readers who see light pages.
    let light: String
    /// The one for readers who see dark pages.
    let dark: String
}
