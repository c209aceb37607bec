/// Addresses: which may stand on a page, and how they are written.
enum WebAddress {
    /// The schemes that an owner's link may have; anything else is refused.
    static let schemes = ["https", "http", "mailto", "tel", "sms", "geo"]

    /// The scheme of an address in lower case, nil for a relative one (RFC 3986 section 3.1).
    ///
    /// A browser does not see blanks and control characters before the scheme, nor tabs and line ends in it. Here they are
    /// part of it, as are all others: such a scheme is none that is allowed, and the address is not relative.
    static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        // Most are written as they are called.
        if let known = schemes.first(where: { address.utf8[..<colon].elementsEqual($0.utf8) }) { return known }
        var scheme = ""
        var hasLetter = false
        for scalar in address.unicodeScalars {
            if scalar == ":" {
                return hasLetter ? scheme.lowercased() : nil
            } else if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
                || hasLetter && "0123456789+-.".unicodeScalars.contains(scalar)
            {
                hasLetter = true
            } else if scalar.value > 0x20, scalar.value != 0x7F {
                return nil
            }
            scheme.unicodeScalars.append(scalar)
        }
        return nil
    }

    /// Whether an address is relative or has an allowed scheme.
    static func isAllowed(_ address: String) -> Bool {
        scheme(of: address).map(schemes.contains) ?? !address.unicodeScalars.contains { $0.value < 0x20 }
    }

    /// An address with everything percent-encoded that may not stand in one (RFC 3986 section 2); what is encoded
    /// already stays.
    static func encoded(_ address: String) -> String {
        percentEncoded(address, keeping: ofAddresses)
    }

    /// A path under the site with each of its parts percent-encoded.
    static func encodedPath(_ path: String) -> String {
        percentEncoded(path, keeping: ofPaths)
    }

    /// `#` and an id, percent-encoded.
    static func fragment(_ id: String) -> String {
        "#" + percentEncoded(id, keeping: unreserved)
    }

    /// Letters and digits of ASCII are kept everywhere.
    private static let unreserved = ASCIISet(alphanumericsAnd: "-._~")
    private static let ofPaths = ASCIISet(alphanumericsAnd: "/-._~")
    private static let ofAddresses = ASCIISet(alphanumericsAnd: "!#$&'()*+,/:;=?@[]%-._~")

    /// The text that percent-encoding stands for; nil where it is no UTF-8.
    static func decoded(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
                let value = UInt8(digits, radix: 16)
            {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func percentEncoded(_ text: String, keeping kept: ASCIISet) -> String {
        let percent = UInt8(ascii: "%")
        if text.utf8.allSatisfy({ kept.contains($0) && $0 != percent }) { return text }
        let utf8 = Array(text.utf8)
        let isHex = { (index: Int) in index < utf8.count && Character(UnicodeScalar(utf8[index])).isHexDigit }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(3 * utf8.count)
        let digit = { (value: UInt8) in value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
        for (index, byte) in utf8.enumerated() {
            // A percent sign stays only where it encodes something already.
            if kept.contains(byte), byte != percent || isHex(index + 1) && isHex(index + 2) {
                bytes.append(byte)
            } else {
                bytes.append(percent)
                bytes.append(digit(byte >> 4))
                bytes.append(digit(byte & 15))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A set of characters of ASCII.
private struct ASCIISet {
    /// A bit for each, from 0 to 63 and from 64 to 127.
    private var low: UInt64 = 0x03FF_0000_0000_0000
    private var high: UInt64 = 0x07FF_FFFE_07FF_FFFE

    /// The letters, the digits and these.
    init(alphanumericsAnd others: StaticString) {
        others.withUTF8Buffer { others in
            for byte in others {
                if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte & 63) }
            }
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 == 1
    }
}

/// Whether a web address can be that of a whole site: a host and perhaps a path, without a name, a password, a question or a
/// fragment.
public func isSiteAddress(_ address: String) -> Bool {
    guard ["https", "http"].contains(WebAddress.scheme(of: address)), let host = WebAddress.host(of: address) else {
        return false
    }
    return !host.isEmpty && !address.contains { "?#@".contains($0) }
}
