import JSONText

/// The objects of a catalogue of Square (Catalog API: `CatalogObject`), by their ids.
struct SquareCatalog {
    /// All of them, in the order of the file.
    let objects: [JSONValue]
    private let byId: [String: JSONValue]

    init(_ objects: [JSONValue]) {
        self.objects = objects
        byId = Dictionary(
            objects.compactMap { object in object["id"]?.string.map { ($0, object) } },
            uniquingKeysWith: { _, last in last })
    }

    /// The objects of a response of `ListCatalog`, `SearchCatalogObjects` or `RetrieveCatalogObject`, or of a bare list of
    /// objects; nil for anything else.
    static func objects(of root: JSONValue) -> [JSONValue]? {
        if root.kind == .array {
            let objects = root.elements.map { $0 }
            return objects.isEmpty || objects.allSatisfy { $0["type"]?.string != nil } ? objects : nil
        }
        let lists = ["objects", "related_objects"].compactMap { root[$0] }
        let single = root["object"].map { [$0] } ?? []
        guard !lists.isEmpty || !single.isEmpty else { return nil }
        return single + lists.flatMap { $0.elements.map { $0 } }
    }

    /// The object of an id, where it is of this type and not deleted.
    func object(_ id: String?, _ type: String) -> JSONValue? {
        guard let id, let object = byId[id], object["type"]?.string == type, object["is_deleted"]?.boolean != true
        else {
            return nil
        }
        return object
    }

    /// A list of objects in the order of their ordinals (`ordinal` of `name`), where they have any.
    static func sorted(_ objects: [JSONValue], by name: String) -> [JSONValue] {
        let ranked = objects.enumerated().map { index, object in
            (object[name]?["ordinal"]?.number.flatMap { Int($0) } ?? 0, index, object)
        }
        return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
