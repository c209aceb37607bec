extension ICU {
    /// The ISO 4217 codes of all currencies, or of those that are in use.
    static func currencies(inUse: Bool) -> [String] {
        var codes: [String] = []
        _ = hasCurrency(inUse: inUse) { code in
            codes.append(String(cString: code))
            return false
        }
        return codes
    }

    /// Whether a currency is in use, by its ISO 4217 code.
    static func isCurrency(_ code: String) -> Bool {
        let wanted = code.utf8.map { CChar(bitPattern: $0) } + [0]
        return hasCurrency(inUse: true) { code in wanted.indices.allSatisfy { code[$0] == wanted[$0] } }
    }
}
