import Diagnostics

/// How much Carte reads and prints at most, each of which `--limit NAME=VALUE` sets.
public struct Limits: Sendable, Equatable {
    /// The limits, by the names that the command line has for them.
    public enum Name: String, Sendable, CaseIterable {
        /// Bytes of a text file: a menu, a `site.json`, Markdown, a template, a style sheet, a file to import.
        case textSize = "text-size"
        /// Bytes of a picture, and of a font or another file of a theme.
        case pictureSize = "picture-size"
        /// Pixels of a picture, its width times its height as its header says; a drawing has none.
        case pixels
        /// Pages of a site.
        case pages
        /// Block quotes and lists in one another in Markdown.
        case markdownDepth = "markdown-depth"
        /// Pictures that begin in one paragraph of Markdown.
        case markdownPictures = "markdown-pictures"
        /// Messages that are printed of one file and severity.
        case messages
    }

    private var changed: [Name: Int] = [:]

    /// The limits as they are where nobody says otherwise.
    public init() {}

    /// A limit.
    public subscript(name: Name) -> Int {
        get { changed.isEmpty ? name.usual : changed[name] ?? name.usual }
        set { changed[name] = newValue == name.usual ? nil : newValue }
    }

    /// What is not as usual, as it is written on the command line, in one order; empty where all is.
    public var text: String {
        Name.allCases.compactMap { name in changed[name].map { "\(name.rawValue)=\($0)" } }.joined(separator: " ")
    }

    /// What to do about something that is beyond a limit.
    ///
    /// - Parameters:
    ///   - advice: what to change in the content.
    ///   - needed: the least limit that it is within.
    func hint(_ name: Name, _ advice: String, needed: Int) -> String {
        let value = name.isSize && needed > 1_000_000 ? "\(needed / 1_000_000 + 1)MB" : "\(needed)"
        return name.range.contains(needed) ? "\(advice), or write --limit \(name.rawValue)=\(value)" : advice
    }
}

extension Limits.Name {
    /// The limit where nobody says otherwise.
    public var usual: Int {
        switch self {
        case .textSize, .pictureSize: 50_000_000
        case .pixels: 100_000_000
        case .pages: 100_000
        case .markdownDepth: 32
        case .markdownPictures: 300
        case .messages: 1000
        }
    }

    /// What it may be set to: the upper ends are those of what Carte itself can do, or does in time that anyone waits.
    public var range: ClosedRange<Int> {
        switch self {
        // Places in a text are kept in 32 bits.
        case .textSize: 1...4_000_000_000
        case .pictureSize: 1...1_000_000_000_000
        case .pixels: 1...1_000_000_000_000
        case .pages: 1...100_000_000
        // libcmark 0.30 takes square time for both.
        case .markdownDepth: 1...100
        case .markdownPictures: 0...10_000
        // A report keeps so many of a severity.
        case .messages: 1...20_000
        }
    }

    /// Whether it counts bytes.
    public var isSize: Bool { self == .textSize || self == .pictureSize }

    /// What it is a limit of.
    public var summary: String {
        switch self {
        case .textSize: "a menu, Markdown, a template"
        case .pictureSize: "a picture, a font"
        case .pixels: "width times height of a picture"
        case .pages: "pages of the site"
        case .markdownDepth: "quotes and lists in one another"
        case .markdownPictures: "pictures in one paragraph"
        case .messages: "messages printed of a file"
        }
    }

    /// A value in words, such as `50 MB` or `100 million`.
    public func words(_ value: Int) -> String {
        if value >= 1_000_000, value % 1_000_000 == 0 { return "\(value / 1_000_000) \(isSize ? "MB" : "million")" }
        return isSize ? "\(value) bytes" : "\(value)"
    }
}

extension Limits {
    /// What is said of a text file that is larger than one may be.
    func message(on file: String, ofSize size: Int) -> Message {
        Message(
            .error, file: file, "the file is larger than \(Name.textSize.words(self[.textSize]))",
            hint: hint(.textSize, "make it smaller", needed: size))
    }
}
