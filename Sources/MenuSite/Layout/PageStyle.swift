/// The CSS that depends on a page's menu: the hero's lengths, and for each chip the name of the timeline that it shares
/// with its section, by which WebKit marks the chip of the section in view.
///
/// These are custom properties, which the style sheet puts to use. They are made of whole numbers, lengths and escaped
/// identifiers alone; nil where the style sheet says it all.
///
/// So is that a section has nothing to show, for the choices of the filter that leave it empty.
func pageStyle(of menu: Menu, filter: Filter?) -> [UInt8]? {
    var css: [UInt8] = []
    if let hero = menu.hero {
        let usual = Hero(picture: hero.picture)
        let height = hero.height != usual.height ? "--hero:\(hero.height)px;" : ""
        let cut = hero.cut != usual.cut ? "--cut:\(hero.cut)px;" : ""
        if height + cut != "" { css += ":root{\(height)\(cut)}".utf8 }
    }
    let chips = menu.sections.indices.filter { menu.sections[$0].isInBar && menu.sections[$0].name != nil }
    if chips.count > 1 {
        for (number, chip) in chips.enumerated() {
            let id = menu.sections[chip].id
            // The escape is for the Nu checker, which takes '--0' for a mistake; to browsers both are one.
            for part in ["#", cssIdentifier(id), ",[href=\"", WebAddress.fragment(id), "\"]{--timeline:\\--"] {
                css += part.utf8
            }
            css += String(number).utf8
            css.append(UInt8(ascii: "}"))
        }
    }
    if let filter {
        for section in menu.sections {
            guard let sets = filter.emptying(section) else { continue }
            let chosen = sets.map { set in
                ":has(:checked:is(" + filter.inOrder(set).map { "[value=\($0)]" }.joined(separator: ",") + "))"
            }
            css += ":root\(chosen.joined()) #\(cssIdentifier(section.id)){--empty:block}".utf8
        }
    }
    return css.isEmpty ? nil : css
}

/// An id as an identifier of a selector (CSSOM, "serialize an identifier").
func cssIdentifier(_ id: String) -> String {
    if let first = id.utf8.first, isIdentifierStart(first), id.utf8.allSatisfy(isIdentifierPart) { return id }
    var result = ""
    for (position, scalar) in id.unicodeScalars.enumerated() {
        switch scalar {
        case "a"..."z", "A"..."Z", "_": result.unicodeScalars.append(scalar)
        case "0"..."9" where position > 0 && !(position == 1 && id.hasPrefix("-")): result.unicodeScalars.append(scalar)
        case "-" where id != "-": result.unicodeScalars.append(scalar)
        case _ where scalar.value >= 0x80: result.unicodeScalars.append(scalar)
        default: result += "\\" + String(scalar.value, radix: 16) + " "
        }
    }
    return result
}

/// Whether a byte may begin an identifier without an escape.
private func isIdentifierStart(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte >= 0x80 || byte == UInt8(ascii: "_")
}

/// Whether a byte may stand in an identifier without an escape.
private func isIdentifierPart(_ byte: UInt8) -> Bool {
    isIdentifierStart(byte) || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
}
