/// What is stated of the allergens of a dish, each by its word in a menu file.
///
/// What it contains, may contain and is free from are never mixed; an allergen that none of them names is not stated,
/// which is not the same as free from it.
struct Allergens: Sendable, Equatable {
    var contained: [String] = []
    var traces: [String] = []
    var absent: [String] = []

    /// Whether anything is stated.
    var isStated: Bool { !contained.isEmpty || !traces.isEmpty || !absent.isEmpty }

    /// The groups that the dish contains or may contain.
    var groups: Set<String> { Set((contained + traces).map(FoodWords.group)) }

    /// Whether the dish is known to be without any of a group: it is stated to be free from it, or what it contains is
    /// stated, and the group is not among that, nor among its traces.
    func areKnownWithout(_ group: String) -> Bool {
        absent.contains(group) || !contained.isEmpty && !groups.contains(group)
    }
}
