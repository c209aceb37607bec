// For the C library's mathematics, which rounding needs.
import Glibc

/// Reads the size that an SVG has when it is a picture on a page, from its root element (SVG 2, *Intrinsic sizing properties*).
///
/// `width` and `height` in absolute units give it; where one or both are missing or relative, `viewBox` helps out.
func readSVG(_ file: Window) throws(PictureFault) -> PictureHeader {
    let root = try startOfSVG(file)
    let box = root["viewBox"].flatMap(readViewBox)
    let (width, height) = (root["width"].flatMap(readLength), root["height"].flatMap(readLength))
    let size =
        switch (width, height, box) {
        case (let width?, let height?, _): (width, height)
        case (let width?, nil, let box?): (width, width * box.height / box.width)
        case (nil, let height?, let box?): (height * box.width / box.height, height)
        case (nil, nil, let box?): sizeOfRatio(box.width, box.height)
        case (_, _, nil):
            throw PictureFault(
                "this SVG does not say how large it is",
                hint: "add a viewBox to its <svg> tag, such as viewBox=\"0 0 600 400\"")
        }
    guard size.0 > 0, size.1 > 0 else { throw .noSize }
    let limit = Double(Int32.max)
    guard size.0 <= limit, size.1 <= limit else { throw PictureFault("this SVG is too large to be shown") }
    return PictureHeader(
        format: .svg, width: max(1, Int(size.0.rounded())), height: max(1, Int(size.1.rounded())))
}

/// The start tag of an SVG; what else the file may be is said in the fault.
private func startOfSVG(_ file: Window) throws(PictureFault) -> XMLStart {
    let root: XMLStart
    do {
        root = try XMLStart(file.text)
    } catch {
        switch error {
        case .htmlType: throw .webPage
        case .cutOff: throw .cutOff
        case .malformed: throw .damaged
        case .noMarkup:
            let isText = file.text.prefix(1000).allSatisfy { $0 >= 0x20 || isBlank($0) }
            throw isText ? .text : PictureFault("this is no picture that browsers show", hint: pictureHint)
        }
    }
    let parts = root.name.utf8.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
    let prefix = parts.count > 1 ? parts.first.map { ":" + String(decoding: $0, as: UTF8.self) } ?? "" : ""
    guard parts.last.map({ $0.elementsEqual("svg".utf8) }) == true else {
        throw htmlNames.contains(root.name.lowercased())
            ? .webPage : PictureFault("this is an XML file, but no SVG", hint: pictureHint)
    }
    // A browser draws nothing where the namespace is not declared; an entity in its place is the browser's to expand.
    let namespace = root["xmlns" + prefix]
    guard let namespace, namespace.contains(0x26) || namespace.elementsEqual("http://www.w3.org/2000/svg".utf8) else {
        throw PictureFault(
            "this SVG does not declare its namespace, so browsers do not show it",
            hint: "add xmlns\(prefix)=\"http://www.w3.org/2000/svg\" to its <svg> tag")
    }
    return root
}

private let htmlNames: Set<String> = ["html", "head", "body", "title", "meta", "script", "div", "p", "center", "h1"]

/// A size of a ratio that says nothing of pixels, in whole numbers that keep it.
private func sizeOfRatio(_ width: Double, _ height: Double) -> (Double, Double) {
    let isExact = width == width.rounded() && height == height.rounded()
    let larger = max(width, height)
    return isExact || min(width, height) >= 100 ? (width, height) : (width * 1000 / larger, height * 1000 / larger)
}

extension PictureFault {
    fileprivate static let webPage = PictureFault(
        "this is a web page, not a picture", hint: "download the picture itself, not the page that shows it")
    fileprivate static let text = PictureFault("this is a text file, not a picture", hint: pictureHint)
}

private let pictureHint = "name a JPEG, PNG, WebP, AVIF, GIF or SVG"
