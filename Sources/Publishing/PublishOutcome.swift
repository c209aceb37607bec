import Diagnostics

/// What became of a request to publish.
public enum PublishOutcome: Sendable {
    /// The output folder is the new site.
    case published(PublishSummary)
    /// The request was refused and the output folder is as it was: one message for each thing in the way.
    case refused([Message])
    /// The machine failed. The output folder is as it was, unless the message says otherwise.
    case failed(Message)
}

/// What was done to make the output folder the new site.
public struct PublishSummary: Sendable {
    /// How a new site takes the place of the old one.
    public enum Way: Sendable {
        /// There was no output folder: the new one was put in its place in one step.
        case created
        /// The new folder and the old one changed places in one step.
        case exchanged
        /// One file differed, and it and the new one changed places.
        case replaced
        /// Each file was renamed into place, because this output folder cannot be exchanged as a whole.
        case fileByFile
        /// Nothing differed, so nothing was touched.
        case nothingToDo
    }

    /// Files of the site that are new or differ from before.
    public var written: Int
    /// Files of the site that are as they were.
    public var unchanged: Int
    /// Files of the site before that the new one does not have.
    public var removed: Int
    /// How the new site came into place.
    public var way: Way
    /// What could not be tidied away, as warnings; the new site is whole all the same.
    public var warnings: [Message]

    init(written: Int, unchanged: Int, removed: Int, way: Way, warnings: [Message]) {
        (self.written, self.unchanged, self.removed) = (written, unchanged, removed)
        (self.way, self.warnings) = (way, warnings)
    }

    /// Nothing was done: so many files are as they were.
    public init(unchanged: Int) {
        self.init(written: 0, unchanged: unchanged, removed: 0, way: .nothingToDo, warnings: [])
    }
}

/// Why publishing stops, on the way up to the outcome.
enum Stop: Error {
    case system(SystemError)
    case refused([Message])
    case failed(Message)

    var outcome: PublishOutcome {
        switch self {
        case .system(let error): .failed(error.message)
        case .refused(let messages): .refused(messages)
        case .failed(let message): .failed(message)
        }
    }
}
