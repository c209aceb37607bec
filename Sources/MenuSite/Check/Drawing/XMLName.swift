/// The name of an element or attribute, its prefix resolved (Namespaces in XML 1.0).
struct XMLName: Sendable, Equatable {
    /// The vocabularies that mean something to a browser in a drawing.
    enum Space: Sendable {
        case none
        case svg
        case xlink
        case xml
        case html
        /// MathML, and those of programs for themselves, such as Inkscape's.
        case other
    }

    let space: Space
    let local: String

    /// What stands between a namespace and the name in it.
    static let separator = UInt8(ascii: "|")

    /// A name behind its namespace, or alone.
    init(_ name: String) {
        guard let bar = name.utf8.lastIndex(of: XMLName.separator) else {
            (space, local) = (.none, name)
            return
        }
        local = String(name[name.utf8.index(after: bar)...])
        space =
            switch name[..<bar] {
            case "http://www.w3.org/2000/svg": .svg
            case "http://www.w3.org/1999/xlink": .xlink
            case "http://www.w3.org/XML/1998/namespace": .xml
            case "http://www.w3.org/1999/xhtml": .html
            default: .other
            }
    }
}
