/// What a picture's first bytes say of it: its format, and its size as a viewer shows it.
public struct PictureHeader: Sendable, Equatable {
    /// The format, by its bytes, whatever the file is called.
    public let format: PictureFormat
    /// The width as shown, in pixels: behind a turn that the file asks for.
    public let width: Int
    /// The height as shown, in pixels.
    public let height: Int

    /// A header with these values.
    public init(format: PictureFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }
}

/// The formats that all browsers show.
public enum PictureFormat: String, Sendable, CaseIterable {
    case jpeg, png, webp, gif, avif, svg

    /// The ending that a file of this format is served with.
    public var ending: String {
        self == .jpeg ? "jpg" : rawValue
    }

    /// The endings, in lower case, that files of these formats are usually given.
    public static let usualEndings = ["jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "avif", "svg"]
}

/// Why a file is not taken for a picture: what it is instead, and what to do.
public struct PictureFault: Error, Sendable, Equatable {
    /// What the file is, such as `it is text`.
    public let text: String
    /// What to do.
    public let hint: String?

    /// A fault in these words.
    public init(_ text: String, hint: String? = nil) {
        self.text = text
        self.hint = hint
    }
}

/// Reads a picture's header.
///
/// It never fails otherwise than by a fault, takes time in proportion to the bytes, and keeps nothing.
///
/// - Parameter bytes: The whole file; what is read of it is its header.
public func readPictureHeader(_ bytes: [UInt8]) -> Result<PictureHeader, PictureFault> {
    let data = Bytes(bytes[...])
    do throws(PictureFault) {
        let header = try header(of: data)
        guard header.width > 0, header.height > 0 else { throw PictureFault("it has no width or no height") }
        return .success(header)
    } catch {
        return .failure(error)
    }
}

private func header(of data: Bytes) throws(PictureFault) -> PictureHeader {
    if data.count == 0 { throw PictureFault("it is empty") }
    if data.begins(with: [0xFF, 0xD8, 0xFF]) { return try readJPEG(data) }
    if data.begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return try readPNG(data) }
    if data.begins(with: "GIF87a") || data.begins(with: "GIF89a") { return try readGIF(data) }
    if data.begins(with: "RIFF"), data.text(at: 8, 4) == "WEBP" { return try readWebP(data) }
    if data.text(at: 4, 4) == "ftyp" { return try readAVIF(data) }
    if let fault = foreignFormat(data) { throw fault }
    if let svg = try readSVG(data) { return svg }
    throw PictureFault(isText(data) ? "it is text" : "its format is unknown", hint: "save it as JPEG, PNG or WebP")
}

/// Formats that cameras and programs write and browsers do not show.
private func foreignFormat(_ data: Bytes) -> PictureFault? {
    let known: [(String, [UInt8])] = [
        ("TIFF", [0x49, 0x49, 0x2A, 0x00]), ("TIFF", [0x4D, 0x4D, 0x00, 0x2A]), ("BMP", Array("BM".utf8)),
        ("Photoshop", Array("8BPS".utf8)), ("PDF", Array("%PDF".utf8)), ("an icon", [0, 0, 1, 0]),
        ("JPEG XL", [0xFF, 0x0A]), ("JPEG XL", [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]),
        ("PostScript", Array("%!PS".utf8)),
        ("a ZIP archive", [0x50, 0x4B, 3, 4]),
    ]
    guard let format = known.first(where: { data.begins(with: $0.1) }) else { return nil }
    return PictureFault("it is \(format.0)", hint: "save it as JPEG, PNG or WebP")
}

private func isText(_ data: Bytes) -> Bool {
    data.prefix(512).allSatisfy { $0 >= 0x20 && $0 != 0x7F || 0x09...0x0D ~= $0 }
}
