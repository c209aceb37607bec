/// What the first bytes of a picture tell of how it is shown.
public struct PictureHeader: Sendable, Equatable {
    /// The kind of file.
    public var format: PictureFormat
    /// The width as the picture is shown, turned as the file says, in CSS pixels; at least 1.
    public var width: Int
    /// The height as the picture is shown, turned as the file says, in CSS pixels; at least 1.
    public var height: Int

    /// A picture of this kind and size.
    public init(format: PictureFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }
}

/// Why a file cannot be shown as a picture on a page.
public struct PictureFault: Error, Sendable, Equatable {
    /// What is wrong: lower case, no full stop.
    public var text: String
    /// What to do instead.
    public var hint: String?

    /// A fault in words.
    public init(_ text: String, hint: String? = nil) {
        self.text = text
        self.hint = hint
    }
}

/// Reads how a picture is shown from its whole file, in time that grows with its length at most.
///
/// The picture itself is not decoded: a file whose header is whole and whose body is not is taken.
public func readPictureHeader(_ bytes: [UInt8]) -> Result<PictureHeader, PictureFault> {
    let file = Window(bytes)
    do throws(PictureFault) {
        let header =
            if file.starts(with: [0xFF, 0xD8, 0xFF]) {
                try readJPEG(file)
            } else if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                try readPNG(file)
            } else if file.holds("RIFF", at: 0), file.holds("WEBP", at: 8) {
                try readWebP(file)
            } else if file.holds("GIF87a", at: 0) || file.holds("GIF89a", at: 0) {
                try readGIF(file)
            } else if file.holds("ftyp", at: 4) {
                try readAVIF(file)
            } else if let other = fault(ofOtherFormat: file) {
                throw other
            } else {
                try readSVG(file)
            }
        guard header.width > 0, header.height > 0 else { throw PictureFault.noSize }
        return .success(header)
    } catch {
        return .failure(error)
    }
}

extension PictureFault {
    static let cutOff = PictureFault("this picture is cut off", hint: "copy or download the file again")
    static let noSize = PictureFault(
        "this picture has no width or no height", hint: "save it again in a picture program")
    static let damaged = PictureFault("this picture is damaged", hint: "save it again in a picture program")
}
