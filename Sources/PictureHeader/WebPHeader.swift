/// Reads the chunks of a WebP (RFC 9649): the size of the canvas or of the only frame.
///
/// The orientation in an `EXIF` chunk is not looked at, since browsers do not turn a WebP by it (Chromium 156 and
/// Firefox 153 were seen not to), though picture programs do. All chunks must be there.
func readWebP(_ file: Window) throws(PictureFault) -> PictureHeader {
    guard let length = file.little(at: 4, size: 4) else { throw .cutOff }
    guard length >= 4, let riff = file.part(at: 8, count: length) else { throw .cutOff }
    var offset = 4
    var size: (width: Int, height: Int)?
    while let length = riff.little(at: offset + 4, size: 4) {
        guard let chunk = riff.part(at: offset + 8, count: length) else { throw .cutOff }
        if size == nil {
            if riff.holds("VP8X", at: offset) {
                size = canvasSize(chunk)
            } else if riff.holds("VP8 ", at: offset) {
                size = lossySize(chunk)
            } else if riff.holds("VP8L", at: offset) {
                size = losslessSize(chunk)
            }
            if size == nil { throw .damaged }
        }
        // Chunks are padded to an even length.
        offset += 8 + length + length % 2
    }
    guard let size else { throw .cutOff }
    return PictureHeader(format: .webp, width: size.width, height: size.height, orientation: 1)
}

/// RFC 9649, section 2.7: 24 bits each, less one.
private func canvasSize(_ chunk: Window) -> (Int, Int)? {
    guard let width = chunk.little(at: 4, size: 3), let height = chunk.little(at: 7, size: 3) else { return nil }
    return (width + 1, height + 1)
}

/// RFC 6386, section 9.1: 14 bits each behind a key frame's start code; the upper two bits ask for scaling.
private func lossySize(_ chunk: Window) -> (Int, Int)? {
    guard let first = chunk[0], first & 1 == 0, chunk.big(at: 3, size: 3) == 0x9D012A,
        let width = chunk.little(at: 6, size: 2), let height = chunk.little(at: 8, size: 2)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
}

/// RFC 9649, section 3.4: 14 bits each, less one.
private func losslessSize(_ chunk: Window) -> (Int, Int)? {
    guard chunk[0] == 0x2F, let bits = chunk.little(at: 1, size: 4) else { return nil }
    return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
}
