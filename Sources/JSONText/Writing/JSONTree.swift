/// A JSON value to be written, the members of its objects in their order.
public indirect enum JSONTree: Sendable {
    case null
    case boolean(Bool)
    /// A number in its digits, which are written as they are.
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([(key: String, value: JSONTree)])

    /// A value that was read.
    public init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .boolean: self = .boolean(value.boolean == true)
        case .number: self = .number(value.number ?? "0")
        case .string: self = .string(value.string ?? "")
        case .array: self = .array(value.elements.map { JSONTree($0) })
        case .object: self = .object(value.members.map { ($0.key, JSONTree($0.value)) })
        }
    }

    /// The value as a file for people: two blanks a level, a line end last.
    ///
    /// An object or a list that fits into `width` columns stands on one line; a longer list of plain values fills its lines.
    public func text(width: Int = 120) -> String {
        var out: [UInt8] = []
        write(into: &out, level: 0, taken: 0, width: width)
        out.append(UInt8(ascii: "\n"))
        return String(decoding: out, as: UTF8.self)
    }

    /// - Parameter taken: how many columns of the line are taken by what stands around the value.
    private func write(into out: inout [UInt8], level: Int, taken: Int, width: Int) {
        let line = line
        if line.count + taken <= width {
            out += line
            return
        }
        switch self {
        case .object(let members):
            out.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                newLine(level + 1, into: &out)
                let key = plainJSONString(member.key) + Array(": ".utf8)
                out += key
                let taken = 2 * (level + 1) + key.count + 1
                member.value.write(into: &out, level: level + 1, taken: taken, width: width)
                if index + 1 < members.count { out.append(UInt8(ascii: ",")) }
            }
            newLine(level, into: &out)
            out.append(UInt8(ascii: "}"))
        case .array(let elements):
            out.append(UInt8(ascii: "["))
            var column = width
            for (index, element) in elements.enumerated() {
                let line = element.line
                let fits = element.isPlain && column + 1 + line.count + 1 <= width
                if fits { out.append(UInt8(ascii: " ")) } else { newLine(level + 1, into: &out) }
                column = fits ? column + 1 : 2 * (level + 1)
                element.write(into: &out, level: level + 1, taken: column + 1, width: width)
                column += line.count + 1
                if index + 1 < elements.count { out.append(UInt8(ascii: ",")) }
            }
            newLine(level, into: &out)
            out.append(UInt8(ascii: "]"))
        default: out += line
        }
    }

    private func newLine(_ level: Int, into out: inout [UInt8]) {
        out.append(UInt8(ascii: "\n"))
        out += [UInt8](repeating: UInt8(ascii: " "), count: 2 * level)
    }

    /// Whether it is neither an object nor a list.
    private var isPlain: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    /// The value on one line.
    public var line: [UInt8] {
        switch self {
        case .null: Array("null".utf8)
        case .boolean(let value): Array((value ? "true" : "false").utf8)
        case .number(let digits): Array(digits.utf8)
        case .string(let text): plainJSONString(text)
        case .array(let elements):
            Array("[".utf8) + elements.map(\.line).joined(separator: ", ".utf8) + Array("]".utf8)
        case .object(let members) where members.isEmpty: Array("{}".utf8)
        case .object(let members):
            Array("{ ".utf8)
                + members.map { plainJSONString($0.key) + Array(": ".utf8) + $0.value.line }.joined(
                    separator: ", ".utf8)
                + Array(" }".utf8)
        }
    }
}

/// A text as a JSON string for people: nothing is escaped but what has to be (RFC 8259, section 7).
private func plainJSONString(_ text: String) -> [UInt8] {
    var out = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): out += Array("\\n".utf8)
        case UInt8(ascii: "\r"): out += Array("\\r".utf8)
        case UInt8(ascii: "\t"): out += Array("\\t".utf8)
        case 0..<0x20:
            let hex = Array("0123456789abcdef".utf8)
            out += Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
        default: out.append(byte)
        }
    }
    out.append(UInt8(ascii: "\""))
    return out
}
