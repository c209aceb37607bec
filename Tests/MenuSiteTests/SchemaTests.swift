import Testing

@testable import MenuSite

/// What `carte schema` prints is held against the reader in Tests/commandline/test_schema.py; here is what its definitions rest
/// on.
@Suite struct SchemaTests {
    /// A definition is found by the name of its object: two objects of one name would be one.
    @Test func noTwoObjectsHaveOneName() {
        var fields: [String: [String]] = [:]
        func look(_ shape: Shape) {
            switch shape {
            case .object(let object):
                let names = object.fields.map(\.name)
                let known = fields.updateValue(names, forKey: object.name)
                #expect(known == nil || known == names, "'\(object.name)' is the name of two objects")
                if known == nil { for field in object.fields { look(field.shape) } }
            case .list(let inner), .dictionary(let inner, _), .written(let inner): look(inner)
            case .either(let shapes): for shape in shapes { look(shape) }
            case .later(let shape): look(shape())
            default: break
            }
        }
        look(Forms.menu.shape)
        #expect(fields.count > 12 && fields["item"] != nil && fields["words"] != nil)
        // Its name becomes one of $defs beside those of texts and numbers.
        #expect(Set(["text", "markdown", "amount", "id", "picture", "link", "written"]).isDisjoint(with: fields.keys))
    }
}
