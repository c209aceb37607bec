import JSONText

/// A menu in schema.org's words (JSON-LD 1.1), as the page shows it: sections, items and offers.
///
/// It is safe in a script element, whatever the texts hold.
func structuredData(of menu: Menu, title: String, address: String?) -> [UInt8] {
    var json = JSONWriter()
    json.object {
        $0.text("@context", "https://schema.org")
        $0.text("@type", "Menu")
        $0.text("name", title)
        $0.text("inLanguage", menu.site.language.tag)
        if let address { $0.text("url", address) }
        // A row of text without a name is no dish.
        let sections = menu.sections.filter { $0.items.contains { $0.name != nil } }
        for section in sections where section.name == nil {
            $0.items("hasMenuItem", of: section, menu.site)
        }
        let headed = sections.filter { $0.name != nil }
        guard !headed.isEmpty else { return }
        $0.list("hasMenuSection", headed) { section, json in
            json.object {
                $0.text("@type", "MenuSection")
                if let name = section.name { $0.text("name", name) }
                $0.items("hasMenuItem", of: section, menu.site)
            }
        }
    }
    return json.bytes
}

extension JSONWriter {
    fileprivate mutating func items(_ key: String, of section: Section, _ site: Site) {
        list(key, section.items.filter { $0.name != nil }) { item, json in
            json.object {
                $0.text("@type", "MenuItem")
                if let name = item.name { $0.text("name", name) }
                if let currency = site.currency {
                    $0.offers(of: item, in: section.style, currency, digits: site.prices.digits)
                }
            }
        }
    }
}

/// Writes JSON without blanks.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether the next value of the open object or list needs a comma before it.
    private var needsComma = false

    /// An object with the members that `body` writes.
    mutating func object(_ body: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// A member whose value is text.
    mutating func text(_ key: String, _ value: String) {
        self.value(key) { escapedJSONString(value, into: &$0.bytes) }
    }

    /// A member with the value that `body` writes.
    mutating func value(_ key: String, _ body: (inout JSONWriter) -> Void) {
        comma()
        escapedJSONString(key, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        body(&self)
        needsComma = true
    }

    /// A member that is a list.
    mutating func list<Element>(_ key: String, _ elements: [Element], each: (Element, inout JSONWriter) -> Void) {
        value(key) {
            $0.bytes.append(UInt8(ascii: "["))
            $0.needsComma = false
            for element in elements {
                $0.comma()
                each(element, &$0)
                $0.needsComma = true
            }
            $0.bytes.append(UInt8(ascii: "]"))
        }
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }
}
