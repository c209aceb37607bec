import Diagnostics

/// A theme or picture as the owner names it, and where.
struct PlacedName: Sendable {
    let name: String
    let place: Place
}
