/// How much a message weighs.
public enum Severity: String, Sendable, Comparable {
    /// Advice, said by `carte check` alone; it never fails anything.
    case note
    /// Something that is probably not meant; it fails a build only under `--strict`.
    case warning
    /// Something that cannot be built; nothing is published.
    case error

    /// From advice to error.
    public static func < (one: Severity, other: Severity) -> Bool {
        one.rank < other.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// One thing to say about the content: what is wrong, where, and what to write instead.
public struct Message: Sendable {
    /// How much it weighs.
    public let severity: Severity
    /// The file it is about, as shown.
    public let path: String
    /// The place in that file; none where the message is about the file as a whole.
    public let place: Place?
    /// What is wrong: lower case, no full stop, names in '…'.
    public let text: String
    /// What to write instead; stands behind the caret.
    ///
    /// `{place}` in it stands for the related place.
    public let hint: String?
    /// Another place that belongs to it, such as the first of two equal ids.
    public let related: Place?
    /// Whether it says that the machine could not read something, of which nobody knows what it holds.
    public let isUnread: Bool

    /// A message at a place.
    public init(_ severity: Severity, at place: Place, _ text: String, hint: String? = nil, related: Place? = nil) {
        self.severity = severity
        self.path = place.source.path
        self.place = place
        self.text = text
        self.hint = hint
        self.related = related
        isUnread = false
    }

    /// A message about a file as a whole.
    public init(
        _ severity: Severity, file path: String, _ text: String, hint: String? = nil, isUnread: Bool = false
    ) {
        self.severity = severity
        self.path = path
        self.place = nil
        self.text = text
        self.hint = hint
        self.related = nil
        self.isUnread = isUnread
    }

    /// What makes it another message than those of the same place.
    var key: String { "\(path)\0\(place?.offset ?? -1)\0\(severity.rawValue)\0\(text)" }

    /// Whether another message stands at the same place.
    func isAtPlace(of other: Message) -> Bool {
        path == other.path && place?.offset == other.place?.offset
    }

    /// Whether another message says the same of the same place.
    func repeats(_ other: Message) -> Bool {
        isAtPlace(of: other) && text == other.text && severity == other.severity
    }
}
