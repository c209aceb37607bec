/// A style sheet without its comments, the blanks before its lines and its empty lines: what a browser reads of it.
///
/// It is for the style sheets that the program carries, which are whole; a seventh of what a phone loads of them is comments.
func compactStyle(_ css: [UInt8]) -> [UInt8] {
    let (slash, star, feed) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\n"))
    var result: [UInt8] = []
    result.reserveCapacity(css.count)
    var quote: UInt8?
    var index = 0
    while index < css.count {
        let byte = css[index]
        if let open = quote {
            if byte == open { quote = nil }
        } else if byte == slash, index + 1 < css.count, css[index + 1] == star {
            index += 2
            while index + 1 < css.count, css[index] != star || css[index + 1] != slash { index += 1 }
            index += 2
            while result.last == 0x20 { result.removeLast() }
            continue
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        } else if byte == 0x20 || byte == feed, result.last ?? feed == feed {
            index += 1
            continue
        }
        result.append(byte)
        index += 1
    }
    return result
}
