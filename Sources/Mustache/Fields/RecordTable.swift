/// The fields of one view type, found by name in constant time.
///
/// From this one table come the lookup while rendering, the check of templates and the manual.
public struct RecordTable<V: Sendable>: Sendable {
    /// What a record of this type is called in messages and in the manual.
    public let name: String
    /// The fields, in the order of the manual.
    ///
    /// Of two with one name the first counts.
    public let fields: [Field<V>]

    /// A slot for each field behind its hash, by open addressing.
    ///
    /// At most half of them are taken, so that every search ends.
    @usableFromInline let slots: [RecordSlot]

    /// The description of such a record.
    public let shape: RecordShape

    /// The table with these fields.
    @inlinable
    public init(_ name: String, _ fields: [Field<V>]) {
        self.name = name
        self.fields = fields
        var shapes: [FieldShape] = []
        for field in fields { shapes.append(field.shape) }
        shape = RecordShape(name: name, fields: shapes)
        slots = RecordSlot.table(of: shapes)
    }

    /// The value of a view's field, or nil where the table has no field of that name.
    @inlinable
    public func value(of view: V, _ name: Name) -> Value? {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: name.hash) & mask
        while true {
            let found = slots[slot]
            if found.field < 0 { return nil }
            if found.hash == name.hash, fields[found.field].shape.name == name.text {
                return fields[found.field].get(view)
            }
            slot = (slot + 1) & mask
        }
    }
}

/// A place in a table: a field's index, or -1, and the hash of its name.
@usableFromInline
struct RecordSlot: Sendable {
    @usableFromInline let hash: UInt64
    @usableFromInline let field: Int

    /// The slots of a table with these fields.
    @usableFromInline
    static func table(of fields: [FieldShape]) -> [RecordSlot] {
        var size = 4
        while size < 2 * fields.count { size *= 2 }
        var slots = [RecordSlot](repeating: RecordSlot(hash: 0, field: -1), count: size)
        for (index, field) in fields.enumerated() {
            let hash = Name(field.name).hash
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while slots[slot].field >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = RecordSlot(hash: hash, field: index)
        }
        return slots
    }
}

/// A type whose values fill templates, by the one table of its fields.
public protocol View: Record {
    /// The fields.
    static var table: RecordTable<Self> { get }
}

extension View {
    /// The value of the field of that name.
    @inlinable
    public func value(_ name: Name) -> Value? {
        Self.table.value(of: self, name)
    }
}
