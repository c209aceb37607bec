/// A text with a number in it, in the plural forms of a language.
///
/// Each language gives the forms that CLDR has for it; `other` stands in for those that it does not have.
struct Plural: Sendable {
    var zero: String?
    var one: String?
    var two: String?
    var few: String?
    var many: String?
    let other: String

    /// CLDR's categories; a language has some of them.
    enum Category: String, Sendable, CaseIterable {
        case zero
        case one
        case two
        case few
        case many
        case other
    }

    /// The form for a category; nil where the language was not given it.
    func form(_ category: Category) -> String? {
        switch category {
        case .zero: zero
        case .one: one
        case .two: two
        case .few: few
        case .many: many
        case .other: other
        }
    }

    /// The form for numbers of a category.
    func text(for category: Category) -> String {
        form(category) ?? other
    }
}
