/// Everything a run has to say, collected while the stages pass it along.
public struct Report: Sendable {
    /// The messages, in the order they were found.
    public private(set) var messages: [Message] = []
    private var errors = 0
    private var warnings = 0
    private var notes = 0
    /// How many messages of each severity were added, not those taken over from other reports.
    private var added: [Severity: Int] = [:]

    /// How many messages of a severity that are added to it a report keeps; of the others it knows that they are there.
    ///
    /// So a file of a million faults takes neither the time nor the memory of a million messages.
    static let limit = 20_000

    /// An empty report.
    public init() {}

    /// Adds a message.
    public mutating func add(_ message: Message) {
        added[message.severity, default: 0] += 1
        if added[message.severity, default: 0] <= Self.limit { messages.append(message) }
        count(message.severity, 1)
    }

    /// Takes a message over from another report.
    private mutating func take(_ message: Message) {
        messages.append(message)
        count(message.severity, 1)
    }

    /// Adds an error at a place.
    public mutating func error(at place: Place, _ text: String, hint: String? = nil, related: Place? = nil) {
        add(Message(.error, at: place, text, hint: hint, related: related))
    }

    /// Adds a warning at a place.
    public mutating func warning(at place: Place, _ text: String, hint: String? = nil, related: Place? = nil) {
        add(Message(.warning, at: place, text, hint: hint, related: related))
    }

    /// Adds advice at a place.
    public mutating func note(at place: Place, _ text: String, hint: String? = nil, related: Place? = nil) {
        add(Message(.note, at: place, text, hint: hint, related: related))
    }

    /// Adds an error about a file as a whole.
    public mutating func error(file path: String, _ text: String, hint: String? = nil) {
        add(Message(.error, file: path, text, hint: hint))
    }

    /// Adds an error about what the machine could not read.
    public mutating func unread(_ path: String, _ text: String, hint: String? = nil) {
        add(Message(.error, file: path, text, hint: hint, isUnread: true))
    }

    /// Adds a warning about a file as a whole.
    public mutating func warning(file path: String, _ text: String, hint: String? = nil) {
        add(Message(.warning, file: path, text, hint: hint))
    }

    /// Adds another report's messages behind this one's.
    public mutating func append(_ other: Report) {
        messages.append(contentsOf: other.messages)
        count(.error, other.errors)
        count(.warning, other.warnings)
        count(.note, other.notes)
    }

    /// Adds those of another report's messages that this one does not have.
    public mutating func appendNew(_ other: Report) {
        guard !messages.isEmpty else { return append(other) }
        let known = Set(messages.map(\.key))
        for message in other.messages where !known.contains(message.key) { take(message) }
    }

    /// Adds what another report says of what could not be read, unless this one says it already.
    ///
    /// Whoever keeps all else to himself says this: a site of which a part is unknown is not to be published.
    public mutating func appendUnread(of other: Report) {
        var unread = Report()
        for message in other.messages where message.isUnread { unread.take(message) }
        if !unread.messages.isEmpty { appendNew(unread) }
    }

    /// The messages about one file alone.
    public func about(_ path: String) -> Report {
        var report = Report()
        for message in messages where message.path == path { report.take(message) }
        return report
    }

    /// The report with a file named in the hints of messages about some others, where they do not name it already.
    public func naming(_ path: String, in others: [String]) -> Report {
        var report = Report()
        for message in messages {
            guard let place = message.place, others.contains(message.path), !message.text.contains(path) else {
                report.take(message)
                continue
            }
            let hint = [message.hint, "so it is in \(path)"].compactMap { $0 }.joined(separator: "; ")
            report.take(Message(message.severity, at: place, message.text, hint: hint, related: message.related))
        }
        return report
    }

    /// How many messages weigh this much.
    public func count(of severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: warnings
        case .note: notes
        }
    }

    private mutating func count(_ severity: Severity, _ more: Int) {
        switch severity {
        case .error: errors += more
        case .warning: warnings += more
        case .note: notes += more
        }
    }

    /// Whether nothing may be published: an error, or under `strict` a warning too.
    public func forbidsPublishing(strict: Bool) -> Bool {
        count(of: .error) > 0 || strict && count(of: .warning) > 0
    }

    /// The messages by file, then by place; those about a file as a whole come first.
    ///
    /// What was said twice of one place stands once.
    public var inOrder: [Message] {
        let sorted = messages.enumerated().sorted { one, other in
            let (a, b) = (one.element, other.element)
            if a.path != b.path { return a.path.utf8.lexicographicallyPrecedes(b.path.utf8) }
            let (left, right) = (a.place?.offset ?? -1, b.place?.offset ?? -1)
            return left == right ? one.offset < other.offset : left < right
        }.map(\.element)
        var first = 0
        var kept: [Message] = []
        // The keys of those at one place, once there are many: all that is said of a text of a menu file stands at its begin.
        var known: Set<String> = []
        for message in sorted {
            if let last = kept.last, !message.isAtPlace(of: last) { (first, known) = (kept.count, []) }
            if kept.count - first < 16 {
                if !kept[first...].contains(where: message.repeats) { kept.append(message) }
            } else {
                if known.isEmpty { known = Set(kept[first...].map(\.key)) }
                if known.insert(message.key).inserted { kept.append(message) }
            }
        }
        return kept
    }

    /// The report as it is printed, notes only where they are asked for; empty where there is nothing to say.
    ///
    /// - Parameters:
    ///   - excerpts: whether the lines of the files are shown; without them each message is one line.
    ///   - limit: how many messages of one file and severity are printed; of the others it is said that they are there, and what
    ///     to do.
    public func printed(
        notes: Bool = false, excerpts: Bool = true, colour: Bool = false,
        limit: (count: Int, hint: String) = (1000, "mend these first")
    ) -> String {
        guard !messages.isEmpty else { return "" }
        var printer = MessagePrinter(excerpts: excerpts, colour: colour)
        return shortened(inOrder.filter { notes || $0.severity > .note }, limit).map { printer.text(of: $0) }.joined()
    }

    /// Messages in order without those beyond the limit, of which it is said behind the others of their file that they are there.
    private func shortened(_ messages: [Message], _ limit: (count: Int, hint: String)) -> [Message] {
        guard messages.count > limit.count else { return messages }
        var shown: [Message] = []
        var counts: [Severity: Int] = [:]
        for (index, message) in messages.enumerated() {
            counts[message.severity, default: 0] += 1
            if counts[message.severity, default: 0] <= limit.count { shown.append(message) }
            guard index + 1 == messages.count || messages[index + 1].path != message.path else { continue }
            for (severity, count) in counts.sorted(by: { $0.key > $1.key }) where count > limit.count {
                shown.append(
                    Message(
                        severity, file: message.path,
                        "there are more \(severity.rawValue)s of this file than these \(limit.count)",
                        hint: limit.hint))
            }
            counts = [:]
        }
        return shown
    }
}
