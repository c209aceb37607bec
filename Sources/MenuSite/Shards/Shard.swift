/// One of the parts of a site that are built apart: the `number`-th of `count`.
public struct Shard: Sendable, Hashable {
    /// How many parts a site has at most.
    public static let limit = 4096

    /// Which of the parts, from 1.
    public let number: Int
    /// How many parts there are.
    public let count: Int

    /// Part `number` of `count`; nil unless 1 ≤ number ≤ count ≤ 4096.
    public init?(number: Int, count: Int) {
        guard 1...Self.limit ~= count, 1...count ~= number else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// The part that is written `3/64`; nil where that is none.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
        guard parts.count == 2, numbers.count == 2 else { return nil }
        self.init(number: numbers[0], count: numbers[1])
    }

    /// Whether the page of a folder belongs to this part.
    ///
    /// Its path alone decides, so that a page which is added, or taken away, moves no other.
    func holds(_ folder: String) -> Bool {
        Array(folder.utf8).withUnsafeBytes { hashNumber($0) } % UInt64(count) == UInt64(number - 1)
    }

    /// Whether this part brings the files that are of the site as a whole.
    ///
    /// They go with the page at the root, or with the only one, since they take their look from it.
    ///
    /// - Parameter pages: the folders of all pages.
    func holdsSiteFiles(of pages: [String]) -> Bool {
        holds(pages.count == 1 ? pages[0] : "")
    }
}

extension Shard: CustomStringConvertible {
    /// As on the command line, `3/64`.
    public var description: String { "\(number)/\(count)" }
}
