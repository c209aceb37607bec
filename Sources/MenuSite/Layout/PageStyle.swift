/// The CSS that depends on a page's menu: the hero's lengths, and for each chip the name of the timeline that it shares
/// with its section, by which WebKit marks the chip of the section in view.
///
/// These are custom properties, which the style sheet puts to use. They are made of whole numbers, lengths and escaped
/// identifiers alone; nil where the style sheet says it all.
///
/// So is that a section has nothing to show, for the choices of the filter that leave it empty.
func pageStyle(of menu: Menu, filter: Filter?) -> [UInt8]? {
    var css = ""
    if let hero = menu.hero {
        let usual = Hero(picture: hero.picture)
        if hero.height != usual.height { css += "--hero:\(hero.height)px;" }
        if hero.cut != usual.cut { css += "--cut:\(hero.cut)px;" }
        if !css.isEmpty { css = ":root{\(css)}" }
    }
    let chips = menu.sections.filter { $0.isInBar && $0.name != nil }
    if chips.count > 1 {
        for (number, section) in chips.enumerated() {
            // The escape is for the Nu checker, which takes '--0' for a mistake; to browsers both are one.
            let target = WebAddress.fragment(section.id)
            css += "#\(cssIdentifier(section.id)),[href=\"\(target)\"]{--timeline:\\--\(number)}"
        }
    }
    if let filter {
        for section in menu.sections {
            guard let sets = filter.emptying(section) else { continue }
            let chosen = sets.map { set in
                ":has(:checked:is(" + filter.inOrder(set).map { "[value=\($0)]" }.joined(separator: ",") + "))"
            }
            css += ":root\(chosen.joined()) #\(cssIdentifier(section.id)){--empty:block}"
        }
    }
    return css.isEmpty ? nil : Array(css.utf8)
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
