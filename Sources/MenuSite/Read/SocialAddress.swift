import JSONText

extension Forms {
    /// The address of a venue's page elsewhere.
    static let socialAddress = Form<String>(shape: .matching(addressPattern)) { value, reading in
        guard let written = reference.read(value, &reading) else { return nil }
        let address = written.value
        if WebAddress.scheme(of: address) == "https", let host = WebAddress.host(of: address), host.contains(".") {
            return WebAddress.encoded(address)
        }
        reading.error(
            at: value.offset, "'\(address)' is no address that begins with https://",
            hint: socialAddressHint(address)
                ?? "write it as the browser shows it, such as https://www.instagram.com/name")
        return nil
    }

    /// `https://`, and a host with a point in it.
    private static let addressPattern: String = {
        let letter = #"[^\u0000-,/:-@\[-`{-\u007F]"#
        return #"[Hh][Tt][Tt][Pp][Ss]://\#(letter)*\.\#(letter)*(?:[:/?#].*)?"#
    }()

    /// What to write where only the scheme is missing or is another.
    private static func socialAddressHint(_ address: String) -> String? {
        let plain =
            WebAddress.scheme(of: address) == "http"
            ? String(address.drop { $0 != ":" }.drop { ":/".contains($0) }) : address
        guard let host = WebAddress.host(of: "https://" + plain), host.contains("."), !host.hasPrefix("."),
            !plain.contains("@"), !plain.contains(" ")
        else { return nil }
        return "write 'https://\(plain)'"
    }
}
