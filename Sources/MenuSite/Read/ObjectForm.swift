import Diagnostics
import JSONText

/// The table of an object's fields: how each is read into a draft, and what it is.
struct ObjectForm<Draft: Sendable>: Sendable {
    let name: String
    let fields: [Field]
    /// The names and other names of the fields, and which field each is of.
    private let names: JSONNames
    private let fieldOfName: [Int]

    /// One field: its name, other names it is understood under, and how its value goes into the draft.
    struct Field: Sendable {
        let description: FieldDescription
        let read: @Sendable (JSONValue, inout Draft, inout Reading) -> Void
        /// How an object in the place of a list changes the list's entries by what they are called; none where a list is
        /// changed as a whole.
        let change: (@Sendable (JSONValue, inout Draft, inout Reading) -> Void)?

        init(
            description: FieldDescription, otherNames: [String] = [],
            change: (@Sendable (JSONValue, inout Draft, inout Reading) -> Void)? = nil,
            read: @escaping @Sendable (JSONValue, inout Draft, inout Reading) -> Void
        ) {
            var description = description
            description.otherNames = otherNames
            self.description = description
            self.change = change
            self.read = read
        }
    }

    /// What to do about a name that belongs into another object; nil for any other name.
    let elsewhere: @Sendable (JSONMember, Reading) -> String?
    /// The fields that are used most, for the messages of an object that has many.
    private let common: [String]
    let rules: [FieldRule]

    init(
        _ name: String, common: [String] = [], rules: [FieldRule] = [], _ fields: [Field],
        elsewhere: @escaping @Sendable (JSONMember, Reading) -> String? = { _, _ in nil }
    ) {
        self.name = name
        self.common = common
        self.rules = rules
        self.fields = fields
        self.elsewhere = elsewhere
        var names: [String] = []
        var fieldOfName: [Int] = []
        for (position, field) in fields.enumerated() {
            names.append(field.description.name)
            names += field.description.otherNames
            while fieldOfName.count < names.count { fieldOfName.append(position) }
        }
        self.names = JSONNames(names)
        self.fieldOfName = fieldOfName
    }

    var shape: Shape {
        .object(ObjectShape(name: name, fields: fields.map(\.description), rules: rules))
    }

    /// Reads an object's members into a draft.
    ///
    /// An unknown name is an error at its key with the nearest known one; names that begin with `_` or `$` are left
    /// alone; a null is no value, save where the field's form reads it.
    func read(_ object: JSONValue, into draft: inout Draft, _ reading: inout Reading) {
        object.members.each { member in
            if let name = names.index(of: member) {
                read(member, named: name, into: &draft, &reading)
            } else {
                unknown(member, &reading)
            }
        }
    }

    private func read(_ member: JSONMember, named name: Int, into draft: inout Draft, _ reading: inout Reading) {
        reading.field = names.all[name]
        reading.isEntry = false
        reading.keyOffset = member.keyOffset
        fields[fieldOfName[name]].read(member.value, &draft, &reading)
    }

    /// Reads a member that is one of the table's; any other is left alone.
    func readKnown(_ member: JSONMember, into draft: inout Draft, _ reading: inout Reading) {
        if let name = names.index(of: member) { read(member, named: name, into: &draft, &reading) }
    }

    /// Where the field of a member stands in the table.
    func position(of member: JSONMember) -> Int? {
        names.index(of: member).map { fieldOfName[$0] }
    }

    /// Where the field of a name stands in the table.
    func position(of name: String) -> Int? {
        names.all.firstIndex(of: name).map { fieldOfName[$0] }
    }

    /// Says that there is no field of this name; one that begins with `_` or `$` is the owner's.
    func unknown(_ member: JSONMember, _ reading: inout Reading) {
        guard !member.key.hasPrefix("_"), !member.key.hasPrefix("$") else { return }
        let names = fields.map(\.description.name)
        let other = elsewhere(member, reading)
        let near = reading.near(member.key, in: names) { names.first { isAbbreviation(member.key, of: $0) } }
        let hint =
            other
            ?? near.map { "did you mean '\($0)'?" }
            ?? "the fields of \(article(name)) are \(shownNames)"
        reading.unknownFields += 1
        reading.error(at: member.keyOffset, "unknown field '\(member.key)'", hint: hint)
    }

    /// The names of all fields, or of the most used ones where they are many.
    private var shownNames: String {
        let isShort = fields.count <= 8 || common.isEmpty
        let shown = (isShort ? fields.map(\.description.name) : common).map { "'\($0)'" }.joined(separator: ", ")
        return isShort ? shown : shown + " and others; begin it with '_' to keep a remark of your own"
    }

    /// The form of a value that is such an object; `fresh` begins a draft for the object at an offset.
    func form(_ fresh: @escaping @Sendable (_ offset: Int) -> Draft) -> Form<Draft> {
        let shape = shape
        return Form(shape: shape) { value, reading in
            guard value.kind == .object else {
                if value.kind != .null { reading.mismatch(value, wants: shape) }
                return nil
            }
            var draft = fresh(value.offset)
            read(value, into: &draft, &reading)
            return draft
        }
    }
}

/// Whether a word is the begin of a name, such as `desc`, or the name without its vowels, such as `img`.
private func isAbbreviation(_ word: String, of name: String) -> Bool {
    let word = word.lowercased()
    guard word.utf8.count >= 3 else { return false }
    return name.hasPrefix(word)
        || name.first == word.first && name.dropFirst().filter { !"aeiou".contains($0) } == word.dropFirst()
}

extension Form {
    /// The same form of an object, with a change to a draft of which any of these fields is written and could not be read,
    /// or may be written under a name that is unknown.
    func noting(_ names: [String], _ change: @escaping @Sendable (inout Value) -> Void) -> Form<Value> {
        Form(shape: shape) { value, reading in
            let (unknown, errors) = (reading.unknownFields, reading.report.count(of: .error))
            guard var draft = read(value, &reading) else { return nil }
            guard reading.report.count(of: .error) > errors else { return draft }
            let isWritten = value.members.contains { member in
                names.contains(member.key) && member.value.kind != .null
                    && member.value.string.map(trimmed)?.isEmpty != true
            }
            if isWritten || reading.unknownFields > unknown { change(&draft) }
            return draft
        }
    }
}

/// A word with its indefinite article.
func article(_ noun: String) -> String {
    ("aeiou".contains(noun.first ?? "x") ? "an " : "a ") + noun
}

/// One field of an object: name, form, what it is, and where its value goes.
///
/// - Parameter otherNames: names of the tutorials that mean the same.
func field<Draft, Value>(
    _ name: String, _ form: Form<Value>, _ summary: String, otherNames: [String] = [],
    set: @escaping @Sendable (inout Draft, Value) -> Void
) -> ObjectForm<Draft>.Field {
    ObjectForm<Draft>.Field(
        description: FieldDescription(name: name, shape: form.shape, summary: summary), otherNames: otherNames
    ) { value, draft, reading in
        if let read = form.read(value, &reading) { set(&draft, read) }
    }
}
