import PictureHeader

/// What is wrong with a file, and what to do about it.
struct FileFault {
    let text: String
    let hint: String
}

/// What came of a look at a picture.
enum PictureLook {
    case picture(PictureHeader)
    case fault(FileFault)
}

extension Limits {
    /// What is said of a picture, a font or another file of a theme that is larger than one may be.
    func excess(ofPicture file: String, size: Int) -> FileFault {
        FileFault(
            text: "'\(file)' is larger than \(Name.pictureSize.words(self[.pictureSize]))",
            hint: hint(.pictureSize, "save it smaller", needed: size))
    }

    /// What a picture's file tells of it, as far as it may be published; what is wrong with it otherwise.
    ///
    /// - Parameter file: its path as messages show it.
    func look(atPicture bytes: [UInt8], in file: String) -> PictureLook {
        switch readPictureHeader(bytes) {
        case .failure(let fault): return .fault(FileFault(text: fault.text(of: file), hint: fault.hintOrOther))
        case .success(let header):
            if let fault = excess(of: header, in: file) { return .fault(fault) }
            guard header.format == .svg, let fault = faultOfDrawing(bytes) else { return .picture(header) }
            return .fault(
                FileFault(
                    text: "'\(file)' \(fault.text), in line \(fault.line), column \(fault.column)", hint: fault.hint))
        }
    }

    /// What is said of a picture of more pixels than one may have, since a phone has to hold all of them; nil of others.
    ///
    /// A drawing has no pixels until it is shown.
    private func excess(of header: PictureHeader, in file: String) -> FileFault? {
        guard header.format != .svg else { return nil }
        let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
        guard overflows || pixels > self[.pixels] else { return nil }
        return FileFault(
            text: "'\(file)' has \(header.width) × \(header.height) pixels, more than "
                + Name.pixels.words(self[.pixels]),
            hint: hint(.pixels, "save it smaller", needed: overflows ? .max : pixels))
    }
}
