import Glibc
import Testing

@testable import Publishing

@Suite struct ManifestTests {
    private func paths(_ names: [String]) -> [RelativePath] {
        names.map { RelativePath(trusted: Array($0.utf8)) }
    }

    @Test func isTextOfOnePathALine() {
        let bytes = Manifest.bytes(of: paths(["en/index.html", "index.html"]))
        #expect(String(decoding: bytes, as: UTF8.self) == "carte-files 1\nen/index.html\nindex.html\n2 files\n")
        #expect(Manifest.paths(in: bytes) == Set(paths(["en/index.html", "index.html"])))
    }

    @Test func anEmptyOneNamesNothing() {
        #expect(Manifest.paths(in: Manifest.bytes(of: [])) == [])
    }

    @Test(arguments: [
        "", "\n", "carte-files 1\n", "carte-files 1\na\n", "carte-files 1\na\n1 files", "carte-files 2\na\n1 files\n",
        "carte-files 1\na\n2 files\n", "carte-files 1\n../a\n1 files\n", "carte-files 1\n/etc/passwd\n1 files\n",
        "carte-files 1\na\n\n2 files\n", "a\nb\n", "carte-files 1\r\na\r\n1 files\r\n", "0 files\n",
    ])
    func trustsNoOtherText(_ text: String) {
        #expect(Manifest.paths(in: Array(text.utf8)) == [])
    }

    @Test func aListThatIsTooLongIsNotRead() throws {
        let work = try Workplace()
        _ = try work.publish(["index.html": "one"]).summary
        #expect(truncate(work.output + "/.carte-files", off_t(Manifest.sizeLimit + 1)) == 0)
        // Nobody knows whose its files are then.
        #expect(try work.publish(["index.html": "two"]).refusal.count == 1)
        #expect(try work.read("site/output/index.html") == "one")
    }

    @Test func everyTornOneNamesNothing() {
        let bytes = Manifest.bytes(of: paths((0..<12).map { "page-\($0)/index.html" }))
        for length in 0..<bytes.count { #expect(Manifest.paths(in: Array(bytes[..<length])) == []) }
        #expect(Manifest.paths(in: bytes).count == 12)
    }
}
