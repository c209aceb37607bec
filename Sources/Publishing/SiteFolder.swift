import Diagnostics
import Glibc

/// The site's `.carte` folder, where builds wait for each other and new sites grow.
struct SiteFolder {
    static let ownName = Array(".carte".utf8)
    private static let lockName = Array("lock".utf8)

    /// The `.carte` folder; nil where the site may be read only.
    let own: Folder?

    init(of site: String) throws(Stop) {
        let place = try ResolvedPath(site)
        let folder = try Folder.at(place, shownAs: site)
        do {
            try folder.makeFolder(Self.ownName, mode: 0o755)
            try folder.folder(Self.ownName).setMode(0o755)
        } catch .system(let error) where error.code == EEXIST {
        } catch .system(let error) where [EROFS, EACCES, EPERM].contains(error.code) {
            own = nil
            return
        }
        do {
            own = try folder.folder(Self.ownName)
        } catch .system(let error) where error.code == ENOTDIR || error.code == ELOOP {
            throw .failed(
                Message(
                    .error, file: error.path, "Carte keeps this name for a folder of its own, and it is none",
                    hint: "move it away"))
        }
    }

    /// The folder of a site that was built before; nil where none was, or what is there is for a build to judge.
    init?(existingIn site: String) {
        guard let place = try? ResolvedPath(site), let folder = try? Folder.at(place, shownAs: site),
            let own = try? folder.folder(Self.ownName)
        else { return nil }
        self.own = own
    }

    /// Waits until no other build of this site runs; refused where that takes longer than `patience`.
    func lock(waiting patience: Patience) throws(Stop) -> Lock? {
        guard let own else { return nil }
        return try patience.wait(for: own.path) { () throws(Stop) in
            do throws(Stop) {
                return try Lock.ask(for: Self.lockName, in: own)
            } catch .system(let error) where error.code == EACCES || error.code == EROFS {
                return .unsupported
            }
        }
    }
}

/// How long a build waits for another one.
struct Patience {
    let end: ContinuousClock.Instant

    init(_ duration: Duration) {
        end = .now + duration
    }

    /// Asks until a lock is held, or can never be.
    func wait(for path: String, _ ask: () throws(Stop) -> Lock.Answer) throws(Stop) -> Lock? {
        while true {
            switch try ask() {
            case .held(let lock): return lock
            case .unsupported: return nil
            case .busy: break
            }
            guard ContinuousClock.now < end, usleep(20_000) == 0 || errno == EINTR else {
                throw .refused([
                    Message(
                        .error, file: path, "another build of this site is running", hint: "wait until it has ended")
                ])
            }
        }
    }
}
