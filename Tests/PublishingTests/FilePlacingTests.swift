import Diagnostics
import Foundation
import Testing

@testable import Publishing

/// A file of the owner's is the old one or the new one, and never overwritten unasked.
@Suite struct FilePlacingTests {
    private let place: Workplace

    init() throws {
        place = try Workplace()
    }

    private func put(_ path: String, _ text: String, force: Bool = false) -> PlacingOutcome {
        placeFiles([(place.root + "/" + path, Array(text.utf8))], force: force)
    }

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place.root + "/" + folder).sorted()
    }

    @Test func writesANewFileAndItsFolders() throws {
        #expect(put("new/content/fr/menu.json", "a").word == "placed")
        #expect(try place.read("new/content/fr/menu.json") == "a")
        #expect(try names("new/content/fr") == ["menu.json"])
        let mode = try FileManager.default.attributesOfItem(atPath: place.root + "/new/content/fr/menu.json")
        #expect(mode[.posixPermissions] as? Int == 0o644)
    }

    @Test func replacesOnlyWhenAsked() throws {
        try place.make("a/menu.json", "old")
        let refused = put("a/menu.json", "new")
        #expect(refused.word == "refused" && refused.messages.count == 1)
        #expect(refused.messages.first?.hint?.contains("--force") == true)
        #expect(try place.read("a/menu.json") == "old")
        #expect(put("a/menu.json", "new", force: true).word == "placed")
        #expect(try place.read("a/menu.json") == "new")
        #expect(try names("a") == ["menu.json"])
    }

    @Test func writesAllOrNothing() throws {
        try place.make("b/fr/menu.json", "old")
        let files = [("menu.json", "x"), ("en/menu.json", "y"), ("fr/menu.json", "z")].map {
            (path: place.root + "/b/" + $0.0, bytes: Array($0.1.utf8))
        }
        #expect(placeFiles(files, force: false).word == "refused")
        #expect(try names("b") == ["fr"])
        #expect(try names("b/fr") == ["menu.json"])
        #expect(try place.read("b/fr/menu.json") == "old")
    }

    @Test func refusesWhatIsNoFile() throws {
        try place.make("c/real.json", "real")
        let folder = place.root + "/c"
        try FileManager.default.createDirectory(atPath: folder + "/menu.json", withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/link.json", withDestinationPath: folder + "/real.json")
        for name in ["c/menu.json", "c/link.json", "c/real.json/menu.json"] {
            #expect(put(name, "x", force: true).word != "placed", "\(name)")
        }
        #expect(try place.read("c/real.json") == "real")
        #expect(try names("c") == ["link.json", "menu.json", "real.json"])
    }
}

extension PlacingOutcome {
    fileprivate var word: String {
        switch self {
        case .placed: "placed"
        case .refused: "refused"
        case .failed: "failed"
        }
    }

    fileprivate var messages: [Message] { if case .refused(let messages) = self { messages } else { [] } }
}
