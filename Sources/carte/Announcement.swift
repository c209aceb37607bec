import Diagnostics
import MenuSite
import Publishing
import Synchronization

/// What is said once a new site is in place, and while it can still be taken back: an exit code that is not 0 says that the
/// old one is there, so what cannot be said is not published.
final class Announcement: Sendable {
    private let folder: String
    private let isQuiet: Bool
    private let limits: Limits
    private let made = Atomic<Bool>(false)

    /// Whether it was made, so that the report has been said.
    var isMade: Bool { made.load(ordering: .relaxed) }

    /// What is said of the site in a folder, which is nothing but the report for a `quiet` one.
    init(of folder: String, quiet: Bool, _ limits: Limits = Limits()) {
        (self.folder, isQuiet, self.limits) = (folder, quiet, limits)
    }

    /// Says what there is to say of the content, and what was done; the message is why one of them could not be said.
    func make(_ summary: PublishSummary, _ report: Report) -> Message? {
        made.store(true, ordering: .relaxed)
        guard Carte.say(report, limits) else { return fault("error") }
        return isQuiet || Stream.standardOutput.write(sentence(summary)) ? nil : fault("output")
    }

    private func fault(_ stream: String) -> Message {
        Message(
            .error, file: folder, "standard \(stream) cannot be written, so the folder is left as it was",
            hint: "send it to a file or a program that can take it, or to /dev/null")
    }

    private func sentence(_ summary: PublishSummary) -> String {
        switch summary.way {
        case .nothingToDo: "\(folder): nothing has changed\n"
        case .created, .exchanged, .replaced, .fileByFile:
            "\(folder): \(summary.written) file\(summary.written == 1 ? "" : "s") written, "
                + "\(summary.unchanged) unchanged, \(summary.removed) removed"
                + (summary.way == .fileByFile ? "; file by file, since the folder cannot be exchanged as a whole" : "")
                + "\n"
        }
    }
}
