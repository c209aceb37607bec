import Glibc

extension Folder {
    /// Removes the folder of that name and all that is in it, following no link.
    ///
    /// What has gone meanwhile is no fault.
    ///
    /// A first failure does not end it: whatever else can go goes, and what is left is tried once more.
    func removeTree(_ name: [UInt8]) throws(Stop) {
        do { try removeTreeOnce(name) } catch { try removeTreeOnce(name) }
    }

    private func removeTreeOnce(_ name: [UInt8]) throws(Stop) {
        var first: Stop?
        do { try folder(name).empty() } catch { if !error.isAbsence { first = error } }
        do { try removeFolder(name) } catch { if !error.isAbsence { first = first ?? error } }
        if let first { throw first }
    }

    private func empty() throws(Stop) {
        let listed = try entries()
        if !listed.isEmpty { try allowChanges() }
        var first: Stop?
        for entry in listed {
            do throws(Stop) {
                if entry.kind == .folder { try removeTreeOnce(entry.name) } else { try remove(entry.name) }
            } catch {
                if !error.isAbsence { first = first ?? error }
            }
        }
        if let first { throw first }
    }

    /// A folder that its owner may not change keeps what is in it.
    private func allowChanges() throws(Stop) {
        let facts = try facts()
        if facts.mode & 0o300 != 0o300, facts.owner == geteuid() { try setMode(facts.mode | 0o700) }
    }
}

extension Stop {
    /// Whether something was not there.
    var isAbsence: Bool {
        if case .system(let error) = self { error.code == ENOENT } else { false }
    }
}
