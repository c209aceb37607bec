/// A name in a template or of a field, hashed once so that a lookup while rendering need not.
public struct Name: Sendable, Hashable {
    /// The name as it is written.
    public let text: String
    /// The FNV-1a hash of its bytes, 64 bits.
    public let hash: UInt64

    /// The name with this text.
    public init(_ text: String) {
        self.text = text
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        self.hash = hash
    }

    /// Whether both are written alike.
    @inlinable
    public static func == (one: Name, other: Name) -> Bool {
        one.hash == other.hash && one.text == other.text
    }

    /// Feeds the stored hash.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

/// What a tag names: a name, names joined by dots, or `.` for the innermost value, which is no name at all.
struct Path {
    let names: [Name]

    var isInnermost: Bool { names.isEmpty }

    /// The path as a template writes it.
    var text: String {
        guard var text = names.first?.text else { return "." }
        for name in names.dropFirst() { text += "." + name.text }
        return text
    }
}
