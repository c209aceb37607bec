/// Reads the size of an SVG picture from its root element: `width` and `height`, else `viewBox` (SVG 2 section 7.8); nil
/// for what is no SVG.
///
/// Only the head of the file up to the end of the root's opening tag is read; no entity is ever expanded.
func readSVG(_ data: Bytes) throws(PictureFault) -> PictureHeader? {
    var text = Scanner(data.all)
    guard text.skipToRoot(), text.take("<svg"), text.isAtNameEnd else { return nil }
    var attributes: [String: String] = [:]
    while let (name, value) = text.attribute() { attributes[name] = value }
    let box = attributes["viewBox"].map(numbers)
    let width = attributes["width"].flatMap(pixels)
    let height = attributes["height"].flatMap(pixels)
    if let width, let height { return PictureHeader(format: .svg, width: width, height: height) }
    guard let box, box.count == 4, box[2] > 0, box[3] > 0 else {
        throw PictureFault("it is SVG that says no size", hint: "add viewBox=\"0 0 WIDTH HEIGHT\" to its <svg> tag")
    }
    // A browser derives the missing one from the proportions of the viewBox.
    if let width { return PictureHeader(format: .svg, width: width, height: whole(Double(width) * box[3] / box[2])) }
    if let height { return PictureHeader(format: .svg, width: whole(Double(height) * box[2] / box[3]), height: height) }
    return PictureHeader(format: .svg, width: whole(box[2]), height: whole(box[3]))
}

/// The numbers of a `viewBox`, which blanks and commas stand between.
private func numbers(_ text: String) -> [Double] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter { abs($0) < 1_000_000 }
}

/// A length in CSS pixels (CSS Values 4 section 6.2); nil for a percentage, which says no size.
private func pixels(_ text: String) -> Int? {
    let units = [
        "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "em": 16, "rem": 16, "": 1,
    ]
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "+") }
    let unit = text.dropFirst(number.count).filter { !$0.isWhitespace }.lowercased()
    guard let value = Double(number), let factor = units[unit], value > 0, value < 1_000_000 else { return nil }
    return whole(value * factor)
}

/// The nearest whole number of pixels, at least 1.
private func whole(_ pixels: Double) -> Int {
    pixels < 1_000_000 ? max(1, Int(pixels.rounded())) : 1_000_000
}

/// Reads XML as far as a root element's opening tag needs (XML 1.0 sections 2.8 and 3.1).
private struct Scanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    }

    var isAtNameEnd: Bool {
        rest.first.map { Self.isBlank($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? false
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard text.withUTF8Buffer({ rest.starts(with: $0) }) else { return false }
        rest = rest.dropFirst(text.utf8CodeUnitCount)
        return true
    }

    /// Skips blanks, the XML declaration, comments, instructions and a document type before the root; false where what
    /// follows is no element.
    mutating func skipToRoot() -> Bool {
        while true {
            rest = rest.drop(while: Self.isBlank)
            if take("<!--") {
                guard skip(past: "-->") else { return false }
            } else if take("<?") {
                guard skip(past: "?>") else { return false }
            } else if take("<!DOCTYPE") {
                guard skipDocumentType() else { return false }
            } else {
                return rest.first == UInt8(ascii: "<")
            }
        }
    }

    private mutating func skipDocumentType() -> Bool {
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: ">") { return true }
            if byte == UInt8(ascii: "[") {
                guard skip(past: "]") else { return false }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                rest = rest.drop { $0 != byte }.dropFirst()
            }
        }
        return false
    }

    private mutating func skip(past end: StaticString) -> Bool {
        while !rest.isEmpty {
            if take(end) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// The next attribute of the tag; nil at its end, or where it is no tag any more.
    mutating func attribute() -> (name: String, value: String)? {
        rest = rest.drop(while: Self.isBlank)
        let name = rest.prefix {
            !Self.isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        rest = rest.dropFirst(name.count).drop(while: Self.isBlank)
        guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return nil }
        rest = rest.drop(while: Self.isBlank)
        guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = rest.firstIndex(of: quote)
        else { return nil }
        let value = rest[..<end]
        rest = rest[(end + 1)...]
        return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
