import JSONText

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
    mutating func text(_ key: StaticString, _ value: String) {
        self.key(key)
        escapedJSONString(value, into: &bytes)
        needsComma = true
    }

    /// A member that is always the same, as it stands in JSON: `"@type":"Menu"`.
    mutating func constant(_ member: StaticString) {
        comma()
        member.withUTF8Buffer { bytes.append(contentsOf: $0) }
        needsComma = true
    }

    /// A member whose value is a number in quotes, with at least so many decimals.
    mutating func amount(_ key: StaticString, _ amount: ExactNumber, decimals: Int) {
        self.key(key)
        bytes.append(UInt8(ascii: "\""))
        amount.write(decimals: decimals, into: &bytes)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// A member whose value is text in UTF-8.
    mutating func text(_ key: StaticString, _ value: [UInt8]) {
        self.key(key)
        escapedJSONString(value, into: &bytes)
        needsComma = true
    }

    /// A member whose value is text, or several; nothing where there is none.
    mutating func texts(_ key: StaticString, _ values: [String]) {
        if values.count > 1 {
            list(key, values) { escapedJSONString($0, into: &$1.bytes) }
        } else if let value = values.first {
            text(key, value)
        }
    }

    /// A member with the value that `body` writes.
    mutating func value(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
        self.key(key)
        body(&self)
        needsComma = true
    }

    /// A member that is a list.
    mutating func list<Element>(_ key: StaticString, _ elements: [Element], each: (Element, inout JSONWriter) -> Void) {
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

    /// A member that is a list, of which several threads write a part each.
    mutating func list<Element: Sendable>(
        _ key: StaticString, _ elements: [Element], by threads: Int,
        each: @escaping @Sendable (Element, inout JSONWriter) -> Void
    ) {
        guard threads > 1, elements.count >= 2 * threads else { return list(key, elements, each: each) }
        let parts = (0..<threads).map { elements.count * $0 / threads..<elements.count * ($0 + 1) / threads }
        let written = concurrently(parts) { part in
            var json = JSONWriter()
            for index in part {
                json.comma()
                each(elements[index], &json)
                json.needsComma = true
            }
            return json.bytes
        }
        list(key, written) { $1.bytes += $0 }
    }

    /// A comma where one is needed, and a key, in which nothing needs an escape.
    private mutating func key(_ key: StaticString) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }
}
