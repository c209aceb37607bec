/// Names a file that is no picture for a page by its first bytes; nil where it may be an SVG.
func fault(ofOtherFormat file: Window) -> PictureFault? {
    if file.count == 0 {
        return PictureFault("this file is empty", hint: "copy or download the picture again")
    }
    if let sign = signs.first(where: { file.holds($0.bytes, at: $0.offset) }) { return sign.fault }
    if file.holds("BM", at: 0), file.little(at: 6, size: 4) == 0 { return .unknownToBrowsers("BMP picture") }
    if file.holds("II*\u{0}", at: 0) || file.holds("MM\u{0}*", at: 0) {
        return file.holds("CR", at: 8) ? .raw : .unknownToBrowsers("TIFF picture")
    }
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) {
        return PictureFault("this is a text file in UTF-16", hint: "if it is an SVG, save it as UTF-8")
    }
    if file.starts(with: [0x1F, 0x8B]) {
        return PictureFault("this is a compressed file", hint: "if it is an SVGZ, save it as a plain SVG")
    }
    if file.starts(with: [0xFF, 0x0A]) || file.starts(with: [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) {
        return .unknownToBrowsers("JPEG XL picture")
    }
    if file.starts(with: [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20]) || file.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
        return .unknownToBrowsers("JPEG 2000 picture")
    }
    // The first bytes of a picture that was cut off before it could be told what it is.
    let beginnings: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF]]
    if beginnings.contains(where: { $0.starts(with: file.text) }) { return .cutOff }
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) || file.starts(with: [0xFF, 0xD8]) { return .damaged }
    return nil
}

private let signs: [(bytes: StaticString, offset: Int, fault: PictureFault)] = [
    ("8BPS", 0, .unknownToBrowsers("Photoshop document")),
    ("%PDF", 0, PictureFault("this is a PDF, not a picture", hint: "save its page as a JPEG or PNG")),
    ("%!PS", 0, PictureFault("this is a PostScript file, not a picture", hint: "save it as an SVG or PNG")),
    ("gimp xcf", 0, .unknownToBrowsers("GIMP document")),
    ("FUJIFILMCCD-RAW", 0, .raw),
    ("IIRO", 0, .raw),
    ("IIRS", 0, .raw),
    ("IIU\u{0}", 0, .raw),
    ("FOVb", 0, .raw),
    ("\u{0}\u{0}\u{1}\u{0}", 0, .unknownToBrowsers("Windows icon")),
    (
        "PK\u{3}\u{4}", 0,
        PictureFault("this is an archive or a document, not a picture", hint: "take the picture out of it")
    ),
    (
        "RIFF", 0,
        PictureFault("this is a sound or a film, not a picture", hint: "name a JPEG, PNG, WebP, AVIF, GIF or SVG")
    ),
]

extension PictureFault {
    static let raw = PictureFault(
        "this is a camera's raw picture, which browsers do not show", hint: "save it as a JPEG")

    static func unknownToBrowsers(_ name: String) -> PictureFault {
        PictureFault("this is a \(name), which browsers do not show", hint: "save it as a JPEG or PNG")
    }
}
