/// Reads the size of a WebP picture (RFC 9649 sections 2.5 to 2.7), and the turn its Exif data ask for.
func readWebP(_ data: Bytes) throws(PictureFault) -> PictureHeader {
    let start = 20
    switch data.text(at: 12, 4) {
    case "VP8 ":
        // A key frame's start code, then 14 bits each of width and height (RFC 6386 section 9.1).
        guard data.number(at: start + 3, 3) == 0x9D012A, let width = data.number(at: start + 6, 2, littleEndian: true),
            let height = data.number(at: start + 8, 2, littleEndian: true)
        else { throw cutOff }
        return PictureHeader(format: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
    case "VP8L":
        guard data.byte(at: start) == 0x2F, let bits = data.number(at: start + 1, 4, littleEndian: true) else {
            throw cutOff
        }
        return PictureHeader(format: .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
        guard let width = data.number(at: start + 4, 3, littleEndian: true),
            let height = data.number(at: start + 7, 3, littleEndian: true)
        else { throw cutOff }
        return turn(in: data).applied(to: PictureHeader(format: .webp, width: width + 1, height: height + 1))
    default: throw cutOff
    }
}

/// The turn that an `EXIF` chunk asks for, which may stand behind the pixels.
private func turn(in data: Bytes) -> ExifTurn {
    var offset = 12
    while let kind = data.text(at: offset, 4), let length = data.number(at: offset + 4, 4, littleEndian: true) {
        if kind == "EXIF", let chunk = data.part(at: offset + 8, length) {
            // Some writers put JPEG's introduction before the TIFF structure.
            let introduced = chunk.text(at: 0, 6) == "Exif\0\0"
            return introduced ? chunk.part(at: 6).map(ExifTurn.init(inTIFF:)) ?? .none : ExifTurn(inTIFF: chunk)
        }
        offset += 8 + length + length % 2
    }
    return .none
}
