/// A part of a file, read by offsets from its start; what lies outside it is nil, never a trap.
struct Window {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    subscript(offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
    }

    /// A part of this one; nil where it does not lie in this one as a whole.
    func part(at offset: Int, count: Int) -> Window? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        let start = bytes.startIndex + offset
        return Window(bytes[start..<start + count])
    }

    /// All from an offset on; empty where that lies outside.
    func from(_ offset: Int) -> Window {
        Window(bytes.dropFirst(max(0, offset)))
    }

    /// A number of up to seven bytes, the most significant first.
    func big(at offset: Int, size: Int) -> Int? {
        guard let part = part(at: offset, count: size), size <= 7 else { return nil }
        var number = 0
        for byte in part.bytes { number = number << 8 | Int(byte) }
        return number
    }

    /// A number of up to seven bytes, the least significant first.
    func little(at offset: Int, size: Int) -> Int? {
        guard let part = part(at: offset, count: size), size <= 7 else { return nil }
        var number = 0
        for byte in part.bytes.reversed() { number = number << 8 | Int(byte) }
        return number
    }

    func holds(_ text: StaticString, at offset: Int) -> Bool {
        guard let part = part(at: offset, count: text.utf8CodeUnitCount) else { return false }
        return text.withUTF8Buffer { part.bytes.elementsEqual($0) }
    }

    func starts(with other: [UInt8]) -> Bool { bytes.starts(with: other) }

    /// The offset of the first byte at or behind `offset` that is `byte`.
    func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
        bytes.dropFirst(max(0, offset)).firstIndex(of: byte).map { $0 - bytes.startIndex }
    }

    /// The bytes, to be taken apart as text.
    var text: ArraySlice<UInt8> { bytes }
}
