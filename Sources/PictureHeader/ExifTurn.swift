/// Whether a viewer turns a picture by a quarter (Exif 2.32, tag Orientation, values 5 to 8).
enum ExifTurn {
    case none, quarter

    /// Reads the tag from a TIFF structure (TIFF 6.0 section 2), in either byte order; what cannot be read is no turn.
    init(inTIFF data: Bytes) {
        self = .none
        let little: Bool
        if data.begins(with: [0x49, 0x49, 0x2A, 0x00]) {
            little = true
        } else if data.begins(with: [0x4D, 0x4D, 0x00, 0x2A]) {
            little = false
        } else {
            return
        }
        guard let directory = data.number(at: 4, 4, littleEndian: little),
            let count = data.number(at: directory, 2, littleEndian: little)
        else { return }
        for entry in 0..<count {
            let offset = directory + 2 + 12 * entry
            guard let tag = data.number(at: offset, 2, littleEndian: little) else { return }
            guard tag == 0x0112 else { continue }
            if let value = data.number(at: offset + 8, 2, littleEndian: little), 5...8 ~= value { self = .quarter }
            return
        }
    }

    /// The header with width and height as they are shown.
    func applied(to header: PictureHeader) -> PictureHeader {
        switch self {
        case .none: header
        case .quarter: PictureHeader(format: header.format, width: header.height, height: header.width)
        }
    }
}
