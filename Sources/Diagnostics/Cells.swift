import CTerminal

/// A piece of text as cells of a terminal: wide characters take two, combining ones none.
///
/// A tab becomes blanks and a control character U+FFFD, so that what is printed is as wide as what is counted.
struct Cells {
    private var scalars: [(scalar: Unicode.Scalar, width: Int)]
    private(set) var width: Int

    init(_ bytes: ArraySlice<UInt8>) {
        scalars = []
        width = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar == "\t" {
                for _ in 0..<4 { append(" ") }
            } else {
                append(scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "\u{FFFD}" : scalar)
            }
        }
    }

    var text: String {
        var text = String.UnicodeScalarView()
        for cell in scalars { text.append(cell.scalar) }
        return String(text)
    }

    mutating func keepFirst(_ limit: Int) {
        while width > limit, let last = scalars.popLast() { width -= last.width }
    }

    mutating func keepLast(_ limit: Int) {
        var dropped = 0
        while width > limit || dropped < scalars.count && dropped > 0 && scalars[dropped].width == 0 {
            width -= scalars[dropped].width
            dropped += 1
        }
        scalars.removeFirst(dropped)
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        let cells = cellWidth(of: scalar)
        scalars.append((scalar, cells))
        width += cells
    }
}

/// How many cells of a terminal a scalar takes, 0 to 2, by the C library's table (UAX #11, *East Asian Width*).
func cellWidth(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : max(0, Int(carte_cell_width(scalar.value)))
}
