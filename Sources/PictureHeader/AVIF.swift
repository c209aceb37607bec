/// Reads the size of an AVIF picture's primary item (ISO/IEC 14496-12 and 23008-12): its `ispe` property, turned by `irot`.
///
/// The size in `ispe` is that of the coded picture; an `clap` property, which cuts it, is not looked at.
func readAVIF(_ data: Bytes) throws(PictureFault) -> PictureHeader {
    guard let fileType = data.number(at: 0, 4), let brands = data.part(at: 8, fileType - 8) else { throw cutOff }
    let names = stride(from: 0, to: brands.count, by: 4).compactMap { brands.text(at: $0, 4) }
    guard names.contains("avif") || names.contains("avis") else {
        let isHEIC = names.contains { ["heic", "heix", "mif1", "hevc"].contains($0) }
        throw PictureFault(
            isHEIC ? "it is HEIC" : "it is a film or of a format that is unknown", hint: "save it as JPEG")
    }
    guard let meta = boxes(in: data).first(where: { $0.kind == "meta" })?.body.part(at: 4) else { throw cutOff }
    let inside = boxes(in: meta)
    guard let properties = inside.first(where: { $0.kind == "iprp" }).map({ boxes(in: $0.body) }),
        let all = properties.first(where: { $0.kind == "ipco" }).map({ boxes(in: $0.body) })
    else { throw cutOff }
    let primary = inside.first { $0.kind == "pitm" }.flatMap { primaryItem($0.body) }
    let associated = properties.filter { $0.kind == "ipma" }.compactMap { association($0.body, of: primary) }.first
    let mine = (associated ?? Array(1...max(1, all.count))).compactMap {
        $0 >= 1 && $0 <= all.count ? all[$0 - 1] : nil
    }
    guard let extents = mine.first(where: { $0.kind == "ispe" })?.body, let width = extents.number(at: 4, 4),
        let height = extents.number(at: 8, 4)
    else { throw cutOff }
    let header = PictureHeader(format: .avif, width: width, height: height)
    // An odd number of quarter turns.
    let isTurned = mine.first { $0.kind == "irot" }?.body.byte(at: 0).map { $0 % 2 == 1 } ?? false
    return (isTurned ? ExifTurn.quarter : .none).applied(to: header)
}

/// A box: its kind, and what it holds.
private struct Box {
    let kind: String
    let body: Bytes
}

/// The boxes that stand one behind the other (ISO/IEC 14496-12 section 4.2).
private func boxes(in data: Bytes) -> [Box] {
    var found: [Box] = []
    var offset = 0
    while let size = data.number(at: offset, 4), let kind = data.text(at: offset + 4, 4) {
        var length = size
        var head = 8
        if size == 1, let large = data.number(at: offset + 9, 7) {
            (length, head) = (large, 16)
        } else if size == 0 {
            length = data.count - offset
        }
        guard length >= head, let body = data.part(at: offset + head, length - head) else { break }
        found.append(Box(kind: kind, body: body))
        offset += min(length, data.count)
    }
    return found
}

private func primaryItem(_ box: Bytes) -> Int? {
    box.byte(at: 0) == 0 ? box.number(at: 4, 2) : box.number(at: 4, 4)
}

/// The properties of an item, by their place in `ipco` from 1 (ISO/IEC 23008-12 section 9.3).
private func association(_ box: Bytes, of item: Int?) -> [Int]? {
    guard let item, let version = box.byte(at: 0), let flags = box.byte(at: 3), let count = box.number(at: 4, 4) else {
        return nil
    }
    var offset = 8
    let idLength = version < 1 ? 2 : 4
    let wide = flags & 1 == 1
    for _ in 0..<count {
        guard let id = box.number(at: offset, idLength), let properties = box.byte(at: offset + idLength) else {
            return nil
        }
        offset += idLength + 1
        var indices: [Int] = []
        for _ in 0..<properties {
            guard let value = box.number(at: offset, wide ? 2 : 1) else { return nil }
            indices.append(value & (wide ? 0x7FFF : 0x7F))
            offset += wide ? 2 : 1
        }
        if id == item { return indices }
    }
    return nil
}
