import Diagnostics
import Glibc
import Publishing

/// What the last build of a site left for this one: it says what need not be made again.
struct BuildCache: Sendable {
    private let site: String
    private let output: String
    /// Where the state is kept; none where it is not.
    private let kept: KeptFile?
    /// A number for the program, what it was asked for and the templates; none where they may be changing just now.
    private let key: UInt64?
    private let old: BuildState?
    /// `content/` from before anything was read.
    private let walk: ContentWalk

    init(_ request: BuildRequest, _ walk: ContentWalk) {
        self.walk = walk
        site = request.site
        output = request.outputFolder
        kept = request.keepsState ? KeptFile("state", ofSite: request.site) : nil
        key = kept == nil ? nil : request.key
        let state = kept?.read().flatMap { BuildState($0) }
        old = state?.key == key && !walk.hasLinkedFolders ? state : nil
    }

    /// What a build would come to that has nothing to do: all is as the last one found and left it, it had nothing to say,
    /// and nothing of a killed one is to be removed; nil where there may be something.
    var nothingChanged: PublishSummary? {
        guard let old, let content = old.content, content == walk.digest,
            old.outputs.allSatisfy({ fileNumber(output + "/" + $0.path) == $0.number }),
            !hasLeftovers(ofSite: site, output: output)
        else { return nil }
        return PublishSummary(unchanged: old.outputs.count)
    }

    /// What tells which pages need not be made again; nil where all have to be.
    var reuse: PageReuse? {
        old.map { PageReuse($0, walk, output: output) }
    }

    /// Keeps what the next build needs of a site that was published.
    ///
    /// - Parameter report: what was said of the site; where it is empty the next build may have nothing to do at all.
    func keep(_ site: CheckedSite, of files: [OutputFile], _ outcome: PublishOutcome, _ report: Report) {
        guard case .published = outcome, let key, !walk.hasLinkedFolders else { return }
        var outputs: [BuildState.Output] = []
        outputs.reserveCapacity(files.count)
        for file in files {
            guard let number = fileNumber(output + "/" + file.path) else { return }
            outputs.append(BuildState.Output(path: file.path, number: number))
        }
        var places = FilePlaces(among: outputs, before: old?.outputs ?? [], showing: site.shown)
        var memo: [String: UInt64] = [:]
        var writer = StateWriter(
            key: key, content: report.messages.isEmpty ? walk.digest : nil,
            room: site.states.count * 384 + outputs.count * 64)
        for (folder, page) in site.states {
            guard let digest = walk.digest(ofPagesIn: [folder] + page.bases, &memo),
                let files = places.places(of: page.files, in: folder)
            else { continue }
            writer.append(page, of: folder, digest: digest, files)
        }
        kept?.keep(writer.finished(outputs))
    }
}

/// Finds the places of files in the list of this build.
private struct FilePlaces {
    private let byPath: [String: UInt32]
    private let old: [BuildState.Output]
    /// The places of the pictures that pages show.
    private let ofPictures: [UInt32?]
    /// By the place of a file in the last build's list, as far as it was looked for.
    private var byOldPlace: [UInt32?]

    init(among outputs: [BuildState.Output], before old: [BuildState.Output], showing pictures: [PictureFile]) {
        var byPath: [String: UInt32] = [:]
        byPath.reserveCapacity(outputs.count)
        for (place, output) in outputs.enumerated() where byPath[output.path] == nil {
            byPath[output.path] = UInt32(place)
        }
        self.byPath = byPath
        ofPictures = pictures.map { byPath[$0.output] }
        self.old = old
        byOldPlace = [UInt32?](repeating: nil, count: old.count)
    }

    /// The places of the files of a folder's page; nil where one is none of the site.
    mutating func places(of files: BuildState.Files, in folder: String) -> [UInt32]? {
        var found: [UInt32] = []
        switch files {
        case .made(let pictures, let icon):
            found.reserveCapacity(pictures.count + 2)
            guard let own = byPath[ContentTree.joined(folder, "index.html")] else { return nil }
            found.append(own)
            for picture in pictures {
                guard let place = ofPictures[Int(picture)] else { return nil }
                found.append(place)
            }
            guard let icon else { break }
            guard let place = byPath[icon] else { return nil }
            found.append(place)
        case .places(let places):
            for oldPlace in places {
                guard let place = byOldPlace[Int(oldPlace)] ?? byPath[old[Int(oldPlace)].path] else { return nil }
                byOldPlace[Int(oldPlace)] = place
                found.append(place)
            }
        }
        return found
    }
}

/// Tells which pages need not be made again, since nothing that they can be made of has changed, and neither have they.
struct PageReuse: Sendable {
    private let old: BuildState
    private let walk: ContentWalk
    private let output: String
    private var memo: [String: UInt64] = [:]
    /// By place: whether a file of the output folder is as it was left, as far as it was looked at.
    private var isIntact: [Bool?]

    /// The files of the last build.
    var outputs: [BuildState.Output] { old.outputs }

    init(_ old: BuildState, _ walk: ContentWalk, output: String) {
        (self.old, self.walk, self.output) = (old, walk, output)
        isIntact = [Bool?](repeating: nil, count: old.outputs.count)
    }

    /// What the last build found of the page of a folder; nil where that may no longer hold.
    mutating func facts(of folder: String) -> PageFacts? {
        guard let page = old.pages[folder], isAsItWas(page, in: folder) else { return nil }
        return page.facts
    }

    private mutating func isAsItWas(_ page: BuildState.Page, in folder: String) -> Bool {
        walk.digest(ofPagesIn: [folder] + page.bases, &memo) == page.digest
    }

    /// The page of a folder as the last build made it; nil where it has to be made again, unless what it says of others
    /// does not hold any more.
    mutating func page(of folder: String) -> BuildState.Page? {
        guard let page = old.pages[folder], isAsItWas(page, in: folder), case .places(let places) = page.files else {
            return nil
        }
        for place in places where !isIntact(Int(place)) { return nil }
        return page
    }

    private mutating func isIntact(_ place: Int) -> Bool {
        if let known = isIntact[place] { return known }
        let answer = fileNumber(ContentTree.joined(output, old.outputs[place].path)) == old.outputs[place].number
        isIntact[place] = answer
        return answer
    }
}

/// A number for a file as it lies at a path, without reading it; nil where there is none.
private func fileNumber(_ path: String) -> UInt64? {
    guard let facts = FileFacts(path, in: AT_FDCWD), facts.kind != .folder else { return nil }
    return withUnsafeBytes(of: UInt8(0)) { facts.hash(withName: $0) }
}

extension BuildRequest {
    /// Whether what the next build may go by is kept: a part of a site keeps nothing, since others are built at the same time.
    var keepsState: Bool { shard == nil && !wantsAdvice }

    /// A number for all that a build goes by besides `content/`; nil where some of it may be changing just now.
    fileprivate var key: UInt64? {
        let real = resolvedPath(site) ?? site
        let templates = real + "/templates"
        guard let hasTemplates = isKnownFolder(templates) else { return nil }
        let look = hasTemplates ? ContentWalk(templates, in: real, wantsDigests: true).digest : 0
        guard let look, let program = fileNumber("/proc/self/exe") else { return nil }
        let places = [real, resolvedPath(outputFolder) ?? outputFolder]
        let options = "\(base)\n\(url ?? "")\n\(strict)\n\(force)\n\(program)\n\(look)\n\(limits.text)"
        return Array("\(places.joined(separator: "\0"))\0\(options)".utf8).withUnsafeBytes { hashNumber($0) }
    }
}
