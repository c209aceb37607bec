import Testing

@testable import PictureHeader

@Suite struct FixtureTests {
    @Test func thereAreFixturesOfEveryRasterFormat() {
        #expect(Fixture.all.count >= 54)
        #expect(Set(Fixture.all.map(\.header.format)) == [.jpeg, .png, .webp, .gif, .avif])
    }

    @Test(arguments: Fixture.all) func isReadAsOtherProgramsShowIt(_ fixture: Fixture) throws {
        #expect(try readPictureHeader(fixture.bytes).get() == fixture.header)
    }

    @Test(arguments: Fixture.all) func everyTruncationIsAFaultOrTheSameSize(_ fixture: Fixture) {
        for length in 0..<fixture.bytes.count {
            switch readPictureHeader(Array(fixture.bytes[..<length])) {
            case .success(let header): #expect(header == fixture.header, "cut to \(length) bytes")
            case .failure(let fault):
                let said = length == 0 ? "this file is empty" : fault.text
                #expect(said == fault.text && !fault.text.isEmpty, "cut to \(length) bytes")
                // From its twelfth byte on, every format is told, and what is cut off is said to be.
                if length >= 12 { #expect(fault == .cutOff, "cut to \(length) bytes") }
            }
        }
    }

    @Test(arguments: Fixture.all) func trailingBytesChangeNothing(_ fixture: Fixture) throws {
        #expect(try readPictureHeader(fixture.bytes + [0, 1, 2, 3, 0xFF]).get() == fixture.header)
    }
}
