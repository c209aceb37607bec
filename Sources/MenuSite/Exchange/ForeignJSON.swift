import Diagnostics
import JSONText

/// A JSON file of another program being read: where its values stand, and what of it has no place in a menu.
struct ForeignJSON {
    let source: SourceText
    private(set) var report = Report()
    /// What is left out, how often, and where it stands first.
    private var counts: [String: (count: Int, offset: Int)] = [:]
    /// The currency of the amounts so far.
    private(set) var currency: ImportedField?
    private var digits = 2

    init(_ source: SourceText) {
        self.source = source
    }

    /// Counts something that is left out or taken otherwise, to be said once with its number.
    ///
    /// - Parameter what: the sentence with `#` for the number: `# × 'sku' has no place in a menu`.
    mutating func count(_ what: String, at offset: Int) {
        counts[what, default: (0, offset)].count += 1
    }

    /// Counts a field that has no place in a menu.
    mutating func leaveOut(_ name: String, at offset: Int) {
        count("'\(name)' has no place in a menu and is left out (# times)", at: offset)
    }

    /// Counts each field of an object that is not one of these.
    mutating func leaveOut(of object: JSONValue, but known: Set<String>) {
        for member in object.members where !known.contains(member.key) && member.value.kind != .null {
            leaveOut(member.key, at: member.keyOffset)
        }
    }

    /// The value of a field that is a list; none, and an error, where it is something else.
    mutating func list(_ name: String, of object: JSONValue) -> JSONValue? {
        guard let value = object[name] else { return nil }
        return isThere(value, .array, name) ? value : nil
    }

    /// The elements of a field that is a list, each of a kind; an error at each that is of another.
    mutating func elements(_ name: String, of object: JSONValue, _ kind: JSONKind = .object) -> [JSONValue] {
        guard let list = list(name, of: object) else { return [] }
        return elements(of: list, name, kind)
    }

    /// The elements of a list, each of a kind; an error at each that is of another.
    mutating func elements(of value: JSONValue, _ name: String, _ kind: JSONKind) -> [JSONValue] {
        guard isThere(value, .array, name) else { return [] }
        var found: [JSONValue] = []
        for element in value.elements where isThere(element, kind, "an entry of '\(name)'", isQuoted: false) {
            found.append(element)
        }
        return found
    }

    /// The value of a field that is an object; none, and an error, where it is something else.
    mutating func object(_ name: String, of object: JSONValue) -> JSONValue? {
        guard let value = object[name] else { return nil }
        return isThere(value, .object, name) ? value : nil
    }

    /// The value of a field that is text; none, and an error, where it is something else.
    mutating func text(_ name: String, of object: JSONValue) -> String? {
        guard let value = object[name], isThere(value, .string, name) else { return nil }
        return value.string
    }

    /// Whether a value is of a kind; an error where it is not, for what it would say of prices or allergens is not known.
    mutating func isThere(_ value: JSONValue, _ kind: JSONKind, _ name: String, isQuoted: Bool = true) -> Bool {
        if value.kind == kind { return true }
        let shown = isQuoted ? "'\(name)'" : name
        error(at: value.offset, "\(shown) is \(kind.words), not \(value.kind.words)")
        return false
    }

    mutating func error(at offset: Int, _ text: String, hint: String? = nil) {
        report.error(at: source.place(at: offset), text, hint: hint)
    }

    /// The report with what was counted.
    func finished() -> Report {
        var report = report
        for (what, (count, offset)) in counts {
            let text =
                count == 1
                ? what.replacing(" (# times)", with: "").replacing("#", with: "1")
                : what.replacing("#", with: "\(count)")
            report.warning(at: source.place(at: offset), text)
        }
        return report
    }

    /// An amount of this currency, in whole units and parts of them: with the currency's decimals, where it has any.
    ///
    /// All amounts of a file have one currency; another one is an error.
    mutating func amount(_ number: ExactNumber, of code: String, at offset: Int) -> JSONTree? {
        if let known = currency?.value.string {
            if known != code {
                error(
                    at: offset, "'\(code)' is another currency than '\(known)' before", hint: "a menu has one currency")
                return nil
            }
        } else {
            guard let new = Currency(code) else {
                error(at: offset, "'\(code)' is no currency", hint: "its code is three letters, such as EUR")
                return nil
            }
            currency = ImportedField(name: "currency", value: .string(code), offset: offset)
            digits = Self.digits(of: new)
        }
        let exact = number.reduced
        return .number(exact.text(decimals: exact.scale == 0 ? 0 : digits))
    }

    /// How many decimals a currency has.
    static func digits(of currency: Currency) -> Int {
        PriceForm(language: .english, currency: currency).digits
    }
}

extension JSONValue {
    /// The value of a field; none where there is none, or null.
    subscript(_ name: String) -> JSONValue? {
        var found: JSONValue?
        for member in members where member.key == name && member.value.kind != .null { found = member.value }
        return found
    }

    /// The first element of a list.
    var first: JSONValue? { elements.first { _ in true } }
}
