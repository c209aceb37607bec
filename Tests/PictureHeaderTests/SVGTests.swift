import Testing

@testable import PictureHeader

@Suite struct SVGTests {
    /// Sizes worked out by hand from CSS Values 4, *Absolute lengths* (1in = 96px = 2.54cm = 72pt = 6pc, 1cm = 10mm = 40Q), and from
    /// SVG 2, *Intrinsic sizing properties*, for a side that is missing.
    @Test(arguments: [
        ("width='30' height='20'", "svg 30 20"),
        ("width=\"30px\" height=\" 20PX \"", "svg 30 20"),
        ("width='1in' height='2.54cm'", "svg 96 96"),
        ("width='25.4mm' height='101.6Q'", "svg 96 96"),
        ("width='72pt' height='6pc'", "svg 96 96"),
        ("width='1.5e2' height='+.5e+2'", "svg 150 50"),
        ("width='30.4' height='30.5'", "svg 30 31"),
        ("width='.2' height='7'", "svg 1 7"),
        ("width='30' height='20' viewBox='0 0 5 5'", "svg 30 20"),
        ("viewBox='0 0 600 400'", "svg 600 400"),
        ("viewBox=' -10,-20 , 600\n400 '", "svg 600 400"),
        ("viewBox='0 0 24.5 49'", "svg 500 1000"),
        ("viewBox='0 0 1 0.5'", "svg 1000 500"),
        ("viewBox='0 0 120.4 100.6'", "svg 120 101"),
        ("viewBox='0-0-0 12 8'", "this SVG does not say how large it is"),
        ("width='100%' height='100%' viewBox='0 0 600 400'", "svg 600 400"),
        ("width='auto' viewBox='0 0 600 400'", "svg 600 400"),
        ("width='10em' height='2rem' viewBox='0 0 600 400'", "svg 160 32"),
        ("width='10vw' height='4ch' viewBox='0 0 600 400'", "svg 600 400"),
        ("width='300' viewBox='0 0 600 400'", "svg 300 200"),
        ("height='300' width='50%' viewBox='0 0 600 400'", "svg 450 300"),
        ("width='&w;' height='20' viewBox='0 0 600 400'", "svg 30 20"),
        ("", "this SVG does not say how large it is"),
        ("width='100%' height='100%'", "this SVG does not say how large it is"),
        ("width='300'", "this SVG does not say how large it is"),
        ("width='1e' height='inf'", "this SVG does not say how large it is"),
        ("width='0x10' height='nan'", "this SVG does not say how large it is"),
        ("viewBox='0 0 600'", "this SVG does not say how large it is"),
        ("viewBox='0 0 600 400 1'", "this SVG does not say how large it is"),
        ("viewBox='0 0 0 400'", "this SVG does not say how large it is"),
        ("viewBox='0 0 1e999 400'", "this SVG does not say how large it is"),
        ("viewbox='0 0 600 400'", "this SVG does not say how large it is"),
        ("width='0' height='20'", "this picture has no width or no height"),
        ("width='-3' height='20'", "this picture has no width or no height"),
        ("width='1e300' height='20'", "this SVG is too large to be shown"),
        ("width='30' height='20", "this picture is cut off"),
        ("width=30 height=20", "this picture is damaged"),
        ("width", "this picture is damaged"),
    ])
    func givesTheSize(_ attributes: String, _ text: String) {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)></svg>"
        #expect(readPictureHeader(Array(svg.utf8)).text == text)
    }

    @Test(arguments: [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"2\"/>",
        "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<svg\r\n\txmlns='http://www.w3.org/2000/svg' width = '3'\r\nheight\t=\t\"2\">",
        "<!-- <svg width='9'> -- > --><svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'>",
        "<?pi ?? > <svg?><svg data-a='>' xmlns='http://www.w3.org/2000/svg' width='3' height='2'>",
        "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\"><svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'>",
        "<!DOCTYPE svg [ <!ENTITY a \"]>'\"> <!-- ' ]> --> <?x ]> ?> <!ENTITY b '&a;&a;'> ]><svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'>",
        "<!DOCTYPE svg SYSTEM '/etc/passwd' [<!ENTITY ns 'http://www.w3.org/2000/svg'>]><svg xmlns='&ns;' width='3' height='2'>",
        "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='3' height='2'>",
    ])
    func findsTheRoot(_ svg: String) {
        #expect(readPictureHeader(Array(svg.utf8)).text == "svg 3 2")
    }

    @Test(arguments: [
        "<svg width='3' height='2'>", "<svg xmlns='http://www.w3.org/1999/xhtml' width='3' height='2'>",
        "<s:svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'>",
    ])
    func wantsTheNamespace(_ svg: String) {
        #expect(
            readPictureHeader(Array(svg.utf8)).text
                == "this SVG does not declare its namespace, so browsers do not show it")
    }

    @Test func saysHowToGiveASize() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg'/>"
        guard case .failure(let fault) = readPictureHeader(Array(svg.utf8)) else { return }
        #expect(fault.hint == "add a viewBox to its <svg> tag, such as viewBox=\"0 0 600 400\"")
    }

    @Test func everyTruncationBeforeTheEndOfTheTagIsCutOff() {
        let svg = Array(
            "<?xml version='1.0'?><!-- a --><!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'>"
                .utf8)
        for length in 1..<svg.count {
            #expect(readPictureHeader(Array(svg[..<length])).text == "this picture is cut off")
        }
        #expect(readPictureHeader(svg).text == "svg 3 2")
    }
}
