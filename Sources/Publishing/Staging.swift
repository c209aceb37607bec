import Diagnostics
import Glibc

/// A folder in which a new site grows out of sight.
///
/// It is locked while its build runs, so that what a killed build left behind can be told from what another one is
/// about to put in place.
struct Staging {
    /// The folder that this one stands in.
    let place: Folder
    let name: [UInt8]
    let folder: Folder
    private let lock: Lock?

    /// Makes a folder whose name begins with `prefix`; messages show it as `path`.
    init(in place: Folder, prefix: [UInt8], shownAs path: String) throws(Stop) {
        for attempt in 0..<1000 {
            let name = prefix + Array("\(getpid())-\(attempt)".utf8)
            do {
                try place.makeFolder(name)
            } catch .system(let error) where error.code == EEXIST {
                continue
            }
            do {
                let folder = try place.folder(name, shownAs: path)
                switch Lock.ask(for: folder) {
                case .busy: continue
                case .held(let lock):
                    // Another build may have tidied it away just before it was locked.
                    guard try FileIdentity(place.folder(name).facts()) == FileIdentity(folder.facts()) else { continue }
                    self.init(place: place, name: name, folder: folder, lock: lock)
                case .unsupported: self.init(place: place, name: name, folder: folder, lock: nil)
                }
                return
            } catch {
                // Where it has gone, another build tidied it away before it could be locked.
                if !error.isAbsence {
                    try place.removeFolder(name)
                    throw error
                }
            }
        }
        throw .cannot("make a staging folder in this folder", place.path, code: EEXIST)
    }

    private init(place: Folder, name: [UInt8], folder: Folder, lock: Lock?) {
        self.place = place
        self.name = name
        self.folder = folder
        self.lock = lock
    }

    /// Removes what stands under the folder's name now: after an exchange that is the old site.
    func discard() throws(Stop) {
        try place.removeTree(name)
    }

    /// Removes it with what it holds of the old site; the result is what could not be tidied away.
    func discardOld() -> [Message] {
        do throws(Stop) {
            try discard()
            return []
        } catch {
            var why = ""
            if case .system(let error) = error { why = ": \(errorWords(error.code))" }
            return [
                Message(
                    .warning, file: place.shown(name), "the old site's files could not be removed\(why)",
                    hint: "the next build tries again")
            ]
        }
    }

    /// Keeps the old site under a name that no build takes for one it may remove; the result says where.
    func keepOld(because stop: Stop) -> Message {
        let kept = Array("old-".utf8) + name
        let isKept = (try? place.move(name, to: place, as: kept, .noReplace)) != nil
        var why = ""
        if case .failed(let message) = stop.outcome { why = ": " + message.text }
        return Message(
            .warning, file: place.shown(isKept ? kept : name),
            "what came into the old site during the build could not be brought over\(why)",
            hint: "look there for files of yours, then remove it")
    }

    /// The prefix of names in the site's own folder.
    static let sitePrefix = Array("staging-".utf8)
    /// The prefix of names in or beside an output folder.
    static let hiddenPrefix = Array(".carte-staging-".utf8)

    /// Whether a name is one that staging folders have: the prefix, digits, `-`, digits.
    static func isName(_ name: some Sequence<UInt8>, after prefix: [UInt8]) -> Bool {
        guard name.starts(with: prefix) else { return false }
        let parts = name.dropFirst(prefix.count).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
    }

    /// Removes what killed builds left in a folder: the staging folders that no running build holds.
    static func removeLeftovers(in place: Folder, prefix: [UInt8]) throws(Stop) {
        for entry in try place.entries(named: { isName($0, after: prefix) }) where entry.kind == .folder {
            do {
                let folder = try place.folder(entry.name)
                guard case .held(let lock) = Lock.ask(for: folder) else { continue }
                try withExtendedLifetime(lock) { () throws(Stop) in try place.removeTree(entry.name) }
            } catch {
                if !error.isAbsence { throw error }
            }
        }
    }
}
