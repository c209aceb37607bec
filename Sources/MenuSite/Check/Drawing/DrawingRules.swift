import Diagnostics
import Glibc

/// What a drawing may not hold, since it would run, or come from elsewhere, where someone opens the file by itself.
///
/// Shown by a page it does neither: browsers run nothing in a picture and load nothing for it (SVG Integration, "secure
/// static mode"), so what is refused here is mostly missed there as well.
struct DrawingRules {
    /// What is wrong, and what to do about it.
    struct Fault: Sendable, Equatable {
        /// What the drawing does: `holds a script`.
        let text: String
        let hint: String
    }

    /// The first fault.
    private(set) var fault: Fault?
    /// The text of the style element at hand.
    private var style: [UInt8]?
    private var declarations = 0

    /// Programs write about ten.
    ///
    /// A chain of many entities is followed step in step (CVE-2024-8176), and each attribute is
    /// compared with all before it.
    private static let declarationLimit = 100

    /// A start tag.
    ///
    /// - Parameter value: the value of the attribute at an index, of which not all are worth a text.
    mutating func start(_ element: XMLName, _ attributes: [XMLName], value: (Int) -> UnsafePointer<CChar>?) {
        if style != nil { refuse("holds '<\(element.local)>' inside a style", hint: Self.takeOut) }
        if element.space == .html {
            refuse("holds HTML, '<\(element.local)>'", hint: "turn its text into text or paths of the drawing")
        }
        if element.space == .svg, element.local == "script" || element.local == "handler" {
            refuse("holds a script", hint: Self.takeOut)
        }
        for (index, name) in attributes.enumerated() {
            guard let bytes = value(index) else { continue }
            check(bytes, of: name, in: element)
        }
        if element.space == .svg, element.local == "style" { style = [] }
    }

    /// An end tag.
    mutating func end() {
        guard let css = style else { return }
        style = nil
        check(css: css)
    }

    /// A part of the text between tags.
    mutating func text(_ bytes: UnsafeRawBufferPointer) {
        style?.append(contentsOf: bytes)
    }

    /// A processing instruction.
    mutating func instruction(_ target: String) {
        if target == "xml-stylesheet" {
            refuse("takes a style sheet from elsewhere", hint: "put its rules into a <style> of the drawing")
        }
    }

    /// The declaration of an attribute.
    mutating func declaration() {
        declarations += 1
        if declarations > Self.declarationLimit {
            refuse(
                "declares more than \(Self.declarationLimit) entities and attributes", hint: "export the drawing anew")
        }
    }

    /// The declaration of an entity.
    mutating func entity(isParameter: Bool, isExternal: Bool) {
        declaration()
        // Whether those of parameters are read differs between browsers.
        if isParameter || isExternal {
            refuse(
                "declares an entity that stands elsewhere", hint: "take the declaration out, or export the drawing anew"
            )
        }
    }

    private mutating func refuse(_ text: String, hint: String) {
        if fault == nil { fault = Fault(text: text, hint: hint) }
    }

    private static let takeOut = "take it out, or export the drawing anew as a plain SVG"
}

// MARK: - Attributes

extension DrawingRules {
    private mutating func check(_ bytes: UnsafePointer<CChar>, of name: XMLName, in element: XMLName) {
        let value = { String(cString: bytes) }
        switch (name.space, name.local) {
        case (.none, "href"), (.xlink, "href"):
            if name.space == .xlink || element.space == .svg { check(reference: value(), in: element) }
        case (.xml, "base"):
            if bytes.pointee != 0 {
                refuse("says that it lies elsewhere, by 'xml:base'", hint: "take the attribute out")
            }
        case (.none, "attributeName") where element.space == .svg:
            let target = value().split(separator: ":").last.map { $0.lowercased() } ?? ""
            if target.hasPrefix("on") || target.hasPrefix("href") {
                refuse("changes the '\(target)' of an element while it is shown", hint: Self.takeOut)
            }
        case (.none, let local) where Self.isHandler(local):
            refuse(
                "runs a script by '\(local)'", hint: "take the attribute out, or export the drawing anew as a plain SVG"
            )
        case (.none, _):
            // No reference without its parenthesis; few values have one.
            if strchr(bytes, CInt(UInt8(ascii: "("))) != nil { check(css: Array(value().utf8)) }
        default: break
        }
    }

    private static func isHandler(_ name: String) -> Bool {
        name.utf8.starts(with: "on".utf8) || name.utf8.starts(with: "ON".utf8) || name.lowercased().hasPrefix("on")
    }

    /// A link may lead where those of pages may; whatever else an element refers to is to be a part of the drawing.
    private mutating func check(reference written: String, in element: XMLName) {
        let address = plainAddress(written)
        if address.isEmpty || address.hasPrefix("#") { return }
        guard element.space == .svg, element.local != "a" else {
            if !WebAddress.isAllowed(address) {
                refuse(
                    "leads to '\(address.prefix(40))'",
                    hint: "allowed are addresses with https:, http:, mailto: or tel:")
            }
            return
        }
        let isPicture = element.local == "image" || element.local == "feImage"
        if isPicture, WebAddress.scheme(of: address) == "data" { return }
        refuse(
            "takes '\(address.prefix(40))' from elsewhere",
            hint: isPicture ? "embed the picture when you export the drawing" : Self.takeOut)
    }

    private mutating func check(css: [UInt8]) {
        for reference in references(in: SourceText(path: "", bytes: css)) {
            switch reference.kind {
            case .importing:
                refuse("imports a style sheet", hint: "turn its text into paths, or put the rules into the drawing")
            case .unreadable, .unclosed: refuse("has an address that browsers cannot read", hint: Self.takeOut)
            case .address:
                let address = plainAddress(reference.address)
                if address.isEmpty || address.hasPrefix("#") || WebAddress.scheme(of: address) == "data" { continue }
                refuse(
                    "takes '\(address.prefix(40))' from elsewhere",
                    hint: "embed it when you export the drawing; of a font, turn the text into paths")
            }
        }
    }
}

/// An address as a browser reads it (URL Standard, section 4.4): blanks around it and line ends in it are not seen.
func plainAddress(_ written: String) -> String {
    trimmed(String(String.UnicodeScalarView(written.unicodeScalars.filter { $0.value >= 0x20 })))
}
