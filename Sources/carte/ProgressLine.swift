import Glibc
import Synchronization

/// The line on a terminal that says how far a build is, once that takes more than a second.
///
/// Any thread may write it, ten times a second at most; it is gone before anything else is said.
final class ProgressLine: Sendable {
    private static let patience = 1_000_000_000
    private static let interval = 100_000_000

    /// How many pages are made.
    private let made = Atomic<Int>(0)
    /// When the first page was made, in nanoseconds of the monotonic clock; 0 before that.
    private let begin = Atomic<Int>(0)
    /// When the line may be written next.
    private let due: Atomic<Int>
    /// How many characters stand on the terminal.
    private let width = Atomic<Int>(0)

    /// A line of a build that begins now; nil where nobody would see it change.
    init?(quiet: Bool) {
        guard !quiet, Stream.standardError.isTerminal else { return nil }
        due = Atomic(Self.now() + Self.patience)
    }

    /// Counts pages that were made, of how many there are in all.
    func add(_ more: Int, of total: Int) {
        // Pages of which a second try was needed count twice.
        let made = min(total, made.add(more, ordering: .relaxed).newValue)
        let now = Self.now()
        _ = begin.compareExchange(expected: 0, desired: now, ordering: .relaxed)
        let due = due.load(ordering: .relaxed)
        let isLast = made == total && width.load(ordering: .relaxed) > 0
        guard now >= due || isLast else { return }
        guard self.due.compareExchange(expected: due, desired: now + Self.interval, ordering: .relaxed).exchanged else {
            return
        }
        // Others may have come further meanwhile.
        let all = min(total, self.made.load(ordering: .relaxed))
        write(progress(all, of: total, nanoseconds: now - begin.load(ordering: .relaxed)))
    }

    /// Takes the line away.
    func erase() {
        guard width.load(ordering: .relaxed) > 0 else { return }
        write("")
        Stream.standardError.write("\r")
    }

    private func write(_ text: String) {
        let blanks = max(0, width.exchange(text.utf8.count, ordering: .relaxed) - text.utf8.count)
        Stream.standardError.write("\r" + text + String(repeating: " ", count: blanks))
    }

    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}

/// How far a build is that has made pages for some time: `1,240 of 10,000 pages, 12 s left`.
func progress(_ made: Int, of total: Int, nanoseconds: Int) -> String {
    let pages = "\(grouped(made)) of \(grouped(total)) pages"
    guard made > 0, made < total else { return pages }
    let seconds = Int((Double(nanoseconds) / 1e9 * Double(total - made) / Double(made)).rounded(.up))
    switch seconds {
    case ..<60: return "\(pages), \(seconds) s left"
    case ..<3600: return "\(pages), \(seconds / 60) min \(seconds % 60) s left"
    default: return "\(pages), \(seconds / 3600) h \(seconds / 60 % 60) min left"
    }
}

/// A number with a comma before each three digits.
private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
}
