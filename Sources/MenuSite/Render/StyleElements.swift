/// The texts of a page's style elements, comments passed over.
func styleElements(in html: [UInt8]) -> [[UInt8]] {
    var styles: [[UInt8]] = []
    var place = 0
    while let tag = html.firstPlace(of: UInt8(ascii: "<"), from: place) {
        place = tag + 1
        if html.holds("!--", at: place) {
            place = html.firstPlace(of: "-->", from: place) ?? html.count
            continue
        }
        guard html.holds("style", at: place), let text = endOfTag(in: html, from: place + 5) else { continue }
        guard let end = html.firstPlace(of: "</style", from: text) else { break }
        styles.append(Array(html[text..<end]))
        place = end
    }
    return styles
}

/// The place behind the `>` of a tag whose name ends at `start`; nil where the name goes on.
private func endOfTag(in html: [UInt8], from start: Int) -> Int? {
    guard start < html.count, html[start] <= 0x20 || html[start] == 0x2F || html[start] == 0x3E else { return nil }
    var quote: UInt8?
    for place in start..<html.count {
        switch html[place] {
        case UInt8(ascii: ">") where quote == nil: return place + 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if quote == nil { quote = html[place] } else if quote == html[place] { quote = nil }
        default: break
        }
    }
    return nil
}

extension [UInt8] {
    /// Whether a word of signs and small letters stands at a place, these in whatever case.
    fileprivate func holds(_ word: StaticString, at place: Int) -> Bool {
        word.withUTF8Buffer { word in
            guard place + word.count <= count else { return false }
            return word.indices.allSatisfy { index in
                let byte = self[place + index]
                return byte == word[index] || 0x41...0x5A ~= byte && byte | 0x20 == word[index]
            }
        }
    }

    /// The first place of such a word that begins with a sign.
    fileprivate func firstPlace(of word: StaticString, from start: Int) -> Int? {
        let first = word.withUTF8Buffer { $0.first ?? 0 }
        var place = start
        while let found = firstPlace(of: first, from: place) {
            if holds(word, at: found) { return found }
            place = found + 1
        }
        return nil
    }
}

/// Whether a template has a style element besides `<style>{{{style}}}</style>`; one in a comment counts.
func hasOtherStyles(_ template: [UInt8]) -> Bool {
    var place = 0
    while let tag = template.firstPlace(of: "<style", from: place) {
        if !template.holds("<style>{{{style}}}</style>", at: tag) { return true }
        place = tag + 1
    }
    return false
}
