import Diagnostics
import JSONText

/// The forms that the tables of menu and site are put together from.
enum Forms {
    /// Plain text, trimmed; empty text is no value.
    ///
    /// Characters that cannot be seen, or that turn the direction of what follows, are errors.
    static let text = Form<Placed<String>>(shape: .text) { value, reading in
        guard let written = value.string else {
            if value.kind != .null {
                let hint = value.number.map { "write it in quotes: \"\($0)\"" }
                reading.mismatch(value, wants: .text, hint: hint)
            }
            // What was reported is handed on all the same where it can be, so that it is not called missing as well.
            return value.number.map { Placed($0, at: value.offset) }
        }
        if let character = UnwantedCharacter(in: written) {
            reading.error(at: value.offset, "\(character.words) in '\(reading.field)'", hint: character.hint)
            return Placed("…", at: value.offset)
        }
        let trimmed = trimmed(written)
        return trimmed.isEmpty ? nil : Placed(trimmed, at: value.offset)
    }

    /// Plain text that something is looked up by: where it is at fault there is no value, so that it is not called unknown
    /// as well.
    static let reference = Form<Placed<String>>(shape: .text) { value, reading in
        let errors = reading.report.count(of: .error)
        let read = text.read(value, &reading)
        return reading.report.count(of: .error) == errors ? read : nil
    }

    /// Markdown, as it is written; blank text is no value.
    static let markdown = Form<Placed<String>>(shape: .markdown) { value, reading in
        guard let written = value.string else {
            if value.kind != .null { reading.mismatch(value, wants: .markdown) }
            return nil
        }
        if let character = UnwantedCharacter(in: written, prose: true) {
            reading.error(at: value.offset, "\(character.words) in '\(reading.field)'", hint: character.hint)
            return nil
        }
        return trimmed(written).isEmpty ? nil : Placed(written, at: value.offset)
    }

    /// `true` or `false`.
    static let flag = Form<Bool>(shape: .flag) { value, reading in
        if value.boolean == nil, value.kind != .null {
            let meant = ["\"true\"": "true", "\"false\"": "false", "\"yes\"": "true", "\"no\"": "false"]
            let hint = value.string.flatMap { meant["\"\($0.lowercased())\""] }.map { "write \($0), without quotes" }
            let either = value.kind == .string ? "write true or false, without quotes" : "write true or false"
            reading.mismatch(value, wants: .flag, hint: hint ?? either)
        }
        return value.boolean
    }

    /// A whole number between bounds.
    static func wholeNumber(_ range: ClosedRange<Int>) -> Form<Int> {
        let shape = Shape.number(range, whole: true)
        return Form(shape: shape) { value, reading in
            if let number = value.number.flatMap(Int.init), range.contains(number) { return number }
            wrongNumber(value, range, shape, &reading)
            return nil
        }
    }

    /// The whole number that a text such as `400px` begins with, in words; nil where it begins otherwise.
    private static func hint(forDigitsOf text: String, _ range: ClosedRange<Int>) -> String? {
        guard let number = Int(trimmed(text).prefix { $0.isASCII && $0.isNumber }) else { return nil }
        if range.contains(number) { return "write \(number)" }
        return number < range.lowerBound ? "write at least \(range.lowerBound)" : "write at most \(range.upperBound)"
    }

    /// A number between bounds that may have decimals, exact to the tenth of them at least: a mean that a program worked
    /// out has more, which are cut off.
    static func number(_ range: ClosedRange<Int>) -> Form<ExactNumber> {
        let shape = Shape.number(range, whole: false)
        return Form(shape: shape) { value, reading in
            if let text = value.number, let number = ExactNumber(text) ?? shortened(text),
                number >= ExactNumber(range.lowerBound), number <= ExactNumber(range.upperBound)
            {
                return number
            }
            wrongNumber(value, range, shape, &reading)
            return nil
        }
    }

    /// A number of a few digits before its point and too many behind it, without the last of these.
    private static func shortened(_ text: String) -> ExactNumber? {
        let start = text.prefix(16)
        guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }),
            start.prefix(6).utf8.contains(UInt8(ascii: "."))
        else { return nil }
        return ExactNumber(String(start))
    }

    /// Says what is wrong with a value that is not such a number, and what to write.
    private static func wrongNumber(
        _ value: JSONValue, _ range: ClosedRange<Int>, _ shape: Shape, _ reading: inout Reading
    ) {
        if let text = value.number {
            let number = ExactNumber(text)
            let hint =
                switch number {
                case let number? where number < ExactNumber(range.lowerBound): "write at least \(range.lowerBound)"
                case let number? where number > ExactNumber(range.upperBound): "write at most \(range.upperBound)"
                case let number? where number.isWhole: "write \(number.reduced.text())"
                case nil: "write fewer digits"
                default: "write it without decimals"
                }
            reading.error(at: value.offset, "'\(reading.field)' is \(shape.words)", hint: hint)
        } else if value.kind != .null {
            var hint: String?
            if let text = value.string {
                let isWhole = if case .number(_, whole: true) = shape { true } else { false }
                if case .amount(let number) = WrittenAmount(text: text), number.isWhole || !isWhole {
                    hint = "write \(number.text()), without quotes"
                } else if isWhole {
                    hint = Self.hint(forDigitsOf: text, range)
                }
            }
            reading.mismatch(value, wants: shape, hint: hint)
        }
    }

    /// One word of a list; another is an error with the nearest.
    static func choice(_ words: [String], of what: String) -> Form<String> {
        Form(shape: .choice(words)) { value, reading in
            guard let word = value.string else {
                if value.kind != .null { reading.mismatch(value, wants: .text) }
                return nil
            }
            if words.contains(word) { return word }
            let hint =
                reading.near(word, in: words).map { "did you mean '\($0)'?" }
                ?? "the words are \(words.prefix(8).map { "'\($0)'" }.joined(separator: ", "))"
                + (words.count > 8 ? ", …" : "")
            reading.error(at: value.offset, "unknown \(what) '\(word)'", hint: hint)
            return nil
        }
    }

    /// A list.
    static func list<Element>(of form: Form<Element>) -> Form<[Element]> {
        let shape = Shape.list(form.shape)
        return Form(shape: shape) { value, reading in
            guard value.kind == .array else {
                if value.kind != .null {
                    reading.mismatch(value, wants: shape, hint: hint(forEntriesOf: form.shape, value))
                }
                return nil
            }
            return entries(of: value, form, &reading)
        }
    }

    /// How one entry is written, where a list is wanted and something else was found.
    private static func hint(forEntriesOf shape: Shape, _ value: JSONValue) -> String {
        guard case .object(let object) = shape, object.name == "size" else { return "put it in [ ]" }
        let sizes = value.members.compactMap { member in
            member.value.number.map { "{ \"label\": \"\(member.key)\", \"amount\": \($0) }" }
        }
        return "write [\(sizes.isEmpty ? "{ \"label\": \"small\", \"amount\": 3 }" : sizes.joined(separator: ", "))]"
    }

    private static func entries<Element>(
        of list: JSONValue, _ form: Form<Element>, _ reading: inout Reading
    ) -> [Element] {
        let (field, keyOffset) = (reading.field, reading.keyOffset)
        return list.elements.compactMap { element in
            (reading.field, reading.keyOffset, reading.isEntry) = (field, keyOffset, true)
            return form.read(element, &reading)
        }
    }

    /// One value, or a list of several.
    static func oneOrMore<Element>(of form: Form<Element>) -> Form<[Element]> {
        Form(shape: .either([form.shape, .list(form.shape)])) { value, reading in
            if value.kind == .array { return entries(of: value, form, &reading) }
            return form.read(value, &reading).map { [$0] }
        }
    }

    /// An object with names of the owner's, each with a value of one form.
    ///
    /// - Parameter example: one as it is written, for the message where something else was found.
    static func dictionary<Element>(
        of form: Form<Element>, example: String? = nil
    ) -> Form<[(key: Placed<String>, value: Element)]> {
        let shape = Shape.dictionary(form.shape)
        return Form(shape: shape) { value, reading in
            guard value.kind == .object else {
                if value.kind != .null { reading.mismatch(value, wants: shape, hint: example.map { "write \($0)" }) }
                return nil
            }
            return value.members.compactMap { member in
                reading.field = member.key
                return form.read(member.value, &reading).map { (Placed(member.key, at: member.keyOffset), $0) }
            }
        }
    }

    /// Either a text, which stands for the object that has only that, or the object.
    static func textOr<Draft>(
        _ object: Form<Draft>, text: Form<Placed<String>> = text,
        _ whole: @escaping @Sendable (Placed<String>) -> Draft
    ) -> Form<Draft> {
        let shape = Shape.either([text.shape, object.shape])
        return Form(shape: shape) { value, reading in
            switch value.kind {
            case .string: return text.read(value, &reading).map(whole)
            case .object: return object.read(value, &reading)
            case .null: return nil
            default:
                reading.mismatch(value, wants: shape)
                return nil
            }
        }
    }
}
