/// Reads the properties of the primary item of an AVIF (ISO/IEC 23008-12, 6.5): its size, `ispe`, and rotation, `irot`.
///
/// A mirror, `imir`, changes no size; Exif's orientation has no say, since `irot` and `imir` stand for it.
func readAVIF(_ file: Window) throws(PictureFault) -> PictureHeader {
    guard let type = Box(in: file, at: 0) else { throw .cutOff }
    try checkBrands(type.content)
    guard let meta = Box.all(in: file).first(where: { $0.type == Box.type("meta") }) else { throw .cutOff }
    let boxes = Box.all(in: meta.content.from(4))
    guard let primary = boxes.first(where: { $0.type == Box.type("pitm") }),
        let item = primary.content.big(at: 4, size: primary.content[0] == 0 ? 2 : 4),
        let properties = boxes.first(where: { $0.type == Box.type("iprp") })
    else { throw .damaged }
    let parts = Box.all(in: properties.content)
    guard let container = parts.first(where: { $0.type == Box.type("ipco") }) else { throw .damaged }
    let all = Box.all(in: container.content)
    var size: (width: Int, height: Int)?
    var isOnItsSide = false
    for part in parts where part.type == Box.type("ipma") {
        for number in propertyNumbers(of: item, in: part.content) where all.indices.contains(number - 1) {
            let property = all[number - 1]
            if property.type == Box.type("ispe"), size == nil {
                guard let width = property.content.big(at: 4, size: 4),
                    let height = property.content.big(at: 8, size: 4)
                else { throw .damaged }
                size = (width, height)
            } else if property.type == Box.type("irot"), let turns = property.content[0] {
                isOnItsSide = turns & 1 == 1
            }
        }
    }
    guard let size else { throw .damaged }
    return PictureHeader(
        format: .avif, width: size.width, height: size.height, orientation: isOnItsSide ? 6 : 1)
}

/// The numbers, from 1, of the properties that an item has (ISO/IEC 23008-12, 9.3).
private func propertyNumbers(of item: Int, in associations: Window) -> [Int] {
    guard let version = associations[0], let flags = associations.big(at: 1, size: 3) else { return [] }
    let nameSize = version == 0 ? 2 : 4
    let numberSize = flags & 1 == 1 ? 2 : 1
    var numbers: [Int] = []
    var offset = 8
    while let name = associations.big(at: offset, size: nameSize), let count = associations[offset + nameSize] {
        offset += nameSize + 1
        if name == item {
            for number in 0..<Int(count) {
                guard let value = associations.big(at: offset + number * numberSize, size: numberSize) else { break }
                // The first bit says that a reader must know the property.
                numbers.append(value & (1 << (8 * numberSize - 1) - 1))
            }
        }
        offset += Int(count) * numberSize
    }
    return numbers
}

/// Accepts the brands of AVIF, still and moving, and tells what another file of this family is.
private func checkBrands(_ brands: Window) throws(PictureFault) {
    var other = PictureFault("this is a film, not a picture", hint: "save one frame of it as a JPEG")
    var offset = 0
    while let brand = brands.part(at: offset, count: 4) {
        if brand.holds("avif", at: 0) || brand.holds("avis", at: 0) { return }
        for heic in ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"] as [StaticString]
        where brand.holds(heic, at: 0) {
            other = PictureFault("this is a HEIC picture, which most browsers do not show", hint: "save it as a JPEG")
        }
        if brand.holds("crx ", at: 0) { other = .raw }
        // The second place is that of a version.
        offset += offset == 0 ? 8 : 4
    }
    throw other
}
