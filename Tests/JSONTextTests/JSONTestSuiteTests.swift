import Foundation
import Testing

@testable import JSONText

/// Nicolas Seriot's JSONTestSuite: `y_` must be read, `n_` must not, `i_` is left to the reader.
@Suite struct JSONTestSuiteTests {
    /// What only a comment or a comma behind the last value keeps from being JSON; both are allowed here.
    static let allowedHere: Set = [
        "n_array_extra_comma.json", "n_array_number_and_comma.json", "n_object_trailing_comma.json",
        "n_object_trailing_comment.json", "n_object_trailing_comment_slash_open.json",
        "n_structure_object_with_comment.json",
    ]

    /// What is JSON, and has a name twice.
    static let repeated: Set = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]

    @Test func wholeSuite() throws {
        guard let folder = suite("json/test_parsing", name: "JSONTestSuite", cases: 318) else { return }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var count = 0
        for file in files where file.pathExtension == "json" {
            let name = file.lastPathComponent
            let reading = readJSON([UInt8](try Data(contentsOf: file)))
            count += 1
            if JSONTestSuiteTests.repeated.contains(name) {
                #expect(reading.document != nil, "\(name)")
                #expect(reading.faults.map(\.text) == ["'a' stands twice in this object"], "\(name)")
            } else if name.hasPrefix("y_") || JSONTestSuiteTests.allowedHere.contains(name) {
                #expect(reading.document != nil && reading.faults == [], "\(name)")
            } else if name.hasPrefix("n_") {
                #expect(reading.document == nil && reading.faults.count == 1, "\(name)")
            } else {
                #expect((reading.document == nil) == (reading.faults.count == 1), "\(name)")
            }
        }
        #expect(count == 318)
    }
}
