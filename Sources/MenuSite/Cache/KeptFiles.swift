import Publishing

/// The files of the old site that are needed by pages which are not made again, each once.
struct KeptFiles: Sendable {
    /// By the file's place among those of the last build.
    private var isKept: [Bool] = []
    private(set) var all: [(place: Int, file: OutputFile)] = []

    /// Keeps the files at some places; false, and none of them, where one is not there.
    mutating func keep(_ places: [UInt32], of outputs: [BuildState.Output], _ stager: Stager) -> Bool {
        if isKept.isEmpty { isKept = [Bool](repeating: false, count: outputs.count) }
        var found: [(place: Int, file: OutputFile)] = []
        for place in places where !isKept[Int(place)] {
            guard let file = stager.kept(outputs[Int(place)].path) else { return false }
            found.append((Int(place), file))
        }
        for (place, file) in found { add(place, file) }
        return true
    }

    /// Takes over what another thread has kept.
    mutating func take(_ other: KeptFiles) {
        if isKept.isEmpty { isKept = [Bool](repeating: false, count: other.isKept.count) }
        for (place, file) in other.all { add(place, file) }
    }

    private mutating func add(_ place: Int, _ file: OutputFile) {
        guard !isKept[place] else { return }
        isKept[place] = true
        all.append((place, file))
    }
}
