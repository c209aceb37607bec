/// A kind of picture that every browser shows.
public enum PictureFormat: String, Sendable, CaseIterable {
    /// JPEG (ITU-T T.81).
    case jpeg
    /// PNG (W3C Portable Network Graphics, Third Edition), animated or not.
    case png
    /// WebP (RFC 9649).
    case webp
    /// GIF (87a and 89a).
    case gif
    /// AVIF (AV1 Image File Format).
    case avif
    /// SVG (SVG 2).
    case svg

    /// The media type, as an HTTP server or a `type` attribute names it.
    public var mediaType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .avif: "image/avif"
        case .svg: "image/svg+xml"
        }
    }

    /// The ends of file names that stand for this kind, in lower case, the usual one first.
    public var extensions: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
        case .png: ["png", "apng"]
        case .webp: ["webp"]
        case .gif: ["gif"]
        case .avif: ["avif"]
        case .svg: ["svg"]
        }
    }
}
