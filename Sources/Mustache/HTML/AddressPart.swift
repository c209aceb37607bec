/// How much is known of an address, at a point inside it: whether what is printed there could choose its scheme.
enum AddressPart: Hashable {
    /// Nothing was written yet.
    case start
    /// Addresses were printed, and nothing was written behind them; they may have been empty.
    case printed
    /// Letters that may become a scheme.
    case scheme([UInt8])
    /// Something that may become a scheme and cannot be known.
    case unclear
    /// A scheme that runs nothing, or a path without one.
    case fixed
    /// A scheme that may run what stands in it.
    case unsafe
    /// Behind an address of a `srcset`, before the comma.
    case descriptor

    /// The attributes that hold addresses.
    static let attributes: Set<String> = [
        "action", "archive", "background", "cite", "classid", "codebase", "data", "dynsrc", "formaction", "href",
        "icon", "imagesrcset", "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src", "srcset",
        "usemap", "xlink:href",
    ]

    private static let safeSchemes: Set<String> = ["geo", "http", "https", "mailto", "sms", "tel", "whatsapp"]

    /// Reads a literal byte of the value of an attribute (URL standard, scheme start state and scheme state).
    mutating func read(_ byte: UInt8, attribute: String) {
        if byte == 0x20 || 0x09...0x0D ~= byte { return readBlank(byte, attribute: attribute) }
        switch self {
        case .start: readFirst(byte, attribute: attribute)
        case .scheme(let letters): readScheme(byte, letters)
        case .printed, .unclear:
            if AddressPart.endsScheme(byte) {
                self = .fixed
            } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "&") {
                self = .unsafe
            } else {
                self = .unclear
            }
        case .descriptor:
            if byte == UInt8(ascii: ",") { self = .start }
        case .fixed, .unsafe: break
        }
    }

    private mutating func readBlank(_ byte: UInt8, attribute: String) {
        guard self != .start, self != .unsafe else { return }
        switch attribute {
        case "srcset", "imagesrcset": self = .descriptor
        case "ping", "archive": self = .start
        // A browser leaves tabs and line ends out of an address, so the scheme may go on.
        default: if byte == 0x20, case .scheme = self { self = .fixed }
        }
    }

    private mutating func readFirst(_ byte: UInt8, attribute: String) {
        if byte.isLetter {
            self = .scheme([byte.lowercased])
        } else if byte == UInt8(ascii: "&") {
            self = .unsafe
        } else if byte > 0x20, byte != UInt8(ascii: ",") || !attribute.hasSuffix("srcset") {
            self = .fixed
        }
    }

    private mutating func readScheme(_ byte: UInt8, _ letters: [UInt8]) {
        switch byte {
        case _ where byte.isLetter || 0x30...0x39 ~= byte || "+-.".utf8.contains(byte):
            self = letters.count < HTMLPlace.wordLimit ? .scheme(letters + [byte.lowercased]) : .unclear
        case UInt8(ascii: ":"):
            let scheme = String(decoding: letters, as: UTF8.self)
            self = AddressPart.safeSchemes.contains(scheme) ? .fixed : .unsafe
        case UInt8(ascii: "&"): self = .unsafe
        default: self = .fixed
        }
    }

    /// Whether no scheme can follow the byte: it begins a path, a query or a fragment.
    private static func endsScheme(_ byte: UInt8) -> Bool {
        "/\\?#".utf8.contains(byte)
    }

    func joined(with other: AddressPart) -> AddressPart {
        if self == other { return self }
        if self == .unsafe || other == .unsafe { return .unsafe }
        let ends: [AddressPart] = [.start, .printed, .fixed]
        return ends.contains(self) && ends.contains(other) ? .printed : .unclear
    }
}
