/// Reads how a picture is to be turned: the tag `Orientation`, 1 to 8, of the first directory (Exif 3.0, tag 0x0112).
///
/// - Parameter exif: A TIFF header and what follows it, such as the payload of an `eXIf` chunk.
/// - Returns: 1, upright, where nothing else is said in the form that browsers read: one SHORT.
func readOrientation(_ exif: Window) -> Int {
    let isBig = exif.holds("MM\u{0}*", at: 0)
    guard isBig || exif.holds("II*\u{0}", at: 0) else { return 1 }
    func number(at offset: Int, size: Int) -> Int? {
        isBig ? exif.big(at: offset, size: size) : exif.little(at: offset, size: size)
    }
    guard let directory = number(at: 4, size: 4), let count = number(at: directory, size: 2) else { return 1 }
    for entry in 0..<count {
        let place = directory + 2 + 12 * entry
        guard let tag = number(at: place, size: 2) else { return 1 }
        guard tag == 0x0112 else { continue }
        guard number(at: place + 2, size: 2) == 3, number(at: place + 4, size: 4) == 1,
            let value = number(at: place + 8, size: 2), 1...8 ~= value
        else { return 1 }
        return value
    }
    return 1
}

extension PictureHeader {
    /// A picture stored as `width` by `height` that is shown turned: 5 to 8 lie on their side.
    init(format: PictureFormat, width: Int, height: Int, orientation: Int) {
        let isOnItsSide = orientation >= 5
        self.init(format: format, width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
    }
}
