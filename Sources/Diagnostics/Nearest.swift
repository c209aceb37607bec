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
        let distance = editDistance(written, known)
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
}

/// The optimal string alignment distance of two words.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var older: [Int] = []
    var old = Array(0...other.count)
    for i in one.indices {
        var row = [i + 1]
        for j in other.indices {
            var cost = min(old[j] + (one[i] == other[j] ? 0 : 1), old[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { cost = min(cost, older[j - 1] + 1) }
            row.append(cost)
        }
        (older, old) = (old, row)
    }
    return old[other.count]
}
