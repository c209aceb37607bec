import Diagnostics

/// One piece of advice: what an owner is probably glad to be told, and what to do about it.
///
/// The hint is made only for advice that is given: to look for the nearest of many names takes long.
struct Advice {
    /// The file it is about, as shown.
    let path: String
    /// The place in it; none where it is about the file as a whole.
    let place: Place?
    let text: String
    let hint: () -> String
    let related: Place?

    init(at place: Place, _ text: String, hint: @autoclosure @escaping () -> String, related: Place? = nil) {
        (path, self.place, self.text, self.hint, self.related) = (place.source.path, place, text, hint, related)
    }

    /// Advice on a file of `content/` as a whole.
    init(file path: String, _ text: String, hint: @autoclosure @escaping () -> String) {
        (self.path, place, self.text, self.hint, related) = (ContentTree.shown(path), nil, text, hint, nil)
    }

    /// What it is one of many in: its file, or the folder of a file that it is about as a whole.
    var group: String {
        let slash = place == nil ? path.lastIndex(of: "/") : nil
        return slash.map { String(path[...$0]) } ?? path
    }

    func message(adding more: String) -> Message {
        guard let place else { return Message(.note, file: path, text + more, hint: hint()) }
        return Message(.note, at: place, text + more, hint: hint(), related: related)
    }
}
