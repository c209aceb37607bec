/// Reads the logical screen of a GIF (GIF89a, section 18).
func readGIF(_ file: Window) throws(PictureFault) -> PictureHeader {
    guard let width = file.little(at: 6, size: 2), let height = file.little(at: 8, size: 2) else { throw .cutOff }
    return PictureHeader(format: .gif, width: width, height: height)
}
