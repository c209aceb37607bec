import FuzzParts

@testable import MenuSite

/// A drawing that is refused is so in words and at a place of its own; one that is taken holds no script.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(data, count)
    if let fault = faultOfDrawing(bytes) {
        promise(!fault.text.isEmpty && !fault.hint.isEmpty, "a fault without words")
        promise((1...count + 1).contains(fault.line) && (1...count + 1).contains(fault.column), "a place outside")
        return 0
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Where nothing hides a tag or gives it to another vocabulary, it is what it looks like.
    let isPlain = !text.contains("<!") && !text.contains("<?") && text.split(separator: "xmlns").count == 2
    guard isPlain, text.contains("<svg xmlns=\"http://www.w3.org/2000/svg\"") else { return 0 }
    promise(!text.contains("<script>") && !text.contains("<script/>") && !text.contains("<script "), "a script")
    return 0
}
