import Diagnostics

/// One file of the site that is to be published.
public struct OutputFile: Sendable {
    /// What a file holds.
    public enum Content: Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// The bytes that this gives when they are needed, so that large files are not all held at once; nil where they
        /// cannot be had any more, which fails the run.
        case deferred(@Sendable () -> [UInt8]?)
        /// What was put into the staging folder already, at its path there.
        case staged(ReadyFile)
        /// What was found to be the same as in the old site.
        case same(ReadyFile)
    }

    /// The path beneath the output folder, parts joined by `/`, such as `en/index.html`.
    public var path: String
    /// What the file holds.
    public var content: Content

    /// Whether a file that Carte did not make stays where it lies at this path, instead of being in the way.
    public var yields: Bool

    /// A file at a path beneath the output folder.
    public init(path: String, content: Content, yields: Bool = false) {
        self.path = path
        self.content = content
        self.yields = yields
    }
}

/// A whole site, and the folder that is to hold it.
public struct PublishRequest: Sendable {
    /// The site folder, whose `.carte` folder Carte may write in; none where nothing but the output folder is to be
    /// touched, and others may publish of the same site meanwhile.
    public var site: String?
    /// The output folder, as messages show it.
    ///
    /// It need not exist.
    public var output: String
    /// The folders the site is made from; the output folder may not touch them.
    public var sources: [String]
    /// Every file of the site, in any order.
    public var files: [OutputFile]
    /// Whether files that Carte did not make may be overwritten.
    public var force: Bool
    /// Whether `refusal(ofOutput:site:sources:)` has accepted the output folder in this run, and need not be asked again.
    public var isAccepted: Bool
    /// Whether what is written is brought to the disk before the site is swapped, so that a power cut harms nothing.
    public var sync: Bool
    /// Told what came of it while that can still be taken back: the message it gives is why it cannot be said, and the
    /// output folder becomes what it was before; nil where all is well.
    public var announce: (@Sendable (PublishSummary) -> Message?)?

    /// A request to publish `files` as the whole of `output`.
    public init(
        site: String?, output: String, sources: [String], files: [OutputFile], force: Bool = false,
        isAccepted: Bool = false,
        sync: Bool = true, announce: (@Sendable (PublishSummary) -> Message?)? = nil
    ) {
        self.site = site
        self.output = output
        self.sources = sources
        self.files = files
        self.force = force
        self.isAccepted = isAccepted
        self.sync = sync
        self.announce = announce
    }
}
