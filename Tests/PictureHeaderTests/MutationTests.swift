import Testing

@testable import PictureHeader

/// A generator of numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}

@Suite struct MutationTests {
    private static let svg = Array(
        """
        <?xml version="1.0"?><!-- a > b --><!DOCTYPE svg [<!ENTITY e "x">]>
        <svg xmlns="http://www.w3.org/2000/svg" width="10.5mm" height='3e1' viewBox="0,0 1e2 5"/>
        """.utf8)

    /// 200,000 damaged pictures: not one may trap, and what is read of one has a size.
    @Test(arguments: 0..<8) func noDamageTraps(_ part: Int) {
        var generator = SeededGenerator(state: UInt64(part))
        let seeds = Fixture.all.map(\.bytes) + [Self.svg, Self.svg, Self.svg]
        var read = 0
        for _ in 0..<25_000 {
            guard var bytes = seeds.randomElement(using: &generator) else { return }
            for _ in 0..<Int.random(in: 1...6, using: &generator) { damage(&bytes, &generator) }
            if case .success(let header) = readPictureHeader(bytes) {
                read += 1
                if header.width < 1 || header.height < 1 { Issue.record("no size: \(bytes)") }
            }
        }
        #expect(read > 1000)
        #expect(read < 24_000)
    }

    private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        // Headers are where it hurts.
        let reach = Bool.random(using: &generator) ? bytes.count : min(bytes.count, 64)
        let place = Int.random(in: 0..<reach, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &generator) ?? 0
        case 2: bytes.removeSubrange(place...)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...16, using: &generator)))
        case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 16)], at: place)
        default:
            for offset in place..<min(bytes.count, place + 8) { bytes[offset] = 0xFF }
        }
    }

    /// Long inputs of shapes that would hurt a reader whose time grows faster than they do.
    @Test func timeGrowsWithLength() {
        let size = 1 << 18
        func filled(_ start: [UInt8], _ unit: [UInt8]) -> [UInt8] {
            var bytes = start
            while bytes.count < size { bytes += unit }
            return bytes
        }
        func text(_ start: String, _ unit: String) -> [UInt8] { filled(Array(start.utf8), Array(unit.utf8)) }
        let hostile = [
            filled([0xFF, 0xD8, 0xFF], [0xFF]), filled([0xFF, 0xD8, 0xFF], [0xFF, 0xD0]),
            filled([0xFF, 0xD8, 0xFF], [0xFF, 0xE1, 0, 2]),
            filled(Array(Fixture.bytes(of: "plain.png").prefix(33)), [0, 0, 0, 0, 0x65, 0x58, 0x49, 0x66, 0, 0, 0, 0]),
            filled(Array(Fixture.bytes(of: "plain.avif").prefix(32)), [0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65]),
            text("", " "), text("<!--", "-"), text("<!--", "->"), text("<?", "?"), text("", "<!-- -->"),
            text("<!DOCTYPE svg [", "<!ENTITY a '&a;&a;'>"), text("<!DOCTYPE svg ", "["), text("<svg ", "a='b' "),
            text("<svg ", "a "), text("<", "<"), text("<svg xmlns=\"", "x"), text("<", "a"),
            text("<svg xmlns='http://www.w3.org/2000/svg' width='", "1"),
            text("<svg xmlns='http://www.w3.org/2000/svg' viewBox='", "1 "),
        ]
        let clock = ContinuousClock()
        for bytes in hostile {
            let time = clock.measure { _ = readPictureHeader(bytes) }
            #expect(time < .seconds(5), "\(bytes.prefix(40))")
        }
    }
}
