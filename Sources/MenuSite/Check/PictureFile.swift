import PictureHeader

/// A picture of the site: its file, and what its header says.
///
/// An object, since many pages show one picture: two that are identical were read as one.
final class PictureFile: Sendable {
    /// Its path under `content/`.
    let path: String
    /// Its path in the output folder, which carries a hash of its bytes.
    let output: String
    /// The same percent-encoded.
    let address: String
    /// Width and height as shown, in pixels.
    let width: Int
    let height: Int
    /// Its size in bytes.
    let size: Int
    /// The hash of its bytes.
    let hash: String
    /// The bytes themselves of one that is not worth reading twice.
    let bytes: [UInt8]?

    init(
        path: String, output: String, header: PictureHeader, hash: String, bytes: [UInt8]
    ) {
        (self.path, self.output, self.hash) = (path, output, hash)
        address = WebAddress.encodedPath(output)
        (width, height, size) = (header.width, header.height, bytes.count)
        self.bytes = bytes.count <= 4096 ? bytes : nil
    }
}

/// The pictures that a page shows, each once, in the order in which they were asked for.
struct ShownPictures: Sendable {
    private(set) var all: [PictureFile] = []
    /// Which of them each is, as soon as they are many.
    private var known: [ObjectIdentifier: Int] = [:]

    /// Among so many one is found faster by looking at all.
    private static let few = 64

    /// They by their paths in the output folder; of two with one path the first.
    var byOutput: [String: PictureFile] {
        Dictionary(all.map { ($0.output, $0) }) { first, _ in first }
    }

    /// Adds one; false where it is there already.
    mutating func insert(_ picture: PictureFile) -> Bool {
        let count = all.count
        return number(adding: picture) == count
    }

    /// Which of them a picture is; it is added where it is none yet.
    mutating func number(adding picture: PictureFile) -> Int {
        if all.count < Self.few {
            if let known = all.firstIndex(where: { $0 === picture }) { return known }
        } else {
            if known.isEmpty { for (number, one) in all.enumerated() { known[ObjectIdentifier(one)] = number } }
            let number = known[ObjectIdentifier(picture), default: all.count]
            if number < all.count { return number }
            known[ObjectIdentifier(picture)] = number
        }
        all.append(picture)
        return all.count - 1
    }
}
