/// Reads a JPEG's frame header (ITU-T T.81 section B.2.2), and the turn its Exif data ask for.
func readJPEG(_ data: Bytes) throws(PictureFault) -> PictureHeader {
    var offset = 2
    var turn = ExifTurn.none
    while true {
        // Any number of fill bytes 0xFF may stand before a marker.
        guard data.byte(at: offset) == 0xFF else { throw cutOff }
        while data.byte(at: offset) == 0xFF { offset += 1 }
        guard let marker = data.byte(at: offset) else { throw cutOff }
        offset += 1
        switch marker {
        case 0x01, 0xD0...0xD8: continue
        case 0xD9, 0xDA: throw PictureFault("it has no size before its pixels", hint: "save it again")
        default: break
        }
        guard let length = data.number(at: offset, 2), length >= 2 else { throw cutOff }
        switch marker {
        // SOF0 to SOF15, without DHT, JPG and DAC.
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
            guard let height = data.number(at: offset + 3, 2), let width = data.number(at: offset + 5, 2) else {
                throw cutOff
            }
            return turn.applied(to: PictureHeader(format: .jpeg, width: width, height: height))
        case 0xE1:
            if turn == .none, data.text(at: offset + 2, 6) == "Exif\0\0",
                let exif = data.part(at: offset + 8, length - 8)
            {
                turn = ExifTurn(inTIFF: exif)
            }
        default: break
        }
        offset += length
    }
}
