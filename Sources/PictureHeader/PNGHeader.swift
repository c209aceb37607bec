/// Reads the chunks of a PNG (PNG Third Edition, 5.3): the size in `IHDR`, and the orientation in `eXIf`.
///
/// The whole row of chunks is walked, since `eXIf` may stand behind the picture.
func readPNG(_ file: Window) throws(PictureFault) -> PictureHeader {
    if file.holds("CgBI", at: 12) {
        throw PictureFault("this PNG was packed for iPhone apps, which browsers do not show", hint: "export it again")
    }
    guard let length = file.big(at: 8, size: 4) else { throw .cutOff }
    guard file.count < 16 || length == 13 && file.holds("IHDR", at: 12) else { throw .damaged }
    guard let width = file.big(at: 16, size: 4), let height = file.big(at: 20, size: 4) else { throw .cutOff }
    // PNG Third Edition, 7.1: no number of four bytes is above 2^31 - 1.
    guard width < 1 << 31, height < 1 << 31 else { throw .damaged }
    var offset = 8
    var orientation = 1
    while let length = file.big(at: offset, size: 4) {
        guard let chunk = file.part(at: offset + 8, count: length), file.count >= offset + length + 12 else { break }
        if file.holds("eXIf", at: offset + 4) { orientation = readOrientation(chunk) }
        if file.holds("IEND", at: offset + 4) {
            return PictureHeader(format: .png, width: width, height: height, orientation: orientation)
        }
        offset += length + 12
    }
    throw .cutOff
}
