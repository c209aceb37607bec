import JSONText

/// What import and export ask of a value of a menu file.
extension JSONTree {
    /// The text, where it is one.
    var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The number as it is written, where it is one.
    var number: String? { if case .number(let number) = self { number } else { nil } }

    /// The members of an object; none where it is none.
    var members: Members { if case .object(let members) = self { members } else { [] } }

    /// The entries of a list, or the value itself where it is none.
    var entries: [JSONTree] { if case .array(let entries) = self { entries } else { [self] } }

    /// The value as JSON, on one line.
    var json: String { String(decoding: line, as: UTF8.self) }

    /// The member of this name; the last where there are several.
    subscript(_ name: String) -> JSONTree? { members.last { $0.key == name }?.value }
}

extension JSONTree: Equatable {
    /// Whether two values are the same to the byte; Swift's own comparison of texts takes é and e + ´ for one.
    public static func == (one: JSONTree, other: JSONTree) -> Bool {
        switch (one, other) {
        case (.null, .null): true
        case (.boolean(let a), .boolean(let b)): a == b
        case (.number(let a), .number(let b)), (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)):
            a.count == b.count
                && zip(a, b).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value }
        default: false
        }
    }
}
