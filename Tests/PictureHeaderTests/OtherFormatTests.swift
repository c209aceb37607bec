import Testing

@testable import PictureHeader

@Suite struct OtherFormatTests {
    @Test(arguments: [
        ("photo.heic", "this is a HEIC picture, which most browsers do not show"),
        ("print.tif", "this is a TIFF picture, which browsers do not show"),
        ("old.bmp", "this is a BMP picture, which browsers do not show"),
        ("page.pdf", "this is a PDF, not a picture"),
        ("icon.ico", "this is a Windows icon, which browsers do not show"),
        ("print.jp2", "this is a JPEG 2000 picture, which browsers do not show"),
        ("layers.psd", "this is a Photoshop document, which browsers do not show"),
    ])
    func namesWhatOtherProgramsMade(_ name: String, _ text: String) {
        let result = readPictureHeader(Fixture.bytes(of: name))
        #expect(result.text == text)
        if case .failure(let fault) = result { #expect(fault.hint != nil) }
    }

    @Test(arguments: [
        ("", "this file is empty"),
        ("A picture of a cake", "this is a text file, not a picture"),
        ("{\"image\": 1}", "this is a text file, not a picture"),
        ("\u{FEFF}\r\n", "this picture is cut off"),
        ("<!DOCTYPE html><html>", "this is a web page, not a picture"),
        ("\n<!doctype HTML>", "this is a web page, not a picture"),
        ("<!-- saved --><html lang='de'><svg/>", "this is a web page, not a picture"),
        ("<HTML>", "this is a web page, not a picture"),
        ("<?xml version='1.0'?><rss version='2.0'>", "this is an XML file, but no SVG"),
        ("<svgx xmlns='http://www.w3.org/2000/svg'>", "this is an XML file, but no SVG"),
        ("BMW parts list", "this is a text file, not a picture"),
        ("II*\u{0}\u{10}\u{0}\u{0}\u{0}CR\u{2}\u{0}", "this is a camera's raw picture, which browsers do not show"),
        ("MM\u{0}*\u{0}\u{0}\u{0}\u{8}", "this is a TIFF picture, which browsers do not show"),
        ("FUJIFILMCCD-RAW 0201", "this is a camera's raw picture, which browsers do not show"),
        (
            "\u{0}\u{0}\u{0}\u{18}ftypcrx \u{0}\u{0}\u{0}\u{1}crx isom",
            "this is a camera's raw picture, which browsers do not show"
        ),
        ("\u{0}\u{0}\u{0}\u{18}ftypmp42\u{0}\u{0}\u{0}\u{0}mp42isom", "this is a film, not a picture"),
        ("RIFF\u{24}\u{0}\u{0}\u{0}WAVEfmt ", "this is a sound or a film, not a picture"),
        ("PK\u{3}\u{4}", "this is an archive or a document, not a picture"),
        ("\u{1}\u{2}\u{3}", "this is no picture that browsers show"),
    ])
    func namesWhatElseComes(_ start: String, _ text: String) {
        #expect(readPictureHeader(Array(start.utf8)).text == text)
    }

    @Test(
        arguments: [
            ([0x1F, 0x8B, 0x08], "this is a compressed file"),
            ([0xFF, 0xFE, 0x3C, 0x00], "this is a text file in UTF-16"),
            ([0xFF, 0x0A], "this is a JPEG XL picture, which browsers do not show"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0A], "this picture is damaged"),
            ([0xFF, 0xD8, 0x00], "this picture is damaged"),
            ([0xFF, 0xD8], "this picture is cut off"),
        ] as [([UInt8], String)])
    func namesBytesThatAreNoText(_ start: [UInt8], _ text: String) {
        #expect(readPictureHeader(start).text == text)
    }

    @Test func anAVIFWithoutPropertiesIsDamaged() throws {
        // Without a size, and without any property for the associations to name.
        for (name, damage) in [("ispe", Array("free".utf8)), ("ipco", Array("ipco".utf8) + [0xFF])] {
            var bytes = Fixture.bytes(of: "plain.avif")
            let place = try #require(bytes.firstRange(of: Array(name.utf8)))
            bytes.replaceSubrange(place.lowerBound..<place.lowerBound + damage.count, with: damage)
            #expect(readPictureHeader(bytes).text == "this picture is damaged")
        }
    }
}
