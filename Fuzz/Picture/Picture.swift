import FuzzParts
import PictureHeader

/// What is read of a picture is within the limits of its kind; a picture that is refused is so in words.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    switch readPictureHeader(input(data, count)) {
    case .failure(let fault): promise(!fault.text.isEmpty && fault.hint != "", "a fault without words")
    case .success(let header):
        let limit =
            switch header.format {
            case .jpeg, .gif: 1 << 16 - 1
            case .webp: 1 << 24
            case .png, .svg: 1 << 31 - 1
            case .avif: 1 << 32 - 1
            }
        promise((1...limit).contains(header.width) && (1...limit).contains(header.height), "no such size")
    }
    return 0
}
