/// Reads the segments before the first scan (ITU-T T.81, annex B): the frame's size, and Exif's orientation.
func readJPEG(_ file: Window) throws(PictureFault) -> PictureHeader {
    var offset = 2
    var size: (width: Int, height: Int)?
    var orientation: Int?
    while true {
        // What stands between segments is skipped, as decoders do; any number of 0xFF may fill up.
        guard let fill = file.firstIndex(of: 0xFF, from: offset) else { throw .cutOff }
        offset = fill
        while file[offset] == 0xFF { offset += 1 }
        guard let marker = file[offset] else { throw .cutOff }
        offset += 1
        switch marker {
        case 0x00, 0x01, 0xD0...0xD8: continue
        case 0xD9: throw .damaged
        default: break
        }
        guard let length = file.big(at: offset, size: 2) else { throw .cutOff }
        guard length >= 2 else { throw .damaged }
        guard let segment = file.part(at: offset + 2, count: length - 2) else { throw .cutOff }
        offset += length
        switch marker {
        case 0xC0, 0xC1, 0xC2:
            guard let height = segment.big(at: 1, size: 2), let width = segment.big(at: 3, size: 2) else {
                throw .damaged
            }
            guard segment[0] == 8 else { throw .rareJPEG }
            if size == nil { size = (width, height) }
        case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw .rareJPEG
        case 0xE1 where orientation == nil && segment.holds("Exif\u{0}", at: 0):
            orientation = readOrientation(segment.from(6))
        case 0xDA:
            guard let size else { throw .damaged }
            return PictureHeader(
                format: .jpeg, width: size.width, height: size.height, orientation: orientation ?? 1)
        default: break
        }
    }
}

extension PictureFault {
    fileprivate static let rareJPEG = PictureFault(
        "this JPEG is of a kind that browsers do not show", hint: "save it again as an ordinary JPEG")
}
