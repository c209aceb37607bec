/// A tag of a page, as a browser's tokenizer finds it.
public struct HTMLTag: Equatable {
    /// The name in small letters, behind a `/` for an end tag.
    public var name = ""
    /// The attributes by their names in small letters, in order, of two with one name the first.
    public var attributes: [HTMLAttribute] = []
    /// The text up to the end tag, of an element whose text has no tags.
    public var rawText: [UInt8] = []
}

/// An attribute of a tag, the character references of its value decoded.
public struct HTMLAttribute: Equatable {
    /// The name in small letters.
    public var name: String
    /// The value.
    public var value: String

    /// An attribute with a name and a value.
    public init(name: String, value: String) {
        (self.name, self.value) = (name, value)
    }

    /// The scheme of an address in it, as a browser reads one (WHATWG URL, section 4.4): blanks before it, and tabs and
    /// line ends in it, are not seen; nil where it is relative.
    public var scheme: String? {
        var scheme = ""
        for scalar in value.unicodeScalars.drop(while: { $0.value <= 0x20 }) {
            switch scalar {
            case "\t", "\n", "\r": continue
            case ":": return scheme.isEmpty ? nil : scheme.lowercased()
            case "a"..."z", "A"..."Z": scheme.unicodeScalars.append(scalar)
            case "0"..."9", "+", "-", ".":
                if scheme.isEmpty { return nil }
                scheme.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        return nil
    }
}

extension HTMLTag {
    /// What a page is whatever its texts say: the name and those of the attributes.
    public var skeleton: [String] { [name] + attributes.map(\.name) }

    /// What a browser runs or obeys of it: scripts, styles, the values of `on…`, `style`, `srcdoc` and `http-equiv`.
    public var code: [String] {
        let isData = attributes.contains { $0.name == "type" && $0.value.lowercased().hasSuffix("json") }
        let text = name == "style" || name == "script" && !isData ? [String(decoding: rawText, as: UTF8.self)] : []
        return text
            + attributes.filter { $0.name.hasPrefix("on") || ["style", "srcdoc", "http-equiv"].contains($0.name) }
            .map(\.value)
    }

    /// The value of an attribute; nil where it has none of that name.
    public func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
