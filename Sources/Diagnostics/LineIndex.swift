/// Where the lines of a text begin, and how many scalars stand before each of its blocks: line and column of any byte in
/// the time of a search, whatever the length of the text or of its lines.
struct LineIndex {
    private static let block = 1024

    private let source: SourceText
    private var starts: [Int]
    private var scalars: [Int]

    init(of source: SourceText) {
        self.source = source
        starts = [source.start]
        scalars = [0]
        var count = 0
        let bytes = source.bytes
        for index in bytes.indices {
            if index > 0, index % Self.block == 0 { scalars.append(count) }
            if bytes[index] & 0xC0 != 0x80 { count += 1 }
            let endsLine =
                bytes[index] == 0x0A || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
            if endsLine, index >= source.start { starts.append(index + 1) }
        }
    }

    /// The line and column of a byte, as `SourceText.position(of:)` counts them.
    func position(of offset: Int) -> Position {
        let offset = min(max(offset, source.start), source.bytes.count)
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: 1 + scalarCount(before: offset) - scalarCount(before: starts[low]))
    }

    private func scalarCount(before offset: Int) -> Int {
        let block = min(offset / Self.block, scalars.count - 1)
        return scalars[block] + source.bytes[block * Self.block..<offset].count { $0 & 0xC0 != 0x80 }
    }
}
