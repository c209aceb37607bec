import Diagnostics
import JSONText

/// The forms that the tables of menu and site are put together from.
enum Forms {
    /// Plain text, trimmed; empty text is no value.
    ///
    /// Characters that cannot be seen, or that turn the direction of what follows, are errors.
    static let text = Form<PlacedText>(shape: .text) { value, reading in
        if let plain = value.plainText(prose: false) { return PlacedText(plain, at: value.offset) }
        guard let written = value.string else {
            if value.kind != .null {
                let only = value.count == 1 ? value.elements.first { _ in true }?.string : nil
                let hint =
                    value.number.map { "write it in quotes: \"\($0)\"" }
                    ?? only.map { "write it without [ ]: \"\($0)\"" }
                reading.mismatch(value, wants: .text, hint: hint)
            }
            // What was reported is handed on all the same where it can be, so that it is not called missing as well.
            return value.number.map { PlacedText($0, at: value.offset) }
        }
        if let character = UnwantedCharacter(in: written) {
            reading.error(at: value.offset, "\(character.words) in '\(reading.field)'", hint: character.hint)
            return PlacedText("…", at: value.offset)
        }
        let trimmed = trimmed(written)
        return trimmed.isEmpty ? nil : PlacedText(trimmed, at: value.offset)
    }

    /// Plain text that something is looked up by: where it is at fault there is no value, so that it is not called unknown
    /// as well.
    static let reference = Form<PlacedText>(shape: .text) { value, reading in
        let errors = reading.report.count(of: .error)
        let read = text.read(value, &reading)
        return reading.report.count(of: .error) == errors ? read : nil
    }

    /// A picture's path or name; which pictures there are is known later.
    static let picture = Form<PlacedText>(shape: .picture, read: reference.read)

    /// Where a link leads; whether it leads anywhere is known later.
    static let link = Form<PlacedText>(shape: .link, read: reference.read)

    /// Markdown, as it is written; blank text is no value.
    static let markdown = Form<PlacedText>(shape: .markdown) { value, reading in
        if let plain = value.plainText(prose: true) { return PlacedText(plain, at: value.offset) }
        guard let written = value.string else {
            if value.kind != .null { reading.mismatch(value, wants: .markdown) }
            return nil
        }
        if let character = UnwantedCharacter(in: written, prose: true) {
            reading.error(at: value.offset, "\(character.words) in '\(reading.field)'", hint: character.hint)
            return nil
        }
        return trimmed(written).isEmpty ? nil : PlacedText(written, at: value.offset)
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

    /// One word of a list; another is an error with the nearest.
    ///
    /// - Parameter meant: words that owners use in place of these, in lower case, and what they mean.
    static func choice(
        _ words: [String], of what: String, meant: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> Form<String> {
        Form(shape: .choice(words)) { value, reading in
            guard let word = value.string else {
                if value.kind != .null { reading.mismatch(value, wants: .text) }
                return nil
            }
            if words.contains(word) { return word }
            let hint =
                (meant(word.lowercased()) ?? reading.near(word, in: words)).map { "did you mean '\($0)'?" }
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
        guard case .object(let object) = shape, object.name == "size" else {
            return value.string.map { "write [\"\($0)\"]" } ?? "put it in [ ]"
        }
        let sizes = value.members.compactMap { member in
            member.value.number.map { "{ \"label\": \"\(member.key)\", \"amount\": \($0) }" }
        }
        return "write [\(sizes.isEmpty ? "{ \"label\": \"small\", \"amount\": 3 }" : sizes.joined(separator: ", "))]"
    }

    private static func entries<Element>(
        of list: JSONValue, _ form: Form<Element>, _ reading: inout Reading
    ) -> [Element] {
        let (field, keyOffset) = (reading.field, reading.keyOffset)
        var entries: [Element] = []
        entries.reserveCapacity(list.count)
        list.elements.each { element in
            (reading.field, reading.keyOffset, reading.isEntry) = (field, keyOffset, true)
            if let entry = form.read(element, &reading) { entries.append(entry) }
        }
        return entries
    }

    /// One value, or a list of several.
    static func oneOrMore<Element>(of form: Form<Element>) -> Form<[Element]> {
        Form(shape: .either([form.shape, .list(form.shape)])) { value, reading in
            if value.kind == .array { return entries(of: value, form, &reading) }
            return form.read(value, &reading).map { [$0] }
        }
    }

    /// Either a text, which stands for the object that has only that, or the object.
    static func textOr<Draft>(
        _ object: Form<Draft>, text: Form<PlacedText> = text,
        _ whole: @escaping @Sendable (PlacedText) -> Draft
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
