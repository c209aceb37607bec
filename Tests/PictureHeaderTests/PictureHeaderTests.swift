import Foundation
import Testing

@testable import PictureHeader

/// The pictures of `Fixtures/`, drawn by Pillow 13; their sizes are those Pillow's `ImageOps.exif_transpose` gives.
let fixtures: [(name: String, format: PictureFormat, width: Int, height: Int)] =
    [
        ("plain.jpg", .jpeg, 12, 8), ("progressive.jpg", .jpeg, 12, 8), ("grey.jpg", .jpeg, 12, 8),
        ("cmyk.jpg", .jpeg, 12, 8),
        ("big-endian.jpg", .jpeg, 8, 12), ("plain.png", .png, 12, 8), ("palette.png", .png, 12, 8),
        ("turned.png", .png, 8, 12),
        ("plain.gif", .gif, 12, 8), ("lossy.webp", .webp, 12, 8), ("lossless.webp", .webp, 12, 8),
        ("turned.webp", .webp, 8, 12),
        ("alpha.webp", .webp, 13, 7), ("plain.avif", .avif, 12, 8), ("odd.avif", .avif, 17, 5),
        ("turned.avif", .avif, 8, 12),
    ]
    + (1...8).map { ("orientation-\($0).jpg", .jpeg, $0 < 5 ? 12 : 8, $0 < 5 ? 8 : 12) }

func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
}

@Suite struct PictureHeaderTests {
    @Test(arguments: fixtures)
    func saysTheSizeAsShown(name: String, format: PictureFormat, width: Int, height: Int) throws {
        #expect(
            readPictureHeader(try fixture(name))
                == .success(PictureHeader(format: format, width: width, height: height)))
    }

    /// Wherever a file is cut off, its header says the same or nothing.
    @Test(arguments: fixtures)
    func aFileThatIsCutOffSaysTheSameOrNothing(name: String, format: PictureFormat, width: Int, height: Int) throws {
        let bytes = try fixture(name)
        var faults = 0
        for length in bytes.indices {
            switch readPictureHeader(Array(bytes[..<length])) {
            case .success(let header):
                // The turn of WebP's may stand behind the pixels, that of PNG's and AVIF's behind the size.
                #expect([header.width, header.height].sorted() == [width, height].sorted(), "\(length) bytes")
            case .failure: faults += 1
            }
        }
        #expect(faults >= 10)
    }

    /// 100,000 files with some bytes changed; none traps, and a size that is said is above nought.
    @Test func changedBytesNeverTrap() throws {
        var random = SeededGenerator(state: 1)
        let files = try fixtures.map { try fixture($0.name) } + svgs.map { Array($0.text.utf8) }
        for round in 0..<100_000 {
            var bytes = files[round % files.count]
            for _ in 0...Int.random(in: 0...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            if case .success(let header) = readPictureHeader(bytes) { #expect(header.width > 0 && header.height > 0) }
        }
    }

    @Test(arguments: [
        ("", "it is empty"), ("just text", "it is text"), ("<!doctype html><p>", "it is text"), ("II*\0", "TIFF"),
        ("MM\0*", "TIFF"),
        ("BM123456", "BMP"), ("8BPS", "Photoshop"), ("%PDF-1.7", "PDF"), ("PK\u{3}\u{4}", "ZIP"),
        ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", "HEIC"),
        ("\0\0\0\u{10}ftypisom\0\0\0\0", "film"), ("GIF89a", "cut off"), ("RIFF\0\0\0\0WEBP", "cut off"),
        ("\u{1}\u{2}\u{3}", "unknown"),
        ("GIF89a\0\0\0\0", "no width"),
    ])
    func saysWhatAFileIsInstead(text: String, said: String) {
        guard case .failure(let fault) = readPictureHeader(text.unicodeScalars.map { UInt8($0.value) }) else {
            Issue.record("'\(text)' was taken for a picture")
            return
        }
        #expect(fault.text.contains(said), "\(fault.text)")
    }

    @Test func aJPEGWithoutAFrameIsAFault() {
        #expect(readPictureHeader([0xFF, 0xD8, 0xFF]) == .failure(cutOff))
        #expect(
            readPictureHeader([0xFF, 0xD8, 0xFF, 0xD9]) != .success(PictureHeader(format: .jpeg, width: 0, height: 0)))
    }
}

/// SVG 2 section 7.8 and CSS Values 4 section 6.2: sizes as browsers take them.
private let svgs: [(text: String, width: Int, height: Int)] = [
    ("<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>", 40, 30),
    ("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <svg width='1' height='1'> -->\n<svg viewBox=\"0 0 200 100\">", 200, 100),
    (
        "<!DOCTYPE svg PUBLIC \"-//W3C//DTD > SVG\" \"x\" [<!ENTITY a \"b\">]><svg width=\"1in\" height=\"2.54cm\">",
        96, 96
    ),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"-5,-5, 64 48\">", 64, 48),
    ("<svg width='50' viewBox='0 0 200 100'>", 50, 25),
    ("<svg\n\theight = '50'\n viewBox='0 0 200 100' >", 100, 50), ("<svg width=\"12.6px\" height=\"7.4\">", 13, 7),
    ("<svg data-width=\"5\" width='0.2' height='3'>", 1, 3),
]

@Suite struct SVGTests {
    @Test(arguments: svgs)
    func saysItsSize(text: String, width: Int, height: Int) {
        #expect(
            readPictureHeader(Array(text.utf8)) == .success(PictureHeader(format: .svg, width: width, height: height)))
    }

    @Test(arguments: [
        "<svg>", "<svg width='100%' height='100%'>", "<svg viewBox='0 0 0 0'>", "<svg viewBox='1 2 3'>",
        "<svg width='-4' height='3'>",
    ])
    func oneWithoutASizeIsToldToAddAViewBox(text: String) {
        guard case .failure(let fault) = readPictureHeader(Array(text.utf8)) else {
            Issue.record("\(text)")
            return
        }
        #expect(fault.hint?.contains("viewBox") == true)
    }

    @Test(arguments: [
        "<svgx width='1' height='1'>", "<html><svg width='1' height='1'>", "<!-- <svg width='1' height='1'>",
        "<!DOCTYPE svg [",
    ])
    func somethingElseIsNoSVG(text: String) {
        #expect(
            readPictureHeader(Array(text.utf8))
                == .failure(PictureFault("it is text", hint: "save it as JPEG, PNG or WebP")))
    }

    @Test func aLongHeadTakesTimeInProportion() {
        for head in [
            "<!--" + String(repeating: "-", count: 2_000_000),
            "<!DOCTYPE svg [" + String(repeating: "[", count: 2_000_000),
            "<svg " + String(repeating: "a='' ", count: 400_000),
        ] {
            let clock = ContinuousClock()
            let time = clock.measure { _ = readPictureHeader(Array(head.utf8)) }
            #expect(time < .seconds(10))
        }
    }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
