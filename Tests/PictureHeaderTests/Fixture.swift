import Glibc
import Testing

@testable import PictureHeader

/// A picture drawn by another program, and the size at which other programs show it (make-fixtures.py).
struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let header: PictureHeader

    var testDescription: String { name }

    /// Every picture that can be shown.
    static let all: [Fixture] = {
        String(decoding: bytes(of: "sizes.tsv"), as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 4, let format = PictureFormat(rawValue: fields[1]), let width = Int(fields[2]),
                let height = Int(fields[3])
            else {
                Issue.record("sizes.tsv: '\(line)'")
                return nil
            }
            let header = PictureHeader(format: format, width: width, height: height)
            return Fixture(name: fields[0], bytes: bytes(of: fields[0]), header: header)
        }
    }()

    /// The bytes of a file in the folder of fixtures.
    static func bytes(of name: String) -> [UInt8] {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        guard let file = fopen("/\(folder)/Fixtures/\(name)", "r") else {
            Issue.record("no fixture '\(name)'")
            return []
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<count])
    }
}

extension Result<PictureHeader, PictureFault> {
    var text: String {
        switch self {
        case .success(let header): "\(header.format) \(header.width) \(header.height)"
        case .failure(let fault): fault.text
        }
    }
}
