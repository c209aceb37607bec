import PictureHeader

/// What is beyond a limit, and what to do about it.
struct Excess {
    let text: String
    let hint: String
}

extension Limits {
    /// What is said of a picture, a font or another file of a theme that is larger than one may be.
    func excess(ofPicture file: String, size: Int) -> Excess {
        Excess(
            text: "'\(file)' is larger than \(Name.pictureSize.words(self[.pictureSize]))",
            hint: hint(.pictureSize, "save it smaller", needed: size))
    }

    /// What is said of a picture of more pixels than one may have, since a phone has to hold all of them; nil of others.
    ///
    /// A drawing has no pixels until it is shown.
    func excess(of header: PictureHeader, in file: String) -> Excess? {
        guard header.format != .svg else { return nil }
        let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
        guard overflows || pixels > self[.pixels] else { return nil }
        return Excess(
            text: "'\(file)' has \(header.width) × \(header.height) pixels, more than "
                + Name.pixels.words(self[.pixels]),
            hint: hint(.pixels, "save it smaller", needed: overflows ? .max : pixels))
    }
}
