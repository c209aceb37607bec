/// Reads a PNG's image header (W3C PNG section 11.2.1), and the turn an `eXIf` chunk before the pixels asks for.
func readPNG(_ data: Bytes) throws(PictureFault) -> PictureHeader {
    guard data.text(at: 12, 4) == "IHDR", let width = data.number(at: 16, 4), let height = data.number(at: 20, 4) else {
        throw cutOff
    }
    var turn = ExifTurn.none
    var offset = 8
    while let length = data.number(at: offset, 4), let kind = data.text(at: offset + 4, 4) {
        if kind == "IDAT" { break }
        if kind == "eXIf", let exif = data.part(at: offset + 8, length) {
            turn = ExifTurn(inTIFF: exif)
            break
        }
        offset += 12 + length
    }
    return turn.applied(to: PictureHeader(format: .png, width: width, height: height))
}

/// Reads a GIF's logical screen (GIF89a section 18).
func readGIF(_ data: Bytes) throws(PictureFault) -> PictureHeader {
    guard let width = data.number(at: 6, 2, littleEndian: true), let height = data.number(at: 8, 2, littleEndian: true)
    else {
        throw cutOff
    }
    return PictureHeader(format: .gif, width: width, height: height)
}
