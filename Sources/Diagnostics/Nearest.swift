/// The candidate that a misspelt word most likely means, or nil where none is near.
///
/// Near is at most one edit in three letters (Damerau–Levenshtein distance, neighbours that changed places counted as
/// one edit), case aside. Of several equally near, the first is taken.
public func nearest<Candidates: Sequence<String>>(to word: String, in candidates: Candidates) -> String? {
    let written = Array(word.lowercased().unicodeScalars.prefix(80))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
        let known = Array(candidate.lowercased().unicodeScalars.prefix(80))
        let limit = max(known.count, written.count) < 3 ? 0 : max(1, max(known.count, written.count) / 3)
        guard abs(known.count - written.count) <= limit else { continue }
        let distance = editDistance(written, known, limit: limit)
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
}

/// The optimal string alignment distance of two words; more than `limit` where it is more than that.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int) -> Int {
    let width = other.count + 1
    // Three rows in turn: the one before the last, the last and the next.
    var rows = [Int](repeating: 0, count: 3 * width)
    for j in 0..<width { rows[j] = j }
    for i in one.indices {
        let (older, old, new) = ((i + 2) % 3 * width, i % 3 * width, (i + 1) % 3 * width)
        rows[new] = i + 1
        var least = i + 1
        for j in other.indices {
            let change = rows[old + j] + (one[i] == other[j] ? 0 : 1)
            var cost = min(change, rows[old + j + 1] + 1, rows[new + j] + 1)
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                cost = min(cost, rows[older + j - 1] + 1)
            }
            rows[new + j + 1] = cost
            least = min(least, cost)
        }
        // What is far in two rows is not near in any below.
        if least > limit + 1 { return least }
    }
    return rows[one.count % 3 * width + other.count]
}
