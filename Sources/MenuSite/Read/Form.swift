import Diagnostics
import JSONText

/// Reads one kind of JSON value, and says what that kind is: reader, schema and manual come from the same table.
struct Form<Value: Sendable>: Sendable {
    /// What may be written, for the schema and for messages.
    let shape: Shape
    /// The value read, or nil where there is none or where it is at fault, which the reading has then reported.
    let read: @Sendable (JSONValue, inout Reading) -> Value?

    /// The same form with its value turned into another; nil keeps it out.
    func map<Other: Sendable>(_ change: @escaping @Sendable (Value) -> Other?) -> Form<Other> {
        Form<Other>(shape: shape) { value, reading in read(value, &reading).flatMap(change) }
    }

    /// The same form, its value with the place it stands at.
    var placed: Form<Placed<Value>> {
        Form<Placed<Value>>(shape: shape) { value, reading in
            read(value, &reading).map { Placed($0, at: value.offset) }
        }
    }
}

extension Form where Value == String {
    /// The same form, its text with the place it stands at.
    var placedText: Form<PlacedText> {
        Form<PlacedText>(shape: shape) { value, reading in
            read(value, &reading).map { PlacedText($0, at: value.offset) }
        }
    }
}

/// What may be written in a place of a menu file.
indirect enum Shape: Sendable {
    /// Plain text.
    case text
    /// Plain text that is, blanks at its ends aside, as a regular expression says (ECMA-262, without look-ahead and `\p`,
    /// which not every validator knows).
    case matching(String)
    /// Markdown, or the name of a Markdown file.
    case markdown
    /// `true` or `false`.
    case flag
    /// A number between two bounds.
    case number(ClosedRange<Int>, whole: Bool)
    /// An exact amount: a number or the same in quotes.
    case amount
    /// An id: text or a whole number.
    case identifier
    /// A picture's path or stem.
    case picture
    /// One of these words.
    case choice([String])
    /// A whole address of one of these schemes.
    case address([String])
    /// Where a link leads: an address of an allowed scheme, a path of the site, or `#id`.
    case link
    /// An object with these fields.
    case object(ObjectShape)
    /// An object with names that are as a regular expression says, each with a value of this shape; names that begin with
    /// `_` or `$` are the owner's.
    case dictionary(Shape, names: String)
    /// A list.
    case list(Shape)
    /// Any of these.
    case either([Shape])
    /// A shape that is made when it is asked for, since few menus need it.
    case later(@Sendable () -> Shape)
    /// A value of this shape that is neither null nor blank text; everywhere else null and blank text are no value.
    case written(Shape)

    /// The shape in words, as a message names it.
    var words: String {
        switch self {
        case .text, .matching, .markdown: "text"
        case .flag: "true or false"
        case .number(let range, let whole):
            "\(whole ? "a whole number" : "a number") from \(range.lowerBound) to \(range.upperBound)"
        case .amount: "an amount"
        case .identifier: "an id"
        case .picture: "the name of a picture"
        case .choice: "one of its words"
        case .address, .link: "an address"
        case .object: "an object in { }"
        case .dictionary: "an object in { }"
        case .list: "a list in [ ]"
        case .later(let shape): shape().words
        case .either(let shapes): shapes.map(\.words).joined(separator: " or ")
        case .written(let shape): shape.words
        }
    }
}

/// An object's fields, for the schema and the manual.
struct ObjectShape: Sendable {
    /// What the object is, in one word of the trade: `item`, `banner`.
    let name: String
    /// Its fields in the order of the manual.
    let fields: [FieldDescription]
    /// What its fields have to do with one another.
    let rules: [FieldRule]
    /// The object whose fields of the same names its own are; none where they are its own.
    var model: String?
    /// What may stand under any other name; none where there is no other.
    var others: Shape?
}

/// What the fields of an object have to do with one another, as far as a schema can say it; the messages stand in `Check`.
enum FieldRule: Sendable {
    /// At least one of these is written: it is neither null nor blank.
    case oneIsWritten([String])
    /// Where the first is written, or is true, the second is not.
    case notTogether(String, String)
    /// Where the first is written, or is true, so is one of the others: a field, a `field?` that may be null, or
    /// `list/field`, which is a field of one of the list's objects.
    case standsWith(String, [String])
    /// Where the first is a number other than 0, the second is written.
    case counts(String, of: String)
    /// Where the object is one of several in a list, this is written.
    case namesEachOfSeveral(String)
}

/// One field of a menu file, for the schema and the manual.
struct FieldDescription: Sendable {
    /// The key.
    let name: String
    /// What may be written there.
    var shape: Shape
    /// What it is, one sentence.
    let summary: String
    /// Names of the tutorials that mean the same.
    var otherNames: [String] = []
    /// Whether it is understood only since a tutorial has it.
    var isDeprecated = false
    /// Whether null says something, as it does of a price that there is none.
    var nullSpeaks = false
    /// What may be written in a menu that extends another to change a list's entries by what they are called; none where the
    /// list is changed as a whole.
    var changes: Shape?
    /// The field beside which something else may be written, and what; none where nothing else may.
    var beside: FieldAlternative?
}

/// What may be written in a field's place where another field of its object is written.
struct FieldAlternative: Sendable {
    let field: String
    let shape: Shape
}

/// A value and the byte it stands at.
struct Placed<Value: Sendable>: Sendable {
    var value: Value
    var offset: Int

    init(_ value: Value, at offset: Int) {
        self.value = value
        self.offset = offset
    }
}

extension Placed: Equatable where Value: Equatable {}

/// A text and the byte it stands at: what most fields hold, and copied in less time than if it were a `Placed` text.
struct PlacedText: Sendable, Equatable {
    var value: String
    var offset: Int

    init(_ value: String, at offset: Int) {
        self.value = value
        self.offset = offset
    }
}

/// One file being read: where its values stand, and what is said about them.
struct Reading {
    /// The file, and those that it extends.
    var files: MenuFiles
    /// The file.
    var source: SourceText { files.own.source }
    /// What was found wrong in it.
    var report = Report()
    /// The field whose value is being read, for messages.
    var field = ""
    /// Whether the value is an entry of the field's list.
    var isEntry = false
    /// What is being read, as a message names it.
    var subject: String { isEntry ? "an entry of '\(field)'" : "'\(field)'" }
    /// The byte at which that field's key stands.
    var keyOffset = 0
    /// Whether changes are read only for what is wrong with them, since what they change is not there.
    var changesNothing = false
    /// How many fields were found that there are not.
    var unknownFields = 0
    /// How many names were compared with words that are none of them.
    private var comparisons = 0

    init(source: SourceText) {
        files = MenuFiles(source)
    }

    init(files: MenuFiles) {
        self.files = files
    }

    /// The place of a byte.
    func place(at offset: Int) -> Place { files.place(at: offset) }

    mutating func error(at offset: Int, _ text: String, hint: String? = nil, related: Int? = nil) {
        report.error(at: place(at: offset), text, hint: hint, related: related.map(place))
    }

    /// The nearest of some names, for a hint.
    ///
    /// Where hundreds of things are wrong the hint is left out, since looking through all names for each of them takes
    /// long.
    ///
    /// - Parameter other: what else may be meant where none is near.
    mutating func near(
        _ word: String, in names: @autoclosure () -> [String], other: () -> String? = { nil }
    ) -> String? {
        guard comparisons < 50_000 else { return nil }
        let names = names()
        comparisons += names.count + 100
        return nearest(to: word, in: names) ?? other()
    }

    mutating func warning(at offset: Int, _ text: String, hint: String? = nil, related: Int? = nil) {
        report.warning(at: place(at: offset), text, hint: hint, related: related.map(place))
    }

    /// Says that a value is not of the shape its field has.
    mutating func mismatch(_ value: JSONValue, wants shape: Shape, hint: String? = nil) {
        error(at: value.offset, "\(subject) is \(shape.words), not \(value.kind.words)", hint: hint)
    }
}

extension JSONKind {
    /// The kind in words, as a message names it.
    var words: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "text in quotes"
        case .array: "a list in [ ]"
        case .object: "an object in { }"
        }
    }
}
