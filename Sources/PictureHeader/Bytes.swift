/// A stretch of a file, read by offsets from its beginning; what lies outside it is nil, never a trap.
struct Bytes {
    private let slice: ArraySlice<UInt8>

    init(_ slice: ArraySlice<UInt8>) {
        self.slice = slice
    }

    var count: Int { slice.count }

    /// The stretch of `length` bytes at `offset`, cut to what is there; nil where it begins outside.
    func part(at offset: Int, _ length: Int = .max) -> Bytes? {
        guard offset >= 0, offset <= count, length >= 0 else { return nil }
        let start = slice.startIndex + offset
        return Bytes(slice[start..<(start + min(length, count - offset))])
    }

    func byte(at offset: Int) -> Int? {
        guard offset >= 0, offset < count else { return nil }
        return Int(slice[slice.startIndex + offset])
    }

    /// An unsigned number of `length` bytes, at most 7.
    func number(at offset: Int, _ length: Int, littleEndian: Bool = false) -> Int? {
        guard offset >= 0, length >= 0, length <= 7, offset <= count - length else { return nil }
        var value = 0
        for index in 0..<length {
            let place = littleEndian ? length - 1 - index : index
            value = value << 8 | Int(slice[slice.startIndex + offset + place])
        }
        return value
    }

    func text(at offset: Int, _ length: Int) -> String? {
        guard let part = part(at: offset, length), part.count == length else { return nil }
        return String(decoding: part.slice, as: UTF8.self)
    }

    func begins(with bytes: [UInt8]) -> Bool { slice.starts(with: bytes) }
    func begins(with text: StaticString) -> Bool { text.withUTF8Buffer { slice.starts(with: $0) } }
    func prefix(_ length: Int) -> ArraySlice<UInt8> { slice.prefix(length) }
    var all: ArraySlice<UInt8> { slice }
}

/// The fault of a header that ends before it says what it must.
let cutOff = PictureFault("it is cut off", hint: "save or upload it again")
